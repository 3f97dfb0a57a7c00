import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Text fields")
struct TextFieldTests {
  // MARK: Beginning and end

  @Test("A press begins to edit and puts the caret where it was; the delegate and targets are told in order")
  func press() {
    let scene = FieldScene("one two three")
    let point = scene.point(4)
    scene.click(point)
    #expect(scene.field.isEditing && scene.selection == 4..<4 && scene.log == ["did begin", "began"])
    #expect(scene.stage.caretRect?.midX == scene.point(4).x)
    scene.field.resignFirstResponder()
    #expect(!scene.field.isEditing && scene.log.suffix(2) == ["did end", "ended"] && scene.stage.caretRect == nil)
  }

  @Test("A delegate can refuse the beginning and the end of editing; a disabled field is not edited")
  func refused() {
    let scene = FieldScene("text")
    scene.allowsBeginning = false
    scene.click(scene.point(1))
    #expect(!scene.field.isEditing && scene.log.isEmpty)
    scene.allowsBeginning = true
    scene.allowsEnd = false
    scene.edit()
    #expect(!scene.field.resignFirstResponder() && scene.field.isEditing)
    scene.allowsEnd = true
    scene.field.resignFirstResponder()
    scene.field.isEnabled = false
    #expect(!scene.field.becomeFirstResponder())
  }

  @Test("A field that leaves the window ends editing, also against the delegate's will")
  func leaving() {
    let scene = FieldScene("text").edit()
    scene.allowsEnd = false
    scene.field.removeFromSuperview()
    #expect(!scene.field.isEditing && scene.stage.caretRect == nil && scene.log.contains("ended"))
  }

  @Test("Return tells targets, and ends editing only if one asks for the end on exit")
  func returnKey() {
    let scene = FieldScene("text").edit()
    scene.press(.enter)
    #expect(scene.log == ["primary"] && scene.field.isEditing)
    scene.allowsReturn = false
    scene.press(.enter)
    #expect(scene.log == ["primary"])
    scene.allowsReturn = true
    scene.field.addAction(UIAction { [unowned scene] _ in scene.log.append("exit") }, for: .editingDidEndOnExit)
    scene.press(.enter)
    #expect(scene.log == ["primary", "exit", "primary", "did end", "ended"] && !scene.field.isEditing)
  }

  // MARK: Typing

  @Test("Typed text replaces the selection, asks the delegate and tells targets")
  func typing() {
    let scene = FieldScene("abc").edit(1..<2)
    scene.type("xy")
    #expect(scene.field.text == "axyc" && scene.log == ["1+1 x", "changed", "2+0 y", "changed"])
    scene.allowsChanges = false
    scene.type("z")
    #expect(scene.field.text == "axyc" && scene.log.last == "3+0 z")
  }

  @Test("Backspace and Delete remove characters as people see them, and words with Control")
  func deleting() {
    let scene = FieldScene("one 👩‍👩‍👧 two").edit()
    scene.press(.backspace.with(.control))
    #expect(scene.field.text == "one 👩‍👩‍👧 ")
    scene.press(.backspace, .backspace)
    #expect(scene.field.text == "one ")
    scene.press(.home, .delete)
    #expect(scene.field.text == "ne " && scene.selection == 0..<0)
    scene.press(.delete.with(.control), .delete, .delete)
    #expect(scene.field.text == "" && scene.log.last == "changed")
  }

  @Test("Setting the text sends no event, puts the caret at the end and forgets what could be undone")
  func setting() {
    let scene = FieldScene("abc").edit()
    scene.type("d")
    scene.log = []
    scene.field.text = "new"
    #expect(scene.log.isEmpty && scene.selection == 3..<3)
    scene.press(.character("z").with(.control))
    #expect(scene.field.text == "new")
    scene.field.text = nil
    #expect(scene.field.text == "" && !scene.field.hasText)
  }

  // MARK: The caret

