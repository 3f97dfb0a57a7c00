import Stage
import Testing
import UIKit

@MainActor @Suite("What subclasses of controllers may answer themselves")
struct OverridingTests {
  /// A container that answers for its child, as containers in applications do.
  final class Container: UIViewController {
    let content = UIViewController()
    let field = UITextField()

    override var navigationItem: UINavigationItem { content.navigationItem }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      super.transitionCoordinator ?? content.transitionCoordinator
    }
    override var navigationController: UINavigationController? { super.navigationController }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override var inputAccessoryView: UIView? { field }
  }

  @Test("The bar shows the item that the subclass returns")
  func navigationItem() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let container = Container()
    container.content.navigationItem.title = "Content"
    let navigation = UINavigationController(rootViewController: container)
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(navigation.navigationBar.topItem === container.content.navigationItem)
    #expect(navigation.navigationBar.topItem?.title == "Content")
    #expect(container.navigationController === navigation && container.inputAccessoryView === container.field)
    let above = UIViewController()
    navigation.pushViewController(above, animated: true)
    stage.advance(by: 0.1)
    #expect(container.transitionCoordinator != nil)
    try stage.settle()
    navigation.popViewController(animated: false)
    #expect(navigation.navigationBar.topItem === container.content.navigationItem)
  }
}
