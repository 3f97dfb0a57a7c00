import Testing

@testable import SourcePass

@Suite("Names of Swift 3 and 4")
struct OldNameTests {
  private func text(_ source: String) -> String { SourcePass.arriving(source, isOld: true).text }

  @Test(
    "Old names become today's",
    arguments: [
      ("let o: UIViewAnimationOptions = .curveEaseIn", "let o: UIView.AnimationOptions = .curveEaseIn"),
      ("_ launch: [UIApplicationLaunchOptionsKey: Any]?", "_ launch: [UIApplication.LaunchOptionsKey: Any]?"),
      ("b.setTitle(t, for: UIControlState())", "b.setTitle(t, for: UIControl.State())"),
      ("view.bringSubview(toFront: card)", "view.bringSubviewToFront(card)"),
      ("view.sendSubview(toBack: a.b)", "view.sendSubviewToBack(a.b)"),
      ("override func bringSubview(toFront view: V) {}", "override func bringSubviewToFront(_ view: V) {}"),
      ("child.willMove(toParentViewController: nil)", "child.willMove(toParent: nil)"),
      ("override func didMove(toParentViewController c: C?) {}", "override func didMove(toParent c: C?) {}"),
      ("addChildViewController(child)", "addChild(child)"),
      ("childViewControllers.last?.removeFromParentViewController()", "children.last?.removeFromParent()"),
      ("override var childViewControllerForStatusBarStyle: C? {}", "override var childForStatusBarStyle: C? {}"),
      ("f(NSNotification.Name.UIKeyboardWillShow, o: nil)", "f(UIResponder.keyboardWillShowNotification, o: nil)"),
      ("name: .UIApplicationDidEnterBackground)", "name: UIApplication.didEnterBackgroundNotification)"),
      ("name: Notification.Name.UIDeviceOrientationDidChange", "name: UIDevice.orientationDidChangeNotification"),
      ("[NSFontAttributeName: f]", "[NSAttributedString.Key.font: f]"),
      ("[NSAttributedStringKey.kern: 1]", "[NSAttributedString.Key.kern: 1]"),
      ("name: kCAMediaTimingFunctionEaseInEaseOut", "name: CAMediaTimingFunctionName.easeInEaseOut"),
      ("t.subtype = kCATransitionFromLeft", "t.subtype = CATransitionSubtype.fromLeft"),
      ("systemFont(ofSize: 2, weight: UIFontWeightBold)", "systemFont(ofSize: 2, weight: UIFont.Weight.bold)"),
      ("forMode: RunLoopMode.commonModes", "forMode: RunLoop.Mode.common"),
      ("add(link, forMode: .commonModes)", "add(link, forMode: .common)"),
      ("CGRectMake(0, f(1, 2), a, b)", "CGRect(x: 0, y: f(1, 2), width: a, height: b)"),
      ("UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
      ("CGRectGetMidX(view.frame) / 2", "(view.frame).midX / 2"),
      ("CGRectInset(CGRectMake(0, 0, 1, 1), 5, a)", "(CGRect(x: 0, y: 0, width: 1, height: 1)).insetBy(dx: 5, dy: a)"),
      ("UIImageJPEGRepresentation(image, 0.5)", "(image).jpegData(compressionQuality: 0.5)"),
      ("UIImagePNGRepresentation(image)", "(image).pngData()"),
      ("if UIAccessibilityIsReduceMotionEnabled() {}", "if UIAccessibility.isReduceMotionEnabled {}"),
    ]) func replaced(old: String, new: String)
  {
    #expect(text(old) == new && text(new) == new)
    #expect(SourcePass.arriving(old).text == old)
  }

  @Test(
    "What is not such a name stays",
    arguments: [
      "\"UIViewAnimationOptions\" // UIControlState",
      "typealias UIControlState = UIControl.State\nlet s: UIControlState",
      "func addChildViewController(_ c: UIViewController) {}\naddChildViewController(c)", "kit.UIViewContentMode",
      "let f = CGRectGetMidX", "enum E { case commonModes }\nlet e = E.commonModes", "CGRectMake(0, 0)",
      "a.bringSubview(view)", "kCATransition", "UIViewAnimatingPosition",
      "CATransform3DMakeScale(1, 2, 3)", "UIStatusBarStyle.default",
    ]) func kept(source: String)
  { #expect(text(source) == source) }

  @Test("The note counts them, and columns are those of the source") func note() {
    let passed = SourcePass.rehearsing("\nlet a: UIViewContentMode = b\nlet c: UIControlEvents = d")
    #expect(passed.remarks.map(\.message) == ["2 names of Swift 4 or older are read as today's."])
    #expect(passed.remarks.map(\.line) == [2] && passed.text.contains("let a: UIView.ContentMode = b"))
    #expect(SourcePass.original(column: 29, line: 2, passed.shifts) == 28)
  }

  @Test("A name that another file of the same build declares stays") func declaredElsewhere() {
    let passed = SourcePass.rehearsing(["typealias UIControlState = Int", "let a: UIControlState = 1"])
    #expect(passed[1].text == "let a: UIControlState = 1" && passed[1].remarks.isEmpty)
  }
}