  @Test("The arrow keys move the caret, extend with Shift, and end a selection at its nearer side")
  func arrows() {
    let scene = FieldScene("one two").edit(3..<3)
    let steps: [(HostKey, Range<Int>)] = [
      (.left, 2..<2), (.right.with(.shift), 2..<3), (.right.with(.shift), 2..<4), (.left, 2..<2),
      (.right.with([.shift, .control]), 2..<3), (.right.with([.shift, .control]), 2..<7), (.right, 7..<7),
      (.right, 7..<7),
      (.left.with(.control), 4..<4), (.home.with(.shift), 0..<4), (.end.with(.shift), 4..<7), (.home, 0..<0),
      (.left, 0..<0),
      (.end, 7..<7), (.up, 0..<0), (.down, 7..<7), (.character("a").with(.control), 0..<7), (.left, 0..<0),
    ]
    for (index, (key, expected)) in steps.enumerated() {
      #expect(scene.stage.keyDown(key), "step \(index)")
      #expect(scene.selection == expected, "step \(index): \(key)")
    }
    #expect(scene.log.isEmpty)
  }

  @Test("In text from right to left the left arrow moves forward, and a word goes with it")
  func rightToLeft() {
    let scene = FieldScene("שלום עולם").edit(0..<0)
    scene.press(.left)
    #expect(scene.selection == 1..<1)
    scene.press(.left.with(.control))
    #expect(scene.selection == 4..<4)
    scene.press(.right)
    #expect(scene.selection == 3..<3 && scene.point(0).x > scene.point(3).x && scene.point(3).x > scene.point(9).x)
  }

  @Test("A drag selects, a double click selects a word, a third click everything, and Shift extends")
  func mouse() {
    let scene = FieldScene("one two three")
    let (two, end) = (scene.point(5), scene.point(11))
    scene.click(two, count: 2)
    #expect(scene.selection == 4..<7)
    scene.stage.advance(by: 1)
    scene.click(two, count: 3)
    #expect(scene.selection == 0..<13)
    scene.stage.advance(by: 1)
    scene.stage.send(.down(two))
    scene.stage.advance(by: 0.1)
    scene.stage.send(.move(end))
    #expect(scene.selection == 5..<11)
    scene.stage.send(.move(CGPoint(x: 0, y: end.y)))
    #expect(scene.selection == 0..<5)
    scene.stage.send(.up(CGPoint(x: 0, y: end.y)))
    scene.stage.advance(by: 1)
    scene.click(two)
    scene.stage.keyDown(HostKey(symbol: "", position: 225, modifiers: .shift))
    scene.stage.advance(by: 1)
    scene.click(end)
    #expect(scene.selection == 5..<11)
  }

  @Test("A double click that goes on as a drag selects whole words")
  func words() {
    let scene = FieldScene("one two three")
    let two = scene.point(5)
    scene.click(two)
    scene.stage.send(.down(two))
    scene.stage.send(.move(scene.point(9)))
    #expect(scene.selection == 4..<13)
    scene.stage.send(.move(scene.point(1)))
    #expect(scene.selection == 0..<7)
  }

  @Test("The caret of a long text stays in the field, and the text scrolls back when editing ends")
  func scrolling() {
    let scene = FieldScene(String(repeating: "long text ", count: 12), width: 120).edit()
    let room = scene.field.convert(scene.field.editingRect(forBounds: scene.field.bounds), to: nil)
    func isInRoom() -> Bool {
      scene.stage.caretRect.map { $0.minX >= room.minX - 1.5 && $0.maxX <= room.maxX + 1.5 } ?? false
    }
    #expect(isInRoom())
    for _ in 0..<40 {
      scene.press(.left)
      scene.stage.advance(by: 0.02)
      #expect(isInRoom())
    }
    scene.press(.home)
    scene.stage.advance(by: 0.02)
    #expect(isInRoom())
    scene.press(.end)
    scene.field.resignFirstResponder()
    scene.stage.advance(by: 0.02)
    #expect(scene.point(0).x >= room.minX - 1)
  }

