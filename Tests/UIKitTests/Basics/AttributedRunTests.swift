import Stage
import Testing
import UIKit

@MainActor @Suite("Attributed strings of several runs")
struct AttributedRunTests {
  private static let key = NSAttributedString.Key("key")

  private static var pairs: [(AnyObject, AnyObject)] {
    let (centred, shadow) = (NSMutableParagraphStyle(), NSShadow())
    centred.alignment = .center
    shadow.shadowBlurRadius = 4
    return [
      (UIColor.red, UIColor.blue), (UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)),
      (NSParagraphStyle(), centred), (NSShadow(), shadow), (NSTextAttachment(), NSTextAttachment()),
    ]
  }

  @Test("Runs with different objects under one key can be appended, and equal ones become one", arguments: 0..<5)
  func appending(_ index: Int) {
    let (first, second) = Self.pairs[index]
    let text = NSMutableAttributedString(string: "")
    for value in [first, second, second] {
      text.append(NSAttributedString(string: "ab", attributes: [Self.key: value]))
    }
    text.addAttribute(Self.key, value: second, range: NSRange(location: 1, length: 1))
    var range = NSRange(location: 0, length: 0)
    #expect(text.attribute(Self.key, at: 0, effectiveRange: &range) as AnyObject === first)
    #expect(range == NSRange(location: 0, length: 1))
    #expect(text.attribute(Self.key, at: 4, longestEffectiveRange: &range, in: NSRange(location: 0, length: 6)) != nil)
    #expect(range == NSRange(location: 1, length: 5))
  }

  @Test("A text is as large as a label with it, and several lines are as high as they need")
  func measuring() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    stage.perform {
      let font = UIFont.systemFont(ofSize: 20)
      let label = UILabel()
      (label.font, label.text) = (font, "Some words of a text")
      let one = "Some words of a text".size(withAttributes: [.font: font])
      #expect(one == label.intrinsicContentSize && one.width > 50)
      #expect(("Some words of a text" as NSString).size(withAttributes: [.font: font]) == one)
      let broken = "Some words of a text".boundingRect(
        with: CGSize(width: one.width / 2, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        attributes: [.font: font], context: nil)
      #expect(broken.width <= one.width / 2 && broken.height >= 1.9 * one.height && broken.origin == .zero)
      let plain = "Some words of a text".boundingRect(
        with: CGSize(width: 10, height: 10), attributes: [.font: font], context: nil)
      #expect(plain.size == one)
    }
  }

  @Test("A text can be drawn into a picture, at a point and from the top of a rectangle")
  func drawing() throws {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
    ]
    func picture(_ draw: @escaping () -> Void) -> String {
      stage.perform {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in draw() }
        for view in stage.window.subviews { view.removeFromSuperview() }
        stage.window.addSubview(UIImageView(image: image))
      }
      stage.advance(by: 0.1)
      return stage.render().digest
    }
    let empty = picture {}
    let atPoint = picture { "HH".draw(at: CGPoint(x: 20, y: 10), withAttributes: attributes) }
    let inside = picture {
      "HH".draw(in: CGRect(x: 20, y: 10, width: 150, height: 80), withAttributes: attributes)
    }
    #expect(atPoint != empty && inside == atPoint)
    #expect(picture { "HH".draw(at: CGPoint(x: 40, y: 10), withAttributes: attributes) } != atPoint)
  }
}
