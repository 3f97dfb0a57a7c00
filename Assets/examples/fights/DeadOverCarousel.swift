import UIKit

// A swipe that is dead over a horizontal list (fastred/AHKNavigationController, issue 3).
//
// Drag to the right over the pictures: they are stretched at their left end, and the screen stays. Both pans want the
// drag. The list's hears of the touch first, because its view is deeper; when it begins, the other one fails.
// The mend: the pop's pan has to come first while the list is at its left end, by `shouldBeRequiredToFailBy`.

final class CarouselCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView(frame: CGRect(x: 0, y: 320, width: 390, height: 200))
    list.contentSize = CGSize(width: 1040, height: 200)
    for index in 0..<4 {
      let picture = UIView(frame: CGRect(x: 20 + index * 250, y: 0, width: 230, height: 200))
      picture.backgroundColor = UIColor(white: 1, alpha: 0.5 - 0.1 * CGFloat(index))
      picture.layer.cornerRadius = 20
      list.addSubview(picture)
    }
    view.addSubview(list)
  }
}

#Preview("Dead over a carousel") {
  SwipeNavigationController(over: CarouselCard("Drag to the right over the pictures: nothing is popped.", .systemTeal))
}