  @Test("The caret blinks without keeping the stage busy, and is whole again after a key")
  func blinking() throws {
    let scene = FieldScene("text").edit()
    #expect(scene.stage.isIdle)
    try scene.stage.settle()
    let caret = try #require(scene.field.textView.subviews.last)
    var opacities: Set<Bool> = []
    for _ in 0..<20 {
      scene.stage.advance(by: 0.05)
      opacities.insert((caret.layer.presentation()?.opacity ?? 1) > 0.5)
    }
    #expect(opacities == [true, false] && !caret.isHidden)
    while (caret.layer.presentation()?.opacity ?? 1) > 0.5 { scene.stage.advance(by: 0.05) }
    scene.press(.left)
    scene.stage.advance(by: 0.02)
    #expect((caret.layer.presentation()?.opacity ?? 0) > 0.9)
    scene.field.resignFirstResponder()
    scene.stage.advance(by: 0.02)
    #expect(caret.isHidden && caret.layer.animationKeys()?.isEmpty ?? true)
  }

  // MARK: Clipboard and undo

  @Test("Control with X, C and V cuts, copies and pastes; without a selection copying leaves the key to others")
  func clipboard() {
    let scene = FieldScene("one two").edit(0..<3)
    let board = scene.stage.perform { UIPasteboard.general }
    #expect(!board.hasStrings && scene.stage.keyDown(.character("c").with(.control)) && board.string == "one")
    scene.press(.character("x").with(.control))
    #expect(scene.field.text == " two" && board.changeCount == 2)
    scene.press(.end, .character("v").with(.control))
    #expect(scene.field.text == " twoone" && scene.selection == 7..<7)
    #expect(
      !scene.stage.keyDown(.character("c").with(.control)) && !scene.stage.keyDown(.character("x").with(.control)))
    scene.press(.home.with(.shift), .insert.with(.control), .delete.with(.shift), .insert.with(.shift))
    #expect(scene.field.text == " twoone" && board.string == " twoone")
  }

  @Test("Pasted line breaks become spaces")
  func lines() {
    let scene = FieldScene("").edit()
    scene.stage.perform { UIPasteboard.general.string = "one\r\ntwo\n\nthree\n\n" }
    scene.press(.character("v").with(.control))
    #expect(scene.field.text == "one two  three")
  }

  @Test("Typed words are undone one by one, with the selection, and done again; other edits each by themselves")
  func undo() {
    let scene = FieldScene("x").edit()
    scene.type("one two")
    let (undo, redo) = (HostKey.character("z").with(.control), HostKey.character("z").with([.control, .shift]))
    scene.press(undo)
    #expect(scene.field.text == "xone" || scene.field.text == "xone ")
    scene.press(undo, undo)
    #expect(scene.field.text == "x" && scene.selection == 1..<1)
    scene.log = []
    scene.press(redo, redo, redo)
    #expect(scene.field.text == "xone two" && scene.log.contains("changed"))
    scene.select(0..<4)
    scene.press(.delete)
    scene.press(undo)
    #expect(scene.field.text == "xone two" && scene.selection == 0..<4)
  }

  // MARK: Input methods

  @Test("Composed text is underlined and not asked about; what is typed then replaces it")
  func composing() {
    let scene = FieldScene("ab").edit(1..<1)
    scene.stage.setMarkedText("ni", selection: 2..<2)
    #expect(scene.field.text == "anib" && scene.field.markedTextRange != nil && scene.selection == 3..<3)
    #expect(scene.log == ["changed"])
    scene.stage.advance(by: 0.02)
    #expect(scene.field.textView.content.marked.count == 1)
    scene.stage.insertText("你")
    #expect(scene.field.text == "a你b" && scene.field.markedTextRange == nil && scene.log.last == "changed")
    scene.stage.setMarkedText("hao", selection: 0..<3)
    scene.press(.escape)
    #expect(scene.field.text == "a你b" && scene.field.isEditing)
    scene.stage.setMarkedText("hao", selection: 0..<3)
    scene.field.resignFirstResponder()
    #expect(scene.field.text == "a你haob" && scene.field.markedTextRange == nil)
  }

  // MARK: Appearance

  @Test("A secret text is shown as bullets, is not copied and moves by the whole of it")
  func secret() {
    let scene = FieldScene("pä👩‍👩‍👧 word")
    scene.field.isSecureTextEntry = true
    scene.edit()
    #expect(scene.field.textView.label.text == "••••••••")
    scene.press(.left, .left)
    #expect(scene.selection.lowerBound == (scene.field.text ?? "").utf16.count - 2)
    scene.press(.character("a").with(.control))
    #expect(scene.stage.keyDown(.character("c").with(.control)))
    #expect(scene.stage.perform { !UIPasteboard.general.hasStrings })
    scene.press(.end, .left.with(.control))
    #expect(scene.selection == 0..<0)
    scene.click(scene.point(4), count: 2)
    #expect(scene.selection == 0..<(scene.field.text ?? "").utf16.count)
  }

  @Test("The placeholder is shown while there is no text")
  func placeholder() {
    let scene = FieldScene("")
    scene.field.placeholder = "Name"
    scene.stage.advance(by: 0.02)
    #expect(!scene.field.placeholderLabel.isHidden && scene.field.placeholderLabel.text == "Name")
    scene.edit()
    scene.type("x")
    scene.stage.advance(by: 0.02)
    #expect(scene.field.placeholderLabel.isHidden)
  }

  @Test("The clear button is shown by its mode, and clears unless the delegate refuses; that can be undone")
  func clearing() {
    let scene = FieldScene("text")
    scene.field.clearButtonMode = .whileEditing
    scene.stage.advance(by: 0.02)
    #expect(scene.field.clearButton.isHidden)
    scene.edit()
    #expect(!scene.field.clearButton.isHidden)
    let center = scene.field.convert(scene.field.clearButton.center, to: nil)
    scene.allowsClearing = false
    scene.click(center)
    #expect(scene.field.text == "text")
    scene.allowsClearing = true
    scene.click(center)
    #expect(scene.field.text == "" && scene.field.isEditing && scene.log.contains("changed"))
    scene.stage.advance(by: 0.02)
    #expect(scene.field.clearButton.isHidden)
    scene.press(.character("z").with(.control))
    #expect(scene.field.text == "text")
  }

  @Test("The views beside the text leave it less room")
  func sides() {
    let scene = FieldScene("text")
    let plain = scene.field.textRect(forBounds: scene.field.bounds)
    let views = scene.stage.perform { (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) } }
    (scene.field.leftView, scene.field.leftViewMode) = (views[0], .always)
    (scene.field.rightView, scene.field.rightViewMode) = (views[1], .whileEditing)
    let beside = scene.field.textRect(forBounds: scene.field.bounds)
    #expect(beside.minX > plain.minX && beside.maxX == plain.maxX)
    scene.edit()
    #expect(scene.field.editingRect(forBounds: scene.field.bounds).maxX < plain.maxX && views[1].superview != nil)
    scene.field.leftView = nil
    #expect(views[0].superview == nil)
  }

  @Test("A field aligns a text that fits")
  func alignment() {
    let scene = FieldScene("text")
    let room = scene.field.convert(scene.field.textRect(forBounds: scene.field.bounds), to: nil)
    for (alignment, expected) in [(NSTextAlignment.left, room.minX), (.right, room.maxX)] {
      scene.field.textAlignment = alignment
      scene.stage.advance(by: 0.02)
      #expect(abs(scene.point(alignment == .left ? 0 : 4).x - expected) < 1.5)
    }
    scene.field.textAlignment = .center
    scene.stage.advance(by: 0.02)
    #expect(abs((scene.point(0).x + scene.point(4).x) / 2 - room.midX) < 1.5)
  }
}
