import UIKit

// A card that stays where the system took the finger away (modocache/MDCSwipeToChoose, issue 96; LGSideMenuController, 99).
//
// A call or the notification centre cancels a touch, and the pan with it. Code that only knows `.ended` never hears of it.
// Try it with Advanced › Faults › The system takes the finger away.
// The mend: treat `.cancelled` as `.ended`.

final class StuckCard: Card {
  private let card = UIView(frame: CGRect(x: 95, y: 340, width: 200, height: 260))

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .white
    card.layer.cornerRadius = 24
    view.addSubview(card)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    pan.name = "card pan"
    card.addGestureRecognizer(pan)
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: card.transform = CGAffineTransform(translationX: pan.translation(in: view).x, y: 0)
    case .ended: UIView.animate(withDuration: 0.3) { self.card.transform = .identity }
    default: break
    }
  }
}

#Preview("Cancelled and stuck") { StuckCard("Drag the card, and let the system cancel the touch: it hangs.", .systemBlue) }
