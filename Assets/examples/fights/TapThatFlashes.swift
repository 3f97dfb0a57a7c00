import UIKit

// A tap that flashes the last screen (shingt/DraggableModalTransition, pull request 7).
//
// The drag is a long press without a delay, so that it begins at once. So does a tap: a pop begins with each touch, and
// is taken back. The first screen appears and disappears, with all its callbacks.
// The mend: a pan, which begins after ten points.

final class HastyNavigationController: SwipeNavigationController {
  private var start: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.isEnabled = false
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    press.minimumPressDuration = 0
    press.name = "hasty press"
    view.addGestureRecognizer(press)
  }

  @objc func pressed(_ press: UILongPressGestureRecognizer) {
    let x = press.location(in: view).x
    switch press.state {
    case .began:
      start = x
      beginPop()
    case .changed: movePop(to: (x - start) / view.bounds.width)
    default: endPop(finishes: x - start > view.bounds.width / 2)
    }
  }
}

#Preview("A tap that flashes") { HastyNavigationController(over: Card("Tap: the last screen flashes.", .systemPink)) }
