import CoreGraphics
import Foundation
import Glibc
import SourcePass
import Stage
import UIKit
import Workshop

/// The user's own code while it is shown: run in a child process, and loaded again when another library was built.
@MainActor final class UserCodeSession {
  let request: UserCodeRequest
  let build: UserCodeBuild
  /// The child whose picture is shown; nil before the first.
  private(set) var child: ChildProcess?
  /// The child that is about to take over.
  private var next: ChildProcess?
  private(set) var library: BuiltLibrary?
  private(set) var state = UserCodeState.preparing("") { didSet { if state != oldValue { tellState() } } }
  /// The name of the scene that is shown.
  private(set) var scene: String?
  var record = UserCodeRecord()
  /// Which changed constants the code has not read since.
  var reads = UserCodeReads()
  /// Called when other changed constants are unread than before.
  var unreadChanged: () -> Void = {}
  /// The values of the constants that differ from the source's, by their keys.
  var edits: [String: Double] = [:]
  /// The last picture.
  private(set) var picture: CGImage?
  /// The fingers, and what the child says about the transition that they hold.
  var finger = UserCodeFinger()
  /// Called when there is another decision on a drag.
  var decided: () -> Void = {}
  /// Called after the status of the transition, or whether anything moves, changed.
  var progressed: () -> Void = {}
  /// Called with a key that nothing in the user's code used, and whether it is repeated.
  var keyUnused: (_ key: HostKey, _ isRepeat: Bool) -> Void = { _, _ in }
  /// What the system asks of all screens.
  var settings = ChildMessage(.settings) { didSet { if settings != oldValue { send(settings: settings) } } }
  /// The version of the code that this one shows, which does not change any more; nil if the files are followed.
  let version: UserCodeVersion?
  /// What goes wrong on iOS, since the last press or the last build.
  var remarks: [UserCodeRemark] = [] { didSet { if remarks != oldValue { changed() } } }
  /// What follows the calls in the course of transitions; nil if nothing does.
  var listener: CallListener? {
    didSet {
      if (listener == nil) != (oldValue == nil) { child?.send(ChildMessage(.calls, index: listener == nil ? 0 : 1)) }
    }
  }
  /// The instant of the child's time at which the last press began.
  private var pressInstant = 0.0
  /// Whether constants changed for a finger that is down since the next child was started.
  private var isOutdated = false
  /// Called when the screens are back where they were before the last drag.
  private var rewound: (() -> Void)?
  /// The number of pixels to a point at which the phone is shown; 0 for the stage's own.
  var shownScale: () -> CGFloat = { 0 }
  /// The pictures and colours of the plain screens on which classes without a preview are shown.
  var samples: [ChildMessage] = []
  /// Called after the state changed.
  var changed: () -> Void = {}
  /// Called after the state or the picture changed, after the other calls.
  var happened: () -> Void = {}
  /// Called after there is another picture.
  var drawn: () -> Void = {}
  /// Called when another library was loaded.
  var loaded: (BuiltLibrary) -> Void = { _ in }
  /// Called with the outlook of the child: whether something moves, and the seconds until something is due.
  var outlookChanged: (_ isMoving: Bool, _ delay: Double?) -> Void = { _, _ in }
  /// Called with a line for standard error.
  var complained: (String) -> Void = { _ in }
  /// The constants of the last library, and the number of times that they changed.
  var (table, revision) = (UserCodeTable(), 0)
  /// Whether a frame is wanted.
  var wantsFrame = false
  private var isMoving = false
  /// The instant of the child's time from which on nothing moves; nil while something does.
  private var stillSince: Double?
  /// The instant of the phone's time at which the child's time is 0.
  private var start = 0.0
  /// The phone's time.
  var now = 0.0
  /// What gives a child its screen.
  var screen: [ChildMessage] = []
  private var replays = true
  var pointers: Set<Int> { finger.pointers }

  /// The longest time for which a frame of the window waits for the child, in seconds.
  private static let patience = 0.012

