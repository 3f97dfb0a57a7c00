import Stage
import Testing
import UIKit

@MainActor @Suite("Text views")
struct TextViewTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var log: [String] = []
    var allowsChanges = true

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.append("\(range.location)+\(range.length) \(text)")
      return allowsChanges
    }
    func textViewDidChange(_ textView: UITextView) { log.append("changed") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let listener = Listener()
  private let view: UITextView

  init() {
    let stage = stage
    view = stage.perform { UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100)) }
    view.font = .systemFont(ofSize: 16)
    view.delegate = listener
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  /// Sets a text and begins to edit at its end.
  private func edit(_ text: String) {
    view.text = text
    view.becomeFirstResponder()
    stage.advance(by: 0.1)
    _ = listener.take()
  }

  private func press(_ keys: HostKey...) {
    for key in keys {
      stage.keyDown(key)
      stage.keyUp(key)
    }
    stage.advance(by: 0.02)
  }

  private func type(_ text: String) {
    for character in text where stage.keyDown(.character(character)) { stage.insertText(String(character)) }
    stage.advance(by: 0.02)
  }

  private func tap(_ index: Int, count: Int = 1) throws {
    let position = try #require(view.position(from: view.beginningOfDocument, offset: index))
    let rect = view.convert(view.caretRect(for: position), to: nil)
    stage.click(CGPoint(x: rect.midX, y: rect.midY), count: count, for: 0.03)
    stage.advance(by: 0.03)
  }

  @Test("A tap sets the caret in the line under it, typing and Return insert there, and the delegate hears of it")
  func typing() throws {
    view.text = "one\ntwo"
    stage.advance(by: 0.1)
    try tap(5)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 5, length: 0))
    type("x")
    press(.enter)
    #expect(view.text == "one\ntx\nwo" && listener.take() == ["began", "5+0 x", "changed", "6+0 \n", "changed"])
    listener.allowsChanges = false
    press(.backspace)
    #expect(view.text == "one\ntx\nwo" && listener.take() == ["6+1 "])
    view.resignFirstResponder()
    #expect(listener.take() == ["ended"])
  }

  @Test("A text view shows its text with the insets of iOS, and scrolls it")
  func insets() throws {
    view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    stage.advance(by: 0.1)
    let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.origin == CGPoint(x: 5, y: 8) && label.frame.width == 190)
    #expect(view.contentSize.width == 200 && view.contentSize.height == label.frame.height + 16)
    #expect(view.contentSize.height > 10 * view.bounds.height / 5)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 3, bottom: 0, right: 7)
    stage.advance(by: 0.1)
    #expect(label.frame.origin == CGPoint(x: 8, y: 20) && label.frame.width == 180 && stage.diagnostics == [])
  }

  @Test("A text view that does not scroll has the size of its text in constraints")
  func natural() {
    (view.text, view.isScrollEnabled, view.translatesAutoresizingMaskIntoConstraints) = ("one\ntwo", false, false)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 150),
    ])
    stage.advance(by: 0.1)
    let lines = view.bounds.height - 16
    view.text = "one\ntwo\nthree\nfour"
    stage.advance(by: 0.1)
    #expect(lines > 20 && abs(view.bounds.height - 16 - 2 * lines) <= 1)
  }

  @Test("The arrows, Home and End go by lines and characters, and Shift extends")
  func keys() {
    edit("abc\ndef\nghi")
    press(.up)
    #expect(view.selectedRange.location == 7)
    press(.home)
    #expect(view.selectedRange.location == 4)
    press(.left, .up)
    #expect(view.selectedRange.location == 0)
    press(.down, .end)
    #expect(view.selectedRange.location == 7)
    press(.left.with(.shift), .left.with(.shift))
    #expect(view.selectedRange == NSRange(location: 5, length: 2))
    press(.delete)
    #expect(view.text == "abc\nd\nghi")
    view.undoManager?.undo()
    #expect(view.text == "abc\ndef\nghi")
  }

  @Test("A double tap selects a word and three select everything, with a mark on each line")
  func selecting() throws {
    edit("one two\nthree")
    try tap(6, count: 2)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    stage.advance(by: 1)
    try tap(6, count: 3)
    #expect(view.selectedRange == NSRange(location: 0, length: 13))
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: range).map(\.rect)
    #expect(rects.count == 2 && rects[0].minX == 5 && rects[0].maxY <= rects[1].minY + 1)
    #expect(view.subviews.filter { $0.frame == rects[1] }.count == 1)
  }

  @Test("A drag scrolls and selects nothing; text that is typed scrolls the caret into sight")
  func scrolling() throws {
    view.text = (0..<30).map { "line \($0)" }.joined(separator: "\n")
    stage.advance(by: 0.1)
    stage.press(CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 50), steps: 10, rate: 120)
    stage.advance(by: 0.3)
    stage.send(.up(CGPoint(x: 100, y: 50)))
    try stage.settle()
    #expect(view.contentOffset.y == 40 && !view.isFirstResponder)
    view.becomeFirstResponder()
    type("x")
    let rect = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(rect) && view.contentOffset.y > 300)
  }

  @Test("Typed text looks as what is before it, and what is undone has its looks again")
  func attributes() throws {
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
    view.becomeFirstResponder()
    stage.advance(by: 0.1)
    view.selectedRange = NSRange(location: 3, length: 0)
    type("x")
    func color(_ index: Int) -> UIColor? {
      view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(view.text == "redxblue" && color(3) == .red && color(4) == .blue)
    view.undoManager?.undo()
    #expect(view.attributedText.string == "redblue" && color(3) == .blue)
  }

  @Test("A text that is not editable takes no tap and no key, but can be selected and copied")
  func fixed() throws {
    view.text = "fixed"
    view.isEditable = false
    stage.advance(by: 0.1)
    try tap(2)
    #expect(!view.isFirstResponder)
    try tap(2, count: 2)
    #expect(view.isFirstResponder && view.selectedRange.length == 5)
    type("x")
    press(.backspace)
    #expect(view.text == "fixed" && listener.take() == [])
    view.copy(nil)
    #expect(stage.perform { UIPasteboard.general.string } == "fixed")
  }

  @Test("What an input method composes is in the text, marked, and replaced by what it commits")
  func composing() {
    edit("a\n")
    stage.setMarkedText("nihon", selection: 5..<5)
    #expect(view.text == "a\nnihon" && view.markedTextRange != nil)
    stage.insertText("日本")
    #expect(view.text == "a\n日本" && view.markedTextRange == nil)
  }
}
