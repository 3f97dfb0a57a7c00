package import Stage
import UIKit

extension PrototypeApp {
  /// Returns whether the key had an effect.
  ///
  /// The stage comes first, for open menus and text editing; then the table of keys.
  package func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool {
    endFirstSwipe()
    defer { stage.perform { explain.followFocus() } }
    let isWindows = phoneHasKeys && Self.isAlwaysWindows(key)
    if !isWindows, stage.keyDown(key, isRepeat: isRepeat) { return true }
    return run(key, isRepeat: isRepeat)
  }

  func run(_ key: HostKey, isRepeat: Bool) -> Bool {
    // A question takes all keys, including those that it does not use.
    if bench?.overlays.isAsking == true || stage.perform({ beginTyping(with: key) }) { return true }
    guard let command = KeyCommand.all.first(where: { $0.keys.contains(key) && $0.applies?(self) ?? true }) else {
      return false
    }
    if isRepeat, !command.repeats { return command.isUsed(self) }
    // While text is typed, or a sheet asks for one, editing keys do nothing else.
    let isTyping = stage.perform { focus.typing != nil || sheetField != nil }
    if isTyping, !command.worksWhileTyping { return true }
    return stage.perform { command.run(self) }
  }

  /// Whether keys go to the phone first.
  var phoneHasKeys: Bool { bench?.device.screen.isFirstResponder ?? false }

  /// Whether the window handles the key even if the phone has the keys.
  private static func isAlwaysWindows(_ key: HostKey) -> Bool {
    let isFunction = key.symbol.hasPrefix("UIKeyInputF") && Int(key.symbol.dropFirst(11)) != nil
    return isFunction || key == .character("k").with(.control) || key == .escape.with(.control)
  }

  /// Returns the keys to the window; returns false if the phone did not have them.
  func takeKeysBack() -> Bool {
    guard phoneHasKeys, let screen = bench?.device.screen else { return false }
    return stage.perform { screen.resignFirstResponder() }
  }

  /// Whether a press outside the phone hit a view.
  func isOutsidePhone(_ hit: UIView?) -> Bool {
    guard let screen = bench?.device.screen else { return false }
    return hit?.isDescendant(of: screen) != true
  }

  private func beginTyping(with key: HostKey) -> Bool {
    let field = focus.focused.map { $0 as? PanelField } ?? sheetField
    guard let field, !field.isEditing, key.modifiers.isEmpty, key.symbol.count == 1, key != .enter, key != .tab,
      field === sheetField || key.symbol.allSatisfy(field.begins)
    else { return false }
    field.beginTyping()
    // Text input begins after this key, so its own text does not follow.
    field.insertText(key.symbol)
    return true
  }

  private var sheetField: PanelField? { bench?.overlays.sheet?.controls.lazy.compactMap { $0 as? PanelField }.first }

  /// A single field in a sheet keeps the focus.
  ///
  /// In the sheet that asks for a path, Tab completes it.
  func moveFocus(by step: Int) -> Bool {
    if let sheet = bench?.overlays.sheet as? PathSheet, sheet.field.isEditing { return step < 0 || sheet.complete() }
    guard sheetField?.isEditing != true || bench?.overlays.sheet?.controls.count != 1 else { return true }
    focus.advance(by: step)
    return bench != nil
  }

  /// Leaves the first of these: what lies over the whole window, text editing, a pinned drag, a loop, scrubbing, the
  /// code view, the focus, what lies over the panel or the phone, the full screen.
  ///
  /// Otherwise pops.
  func escape() {
    if bench?.overlays.closeTopmost(above: .list) == true { return }
    if let typing = focus.typing { return typing.revert() }
    if hand.isArmed { return hand.arm(false) }
    if hand.cancel() || stopLoop() || transport?.endScrub() == true { return }
    if let parameters = bench?.panel.parameters, parameters.showsSource {
      parameters.showsSource = false
      return
    }
    if focus.focused != nil { return focus.leave() }
    if bench?.overlays.closeTopmost() == true { return }
    if isFullScreen { return toggleFullScreen() }
    phone.pop()
  }

  /// Moves the value of the focused control by steps; while text is typed, nothing moves.
  func move(by step: Int, isVertical: Bool = false) -> Bool {
    focus.typing != nil || focus.move(by: step, isVertical: isVertical)
  }

  func resetFocusedRow() -> Bool {
    guard let focused = focus.focused, let parameters = bench?.panel.parameters else { return false }
    let keys = parameters.keys(of: focused)
    for key in keys { store.reset(key) }
    return true
  }

  func saveParameters() {
    if store.writeConfig() { return }
    if let code = shownUserCode, !code.changedRows.isEmpty { return ask(aboutWriting: code) }
    openParameters()
    bench?.panel.parameters.askForPresetName()
  }

  func search() {
    let commands = searchCommands
    let sheet = SearchSheet(store, commands: commands) { [unowned self] hit in
      if let command = hit.command { commands[command].run() } else { go(to: hit) }
    }
    bench?.overlays.open(sheet, as: .sheet)
  }

  private func go(to hit: SearchSheet.Hit) {
    guard let entry = store.entry(named: hit.transition) else { return }
    store.show(entry)
    guard let key = hit.key else { return }
    openParameters()
    focus.leave()
    bench?.panel.parameters.show(key)?.hasKeyboardFocus = true
  }