  convenience init(_ request: UserCodeRequest, cache: String) { self.init(request, cache: cache, nil) }

  /// Creates the session of some files, or of a version of them that is kept.
  init(_ request: UserCodeRequest, cache: String, _ version: UserCodeVersion?) {
    (self.request, self.version) = (request, version)
    build = UserCodeBuild(request, cache: cache)
    build.prepared = { [weak self] in
      if let self, case .preparing = state { state = .preparing($0) }
    }
    build.built = { [weak self] in self?.load($0) }
    build.failed = { [weak self] state, complaint in
      if let complaint { self?.complained(complaint) }
      self?.state = state
    }
    scene = request.preview
    if let version {
      (library, table, revision, edits) = (version.library, version.table, 1, version.edits)
      (record, scene, finger) = (version.record, version.scene, version.finger)
    }
  }

  private func tellState() {
    changed()
    happened()
  }

  /// The name in the list.
  var title: String { version == nil ? build.files.title : "\(build.files.title), as it was" }

  /// Whether it was built.
  var hasBegun: Bool { build.isFollowing || child != nil || next != nil }

  /// Builds for the first time, and again whenever a file changes; `now` is the phone's time.
  func begin(at now: Double = 0) {
    self.now = now
    if let version {
      guard !hasBegun else { return }
      start = now - record.duration
      return load(version.library)
    }
    guard !build.isFollowing else { return }
    state = .preparing("Building \(title)…")
    build.follow()
  }

  /// Loads everything again, with what the user did, or without it.
  func reload(replays: Bool) {
    self.replays = replays
    if !replays { record = UserCodeRecord() }
    reads.restart(with: edits.keys)
    if let version { return load(version.library) }
    build.begin()
  }

  /// Starts the code again with the present constants, and does again what the user did.
  func restart() {
    guard let library else { return }
    reads.restart(with: edits.keys)
    load(library)
  }

  /// The keys of the changed constants that the code has not read since.
  var unread: Set<String> { reads.unread }

  /// Shows the scene with a name from its beginning.
  func show(scene name: String) {
    guard name != scene, let library else { return }
    scene = name
    record = UserCodeRecord()
    load(library)
  }

  // MARK: Loading

  /// Starts a child for a library, which takes over when it has drawn its first frame.
  private func load(_ library: BuiltLibrary) {
    isOutdated = false
    forgetRemarks()
    if case .ended = state { (replays, record) = (false, UserCodeRecord()) }
    let isReplaying = replays && !record.entries.isEmpty
    if !isReplaying { record = UserCodeRecord() }
    do throws(WorkshopError) {
      guard let (child, indices) = try makeChild(library, doing: record) else { return }
      next?.close()
      next = child
      var (isLoaded, sent, status, calls) = (false, 0, ChildStatus(), [ChildCall]())
      if listener != nil { child.send(ChildMessage(.calls, index: 1)) }
      // What the user does meanwhile follows, until the child has done everything.
      let goOn = { [weak self, weak child] in
        guard let self, let child else { return }
        for message in record.messages(from: sent, { indices[$0] }) { child.send(message) }
        sent = record.entries.count
        child.send(ChildMessage(.advance, numbers: SIMD4(record.duration, 0, 0, 0)))
        child.ask(
          ChildMessage(.frame, numbers: SIMD4(record.duration, 1.0 / 60, 0, 0)), patience: ChildProcess.loadLimit)
      }
      child.received = { [weak self, weak child] message in
        guard let self, let child else { return }
        guard next === child else { return receive(message, from: child) }
        switch message.kind {
        case .ready where !isLoaded:
          isLoaded = true
          child.ask(ChildMessage(.show, index: index(in: library)), patience: ChildProcess.loadLimit)
        case .ready: goOn()
        case .status: status = ChildStatus(message)
        case .drawn where isReplaying && sent < record.entries.count: goOn()
        case .call: calls.append(ChildCall(message))
        case .remark: take(remark: message, of: library)
        case .drawn:
          take(child, library, message, status, keepsPointers: isReplaying)
          tellAgain(calls)
        case .failed:
          next = nil
          child.close()
          state = .failed(message.text)
        default: receive(message, from: child)
        }
      }
      child.ended = { [weak self, weak child] in
        if let child { self?.ended($0, child) }
      }
      child.complained = { [weak self] in self?.complained($0) }
      child.activate()
    } catch {
      state = .failed(error.description)
    }
    replays = true
  }

