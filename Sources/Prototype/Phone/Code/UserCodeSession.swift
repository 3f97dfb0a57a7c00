import CoreGraphics
import Foundation
import Glibc
import SourcePass
import Stage
import UIKit
import Workshop

/// Shows the user's code: runs it in a child process, and replaces the child when another library is built.
@MainActor final class UserCodeSession {
  let request: UserCodeRequest
  let build: UserCodeBuild
  /// The child whose picture is shown; nil before the first one.
  private(set) var child: ChildProcess?
  private var next: ChildProcess?
  private(set) var library: BuiltLibrary?
  private(set) var state = UserCodeState.preparing("") { didSet { if state != oldValue { tellState() } } }
  private(set) var scene: String?
  var record = UserCodeRecord()
  var reads = UserCodeReads()
  var unreadChanged: () -> Void = {}
  /// The constants that differ from the source, by key.
  var edits: [String: Double] = [:]
  private(set) var picture: CGImage?
  var finger = UserCodeFinger()
  var decided: () -> Void = {}
  /// Called when the transition's status changed, or whether anything moves.
  var progressed: () -> Void = {}
  var keyUnused: (_ key: HostKey, _ isRepeat: Bool) -> Void = { _, _ in }
  /// The system's settings for all screens.
  var settings = ChildMessage(.settings) { didSet { if settings != oldValue { send(settings: settings) } } }
  /// A frozen version, which no longer changes; nil if the files are followed.
  let version: UserCodeVersion?
  /// What the code met since it was started.
  var met: [UserCodeRemark] = []
  /// What goes wrong on iOS, since the last press or build.
  var remarks: [UserCodeRemark] = [] { didSet { if remarks != oldValue { changed() } } }
  var listener: CallListener? {
    didSet {
      if (listener == nil) != (oldValue == nil) { child?.send(ChildMessage(.calls, index: listener == nil ? 0 : 1)) }
    }
  }
  /// When the last press began, in the child's time.
  private var pressInstant = 0.0
  /// Whether constants changed under a finger since the next child was started.
  private var isOutdated = false
  /// Called when the screens are back where they were before the last drag.
  private var rewound: (() -> Void)?
  /// In pixels per point; 0 means the stage's scale.
  var shownScale: () -> CGFloat = { 0 }
  /// The pictures and colours of plain screens, for classes without a preview.
  var samples: [ChildMessage] = []
  var changed: () -> Void = {}
  var happened: () -> Void = {}
  var drawn: () -> Void = {}
  var loaded: (BuiltLibrary) -> Void = { _ in }
  /// Called with whether something moves, and in how many seconds something is due.
  var outlookChanged: (_ isMoving: Bool, _ delay: Double?) -> Void = { _, _ in }
  /// Called with a line for standard error.
  var complained: (String) -> Void = { _ in }
  /// A command ends when its drag is over, and waits for the lines of remarks.
  var tellsAtOnce = false
  /// The lines of addresses that were found at once.
  var located: [UInt: String] = [:]
  /// The constants of the last library, and how often this set changed.
  var (table, revision) = (UserCodeTable(), 0)
  var wantsFrame = false
  private var isMoving = false
  /// Whether something is due at an instant.
  private var isWaiting = false
  /// Since when nothing has moved, in the child's time; nil while something moves.
  private var stillSince: Double?
  /// When the child's time is 0, in the phone's time.
  private var start = 0.0
  var now = 0.0
  /// What players of this code are a part of; cancelling it ends them.
  var run: ToolRun?
  /// The messages that set up a child's screen.
  var screen: [ChildMessage] = []
  private var replays = true
  var pointers: Set<Int> { finger.pointers }

  /// How long a frame of the window waits for the child, in seconds.
  private static let patience = 0.012

  convenience init(_ request: UserCodeRequest, cache: String) { self.init(request, cache: cache, nil) }

  /// With a version, the session shows that instead of the files.
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

  var title: String { version == nil ? build.files.title : "\(build.files.title), as it was" }

  var hasBegun: Bool { build.isFollowing || child != nil || next != nil }

  /// Builds, and builds again whenever a file changes; `now` is the phone's time.
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

  /// Loads everything again; with `replays`, repeats what the user did.
  func reload(replays: Bool) {
    self.replays = replays
    if !replays { record = UserCodeRecord() }
    reads.restart(with: edits.keys)
    if let version { return load(version.library) }
    build.begin()
  }

