import Stage
import Testing
import UIKit

@MainActor @Suite("Visual formats") struct VisualFormatTests {
  private func descriptions(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) -> [String] {
    let scene = LayoutScene()
    let (one, two) = (scene.add(UILabel()), scene.add(UIButton()))
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["one": one, "two": two])
    return constraints.map { String($0.description.dropFirst("<NSLayoutConstraint ".count).dropLast()) }
  }

  private static let superview = "UIView of UIViewController"

  @Test(
    "A format describes its constraints",
    arguments: [
      ("[one]-[two]", ["UIButton.leading == UILabel.trailing + 8"]),
      ("H:|[one]|", ["UILabel.leading == S.leading", "S.trailing == UILabel.trailing"]),
      ("|-[one]-|", ["UILabel.leading == S.leadingMargin", "S.trailingMargin == UILabel.trailing"]),
      ("V:[one]-5-[two]", ["UIButton.top == UILabel.bottom + 5"]),
      (
        "[one]-(>=5,<=20@30)-[two]",
        ["UIButton.leading >= UILabel.trailing + 5", "UIButton.leading <= UILabel.trailing + 20 @30"]
      ),
      ("[one(100)]", ["UILabel.width == 100"]),
      ("V:[one(>=10@750,<=two)]", ["UILabel.height >= 10 @750", "UILabel.height <= UIButton.height"]),
      (
        "[one(two)]-gap@low-[two]",
        ["UIButton.leading == UILabel.trailing + 12 @250", "UILabel.width == UIButton.width"]
      ),
      ("H: | - 4 - [ one ] ", ["UILabel.leading == S.leading + 4"]),
      ("[one]-(-3)-[two]", ["UIButton.leading == UILabel.trailing - 3"]),
      ("[one(==0.5)]", ["UILabel.width == 0.5"]),
    ])
  func formats(_ format: String, _ expected: [String]) {
    let wanted = expected.map { $0.replacingOccurrences(of: "S.", with: "\(Self.superview).") }
    #expect(descriptions(format, metrics: ["gap": 12, "low": 250]) == wanted)
  }

  @Test("Options align the views, and say in which direction a format is read")
  func options() {
    #expect(
      descriptions("[one]-2-[two]", [.alignAllTop, .alignAllCenterY]) == [
        "UIButton.leading == UILabel.trailing + 2", "UIButton.top == UILabel.top",
        "UIButton.centerY == UILabel.centerY",
      ])
    #expect(descriptions("[one]-2-[two]", .directionLeftToRight) == ["UIButton.left == UILabel.right + 2"])
    #expect(descriptions("[one]-2-[two]", .directionRightToLeft) == ["UIButton.right == UILabel.left - 2"])
    #expect(
      descriptions("V:[one]-2-[two]", .spacingBaselineToBaseline) == [
        "UIButton.firstBaseline == UILabel.lastBaseline + 2"
      ])
  }

  @Test(
    "A format that cannot be read is reported",
    arguments: [
      "[three]", "[one", "[one]-gap-[two]", "", "|", "[one]--[two]", "[one(>10)]", "[one]-5[two]", "H[one]",
      "[one]|[two]",
      "-[one]",
    ])
  func mistakes(_ format: String) {
    let scene = LayoutScene()
    let (one, two) = (scene.view(), scene.view())
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: nil, views: ["one": one, "two": two])
    #expect(constraints == [] && scene.diagnostics.count == 1, "\(scene.diagnostics)")
    #expect(scene.diagnostics.first?.contains("\"\(format)\"") == true)
  }
}
