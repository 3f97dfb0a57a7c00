import UIKit

// A bar that is moved by touches, and loses them to the pop (forkingdog/FDFullscreenPopGesture, issue 196).
//
// UISlider speaks up for itself; a view that follows `touchesMoved` does not. It has no recogniser, so nothing stands in
// the pan's way, which begins after ten points and cancels the view's touch.
// The mend: the pan's delegate refuses touches on the bar in `gestureRecognizer(_:shouldReceive:)`.

final class ProgressBar: UIView {
  private let done = UIView()

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    backgroundColor = UIColor(white: 1, alpha: 0.3)
    layer.cornerRadius = 12
    clipsToBounds = true
    done.backgroundColor = .white
    done.frame = CGRect(x: 0, y: 0, width: 90, height: bounds.height)
    addSubview(done)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    done.frame.size.width = touches.first.map { $0.location(in: self).x } ?? 0
  }
}

final class ProgressCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ProgressBar(frame: CGRect(x: 30, y: 400, width: 330, height: 44)))
  }
}

#Preview("A bar that pops") {
  SwipeNavigationController(over: ProgressCard("Drag the white bar to the right: the screen goes too.", .systemOrange))
}
