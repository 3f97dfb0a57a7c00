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
  @Test("The card's background and border follow the appearance")
  func card() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let card = stage.perform { Card() }
    stage.perform { stage.window.addSubview(card) }
    let light = card.layer.borderColor
    stage.userInterfaceStyle = .dark
    stage.advance(by: 1 / 60)
    #expect(card.layer.backgroundColor == UIColor(white: 0.12, alpha: 1).cgColor && card.layer.borderColor != light)
  }
}
