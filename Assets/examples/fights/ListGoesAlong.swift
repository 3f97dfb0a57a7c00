import UIKit

// A list that scrolls while the screen is popped (andreamazz/AMScrollingNavbar, issue 143).
//
// Somebody made two pans work together and said yes to all others too. A sideways swipe that is not quite level moves
// the list as well.
// The mend: say yes only to the recogniser that is meant.

final class FriendlyNavigationController: SwipeNavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    pan.delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

final class ListCard: Card {
  let list = UIScrollView(frame: CGRect(x: 0, y: 260, width: 390, height: 584))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 390, height: 1600)
    for index in 0..<20 {
      let row = UIView(frame: CGRect(x: 20, y: index * 80, width: 350, height: 70))
      row.backgroundColor = UIColor(white: 1, alpha: index % 2 == 0 ? 0.4 : 0.25)
      row.layer.cornerRadius = 16
      list.addSubview(row)
    }
    view.addSubview(list)
  }
}

#Preview("A list that goes along") {
  FriendlyNavigationController(over: ListCard("Swipe back, a little upwards: the list scrolls as well.", .systemMint))
}
