import Stage
import Testing
import UIKit

@MainActor @Suite("The samples of the article on Auto Layout") struct AutoLayoutSampleTests {
  @Test("A card is pinned to the margins, and moves down in an animation block")
  func card() throws {
    let scene = LayoutScene()
    let view = scene.root
    // sample
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let top = card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16)
    NSLayoutConstraint.activate([
      top,
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.6),
    ])
    // meanwhile
    try scene.stage.settle()
    #expect(card.frame == CGRect(x: 20, y: 16, width: 360, height: 216))
    // sample again
    UIView.animate(withDuration: 0.3) {
      top.constant = 80
      view.layoutIfNeeded()
    }
    // end of sample
    scene.stage.advance(by: 0.15)
    let shown = try #require(card.layer.presentation()).frame
    #expect(card.frame.minY == 80 && abs(shown.minY - 48) < 4, "\(shown)")
  }
}
