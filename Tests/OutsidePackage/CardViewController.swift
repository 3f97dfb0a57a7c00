import UIKit

class CardViewController: UIViewController {
  let badge = BadgeView(count: 3)
  var ticks = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    badge.center = CGPoint(x: 60, y: 60)
    view.addSubview(badge)
    let plain = PlainView()
    plain.frame = CGRect(x: 0, y: 150, width: 120, height: 50)
    view.addSubview(plain)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Self.handlePan(_:))))
  }

  func startTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      self?.ticks += 1
      if self?.ticks == 3 { timer.invalidate() }
    }
  }

  func moveBadge() {
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.curveLinear],
      animations: {
        self.badge.center.y = 100
        self.badge.alpha = 0.5
      })
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    badge.center.x += recognizer.translation(in: view).x
    recognizer.setTranslation(.zero, in: view)
  }
}
