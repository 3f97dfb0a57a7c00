import CoreGraphics
import Stage
import UIKit

// The phone's transport, its strip, and the drags that can be replayed.

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
    transport.showStage = { [weak self, weak bench] other in self?.stage.perform { bench?.device.screen.cover = other }
    }
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

  func follow(_ event: PointerEvent, of pointer: Int, at instant: Double) {
    dots.follow(event, of: pointer)
    transport?.follow(event, of: pointer, at: instant)
    explain.follow(event)
  }

  /// Shows the fingers if the user wants that, or if the program moves them.
  func showDots() { dots.isShown = showsTouches || loop != nil || firstSwipe != nil }

  /// Shows or hides the fingers.
  func toggleTouches() {
    showsTouches.toggle()
    store.told(showsTouches ? "Fingers are shown" : "Fingers are not shown")
  }

  func togglePlay() -> Bool {
    endFirstSwipe()
    return transport?.togglePlay() ?? false
  }

  func step(by frames: Int) -> Bool {
    leaveLoop()
    _ = transport?.step(by: frames)
    return transport != nil
  }

  /// Ends the loop at an instant of its drag, and tells the user.
  private func leaveLoop() {
    if stopLoop() { store.told("The loop is over. L loops the drag again.") }
  }

  func setSpeed(_ speed: PlaySpeed) -> Bool {
    transport?.speed = speed
    return transport != nil
  }

  func toggleStrip() -> Bool {
    guard let bench else { return false }
    store.preferences.hasStrip.toggle()
    bench.hasStrip = store.preferences.hasStrip
    bench.layoutIfNeeded()
    bench.strip?.refresh(isLooping: loop != nil)
    return true
  }

  /// Shows only the phone on the whole screen, or the window again.
  func toggleFullScreen() {
    isFullScreen.toggle()
    bench?.isAlone = isFullScreen
  }

  // MARK: Drags

  /// Opens a file as `open(_:)` does; returns a sentence if that fails.
  func fault(opening path: String) -> String? {
    let told = store.told
    var last = "It cannot be opened."
    store.told = { last = $0 }
    let isOpen = open(path)
    store.told = told
    if isOpen { told(last) }
    return isOpen ? nil : last
  }

  /// Plays a drag; any other file has parameters.
  ///
  /// If that fails, tells the user why and returns false.
  func open(_ text: String) -> Bool {
    let path = options.folders?.path(text) ?? text
    return path.lowercased().hasSuffix(".jsonl") ? openDrag(path) : store.open(path)
  }

  /// Plays the drag, and reads the file again whenever it changes.
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

  func play(_ drag: ChosenDrag, on transport: Transport) {
    stopLoop()
    _ = hand.cancel()
    transport.choose(drag)
  }

  /// Asks where to save the drag that would be replayed; returns false if there is no panel.
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

  /// The folder of saved drags; nil without a home.
  var dragFolder: String? { options.folders?.data.map { $0 + "/drags" } }

  /// A name alone is in the folder of drags.
  private func dragPath(_ text: String) -> String? {
    guard let home = options.folders?.home, let folder = dragFolder else {
      guard !text.isEmpty, !text.hasSuffix("/") else { return nil }
      return FileBytes.split(text).name.contains(".") ? text : text + ".jsonl"
    }
    return SavePath(text, name: "drag.jsonl", home: home, folder: folder)?.path
  }

  func shown(_ path: String) -> String { options.folders?.text(path) ?? path }

  private func freePath() -> String {
    guard let folder = dragFolder else { return "drag.jsonl" }
    let taken = Set(FileBytes.names(in: folder))
    let number = (1...).first { !taken.contains("drag-\($0).jsonl") } ?? 1
    let path = "\(folder)/drag-\(number).jsonl"
    return options.folders?.text(path) ?? path
  }

  func dragMenu() -> UIMenu {
    guard let transport else { return UIMenu() }
    func section(_ children: [UIMenuElement]) -> UIMenu { UIMenu(options: .displayInline, children: children) }
    func action(
      _ title: String, _ drag: Drag? = nil, isOn: Bool = false, keys: String = "", _ work: @escaping () -> Void
    ) -> UIAction {
      let action = UIAction(title: title, state: isOn ? .on : .off) { _ in work() }
      action.shownKeys = keys
      action.shownPicture = drag.map(dragPictures.picture)
      return action
    }
    let last = phone.stage.recentDrags
    let recent = last.indices.reversed().map { index in
      let name = Self.title(last[index])
      let isOn = transport.drag?.drag == last[index]
      return action(index == last.count - 1 ? "Last: \(name.lowercased())" : name, last[index], isOn: isOn) {
        [unowned self] in
        play(ChosenDrag(name, .drag(last[index])), on: transport)
      }
    }
    let none = UIAction(title: "No drags yet", attributes: .disabled) { _ in }
    let examples = ExampleDrag.all.map { example in
      let isOn = transport.chosen?.name == example.name
      return action("\(example.name): \(example.sentence)", example.drag(), isOn: isOn) { [unowned self] in
        play(ChosenDrag(example.name, .example(example)), on: transport)
      }
    }
    let fromPhones = handed.reversed().map { each in
      action(each.title, each.drag, isOn: transport.drag?.drag == each.drag) { [unowned self] in play(each) }
    }
    return UIMenu(children: [
      section(recent.isEmpty && handed.isEmpty ? [none] : recent),
      section(fromPhones.isEmpty ? [] : [UIMenu(title: "From phones", children: fromPhones)]),
      UIMenu(title: "Examples", children: examples),
      section(
        keptDrags(transport) + [
          action("Open…", keys: "Ctrl+O") { [unowned self] in openFile() },
          action("Keep…", keys: "R") { [unowned self] in _ = keepDrag() },
        ]),
    ])
  }

  /// The files of kept drags: those of their own folder, and others.
  private var keptDrags: (own: [String], others: [String]) {
    let names = dragFolder.map(FileBytes.names) ?? []
    let own = names.filter { $0.hasSuffix(".jsonl") && !$0.hasPrefix(".") }.suffix(20)
      .map { "\(dragFolder ?? "")/\($0)" }
    return (own, store.preferences.drags.filter { !own.contains($0) && FileBytes.exists($0) })
  }

  /// The drags of phones and those that were kept, each once.
  var collectedDrags: [Drag] {
    let kept = (keptDrags.own + keptDrags.others).compactMap { try? DragFile.read($0) }
    var known: Set<Drag> = []
    return (handed.map(\.drag) + kept).filter { known.insert($0).inserted }
  }

  private func keptDrags(_ transport: Transport) -> [UIMenuElement] {
    let (own, others) = keptDrags
    let actions = (own + others).map { path in
      let title = own.contains(path) ? FileBytes.split(path).name : shown(path)
      let action = UIAction(title: title.asOneLine, state: transport.chosen?.path == path ? .on : .off) {
        [unowned self] _ in _ = openDrag(path)
      }
      action.shownPicture = dragPictures.picture(ofFile: path)
      return action
    }
    return actions.isEmpty ? [] : [UIMenu(title: "Kept", children: actions)]
  }

  /// In which direction the drag goes; its picture shows the rest.
  static func title(_ drag: Drag) -> String {
    let axis = DragAxis(drag, on: drag.size)
    return axis.isDown ? axis.sign < 0 ? "Up" : "Down" : axis.sign < 0 ? "To the left" : "To the right"
  }
}

extension PrototypeApp {
  /// Demonstrates a swipe, once per user, if nothing else was asked for.
  func greet() {
    guard options.greets, let bench, options.folders?.state != nil, !store.preferences.hasGreeted else { return }
    store.preferences.hasGreeted = true
    firstSwipe = FirstSwipe(on: phone, in: bench.device.screen, of: stage) { [unowned self] in
      firstSwipe = nil
      transport?.changed()
      store.told("Now you: drag the screen \(phone.entry.back?.isVertical == true ? "down" : "to the right")")
    }
  }

  /// The user does something, so the demonstration ends.
  func endFirstSwipe() {
    firstSwipe?.stop()
    firstSwipe = nil
  }
}
