import Foundation
import Stage
import Testing
import UIKit

// The sample of the article on light and dark, character for character.
// sample
@MainActor final class Card: UIView {
  /// White, and dark gray in a dark interface.
  static let paper = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.12, alpha: 1) : .white }

  init() {
    super.init(frame: .zero)
    backgroundColor = Self.paper
    layer.borderWidth = 1
    updateBorder()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: Card, _) in card.updateBorder() }
  }

  required init?(coder: NSCoder) { nil }

  /// A layer's color does not change by itself.
  private func updateBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
// end of sample

@MainActor @Suite("The sample of the article on light and dark")
struct AppearanceSampleTests {
  @Test("The article shows the code that is compiled here")
  func text() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = (1...4).reduce(here) { folder, _ in folder.deletingLastPathComponent() }
    let article = try String(
      contentsOf: root.appendingPathComponent("Sources/UIKit/UIKit.docc/Appearance.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let shown = try #require(article.components(separatedBy: "```swift\n").last?.components(separatedBy: "```").first)
    let compiled = try #require(
      source.components(separatedBy: "// sample\n").dropFirst().first?.components(separatedBy: "// end").first)
    #expect(shown == compiled)
  }

  @Test("The card's background and border follow the appearance")
  func card() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let card = stage.perform { Card() }
    stage.perform { stage.window.addSubview(card) }
    let light = card.layer.borderColor
    stage.userInterfaceStyle = .dark
    stage.advance(by: 1 / 60)
    #expect(card.layer.backgroundColor == UIColor(white: 0.12, alpha: 1).cgColor)
    #expect(card.layer.borderColor != light)
  }
}
