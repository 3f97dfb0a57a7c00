import CoreGraphics
import Foundation
import Glibc
import SourcePass
import Stage
import UIKit
import Workshop

/// The user's own code while it is shown: built, run in a child process, and loaded again when its files change.
@MainActor final class OwnSession {
  let request: OwnRequest
  let files: SourceFiles
  let queue: BuildQueue
  private var watch: SourceWatch?
  /// The child whose picture is shown; nil before the first.
  private(set) var child: ChildProcess?
  /// The child that is about to take over.
  private var next: ChildProcess?
  private(set) var library: BuiltLibrary?
  private(set) var state = OwnState.preparing("") { didSet { if state != oldValue { tellState() } } }
  /// The name of the scene that is shown.
  private(set) var scene: String?
  private(set) var record = OwnRecord()
  /// Which changed constants the code has not read since.
  private var reads = OwnReads()
  /// Called when other changed constants are unread than before.
  var unreadChanged: () -> Void = {}
  /// The values of the constants that differ from the source's, by their keys.
  private(set) var edits: [String: Double] = [:]
  /// The last picture.
  private(set) var picture: CGImage?
  /// What is shown in place of the last picture while an earlier instant is looked at; nil if the present one is.
  weak var past: OwnPast? { didSet { drawn() } }
  /// The fingers, and what the child says about the transition that they hold.
  private(set) var finger = OwnFinger()
  /// Called when there is another verdict on a drag.
  var decided: () -> Void = {}
  /// Called after the status of the transition, or whether anything moves, changed.
  var progressed: () -> Void = {}
  /// Called with a key that nothing in the user's code used, and whether it is repeated.
  var keyUnused: (_ key: HostKey, _ isRepeat: Bool) -> Void = { _, _ in }
  /// What the system asks of all screens.
  var settings = ChildMessage(.settings) { didSet { if settings != oldValue { send(settings: settings) } } }
  /// The version of the code that this one shows, which does not change any more; nil if the files are followed.
  let version: OwnVersion?
  /// Whether constants changed for a finger that is down since the next child was started.
  private var isOutdated = false
  /// Called when the screens are back where they were before the last drag.
  private var rewound: (() -> Void)?
  /// The number of pixels to a point at which the phone is shown; 0 for the stage's own.
  var shownScale: () -> CGFloat = { 0 }
  /// The text of a preview to add, if there is nothing that could be shown.
  private(set) var suggestion: String?
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
  var (table, revision) = (OwnTable(), 0)
  /// Whether a frame is wanted.
  private var wantsFrame = false
  private var isMoving = false
  /// The instant of the child's time from which on nothing moves; nil while something does.
  private var stillSince: Double?
  /// The instant of the phone's time at which the child's time is 0.
  private var start = 0.0
  /// The phone's time.
  private var now = 0.0
  private(set) var screen: [ChildMessage] = []
  private var replays = true
  private var pointers: Set<Int> { finger.pointers }

  /// The longest time for which a frame of the window waits for the child, in seconds.
  private static let patience = 0.012

  convenience init(_ request: OwnRequest, cache: String) { self.init(request, cache: cache, nil) }

