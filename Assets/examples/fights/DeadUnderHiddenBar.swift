import UIKit

// A swipe that is dead as soon as the bar is hidden (sascha/DrawerController, issue 38; wix/react-native-navigation, 4455).
//
// The system's swipe has a delegate of its own, which says no while there is no bar with a back button.
// The mend: a delegate of your own; mind the first screen, see RootThatFreezes.

#Preview("Dead under a hidden bar") {
  let stack = UINavigationController(rootViewController: Card.first)
  stack.pushViewController(Card("Swipe from the left edge: nothing is popped.", .systemBrown), animated: false)
  stack.isNavigationBarHidden = true
  return stack
}
