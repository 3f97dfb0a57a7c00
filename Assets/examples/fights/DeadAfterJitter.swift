import UIKit

// A list that does not scroll after a small movement to the side (griddynamics-archive/MMDrawerController, pull request 133).
//
// A drawer's pan begins in any direction. A thumb that starts a scroll a little sideways gives it the touch, and the list
// is dead until the finger goes up.
// The mend: `gestureRecognizerShouldBegin` asks whether the drag goes across the list.

final class DrawerCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView(frame: CGRect(x: 0, y: 260, width: 390, height: 584))
    list.contentSize = CGSize(width: 390, height: 1600)
    for index in 0..<20 {
      let row = UIView(frame: CGRect(x: 20, y: index * 80, width: 350, height: 70))
      row.backgroundColor = UIColor(white: 1, alpha: index % 2 == 0 ? 0.4 : 0.25)
      row.layer.cornerRadius = 16
      list.addSubview(row)
    }
    view.addSubview(list)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    pan.name = "drawer pan"
    view.addGestureRecognizer(pan)
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    let distance = max(0, pan.translation(in: view).x)
    view.bounds.origin.x = pan.state == .ended || pan.state == .cancelled ? 0 : -distance
  }
}

#Preview("Dead after a jitter") { DrawerCard("Scroll, but begin a little sideways: the list is dead.", .systemGray) }
