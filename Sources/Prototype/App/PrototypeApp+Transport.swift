import CoreGraphics
import Stage
import UIKit

// Time in the hand: the transport of the phone, its strip, and the drags that can be replayed.

extension PrototypeApp {
  /// Shows the strip under the phone, and follows what happens on the phone.
  func connect(_ transport: Transport, _ bench: Workbench) {
    let strip = stage.perform {
      TransportStrip(
        transport,
        TransportStrip.Actions(
          play: { [unowned self] in _ = togglePlay() }, loop: { [unowned self] in _ = toggleLoop() },
          pin: { [unowned self] in _ = togglePin() }, step: { [unowned self] in _ = step(by: $0) },
          scrub: { [unowned self] in
            leaveLoop()
            self.transport?.scrub(to: $0)
          }, drags: { [unowned self] in dragMenu() }),
        now: { [unowned stage] in stage.now },
        after: { [unowned stage] seconds, work in
          stage.perform { stage.application.after(seconds, work) }
        })
    }
    stage.perform {
      bench.strip = strip
      bench.hasStrip = store.preferences.hasStrip
    }
    // A watched file may call these after the application has ended.
    transport.showStage = { [weak self, weak bench] other in self?.stage.perform { bench?.device.show(other) } }
    transport.told = { [weak self] in self?.store.told($0) }
    transport.changed = { [weak self, weak strip] in
      guard let self else { return }
      stage.perform { strip?.refresh(isLooping: loop != nil) }
      showDecision()
    }
    transport.moved = { [weak self, weak strip] in
      guard let self else { return }
      stage.perform {
        strip?.showMovement()
        explain.scrubbed()
      }
      if self.transport?.scrub != nil { showDecision() }
    }
  }

  /// Follows an event of a finger on the phone.
  func follow(_ event: PointerEvent, of pointer: Int, at instant: Double) {
    dots.follow(event, of: pointer)
    transport?.follow(event, of: pointer, at: instant)
    explain.follow(event)
  }

  /// Shows where fingers are if the user wants to see them, or if it is not the user's hand that moves.
  func showDots() { dots.isShown = showsTouches || loop != nil || firstSwipe != nil }

  /// Shows or hides where fingers are.
  func toggleTouches() {
    showsTouches.toggle()
    store.told(showsTouches ? "Fingers are shown" : "Fingers are not shown")
  }

  /// Pauses what moves, or plays the last drag; returns whether there is anything to play.
  func togglePlay() -> Bool {
    endFirstSwipe()
    return transport?.togglePlay() ?? false
  }

  /// Shows the instant some frames later or earlier; returns whether there is a transport.
  func step(by frames: Int) -> Bool {
    leaveLoop()
    _ = transport?.step(by: frames)
    return transport != nil
  }

  /// Ends the loop for one instant of its drag, and says so.
  private func leaveLoop() {
    if stopLoop() { store.told("The loop is over. L loops the drag again.") }
  }

  /// Sets the speed of the phone's time; returns whether that can be done.
  func setSpeed(_ speed: PlaySpeed) -> Bool {
    transport?.speed = speed
    return transport != nil
  }

  /// Folds the strip under the phone away, or shows it; returns whether there is one.
  func toggleStrip() -> Bool {
    guard let bench else { return false }
    store.preferences.hasStrip.toggle()
    bench.hasStrip = store.preferences.hasStrip
    bench.layoutIfNeeded()
    bench.strip?.refresh(isLooping: loop != nil)
    return true
  }

  /// Shows the phone alone on the whole screen, or the window again.
  func toggleFullScreen() {
    isFullScreen.toggle()
    bench?.isAlone = isFullScreen
  }

  // MARK: Drags

  /// Opens a file as `open(_:)` does; returns a sentence if it cannot be used, and nil if it can.
  func fault(opening path: String) -> String? {
    let told = store.told
    var last = "It cannot be opened."
    store.told = { last = $0 }
    let isOpen = open(path)
    store.told = told
    if isOpen { told(last) }
    return isOpen ? nil : last
  }

  /// Opens a file: one with a drag is played, any other one has parameters.
  ///
  /// Returns whether it can be used, and tells why not.
  func open(_ text: String) -> Bool {
    let path = options.folders?.path(text) ?? text
    return path.lowercased().hasSuffix(".jsonl") ? openDrag(path) : store.open(path)
  }

  /// Plays the drag in a file, and reads the file again whenever it changes; returns whether it can be used.
  func openDrag(_ path: String) -> Bool {
    guard let transport else {
      store.complained("\(path): drags are played in the window with the panel, or by `backswipe render --drag`.")
      return false
    }
    do throws(StartFault) {
      let drag = try ChosenDrag(path: path)
      play(drag, on: transport)
      store.preferences.remember(drag: path)
      store.told("Opened \(shown(path)). L loops it.")
      return true
    } catch {
      store.complained(error.sentence)
      store.told(error.sentence)
      return false
    }
  }

  private func play(_ drag: ChosenDrag, on transport: Transport) {
    stopLoop()
    _ = hand.cancel()
    transport.choose(drag)
  }

  /// Asks where to keep the drag that would be replayed; returns whether there is a panel.
  func keepDrag() -> Bool {
    guard bench != nil, let transport else { return false }
    guard let drag = transport.drag?.drag else {
      store.told("Drag once: then R keeps the drag")
      return true
    }
    let sheet = SaveSheet(
      "Keep the drag", freePath(), action: "Keep",
      replaces: { [unowned self] text in
        guard let path = dragPath(text), FileBytes.exists(path) else { return nil }
        return "\(shown(path)) exists already. Enter again replaces it."
      },
      save: { [unowned self] text in
        guard let path = dragPath(text) else { return "A path of a file is expected." }
        do throws(StartFault) {
          try DragFile.write(drag, to: path)
        } catch {
          return error.sentence
        }
        store.preferences.remember(drag: path)
        lastFolder = shown(FileBytes.split(path).folder)
        store.told("Kept as \(shown(path)): it is listed under Drags.")
        return nil
      })
    bench?.overlays.open(sheet, as: .sheet)
    return true
  }