  private func openParameters() {
    guard let bench else { return }
    if bench.hasDrawer { bench.isDrawerOpen = true }
    bench.panel.isListOpen = false
    bench.layoutIfNeeded()
    bench.panel.layoutIfNeeded()
  }

  func openFile() {
    let resolved = { [options] (text: String) in options.folders?.path(text) ?? text }
    let sheet = PathSheet(from: lastFolder, resolved: resolved) { [unowned self] texts in
      let path = resolved(texts.last ?? "")
      let (canRun, isPicture) = (UserCodeRequest.canRun(path), path.lowercased().hasSuffix(".png"))
      if isPicture, !FileBytes.exists(path) { return "\(shown(path)): there is no such file." }
      if !canRun, !isPicture, let fault = fault(opening: path) { return fault }
      lastFolder = shown(FileBytes.split(path).folder)
      if canRun { run(UserCodeRequest([path])) }
      if isPicture { drop([path]) }
      return nil
    }
    bench?.overlays.open(sheet, as: .sheet)
  }

  /// Presses the main button of a sheet that asks for a path, unless another button has the focus.
  func commitSheet() -> Bool {
    guard let sheet = bench?.overlays.sheet as? FieldSheet, !(focus.focused is PanelButton) else { return false }
    sheet.buttons.first?.activate()
    return true
  }

  func toggleKeySheet() {
    guard let overlays = bench?.overlays else { return }
    guard !(overlays.sheet is ListSheet) else {
      overlays.close(.sheet)
      return
    }
    let first = KeyCommand.all.compactMap { key in key.words.map { (keys: key.title, words: $0, meaning: key.meaning) }
    }
    let groups = KeyCommand.groups.map { group in
      (
        title: group.title,
        lines: group.keys.filter { !$0.meaning.isEmpty && $0.words == nil }.map { ($0.title, $0.meaning) }
      )
    }
    overlays.open(ListSheet("Keys", caps: first, groups), as: .sheet)
  }
}

extension PrototypeApp {
  /// Pins or unpins the finger of the present drag; without a drag, decides whether the next finger will stay.
  ///
  /// Returns whether the change is visible.
  func togglePin() -> Bool {
    if hand.toggle() { return true }
    guard bench != nil else { return false }
    transport?.endScrub()
    hand.arm(!hand.isArmed)
    return true
  }

  package func rightButtonPressed() {
    endFirstSwipe()
    _ = stage.perform { hand.toggle() }
  }

  func toggleLoop() -> Bool {
    guard let bench, let transport else { return false }
    if stopLoop() { return true }
    guard let (drag, start) = transport.drag else {
      store.told("Drag once: then L replays the drag")
      return true
    }
    _ = hand.cancel()
    hand.arm(false)
    transport.endScrub()
    transport.isPaused = false
    loop = DragLoop(
      drag, from: start, isLast: transport.chosen == nil, on: phone, in: bench.device.screen, of: stage,
      passed: { [weak transport] in transport?.passed() })
    transport.changed()
    return true
  }

  @discardableResult func stopLoop() -> Bool {
    guard loop != nil else { return false }
    loop = nil
    // The loop was paused, not the next drag.
    transport?.isPaused = false
    transport?.changed()
    return true
  }

  /// Shows the last decision, the loop, and the pinned finger.
  func showDecision() {
    let scrub = transport?.scrub
    let isPinned = hand.point != nil && scrub == nil
    let replay = scrub.map { !$0.isPlaying && $0.isAtEnd ? "Replay over: Esc ends it" : "Replay: Esc ends it" }
    var line = explain.first.line(in: scrub, isPinned: isPinned, isStill: explain.isStill)
    line.states = [
      isPinned ? PinnedFinger.help : hand.isArmed ? PinnedFinger.armedHelp : nil, loop == nil ? nil : loopName,
      scrub == nil && transport?.isPaused == true ? "Paused: P goes on" : nil, replay,
    ].compactMap(\.self)
    line.second = explain.ghostText
    stage.perform { bench?.show(line, stays: isPinned || hand.isArmed) }
  }

  /// Names the drag unless it is the last one.
  private var loopName: String { transport?.chosen.map { "Loop: \($0.name)" } ?? "Loop" }

  var movesPinnedFinger: Bool { hand.point != nil && focus.focused == nil }
}

extension PrototypeApp {
  /// Contains the parameters, and the options of the demo that are not the defaults.
  var command: String {
    if let code = shownUserCode { return code.command }
    let colors = options.colors == PrototypeOptions.defaultColors ? [] : options.colors.map(\.hexDigits)
    return CommandText.text(
      store.entry, store.edits, device: phone.phone.device == .plain ? nil : phone.phone.device.name,
      depth: options.depth == PrototypeOptions().depth ? nil : options.depth,
      colors: colors)
  }

  func copyCommand() {
    if let text = shownUserCode?.copiedText {
      stage.perform { UIPasteboard.general.string = text }
      return store.told("Copied: \(text.prefix { $0 != "\n" })")
    }
    stage.perform { UIPasteboard.general.string = command }
    store.told("Copied: \(command)")
  }
}