  /// Does everything again with the present constants.
  ///
  /// While that is going on, the newest values wait for it, or a slider that moves would never show any.
  func doAgain(_ library: BuiltLibrary) {
    if next == nil { load(library) } else { isOutdated = true }
  }

  /// Starts a process for a library that is about to do what a record says; returns nil before the first build.
  ///
  /// `indices` are those of the constants that change meanwhile; `scale` is the number of pixels to a point, nil for that
  /// of the phone.
  func makeChild(
    _ library: BuiltLibrary, doing record: UserCodeRecord, scale: CGFloat? = nil
  ) throws(WorkshopError) -> (child: ChildProcess, indices: [String: Int])? {
    guard let setup = version?.setup ?? build.setup else { return nil }
    let folders = library.folders.map { ChildMessage(.folder, text: $0) }
    // A constant that was changed on the way begins as in the source, and changes when it did, unless it is read only once.
    let early = reads.early.union(library.parameters.filter(\.parameter.isReadOnce).map(\.parameter.key))
    let later = record.changedKeys.subtracting(early)
    let values = library.parameters.compactMap { own in
      later.contains(own.parameter.key) ? nil : edits[own.parameter.key].map { (own.parameter.index, $0) }
    }
    var indices = Dictionary(library.parameters.map { ($0.parameter.key, $0.parameter.index) }) { first, _ in first }
    for key in early { indices[key] = nil }
    var screen = screen
    for index in screen.indices where screen[index].kind == .screen {
      screen[index].numbers.z = scale?.native ?? screen[index].numbers.z
    }
    let child = try ChildProcess(
      library, engine: setup.engine, toolchain: setup.toolchain, first: screen + folders + samples + [settings],
      parameters: Dictionary(values) { $1 })
    return (child, indices)
  }

  func index(in library: BuiltLibrary) -> Int {
    let found = library.scenes.firstIndex { $0.name == scene } ?? 0
    scene = library.scenes[found].name
    return found
  }

  private func take(
    _ child: ChildProcess, _ library: BuiltLibrary, _ message: ChildMessage, _ status: ChildStatus,
    keepsPointers: Bool
  ) {
    let before = self.child
    before?.ended = { _ in }
    (self.child, next) = (child, nil)
    before?.close()
    (start, stillSince) = (now - message.numbers.y, nil)
    record.goOn()
    pressInstant = record.press?.instant ?? record.duration
    giveConstants(to: child, of: library)
    let isOther = self.library !== library
    self.library = library
    reads.start()
    unreadChanged()
    state = .running
    if !keepsPointers {
      finger.reset()
      record = UserCodeRecord()
    }
    finger.status = status
    receive(message, from: child)
    // The screen may have changed meanwhile.
    for message in screen { child.send(message) }
    wantsFrame = true
    if isOther { loaded(library) }
    let waiting = rewound
    rewound = nil
    waiting?()
    if isOutdated { load(library) }
  }

  /// Tells the calls from the last press on that were made while another child did everything again.
  private func tellAgain(_ calls: [ChildCall]) {
    guard let listener else { return }
    listener.restarted()
    for call in calls where call.instant >= pressInstant {
      listener.called(TransitionCall(call), call.count > 1, pressInstant)
    }
  }

  private func ended(_ ending: ChildEnding, _ process: ChildProcess) {
    if process === next { next = nil } else if process === child { child = nil } else { return }
    guard ending.cause != .closed else { return }
    (record, rewound) = (UserCodeRecord(), nil)
    finger.reset()
    follow(isMoving: false, due: nil)
    complained("\(ending.location.map { "\($0): " } ?? "")\(ending.reason)")
    state = .ended(ending)
  }

