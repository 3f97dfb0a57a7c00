import Stage
import Testing
import UIKit

/// A view that logs what keys do to it under its name.
private final class KeyView: UIView {
  let name: String
  let log: Log
  var takesFirst = true
  var isWilling = true
  var usesPresses = false
  var commands: [UIKeyCommand]?

  @MainActor final class Log { var lines: [String] = [] }

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { takesFirst }
  override var canResignFirstResponder: Bool { isWilling }
  override var keyCommands: [UIKeyCommand]? { commands }

  func obey(_ command: UIKeyCommand) { log.lines.append("\(name) \(command.title)") }

  private func note(_ phase: String, _ presses: Set<UIPress>) {
    for press in presses {
      let key = press.key
      log.lines.append("\(name) \(phase) \(key?.characters ?? "?") \(key?.keyCode.rawValue ?? 0)")
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if !usesPresses { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
}

/// A view that collects typed text.
private final class Notes: UIView, UIKeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite("Keys and the first responder")
struct KeyTests {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  private let log = KeyView.Log()
  private let outer: KeyView
  private let inner: KeyView

  init() {
    let stage = stage
    let log = log
    let (outer, inner) = stage.perform { (KeyView("outer", log), KeyView("inner", log)) }
    (self.outer, self.inner) = (outer, inner)
    stage.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func command(_ title: String, _ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
    UIKeyCommand(title: title, action: Selector(KeyView.obey(_:)), input: input, modifierFlags: flags)
  }

  @Test("A press goes to the first responder, and on to the next one unless it is used")
  func chain() {
    #expect(inner.becomeFirstResponder() && inner.isFirstResponder)
    outer.usesPresses = true
    #expect(stage.keyDown(.character("x")))
    stage.keyUp(.character("x"))
    #expect(log.lines == ["inner began x 27", "outer began x 27", "inner ended x 27"])
    log.lines = []
    inner.usesPresses = true
    #expect(stage.keyDown(.character("x").with(.shift)) && log.lines == ["inner began X 27"])
  }

  @Test("A press that no responder uses is left to the host")
  func unused() {
    inner.becomeFirstResponder()
    #expect(!stage.keyDown(.escape))
    #expect(log.lines == ["inner began UIKeyInputEscape 41", "outer began UIKeyInputEscape 41"])
  }

  @Test("A held key tells responders of one press")
  func held() {
    inner.usesPresses = true
    inner.becomeFirstResponder()
    stage.keyDown(.left)
    #expect(stage.keyDown(.left, isRepeat: true) && stage.keyDown(.left, isRepeat: true))
    stage.keyUp(.left)
    #expect(log.lines == ["inner began UIKeyInputLeftArrow 80", "inner ended UIKeyInputLeftArrow 80"])
  }

  @Test("A window that loses the keyboard cancels the presses, and modifiers are up again")
  func lost() {
    inner.usesPresses = true
    inner.becomeFirstResponder()
    stage.keyDown(.character("a").with(.shift))
    stage.cancelKeys()
    #expect(log.lines.last == "inner cancelled A 4")
    stage.keyUp(.character("a"))
    #expect(log.lines.count == 2)
  }

  @Test("A key command is performed by the nearest responder in the chain that names it, also repeatedly")
  func commands() {
    inner.becomeFirstResponder()
    outer.commands = [command("save", "s", .control), command("save as", "s", [.control, .shift])]
    #expect(stage.keyDown(.character("s").with(.control)))
    #expect(stage.keyDown(.character("s").with(.control), isRepeat: true))
    #expect(stage.keyDown(.character("s").with([.control, .shift])) && !stage.keyDown(.character("s")))
    #expect(log.lines == ["inner save", "inner save", "inner save as", "inner began s 22", "outer began s 22"])
  }

  @Test("An arrow with Shift is another key than the arrow; a sign that Shift types is the sign")
  func shiftedArrows() {
    inner.becomeFirstResponder()
    let up = UIKeyCommand.inputUpArrow
    inner.commands = [command("up", up), command("far up", up, .shift), command("ask", "?")]
    for key in [HostKey.up, .up.with(.shift), .character("/").with(.shift)] { #expect(stage.keyDown(key)) }
    #expect(log.lines == ["inner up", "inner far up", "inner ask"])
  }

  @Test("Control stands for Command, unless a command asks for Control itself")
  func control() {
    inner.becomeFirstResponder()
    inner.commands = [command("⌘", "k", .command)]
    #expect(stage.keyDown(.character("k").with(.control)) && stage.keyDown(.character("k").with(.command)))
    inner.commands?.append(command("⌃", "k", .control))
    #expect(stage.keyDown(.character("k").with(.control)) && log.lines == ["inner ⌘", "inner ⌘", "inner ⌃"])
  }

  @Test("A command for a shifted character needs no Shift in its flags; a disabled command is no command")
  func shifted() {
    inner.becomeFirstResponder()
    let help = command("help", "?")
    inner.commands = [help]
    #expect(stage.keyDown(.character("/").with(.shift)) && !stage.keyDown(.character("/")))
    help.attributes = .disabled
    log.lines = []
    #expect(!stage.keyDown(.character("/").with(.shift)) && !log.lines.contains("inner help"))
  }

  @Test("Without a first responder keys go to the screen in front")
  func screen() throws {
    let screens = stage.perform { (UIViewController(), UIViewController(), UINavigationController()) }
    screens.0.view = KeyView("below", log)
    let front = KeyView("front", log)
    screens.1.view = front
    screens.2.setViewControllers([screens.0, screens.1], animated: false)
    stage.window.rootViewController = screens.2
    stage.advance(by: 0.1)
    front.usesPresses = true
    #expect(stage.keyDown(.down) && log.lines == ["front began UIKeyInputDownArrow 81"])
  }

  @Test("There is one first responder; it changes only if the old one is willing and the new one can be one")
  func first() {
    #expect(inner.becomeFirstResponder() && !outer.isFirstResponder)
    inner.isWilling = false
    #expect(!outer.becomeFirstResponder() && inner.isFirstResponder && !inner.resignFirstResponder())
    inner.isWilling = true
    #expect(outer.becomeFirstResponder() && !inner.isFirstResponder && outer.isFirstResponder)
    inner.takesFirst = false
    #expect(!inner.becomeFirstResponder() && outer.isFirstResponder)
    let elsewhere = stage.perform { KeyView("elsewhere", log) }
    #expect(!elsewhere.becomeFirstResponder() && outer.isFirstResponder)
  }

  @Test("A first responder that leaves its window is none any more, willing or not")
  func leaving() {
    inner.becomeFirstResponder()
    inner.isWilling = false
    outer.removeFromSuperview()
    #expect(!inner.isFirstResponder && stage.caretRect == nil)
    stage.window.addSubview(outer)
    #expect(!inner.isFirstResponder)
  }

  @Test("Text goes to the first responder that takes text, with the keys that delete and break lines")
  func text() {
    let notes = stage.perform { Notes(frame: CGRect(x: 20, y: 30, width: 50, height: 40)) }
    stage.window.addSubview(notes)
    stage.insertText("lost")
    #expect(stage.caretRect == nil && notes.becomeFirstResponder())
    #expect(stage.caretRect == CGRect(x: 20, y: 30, width: 50, height: 40))
    // The key is used, but the text comes separately.
    #expect(stage.keyDown(.character("a")) && notes.text.isEmpty)
    for text in ["a", "ß", "👩‍👩‍👧"] { stage.insertText(text) }
    #expect(stage.keyDown(.backspace) && stage.keyDown(.enter) && notes.text == "aß\n")
    #expect(!stage.keyDown(.character("a").with(.control)) && !stage.keyDown(.function(5)) && !stage.keyDown(.escape))
  }

  @Test("Keys are named as people write them")
  func names() {
    let names: [(HostKey, String)] = [
      (.character("z").with([.shift, .control]), "Ctrl+Shift+Z"), (.function(11), "F11"), (.escape, "Esc"),
      (.character(",").with(.alternate), "Alt+Comma"), (.pageDown.with(.command), "Super+Page Down"), (.space, "Space"),
    ]
    for (key, name) in names { #expect("\(key)" == name) }
  }

  @Test("Keys have the positions of the USB standard, and are equal if they type the same")
  func positions() {
    let positions: [(HostKey, UIKeyboardHIDUsage)] = [
      (.character("a"), .keyboardA), (.character("Z"), .keyboardZ), (.character("1"), .keyboard1),
      (.character("0"), .keyboard0), (.character("-"), .keyboardHyphen), (.character("\\"), .keyboardBackslash),
      (.character(";"), .keyboardSemicolon), (.character("/"), .keyboardSlash),
      (.character("`"), .keyboardGraveAccentAndTilde),
      (.function(1), .keyboardF1), (.function(12), .keyboardF12), (.function(13), .keyboardF13),
      (.function(24), .keyboardF24), (.space, .keyboardSpacebar), (.delete, .keyboardDeleteForward),
      (.insert, .keyboardInsert), (.home, .keyboardHome), (.end, .keyboardEnd), (.pageUp, .keyboardPageUp),
      (.up, .keyboardUpArrow), (.right, .keyboardRightArrow), (.tab, .keyboardTab),
    ]
    for (key, code) in positions { #expect(key.position == code.rawValue, "\(key)") }
    #expect(HostKey.character("z") == HostKey(symbol: "z", position: 28))
    #expect(HostKey.character("z") != HostKey.character("z").with(.shift))
  }
}
