import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Kept types that show or answer something")
struct KeptTextTests {
  let stage = Stage(size: CGSize(width: 390, height: 844))

  @Test("A text view shows its text with the insets of iOS, and scrolls it")
  func textView() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    text.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    stage.window.addSubview(text)
    stage.advance(by: 0.1)
    let label = try #require(text.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.origin == CGPoint(x: 5, y: 8) && label.frame.width == 190)
    #expect(text.contentSize.width == 200 && text.contentSize.height == label.frame.height + 16)
    #expect(text.contentSize.height > 10 * text.bounds.height / 3)
    text.textContainerInset = UIEdgeInsets(top: 20, left: 3, bottom: 0, right: 7)
    stage.advance(by: 0.1)
    #expect(label.frame.origin == CGPoint(x: 8, y: 20) && label.frame.width == 180)
    #expect(stage.diagnostics == [])
  }

  @Test("A text view that does not scroll has the size of its text in constraints")
  func natural() {
    let text = UITextView()
    text.text = "one\ntwo"
    text.isScrollEnabled = false
    text.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: stage.window.topAnchor),
      text.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 150),
    ])
    stage.advance(by: 0.1)
    let lines = text.bounds.height - 16
    text.text = "one\ntwo\nthree\nfour"
    stage.advance(by: 0.1)
    #expect(lines > 20 && abs(text.bounds.height - 16 - 2 * lines) <= 1)
  }

  @Test("Elements for assistive technologies are found by position, and positions by element")
  func elements() {
    stage.perform {
      let (view, first, second) = (UIView(), UIView(), UIView())
      view.accessibilityElements = [first, second]
      #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? UIView === second)
      #expect(view.index(ofAccessibilityElement: second) == 1)
      #expect(view.accessibilityElement(at: 2) == nil && view.index(ofAccessibilityElement: view) == NSNotFound)
    }
  }
}
