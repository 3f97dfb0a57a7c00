import Testing
import UIKit

@testable import Stage

/// A stage of 400 × 300 points with a text field, and a view that shows another stage at half its size with a text field
/// of its own.
@MainActor private struct TwoFields {
  let outer = Stage(size: CGSize(width: 400, height: 300))
  let inner = Stage(size: CGSize(width: 200, height: 200))
  let view: StageView
  let outerField: UITextField
  let innerField: UITextField

  init() {
    let (outer, inner) = (outer, inner)
    view = outer.perform { StageView(stage: inner) }
    outerField = outer.perform { UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34)) }
    innerField = inner.perform { UITextField(frame: CGRect(x: 20, y: 40, width: 100, height: 34)) }
    view.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
    outer.window.addSubview(view)
    outer.window.addSubview(outerField)
    inner.window.addSubview(innerField)
    outer.advance(by: 0.1)
  }

  func click(_ x: CGFloat, _ y: CGFloat) {
    outer.send(.down(CGPoint(x: x, y: y)))
    outer.send(.up(CGPoint(x: x, y: y)))
    outer.advance(by: 1)
  }
}

@MainActor @Suite("Keys of a stage embedded in another one")
struct StageViewKeyTests {
  @Test("A click on a text of the inner stage gives the view the keys, and typed text goes there")
  func typing() throws {
    let scene = TwoFields()
    scene.click(220, 128)
    #expect(scene.innerField.isEditing && scene.view.isFirstResponder)
    #expect(scene.outer.keyDown(.character("a")))
    scene.outer.insertText("ab")
    scene.outer.keyDown(.backspace)
    #expect(scene.innerField.text == "a" && scene.outerField.text == "")
    scene.outer.setMarkedText("ni", selection: 2..<2)
    #expect(scene.innerField.text == "ani" && scene.innerField.markedTextRange != nil)
    let caret = try #require(scene.outer.caretRect)
    let own = try #require(scene.inner.caretRect)
    #expect(caret.minX == 200 + own.minX / 2 && caret.minY == 100 + own.minY / 2 && caret.height == own.height / 2)
  }

  @Test("Editing ends on the inner stage when something on the outer one takes the keys, and the other way around")
  func exchange() {
    let scene = TwoFields()
    scene.click(220, 128)
    scene.click(50, 25)
    #expect(!scene.innerField.isEditing && scene.outerField.isEditing && !scene.view.isFirstResponder)
    scene.click(220, 128)
    #expect(scene.innerField.isEditing && !scene.outerField.isEditing)
    scene.inner.perform { _ = scene.innerField.resignFirstResponder() }
    #expect(!scene.view.isFirstResponder && scene.outer.caretRect == nil)
    scene.outer.insertText("x")
    #expect(scene.innerField.text == "" && scene.outerField.text == "")
  }

  @Test("Both stages have one clipboard, the outer one's")
  func clipboard() {
    let scene = TwoFields()
    scene.inner.perform { UIPasteboard.general.string = "copied" }
    #expect(scene.outer.perform { UIPasteboard.general.string } == "copied")
    #expect(Stage().perform { UIPasteboard.general.string } == nil)
  }

  @Test("The pointer over the inner stage is over its views")
  func hover() {
    let scene = TwoFields()
    scene.inner.perform { scene.innerField.toolTip = "inner" }
    scene.outer.hover(at: CGPoint(x: 220, y: 128))
    scene.outer.advance(by: 1)
    #expect(scene.inner.window.subviews.count == 2)
    scene.outer.hover(at: CGPoint(x: 5, y: 290))
    #expect(scene.inner.window.subviews.count == 1)
  }
}