  /// Creates the session of some files, or of a version of them that is kept.
  init(_ request: OwnRequest, cache: String, _ version: OwnVersion?) {
    (self.request, self.version) = (request, version)
    files = SourceFiles(request.paths)
    let path = getenv("PATH").map { String(cString: $0) }
    queue = BuildQueue(files, language: request.language, path: path, cache: cache)
    queue.finished = { [unowned self] in built($0) }
    queue.prepared = { [unowned self] in
      if case .preparing = state { state = .preparing($0) }
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
  var title: String { version == nil ? files.title : "\(files.title), as it was" }

  /// Whether it was built.
  var hasBegun: Bool { watch != nil || child != nil || next != nil }

  /// Builds for the first time, and again whenever a file changes; `now` is the phone's time.
  func begin(at now: Double = 0) {
    self.now = now
    if let version {
      guard !hasBegun else { return }
      start = now - record.duration
      return load(version.library)
    }
    guard watch == nil else { return }
    watch = SourceWatch(files) { [unowned self] in queue.begin() }
    state = .preparing("Building \(title)…")
    queue.begin()
  }

  /// Loads everything again, with what the user did, or without it.
  func reload(replays: Bool) {
    self.replays = replays
    if !replays { record = OwnRecord() }
    reads.restart(with: edits.keys)
    if let version { return load(version.library) }
    queue.begin()
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
    record = OwnRecord()
    load(library)
  }

  // MARK: Building

  private func built(_ result: Result<BuiltLibrary, BuildFailure>) {
    suggestion = nil
    switch result {
    case .failure(.cancelled): return
    case .failure(.other(let error)):
      complained(error.description)
      state = .failed(error.description)
    case .failure(.messages(let messages, let output)):
      complained(output.isEmpty ? messages.map { "\($0.location): \($0.text)" }.joined(separator: "\n") : output)
      state = .broken(messages)
    case .success(let library):
      guard !library.scenes.isEmpty else {
        let text = files.suggestedPreview() ?? "#Preview {\n  UIViewController()\n}\n"
        suggestion = text
        state = .failed(
          "There is no preview in \(title), and no class that can be shown without one. Ctrl+C copies this, to add:\n\n\(text)"
        )
        return
      }
      load(library)
    }
  }

  // MARK: Loading

  /// Starts a child for a library, which takes over when it has drawn its first frame.
  private func load(_ library: BuiltLibrary) {
    isOutdated = false
    if case .ended = state { (replays, record) = (false, OwnRecord()) }
    let isReplaying = replays && !record.entries.isEmpty
    if !isReplaying { record = OwnRecord() }
    do throws(WorkshopError) {
      guard let (child, indices) = try makeChild(library, doing: record) else { return }
      next?.close()
      next = child
      var (isLoaded, sent, status) = (false, 0, ChildStatus())
      // What the user does meanwhile follows, until the child has done everything.
      let goOn = { [unowned self, unowned child] in
        for message in record.messages(from: sent, { indices[$0] }) { child.send(message) }
        sent = record.entries.count
        child.send(ChildMessage(.advance, numbers: SIMD4(record.duration, 0, 0, 0)))
        child.ask(
          ChildMessage(.frame, numbers: SIMD4(record.duration, 1.0 / 60, 0, 0)), patience: ChildProcess.loadLimit)
      }
      child.received = { [unowned self, unowned child] message in
        guard next === child else { return receive(message, from: child) }
        switch message.kind {
        case .ready where !isLoaded:
          isLoaded = true
          child.ask(ChildMessage(.show, index: index(in: library)), patience: ChildProcess.loadLimit)
        case .ready: goOn()
        case .status: status = ChildStatus(message)
        case .drawn where isReplaying && sent < record.entries.count: goOn()
        case .drawn: take(child, library, message, status, keepsPointers: isReplaying)
        case .failed:
          next = nil
          child.close()
          state = .failed(message.text)
        default: receive(message, from: child)
        }
      }
      child.ended = { [unowned self, unowned child] in ended($0, child) }
      child.complained = { [unowned self] in complained($0) }
      child.activate()
    } catch {
      state = .failed(error.description)
    }
    replays = true
  }

  /// Starts a process for a library that is about to do what a record says; returns nil before the first build.
  ///
  /// `indices` are those of the constants that change meanwhile.
  func makeChild(
    _ library: BuiltLibrary, doing record: OwnRecord
  ) throws(WorkshopError) -> (child: ChildProcess, indices: [String: Int])? {
    guard let setup = version?.setup ?? queue.setup else { return nil }
    let folders = files.folders.map { ChildMessage(.folder, text: $0) }
    // A constant that was changed on the way begins as in the source, and changes when it did, unless it is read only once.
    let early = reads.early.union(library.figures.filter(\.figure.isReadOnce).map(\.figure.key))
    let later = record.changedKeys.subtracting(early)
    let values = library.figures.compactMap { own in
      later.contains(own.figure.key) ? nil : edits[own.figure.key].map { (own.figure.index, $0) }
    }
    var indices = Dictionary(library.figures.map { ($0.figure.key, $0.figure.index) }) { first, _ in first }
    for key in early { indices[key] = nil }
    let child = try ChildProcess(
      library, engine: setup.engine, toolchain: setup.toolchain, first: screen + folders + samples + [settings],
      figures: Dictionary(values) { $1 })
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
    giveConstants(to: child, of: library)
    let isOther = self.library !== library
    self.library = library
    reads.start()
    unreadChanged()
    state = .running
    if !keepsPointers {
      finger.reset()
      record = OwnRecord()
    }
    finger.status = status
    receive(message, from: child)
    // The screen may have changed meanwhile.
    for message in screen { child.send(message) }
    wantsFrame = true
    if isOther {
      loaded(library)
      past?.renew()
    }
    let waiting = rewound
    rewound = nil
    waiting?()
    if isOutdated { load(library) }
  }

  private func ended(_ ending: ChildEnding, _ process: ChildProcess) {
    if process === next { next = nil } else if process === child { child = nil } else { return }
    guard ending.cause != .closed else { return }
    (record, rewound) = (OwnRecord(), nil)
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
    case .note: complained("note: \(message.text)")
    case .editing:
      isEditing = message.index == 1
      progressed()
    case .status where process === child:
      finger.status = ChildStatus(message)
      progressed()
    case .verdict where process === child:
      finger.take(ChildVerdict(message))
      decided()
    case .unusedKey: keyUnused(OwnSession.key(message), message.index & 2 != 0)
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

  private func send(_ message: ChildMessage, begins: Bool = false) {
    guard child != nil || next != nil else { return }
    let instant = max(0, now - start)
    // Under a finger no time is left out, so that a drag keeps its length.
    record.add(message, at: instant, still: pointers.isEmpty || begins ? stillSince : nil, begins: begins)
    stillSince = nil
    guard let child else { return }
    // What the message sets in motion begins now, not in the last frame.
    child.send(ChildMessage(.time, numbers: SIMD4(instant, 0, 0, 0)))
    child.send(message)
    wantsFrame = true
  }

  /// Sends an event of a finger at a point of the screen.
  func pointer(_ kind: ChildMessage.Kind, _ number: Int, at point: CGPoint, _ timestamp: Double, now instant: Double) {
    now = instant
    let (begins, wasDrag) = (kind == .down && pointers.isEmpty && finger.status.phase == .none, finger.isDrag)
    let isKnown = finger.follow(kind, number, at: point, timestamp)
    if kind == .down { decided() }
    guard isKnown else { return }
    if kind == .up { reads.touchEnded() }
    send(
      ChildMessage(kind, index: number, numbers: SIMD4(point.x.native, point.y.native, timestamp, 0)), begins: begins)
    if finger.isDrag, !wasDrag { record.noteDrag() }
  }

  /// Turns a wheel over a point of the screen.
  func wheel(by delta: CGVector, at point: CGPoint, now instant: Double) {
    now = instant
    send(ChildMessage(.wheel, numbers: SIMD4(point.x.native, point.y.native, delta.dx.native, delta.dy.native)))
  }

  /// Moves the pointer without pressing it; nil if it left the screen.
  func hover(at point: CGPoint?) {
    child?.send(
      ChildMessage(
        .hover, index: point == nil ? 1 : 0, numbers: SIMD4(point?.x.native ?? 0, point?.y.native ?? 0, 0, 0)))
    wantsFrame = true
  }

  /// Returns the key of a message.
  private static func key(_ message: ChildMessage) -> HostKey {
    HostKey(
      symbol: message.text, position: Int(message.numbers.x),
      modifiers: HostKey.Modifiers(rawValue: Int(message.numbers.y)))
  }

  /// Sends a key.
  func key(_ key: KeyInput) {
    let flags: [(UIKeyModifierFlags, HostKey.Modifiers)] = [
      (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
    ]
    let held = flags.filter { key.modifierFlags.contains($0.0) }.reduce(into: HostKey.Modifiers()) { $0.insert($1.1) }
    let phase = key.phase == .up ? 0 : key.phase == .repeated ? 3 : 1
    send(
      ChildMessage(
        .key, index: phase, numbers: SIMD4(Double(key.code.rawValue), Double(held.rawValue), 0, 0),
        text: key.characters))
  }

  /// Types text.
  func type(_ text: String) { send(ChildMessage(.text, text: text)) }

  /// Goes forward or back from code.
  func step(by step: Int) { send(ChildMessage(.step, index: step), begins: true) }

  /// Does something that is no input of the user, such as a push from code, and remembers it.
  func act(_ message: ChildMessage) { send(message) }

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

  // MARK: Constants

  /// Sets constants by their keys; nil for what the source says.
  func set(_ values: [(key: String, value: Double?)]) {
    for (key, value) in values {
      edits[key] = value
      if let count = count(ofReads: key) { reads.change(key, reads: count) }
      record.add(key, value, isHeld: !pointers.isEmpty)
    }
    guard let library, let child else { return }
    giveConstants(to: child, of: library)
    // What a finger holds open was staged with the old values: everything is done again with the new ones.
    // While that is going on, the newest values wait for it, or a slider that moves would never show any.
    if !pointers.isEmpty {
      if next == nil { load(library) } else { isOutdated = true }
    }
    wantsFrame = true
    drawn()
  }

  /// Returns how many times the code has read a constant; nil if no code runs that has it.
  private func count(ofReads key: String) -> UInt32? {
    guard let child, let own = library?.figures.first(where: { $0.figure.key == key }),
      own.figure.index < SharedMemory.mostFigures
    else { return nil }
    return child.memory.reads[own.figure.index]
  }

  private func lookAtReads() {
    let isOther = reads.look {
      count(ofReads: $0)
    } isReadOnce: { key in
      // Screens read their colours when they are made, and people look for the change at once.
      library?.figures.contains { $0.figure.key == key && ($0.figure.isReadOnce || $0.figure.color != nil) } ?? false
    }
    if isOther { unreadChanged() }
  }

  /// Ends the child and the builds.
  func close() {
    queue.cancel()
    watch = nil
    child?.close()
    next?.close()
  }
}
