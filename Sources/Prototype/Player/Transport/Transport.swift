import Foundation
import QuartzCore
import Stage
import UIKit

/// The phone's time: its speed and pause, the graph of what happens, and scrubbing.
///
/// The finger has its own time: a slow phone does not slow down the finger.
@MainActor final class Transport {
  let phone: CataloguePhone
  let live: LiveGraph
  /// What is shown in place of the phone; nil if the phone itself is shown.
  private(set) var scrub: Scrub?
  /// The drag that was chosen in the list or opened; nil means the last one.
  private(set) var chosen: ChosenDrag?
  /// The graph that was scrubbed last, until something happens on the phone.
  private var kept: DragGraph?
  // The window's stage contains the strip, which retains the transport.
  private unowned let screen: StageView
  private unowned let window: Stage
  private var link: CADisplayLink?
  private var lastTick: TimeInterval?
  private var isUpdating = false
  private(set) var thresholds = DragGraph.Thresholds()
  private var shown: (entry: String, edits: ParameterEdits, phone: PhoneSetting)
  /// Shows a stage in place of the phone's; nil shows the phone again.
  var showStage: (Stage?) -> Void = { _ in }
  var changed: () -> Void = {}
  var moved: () -> Void = {}
  var told: (String) -> Void = { _ in }

  init(_ phone: CataloguePhone, in screen: StageView, of window: Stage) {
    (self.phone, self.screen, self.window) = (phone, screen, window)
    live = LiveGraph(phone)
    shown = (phone.entry.name, ParameterEdits(), phone.phone)
    thresholds = DragGraph.Thresholds(phone)
    live.began = { [unowned self] in
      kept = nil
      // From now on, the user's own drag is the last one.
      if live.subject == .drag, !isPlayed { chosen = nil }
    }
    live.ended = { [unowned self] in changed() }
  }

  var speed = PlaySpeed.whole { didSet { applySpeed() } }

  var isPaused = false { didSet { applySpeed() } }

  private func applySpeed() {
    screen.timeScale = isPaused ? 0 : speed.scale
    changed()
  }

  /// Whether something passes that can be paused.
  var isPlaying: Bool { scrub?.isPlaying ?? (!isPaused && isMoving) }

  private var isMoving: Bool { live.isActive || live.isHeld || isPlayed || screen.player != nil || !phone.isIdle }

  private var isPlayed: Bool { screen.player.map { !$0.isOver } ?? false }

  /// Pauses or continues; if nothing moves, plays the chosen or the last drag.
  ///
  /// Returns false if there is nothing to play or pause.
  func togglePlay() -> Bool {
    if let scrub {
      if !scrub.isPlaying, scrub.isAtEnd { scrub.go(to: 0) }
      scrub.isPlaying.toggle()
      followPlaying()
      return true
    }
    if isPaused || isMoving {
      isPaused.toggle()
      return true
    }
    guard beginScrub(at: 0) else { return false }
    scrub?.isPlaying = true
    followPlaying()
    return true
  }

  // MARK: What happens on the phone

  func follow(_ event: PointerEvent, of pointer: Int, at instant: TimeInterval) {
    let wasHeld = live.isHeld
    live.follow(event, of: pointer, at: instant, now: window.now, isPlayed: isPlayed)
    if scrub == nil { moved() }
    if live.isHeld != wasHeld { changed() }
  }

  func stepped() {
    guard live.isActive || live.isHeld || phone.status != nil else { return }
    let before = live.graph.samples.last
    live.sample(at: window.now, isPlayed: isPlayed)
    // Nothing has moved in this frame, so no other one follows.
    guard let after = live.graph.samples.last, before.map({ !$0.looksLike(after) }) ?? true else { return }
    if scrub == nil { moved() }
  }

  /// Samples the phone without a frame, because a resting finger loses its velocity.
  ///
  /// Returns whether a finger may come to rest soon.
  func lookAgain() -> Bool {
    guard live.isActive else { return false }
    live.sample(at: window.now, isPlayed: isPlayed)
    return live.isHeld && live.graph.samples.last?.pointsPerSecond != 0
  }

