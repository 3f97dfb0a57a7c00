import Stage
import Testing

@testable import UIKit

/// Where views lie, as on iOS.
@MainActor @Suite("The geometry of views")
struct GeometryTests {
  let stage = Stage(size: CGSize(width: 390, height: 844))

  @Test(
    "A transformed view follows its autoresizing mask",
    arguments: [
      (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 0, y: 0, width: 200, height: 300)),
      (CGAffineTransform(rotationAngle: .pi), CGRect(x: 0, y: 0, width: 200, height: 300)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 0, y: 0, width: 200, height: 300)),
      (CGAffineTransform(scaleX: 0.5, y: 0.5), CGRect(x: 50, y: 75, width: 100, height: 150)),
    ])
  func autoresizing(_ transform: CGAffineTransform, _ expected: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.transform = transform
    outer.frame.size = CGSize(width: 200, height: 300)
    let frame = inner.frame
    #expect(abs(frame.minX - expected.minX) + abs(frame.minY - expected.minY) < 1e-6)
    #expect(abs(frame.width - expected.width) + abs(frame.height - expected.height) < 1e-6)
  }

  @Test("New views are as large as on iOS: a window fills the screen, and the content of a cell the cell")
  func sizes() {
    stage.perform {
      #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.contentView.bounds == CGRect(x: 0, y: 0, width: 320, height: 44))
    }
  }

  @Test("A picture larger than its button shrinks to it")
  func picture() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 20)).image { _ in }
    button.setImage(drawn, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 5, width: 44, height: 20))
    button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 24, height: 10))
  }

  @Test("Constraints to the center of a scroll view are to that of its frame, and scroll with the content")
  func center() {
    stage.perform {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      scroll.contentSize = CGSize(width: 1000, height: 1000)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(box)
      NSLayoutConstraint.activate([
        box.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
        box.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
      scroll.contentOffset.y = 40
      scroll.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 50, y: 140, width: 100, height: 20))
      #expect(scroll.contentSize == CGSize(width: 1000, height: 1000))
    }
  }

  @Test("A header that the screen assigns again after layout has the table's width")
  func header() {
    let screen = HeaderScreen()
    stage.window.rootViewController = screen
    stage.advance(by: 0.1)
    #expect(screen.header.frame == CGRect(x: 0, y: 0, width: 390, height: 70))
  }

  private final class HeaderScreen: UITableViewController {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard header.frame.height != 70 else { return }
      header.frame = CGRect(x: 0, y: 0, width: 50, height: 70)
      tableView.tableHeaderView = header
    }
  }

  @Test("Content that a delegate holds at its end stays there after a flick", arguments: [0.0, 20])
  func pinned(start: CGFloat) {
    let pin = Pin()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scroll)
    scroll.contentOffset.y = start
    scroll.delegate = pin
    stage.send(.down(CGPoint(x: 200, y: 300)))
    for step in 1...6 {
      stage.advance(by: 0.016)
      stage.send(.move(CGPoint(x: 200, y: 300 + 20 * step)))
    }
    stage.send(.up(CGPoint(x: 200, y: 420)))
    stage.advance(by: 3)
    #expect(scroll.contentOffset.y == 0 && !scroll.isDecelerating)
  }

  private final class Pin: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
    }
  }

  @Test("An arriving screen has its size when it is told, and its constraints are not applied yet, as on iOS")
  func beforeLayout() {
    let (navigation, screen) = (UINavigationController(rootViewController: UIViewController()), LabelScreen())
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    stage.perform { navigation.pushViewController(screen, animated: true) }
    stage.advance(by: 1)
    #expect(screen.seen == [CGSize(width: 390, height: 844), .zero] && screen.label.frame.width == 80)
  }

  private final class LabelScreen: UIViewController {
    let label = UILabel()
    var seen: [CGSize] = []

    override func viewDidLoad() {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.widthAnchor.constraint(equalToConstant: 80).isActive = true
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }

    override func viewWillAppear(_ animated: Bool) { seen = [view.bounds.size, label.frame.size] }
  }

  @Test("A transition whose animator gives up says so, with the view that is nil")
  func hanging() {
    let (root, sheet, animator) = (UIViewController(), UIViewController(), GivingUp())
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.pageSheet, animator)
    stage.perform { root.present(sheet, animated: true) }
    stage.advance(by: 1)
    let told = stage.diagnostics.joined()
    #expect(told.contains("did not call completeTransition(_:)") && told.contains("view(forKey: .from) is nil"))
  }

  private final class GivingUp: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard context.view(forKey: .from) != nil else { return }
      context.completeTransition(true)
    }
  }

  @Test("Names that sources for iOS say are here: geometry as text, classes as objects, index paths, attributed text")
  func names() {
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4)) \(CGPoint(x: 1, y: 2))" == "(1.0, 2.0, 3.0, 4.0) (1.0, 2.0)")
    let rect = CGRect(x: 1.5, y: 2, width: 3, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect && NSCoder.cgPoint(for: "{1, -2}").y == -2)
    #expect(UIViewController.self !== UINavigationController.self && NSIndexPath(row: 3, section: 2).section == 2)
    var text = AttributedString("a")
    (text.foregroundColor, text.kern, text.underlineStyle) = (UIColor.red, 2, .single)
    let styled = NSAttributedString(text)
    #expect(styled.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(AttributedString(styled) == text)
  }
}
