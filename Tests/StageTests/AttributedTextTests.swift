import Stage
import Testing
import UIKit

@MainActor @Suite("Attributed text")
struct AttributedTextTests {
  private let stage = Stage(size: CGSize(width: 300, height: 100))

  /// Shows a label, and returns the colours that are seen in each half of it, without white.
  private func colors(_ label: UILabel, middle: CGFloat) -> (left: Set<String>, right: Set<String>) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(label)
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stage.window.rootViewController = controller
    let picture = stage.render()
    func seen(_ columns: Range<Int>) -> Set<String> {
      var found: Set<String> = []
      for x in columns {
        for y in 0..<100 {
          let pixel = picture[x, y]
          // Pixels at the edges of letters are mixed with white: what is left of a full colour is its smallest part.
          if pixel.r < 120, pixel.g < 120, pixel.b > 180 { found.insert("blue") }
          if pixel.g < 120, pixel.b < 120, pixel.r > 180 { found.insert("red") }
          if pixel.r < 120, pixel.b < 120, pixel.g > 180 { found.insert("green") }
        }
      }
      return found
    }
    return (seen(0..<Int(middle)), seen(Int(middle)..<300))
  }

  /// Returns a text of two runs.
  private func text(
    _ first: String, _ attributes: [NSAttributedString.Key: Any], _ second: String,
    _ others: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: first, attributes: attributes)
    text.append(NSAttributedString(string: second, attributes: others))
    return text
  }

  private func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.attributedText = text
    return label
  }

  @Test("Each run is drawn in its own colour")
  func runs() {
    stage.perform {}
    defer { withExtendedLifetime(stage) {} }
    let label = label(
      text(
        "HHHH", [.foregroundColor: UIColor.red, .font: font(40)],
        "HHHH", [.foregroundColor: UIColor.blue, .font: font(40)]))
    let seen = colors(label, middle: label.intrinsicContentSize.width / 2)
    #expect(seen.left == ["red"] && seen.right == ["blue"])
  }

  @Test(
    "Text seen through any transform leaves the next frames as they were",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0), CGAffineTransform(scaleX: 0, y: 0),
      CGAffineTransform(1, 1, 1, 1, 0, 0), CGAffineTransform(scaleX: 1e-200, y: 1e-200),
      CGAffineTransform(scaleX: 1e-9, y: 1), CGAffineTransform(scaleX: 3000, y: 3000),
      CGAffineTransform(scaleX: 1, y: 1e7), CGAffineTransform(translationX: 1e30, y: 0).rotated(by: 1),
    ])
  func transforms(transform: CGAffineTransform) {
    stage.perform {}
    let label = label(text("Ha", [.foregroundColor: UIColor.red], "Hb", [.font: UIFont.boldSystemFont(ofSize: 40)]))
    let seen = colors(label, middle: 150)
    let plain = UILabel(frame: CGRect(x: 100, y: 50, width: 200, height: 40))
    (plain.text, plain.backgroundColor) = ("Plain", .yellow)
    label.superview?.addSubview(plain)
    let before = stage.render()
    for alpha in [1, 0.5] as [CGFloat] {
      (label.transform, label.alpha) = (transform, alpha)
      _ = stage.render()
      (label.transform, label.alpha) = (.identity, 1)
      #expect(stage.render() == before && stage.diagnostics == [])
    }
    #expect(seen.left.contains("red"))
  }

  @Test("Text in a font of any size leaves other texts as they were", arguments: [4000, 4096, 1e5, 1e30] as [CGFloat])
  func hugeFonts(size: CGFloat) {
    stage.perform {}
    let plain = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
    plain.text = "Plain"
    stage.window.addSubview(plain)
    let before = stage.render()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.text = "Huge"
    stage.window.insertSubview(label, at: 0)
    for text in [NSAttributedString(string: "Huge"), NSAttributedString(string: "H", attributes: [.kern: 2])] {
      (label.attributedText, label.font) = (text, .systemFont(ofSize: size))
      for transform in [.identity, CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(scaleX: 16, y: 16)] {
        label.transform = transform
        _ = stage.render()
      }
    }
    label.removeFromSuperview()
    plain.text = "Other"
    _ = stage.render()
    plain.text = "Plain"
    #expect(stage.render() == before && stage.diagnostics == [])
  }

  @Test("A run without a colour or font has those that the label had before")
  func missing() {
    stage.perform {}
    defer { withExtendedLifetime(stage) {} }
    let label = UILabel()
    (label.textColor, label.font, label.text) = (.blue, font(60), "HHHH")
    let plain = label.intrinsicContentSize.width
    label.attributedText = text("HH", [.foregroundColor: UIColor.red], "HH")
    #expect(abs(label.intrinsicContentSize.width - plain) < 1)
    #expect(label.textColor == .red, "the label has the colour at the beginning")
    let seen = colors(label, middle: label.intrinsicContentSize.width / 2)
    #expect(seen.left == ["red"] && seen.right == ["blue"])
  }

  @Test("The widths and heights of runs add up, and letters can be further apart")
  func sizes() {
    stage.perform {}
    // A stage that is not used any more is freed, and with it the service that measures text.
    defer { withExtendedLifetime(stage) {} }
    func size(_ attributes: [NSAttributedString.Key: Any], _ string: String = "abcd") -> CGSize {
      label(NSAttributedString(string: string, attributes: attributes)).intrinsicContentSize
    }
    let small = size([.font: font(10)], "ab")
    let large = size([.font: UIFont.boldSystemFont(ofSize: 30)], "ab")
    let both = label(text("ab", [.font: font(10)], "ab", [.font: UIFont.boldSystemFont(ofSize: 30)]))
    let sum = both.intrinsicContentSize
    #expect(abs(sum.width - small.width - large.width) <= 2)
    #expect(sum.height >= large.height - 1)
    let natural = size([.font: font(20)])
    let wide = size([.font: font(20), .kern: 5])
    #expect(abs(wide.width - natural.width - 20) <= 5.1, "\(wide.width - natural.width)")
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 12
    let spaced = label(NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style]))
    let tight = label(NSAttributedString(string: "a\nb"))
    for label in [spaced, tight] { label.numberOfLines = 0 }
    #expect(abs(spaced.intrinsicContentSize.height - tight.intrinsicContentSize.height - 12) <= 1)
  }

  @Test("A background and an underline are drawn, and a group's opacity counts for them")
  func marks() {
    stage.perform {}
    let marked = NSAttributedString(string: "    HH", attributes: [.font: font(40), .backgroundColor: UIColor.green])
    #expect(colors(label(marked), middle: 20).left == ["green"])
    let line: [NSAttributedString.Key: Any] = [
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red, .foregroundColor: UIColor.white,
    ]
    let underlined = text("HH", line, "HH", line)
    #expect(colors(label(underlined), middle: 20).left == ["red"])
    let faint = label(marked)
    faint.alpha = 0.3
    #expect(colors(faint, middle: 20).left == [])
  }

  @Test("A colour with several appearances follows the view's traits")
  func dynamic() {
    stage.perform {}
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let label = label(
      text("HH", [.font: font(60), .foregroundColor: UIColor.white], "HH", [.font: font(60), .foregroundColor: color]))
    #expect(colors(label, middle: 1).right == ["blue"])
    stage.userInterfaceStyle = .dark
    #expect(colors(label, middle: 1).right.contains("red"))
  }

  @Test("A font or colour that is set afterwards counts for the whole text")
  func setAfterwards() {
    stage.perform {}
    let label = label(
      text("HH", [.foregroundColor: UIColor.red, .font: font(60)], "HH", [.foregroundColor: UIColor.green]))
    (label.textColor, label.font) = (.blue, font(60))
    let seen = colors(label, middle: 150)
    #expect(seen.left.union(seen.right) == ["blue"])
  }
}