  var graph: DragGraph { scrub?.graph ?? kept ?? live.graph }

  /// The shown instant, in seconds; nil if the graph is empty.
  var time: TimeInterval? { scrub?.time ?? (graph.samples.isEmpty ? nil : graph.duration) }

  /// The marked instant, in seconds; nil while the user's own drag makes the graph grow, whose end is the present.
  var playhead: TimeInterval? {
    guard scrub == nil, live.isActive else { return time }
    return screen.player == nil ? nil : live.time
  }

  /// Called while a drag is played on the phone, even if nothing moves.
  func passed() {
    guard scrub == nil, live.isActive, screen.player != nil else { return }
    live.sample(at: window.now, isPlayed: isPlayed)
    moved()
  }

  /// What the phone shows; nil if nothing has happened.
  var sample: DragGraph.Sample? { scrub?.sample ?? graph.samples.last }

  // MARK: What can be replayed

  /// What a replay would show; nil if there is nothing.
  var subject: Movement? {
    if let chosen {
      return Movement(action: chosen.action, start: chosen.start ?? scrubbedState ?? presentState)
    }
    switch live.subject {
    case .push(let start, let goal): return Movement(action: .push, start: start, goal: goal, isLast: true)
    case .pop(let start, let goal): return Movement(action: .pop, start: start, goal: goal, isLast: true)
    case .drag where live.isHeld: return nil
    case .drag, nil:
      return phone.stage.recentDrags.last.map {
        Movement(action: .drag($0), start: phone.stateBeforeDrag, isLast: true)
      }
    }
  }

  /// What was shown when scrubbing began; nil if nothing is scrubbed.
  private var scrubbedState: DemoState?

  /// What the phone shows now, as the beginning of a drag that goes back.
  private var presentState: DemoState { phone.state.atLeast(depth: 2) }

  /// The drag to replay, save and loop, with what is shown at its beginning; nil if there is none.
  var drag: (drag: Drag, start: DemoState)? {
    if let chosen {
      switch chosen.action {
      case .drag(let drag): return (drag, chosen.start ?? presentState)
      case .example(let example): return phone.track.map { (example.drag(on: $0), presentState) }
      case .push, .pop: return nil
      }
    }
    return phone.stage.recentDrags.last.map { ($0, phone.stateBeforeDrag) }
  }

  /// Plays a drag from its beginning in place of the phone, which stays as it is.
  func choose(_ next: ChosenDrag) {
    endScrub()
    (chosen, kept) = (next, nil)
    next.follow { [weak self, weak next] fault in
      guard let self, let next, chosen === next else { return }
      window.perform {
        if let fault { return told(fault) }
        told("Read \(next.path ?? next.name).")
        renew()
      }
    }
    if beginScrub(at: 0) {
      scrub?.isPlaying = true
      followPlaying()
    }
  }

  // MARK: Scrubbing

  @discardableResult func beginScrub(at time: TimeInterval) -> Bool {
    guard scrub == nil else { return true }
    guard let subject else {
      told(live.isHeld ? "Let go first: then time can go back" : "Drag once: then the drag can be played and scrubbed")
      return false
    }
    scrubbedState = subject.start
    do throws(StartFault) {
      let playback = try playback(on: phone, subject)
      playback.changed = { [weak self] in self?.window.perform { self?.pastChanged() } }
      scrub = Scrub(at: time, playback)
    } catch {
      scrubbedState = nil
      told(error.sentence)
      return false
    }
    showStage(scrub?.playback.stage)
    changed()
    moved()
    return true
  }

  /// Returns the playback of a movement, on the phone or on its mirror.
  ///
  /// - Throws: A `StartFault` if it cannot be replayed.
  func playback(on phone: CataloguePhone, _ subject: Movement) throws(StartFault) -> Playback {
    let graph = phone === self.phone && chosen == nil && !phone.screens.isKnown ? live.graph : DragGraph()
    return try Playback(graph: graph) { [unowned self] () throws(StartFault) -> any Player in
      // The drag's file may have been edited.
      let action = self.subject?.action ?? subject.action
      return try phone.player(
        of: Movement(action: action, start: subject.start, goal: subject.goal, isLast: subject.isLast))
    }
  }

