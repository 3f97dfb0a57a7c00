import OwnThread
import Testing

@testable import SourcePass
@testable import Workshop

@Suite("Names of Swift 3 and 4 in a build", .onOwnThread, .serialized)
struct OldNameBuildTests {
  @Test("What stands in the table of old names exists here") func table() throws {
    let bench = try Bench()
    let rows = OldNameTable.nested.split(separator: "\n").map { $0.split(separator: " ") }
    let nested = rows.flatMap { row in row.dropFirst().map { "\(row[0]).\($0)" } }
    let others = OldNameTable.others.split(separator: "\n").map { "\($0.split(separator: " ")[1])" }
    let paths = Set(nested + others).sorted().filter {
      $0.first?.isUppercase == true && !$0.contains("(") && !$0.contains("*")
    }
    #expect(paths.count > 100)
    try bench.write("import UIKit\nfunc all() { _ = ([\n\(paths.map { "  \($0).self,\n" }.joined())] as [Any]) }")
    #expect(try bench.errors().map(\.sourceLine) == [])
  }

  @Test("Source of Swift 3 builds as it is") func source() throws {
    let bench = try Bench()
    try bench.write(
      """
      import UIKit
      class Old: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let child = UIViewController()
          addChildViewController(child)
          view.addSubview(child.view)
          child.didMove(toParentViewController: self)
          view.bringSubview(toFront: child.view)
          child.view.frame = CGRectInset(CGRectMake(0, 0, CGRectGetWidth(view.bounds), 40), 4, 4)
          child.view.transform = CGAffineTransformRotate(CGAffineTransformMakeScale(2, 2), 1)
          let fade = CATransition()
          (fade.type, fade.subtype, fade.fillMode) = (kCATransitionPush, kCATransitionFromLeft, kCAFillModeBoth)
          fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
          NotificationCenter.default.addObserver(
            forName: NSNotification.Name.UIKeyboardWillHide, object: nil, queue: nil) { _ in }
          let options: UIViewAnimationOptions = [.curveEaseIn, .allowUserInteraction]
          UIView.animate(withDuration: 0.2, delay: 0, options: options, animations: {}, completion: nil)
          let count = "four".characters.count
          let label = UILabel()
          label.font = UIFont.systemFont(ofSize: CGFloat(count), weight: UIFontWeightBold)
          label.attributedText = NSAttributedString(string: "a", attributes: [NSFontAttributeName: label.font])
          additionalSafeAreaInsets = UIEdgeInsetsMake(1, 2, 3, 4)
        }
        override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }
      }
      """)
    #expect(try bench.errors().map(\.text) == [])
  }
}