  /// Restarts the code with the present constants, and repeats what the user did.
  func restart() {
    guard let library else { return }
    reads.restart(with: edits.keys)
    load(library)
  }

  var unread: Set<String> { reads.unread }

  func show(scene name: String) {
    guard name != scene, let library else { return }
    scene = name
    record = UserCodeRecord()
    load(library)
  }

  // MARK: Loading

  /// Starts a child, which replaces the shown one when it has drawn its first frame.
  private func load(_ library: BuiltLibrary) {
    isOutdated = false
    forgetRemarks()
    met = []
    if case .ended = state { (replays, record) = (false, UserCodeRecord()) }
    let isReplaying = replays && !record.entries.isEmpty
    if !isReplaying { record = UserCodeRecord() }
    do throws(WorkshopError) {
      guard let (child, indices) = try makeChild(library, doing: record) else { return }
      next?.close()
      next = child
      var (sent, status, calls) = (0, ChildStatus(), [ChildCall]())
      if listener != nil { child.send(ChildMessage(.calls, index: 1)) }
      // What the user does meanwhile follows, until the child has repeated everything.
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
        case .ready: goOn()
        case .status: status = ChildStatus(message)
        case .drawn where isReplaying && sent < record.entries.count: goOn()
        case .call: calls.append(ChildCall(message))
        case .note, .remark: take(remark: message, of: library)
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

  /// Repeats everything with the present constants.
  ///
  /// Meanwhile, newer values wait. Otherwise a slider in motion would never show any of them.
  func doAgain(_ library: BuiltLibrary) {
    if next == nil { load(library) } else { isOutdated = true }
  }

  /// Starts a process that will repeat a record; nil before the first build.
  ///
  /// `indices` are the constants that change meanwhile; `scale` is in pixels per point, nil for the phone's.
  func makeChild(
    _ library: BuiltLibrary, doing record: UserCodeRecord, scale: CGFloat? = nil
  ) throws(WorkshopError) -> (child: ChildProcess, indices: [String: Int])? {
    guard let setup = version?.setup ?? build.setup else { return nil }
    let folders = library.folders.map { ChildMessage(.folder, text: $0) }
    // Constants that are read only once begin with their last value; others begin as in the source, and change when
    // they did.
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
    let index = library.scenes.firstIndex { $0.name == scene } ?? 0
    scene = library.scenes[index].name
    let child = try ChildProcess(
      library, scene: index, engine: setup.engine, toolchain: setup.toolchain,
      first: screen + folders + samples + [settings], parameters: Dictionary(values) { $1 })
    return (child, indices)
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
    if isOther {
      loaded(library)
      tell(library.notes)
    }
    let waiting = rewound
    rewound = nil
    waiting?()
    if isOutdated { load(library) }
  }

  /// Reports the calls since the last press that another child made while it repeated everything.
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
    case .note, .remark: take(remark: message, of: library)
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
    (self.isMoving, isWaiting) = (isMoving, due != nil)
    if isIdle != wasIdle { progressed() }
    outlookChanged(isMoving, due.map { max(0, $0 + start - now) })
  }

  func setNeedsFrame() { wantsFrame = true }

  /// If something changed, asks the child for a frame at an instant of the phone's time, and waits briefly.
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

  /// Records and sends something the user did; a movement may begin with it.
  func send(_ message: ChildMessage, begins: Bool = false) {
    guard child != nil || next != nil else { return }
    let instant = max(0, now - start)
    // No time is left out while a finger is down, so that a drag keeps its length.
    if begins { pressInstant = instant }
    record.add(message, at: instant, still: pointers.isEmpty || begins ? stillSince : nil, begins: begins)
    stillSince = nil
    guard let child else { return }
    // What the message starts begins now, not at the last frame.
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

  /// Whether nothing is due either.
  var isStill: Bool { isIdle && !isWaiting }

  var isLoading: Bool { next != nil }

  private(set) var isEditing = false

  /// Takes the screens back to where they were before the last drag, then calls `ready`; at once if that is unknown.
  func rewind(_ ready: @escaping () -> Void) {
    guard let library, child != nil, let mark = record.drag else { return ready() }
    record = record.before(mark)
    finger.reset()
    rewound = ready
    load(library)
  }

  func close() {
    build.close()
    for process in [child, next] { process?.close() }
    (child, next) = (nil, nil)
  }
}