  private func pastChanged() {
    guard let scrub else { return }
    scrub.go(to: scrub.time)
    showStage(scrub.playback.stage)
    moved()
  }

  func scrub(to time: TimeInterval) {
    guard beginScrub(at: time) else { return }
    stopPlaying()
    scrub?.go(to: time)
    update()
  }

  /// Negative numbers go back; returns false if there is nothing to replay.
  func step(by frames: Int) -> Bool {
    let now = time ?? 0
    guard beginScrub(at: now) else { return false }
    stopPlaying()
    scrub?.step(by: frames)
    update()
    return true
  }

  /// Shows the phone again; returns false if it is already shown.
  @discardableResult func endScrub() -> Bool {
    guard let ending = scrub else { return false }
    kept = ending.graph
    ending.playback.end()
    (scrub, scrubbedState) = (nil, nil)
    followPlaying()
    showStage(nil)
    moved()
    return true
  }

  private func stopPlaying() {
    guard scrub?.isPlaying == true else { return }
    scrub?.isPlaying = false
    followPlaying()
  }

  /// Shows the wanted instant once in the next frame, however often this is called.
  private func update() {
    guard !isUpdating else { return }
    isUpdating = true
    window.perform {
      window.application.after(0) { [weak self] in
        self?.isUpdating = false
        self?.updateNow()
      }
    }
  }

  private func updateNow() {
    guard let scrub else { return }
    scrub.update()
    showStage(scrub.playback.stage)
    moved()
  }

  /// Shows the same instant anew, because parameters or the drag changed.
  func renew() {
    guard let scrub else { return }
    scrub.renew()
    update()
  }

  /// Other parameters apply to the same instant; another transition ends scrubbing.
  func refresh(_ edits: ParameterEdits) {
    let now = (entry: phone.entry.name, edits: edits, phone: phone.phone)
    defer { shown = now }
    thresholds = DragGraph.Thresholds(phone)
    if now.entry != shown.entry {
      endScrub()
      kept = nil
      live.clear()
      changed()
      moved()
    } else if now.edits != shown.edits || now.phone != shown.phone {
      renew()
      changed()
    }
  }

  // MARK: Playing

  /// Asks for frames while something is played in place of the phone.
  private func followPlaying() {
    let isPlaying = scrub?.isPlaying ?? false
    if isPlaying, link == nil {
      let link = CADisplayLink(target: self, selector: Selector(Self.tick(_:)))
      window.perform { link.add(to: .main, forMode: .common) }
      (self.link, lastTick) = (link, nil)
    } else if !isPlaying {
      link?.invalidate()
      link = nil
    }
    changed()
  }

  private func tick(_ link: CADisplayLink) {
    guard let scrub else { return }
    let seconds = lastTick.map { link.timestamp - $0 } ?? link.duration
    lastTick = link.timestamp
    scrub.pass(seconds * speed.scale)
    updateNow()
    guard !scrub.isPlaying else { return }
    if endsAsPhone(scrub) { endScrub() } else { followPlaying() }
  }

  /// Whether the playback ends with what the phone shows: it is the phone's last movement, and parameters did not
  /// change its end.
  private func endsAsPhone(_ scrub: Scrub) -> Bool {
    guard chosen == nil else { return false }
    switch live.subject {
    case .push, .pop: return true
    case .drag, nil: return scrub.playback.decision?.finishes == phone.decision?.finishes
    }
  }
}

enum PlaySpeed: Int, CaseIterable {
  case whole, half, fifth, twentieth

  /// The phone's seconds per second.
  var scale: Double { [1, 0.5, 0.2, 0.05][rawValue] }

  var title: String { ["1×", "1/2", "1/5", "1/20"][rawValue] }
}