  // MARK: Frames

  private func receive(_ message: ChildMessage, from process: ChildProcess) {
    switch message.kind {
    case .drawn:
      show(process, message)
      follow(isMoving: message.index == 1, due: message.index == 2 ? message.numbers.x : nil)
      if message.index == 1 { stillSince = nil } else { stillSince = stillSince ?? message.numbers.y }
      if process === child, message.index != 1, pointers.isEmpty { lookAtReads() }
    case .wake:
      wantsFrame = true
      drawn()
    case .note: complained("note: \(message.text.asOneLine)")
    case .remark: take(remark: message, of: library)
    case .editing:
      isEditing = message.index == 1
      progressed()
    case .status where process === child:
      finger.status = ChildStatus(message)
      progressed()
    case .decision where process === child:
      finger.take(ChildDecision(message))
      decided()
    case .unusedKey: keyUnused(UserCodeSession.key(message), message.index & 2 != 0)
    case .call where process === child:
      let call = ChildCall(message)
      listener?.called(TransitionCall(call), call.count > 1, pressInstant)
    default: break
    }
  }

  private func show(_ process: ChildProcess, _ message: ChildMessage) {
    guard let next = Self.picture(of: process, message) else { return }
    picture = next
    drawn()
    happened()
  }

  private func follow(isMoving: Bool, due: Double?) {
    let wasIdle = isIdle
    self.isMoving = isMoving
    if isIdle != wasIdle { progressed() }
    outlookChanged(isMoving, due.map { max(0, $0 + start - now) })
  }

  /// Asks for a frame in the next drawing.
  func setNeedsFrame() { wantsFrame = true }

  /// Asks the child for the frame at an instant of the phone's time if something has changed, and waits a moment for it.
  func prepareFrame(at instant: Double, _ messages: [ChildMessage]) {
    now = instant
    if messages != screen {
      screen = messages
      for message in messages { child?.send(message) }
      wantsFrame = true
    }
    guard let child, wantsFrame || isMoving, !child.isAwaiting else { return }
    wantsFrame = false
    child.ask(ChildMessage(.frame, numbers: SIMD4(max(0, instant - start), 1.0 / 60, 0, 0)))
    child.waitForAnswer(seconds: Self.patience)
  }

  // MARK: Input

  /// Sends something that the user did, and remembers it; a movement may begin with it.
  func send(_ message: ChildMessage, begins: Bool = false) {
    guard child != nil || next != nil else { return }
    let instant = max(0, now - start)
    // Under a finger no time is left out, so that a drag keeps its length.
    if begins { pressInstant = instant }
    record.add(message, at: instant, still: pointers.isEmpty || begins ? stillSince : nil, begins: begins)
    stillSince = nil
    guard let child else { return }
    // What the message sets in motion begins now, not in the last frame.
    child.send(ChildMessage(.time, numbers: SIMD4(instant, 0, 0, 0)))
    child.send(message)
    wantsFrame = true
  }

  private func send(settings: ChildMessage) {
    child?.send(settings)
    next?.send(settings)
    wantsFrame = true
    drawn()
  }

  // MARK: Earlier instants

  /// Whether nothing will change without input.
  var isIdle: Bool { next == nil && (child == nil || (!isMoving && !wantsFrame && child?.isAwaiting == false)) }

  /// Whether another child is about to take over.
  var isLoading: Bool { next != nil }

  /// Whether a text is edited.
  private(set) var isEditing = false

  /// Brings the screens back to where they were before the last drag, and then calls `ready`; at once if that is not
  /// known.
  func rewind(_ ready: @escaping () -> Void) {
    guard let library, child != nil, let mark = record.drag else { return ready() }
    record = record.before(mark)
    finger.reset()
    rewound = ready
    load(library)
  }

  /// Ends the child and the builds.
  func close() {
    build.close()
    for process in [child, next] { process?.close() }
    (child, next) = (nil, nil)
  }
}
