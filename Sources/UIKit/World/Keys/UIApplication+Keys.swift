// Not Apple's: how a host, a test or a replay sends an application keys and text.

import CoreGraphics
import Foundation
import QuartzCore

extension UIApplication {
  /// Returns whether something used the key.
  ///
  /// An open menu is asked first. Then follow the key commands that want priority, the text that is edited, the other
  /// key commands of the responder chain, and the responders' `pressesBegan`. A press that nothing before that used is
  /// told to responders once, not again while it repeats.
  @discardableResult package func key(_ input: KeyInput) -> Bool {
    enter()
    modifierFlags = input.modifierFlags.intersection(KeyInput.modifiers)
    let used = input.phase == .up ? endPress(input) : beginPress(input)
    // A responder may have passed the key on to another world.
    enter()
    return used
  }

  private func beginPress(_ input: KeyInput) -> Bool {
    toolTips.hide()
    for overlay in keyOverlays.reversed() {
      if let used = overlay.handle(input) { return used }
    }
    if let relay = firstResponder as? any KeyRelay, relay.relay(input) { return true }
    if performCommand(for: input, \.wantsPriorityOverSystemBehavior) { return true }
    if editText(with: input) { return true }
    if performCommand(for: input, { !$0.wantsPriorityOverSystemBehavior }) { return true }
    guard input.phase == .down, !presses.contains(where: { $0.key?.keyCode == input.code }) else {
      return presses.contains { $0.key?.keyCode == input.code && $0.responder != nil }
    }
    let press = UIPress(UIKey(input), at: world.now)
    (press.window, press.responder) = (keyWindow, keyResponder)
    presses.append(press)
    return send([press])
  }

  private func endPress(_ input: KeyInput) -> Bool {
    if let relay = firstResponder as? any KeyRelay { _ = relay.relay(input) }
    guard let press = presses.first(where: { $0.key?.keyCode == input.code }) else { return false }
    press.phase = .ended
    defer { presses.removeAll { $0 === press } }
    return send([press])
  }

  /// As when the window loses the keyboard.
  package func cancelKeys() {
    enter()
    modifierFlags = []
    let down = presses
    for press in down { press.phase = .cancelled }
    presses = []
    if !down.isEmpty { _ = send(down) }
    enter()
  }

  /// Returns whether a responder used it.
  private func send(_ changed: [UIPress]) -> Bool {
    for press in changed { press.timestamp = world.now }
    let all = presses + changed.filter { press in !presses.contains { $0 === press } }
    let event = UIPressesEvent(all, changed: changed, at: world.now)
    event.isUnhandled = event.windows.isEmpty
    sendEvent(event)
    for press in changed where press.phase == .began { press.phase = .stationary }
    if event.isUnhandled { for press in changed { press.responder = nil } }
    return !event.isUnhandled
  }

  // MARK: Responders

  package var takesKeys: Bool { firstResponder != nil }

  package var hasKeyCommands: Bool {
    enter()
    var next = keyResponder
    while let responder = next {
      if responder.keyCommands?.isEmpty == false { return true }
      next = responder.next
    }
    return false
  }

  /// Returns whether no first responder is left.
  package func endEditing() -> Bool {
    enter()
    firstResponder?.resignFirstResponder()
    return firstResponder == nil
  }

  /// The first responder, or else the screen in front.
  var keyResponder: UIResponder? {
    if let firstResponder { return firstResponder }
    guard var screen = keyWindow?.rootViewController else { return keyWindow }
    while let inner = screen.presentedViewController ?? screen.keyChild { screen = inner }
    return screen.viewIfLoaded ?? screen
  }

  /// Performs the first command in the responder chain that `key` triggers; returns whether there is one.
  private func performCommand(for key: KeyInput, _ isWanted: (UIKeyCommand) -> Bool) -> Bool {
    var next = keyResponder
    while let responder = next {
      let commands = (responder.keyCommands ?? []).filter(isWanted)
      let command =
        commands.first { $0.matches(key, exactly: true) } ?? commands.first { $0.matches(key, exactly: false) }
      if let command, command.perform(from: keyResponder) { return true }
      next = responder.next
    }
    return false
  }

  // MARK: Text

  private func editText(with key: KeyInput) -> Bool {
    guard let target = firstResponder as? any UIKeyInput else { return false }
    if let editor = target as? any KeyEditor, let used = editor.edit(with: key) { return used }
    switch key.characters {
    case "\u{8}" where key.modifierFlags.isEmpty: target.deleteBackward()
    case "\r" where key.modifierFlags.isEmpty: target.insertText("\n")
    default: return key.typesText
    }
    return true
  }

  /// Inserts text that was typed where the first responder edits text.
  package func insertText(_ text: String) {
    enter()
    if let relay = firstResponder as? any KeyRelay {
      relay.relay(text: text)
      enter()
    } else if keyOverlays.isEmpty {
      (firstResponder as? any UIKeyInput)?.insertText(text)
    }
  }

  /// The text of an input method, with the selection in UTF-16 units.
  package func setMarkedText(_ text: String, selection: Range<Int>) {
    enter()
    if let relay = firstResponder as? any KeyRelay {
      relay.relay(markedText: text, selection: selection)
      enter()
    } else {
      let range = NSRange(location: selection.lowerBound, length: selection.count)
      (firstResponder as? any UITextInput)?.setMarkedText(text, selectedRange: range)
    }
  }

  /// In the coordinates of the screen; nil if no text is edited.
  package var caretRect: CGRect? {
    if let relay = firstResponder as? any KeyRelay { return relay.relayedCaret }
    guard let target = firstResponder as? any UIKeyInput else { return nil }
    guard let view = target as? UIView, let window = view.window else { return .zero }
    var rect = view.bounds
    if let input = target as? any UITextInput, let range = input.selectedTextRange {
      rect = input.caretRect(for: range.end)
    }
    return rootLayer.convert(view.convert(rect, to: window), from: window.layer)
  }
}

/// Takes keys before any responder, as an open menu does.
@MainActor protocol KeyOverlay: AnyObject {
  /// Returns whether the key was used; nil leaves it to others.
  func handle(_ key: KeyInput) -> Bool?
}

/// A text that handles the keys that move the caret and edit.
@MainActor protocol KeyEditor: AnyObject {
  /// Returns whether the key was used; nil for what keys do in every text.
  func edit(with key: KeyInput) -> Bool?
}

extension UIViewController {
  fileprivate var keyChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: children.count == 1 ? children.first : nil
    }
  }
}