  /// The folder of the drags that are kept; nil without a home.
  var dragFolder: String? { options.folders?.data.map { $0 + "/drags" } }

  /// Returns the path of a drag that a text stands for: a name alone is one in the folder of drags.
  private func dragPath(_ text: String) -> String? {
    guard let home = options.folders?.home, let folder = dragFolder else {
      guard !text.isEmpty, !text.hasSuffix("/") else { return nil }
      return FileBytes.split(text).name.contains(".") ? text : text + ".jsonl"
    }
    return SavePath(text, name: "drag.jsonl", home: home, folder: folder)?.path
  }

  /// Returns a path as people write it.
  func shown(_ path: String) -> String { options.folders?.text(path) ?? path }

  /// Returns a path in the user's folder of drags that is not taken.
  private func freePath() -> String {
    guard let folder = dragFolder else { return "drag.jsonl" }
    let taken = Set(FileBytes.names(in: folder))
    let number = (1...).first { !taken.contains("drag-\($0).jsonl") } ?? 1
    let path = "\(folder)/drag-\(number).jsonl"
    return options.folders?.text(path) ?? path
  }

  /// Returns the list of drags: the last ones, those that were kept, the examples, and files.
  func dragMenu() -> UIMenu {
    guard let transport else { return UIMenu() }
    func section(_ children: [UIMenuElement]) -> UIMenu { UIMenu(options: .displayInline, children: children) }
    func action(_ title: String, isOn: Bool = false, keys: String = "", _ work: @escaping () -> Void) -> UIAction {
      let action = UIAction(title: title, state: isOn ? .on : .off) { _ in work() }
      action.shownKeys = keys
      return action
    }
    let last = phone.stage.recentDrags
    let recent = last.indices.reversed().map { index in
      let name = Self.title(last[index])
      let isOn = transport.drag?.drag == last[index]
      return action(index == last.count - 1 ? "Last: \(name)" : name, isOn: isOn) { [unowned self] in
        play(ChosenDrag(name, .drag(last[index])), on: transport)
      }
    }
    let none = UIAction(title: "No drags yet", attributes: .disabled) { _ in }
    let examples = ExampleDrag.all.map { example in
      action("\(example.name): \(example.sentence)", isOn: transport.chosen?.name == example.name) { [unowned self] in
        play(ChosenDrag(example.name, .example(example)), on: transport)
      }
    }
    return UIMenu(children: [
      section(recent.isEmpty ? [none] : recent), UIMenu(title: "Examples", children: examples),
      section(
        keptDrags(transport) + [
          action("Open…", keys: "Ctrl+O") { [unowned self] in openFile() },
          action("Keep…", keys: "R") { [unowned self] in _ = keepDrag() },
        ]),
    ])
  }

  /// Returns the menu of the drags that were kept: those in the user's folder, the newest last, and those that were kept
  /// or opened elsewhere; none if there are none.
  private func keptDrags(_ transport: Transport) -> [UIMenuElement] {
    let folder = dragFolder ?? ""
    let names = dragFolder.map(FileBytes.names) ?? []
    let own = names.filter { $0.hasSuffix(".jsonl") && !$0.hasPrefix(".") }.suffix(20).map { "\(folder)/\($0)" }
    let others = store.preferences.drags.filter { !own.contains($0) && FileBytes.exists($0) }
    let actions = (own + others).map { path in
      let title = own.contains(path) ? FileBytes.split(path).name : shown(path)
      return UIAction(title: title.asOneLine, state: transport.chosen?.path == path ? .on : .off) { [unowned self] _ in
        _ = openDrag(path)
      }
    }
    return actions.isEmpty ? [] : [UIMenu(title: "Kept", children: actions)]
  }

  /// Returns the words for a drag: how long it takes, and how far it goes in which direction.
  private static func title(_ drag: Drag) -> String {
    let points = drag.events.filter { $0.finger == 0 }.compactMap(\.event.point)
    let start = points.first ?? .zero
    func distance(_ point: CGPoint) -> CGFloat { max(abs(point.x - start.x), abs(point.y - start.y)) }
    let farthest = points.max { distance($0) < distance($1) } ?? start
    let (x, y) = (farthest.x - start.x, farthest.y - start.y)
    let direction = abs(x) >= abs(y) ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down"
    return "\(FixedText.text(drag.duration, decimals: 2)) s, "
      + "\(FixedText.text(distance(farthest).native, decimals: 0)) pt \(direction)"
  }
}

extension PrototypeApp {
  /// Shows by itself how a screen is swiped, once in a user's life, if nothing else was asked for.
  func greet() {
    guard options.greets, let bench, options.folders?.state != nil, !store.preferences.hasGreeted else { return }
    store.preferences.hasGreeted = true
    firstSwipe = FirstSwipe(on: phone, in: bench.device.screen, of: stage) { [unowned self] in
      firstSwipe = nil
      transport?.changed()
      store.told("Now you: drag the screen \(phone.entry.back == .down ? "down" : "to the right")")
    }
  }

  /// Ends what the window shows by itself, because the user does something.
  func endFirstSwipe() {
    firstSwipe?.stop()
    firstSwipe = nil
  }
}
