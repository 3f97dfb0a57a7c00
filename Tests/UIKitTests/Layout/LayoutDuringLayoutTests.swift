import Stage
import Testing
import UIKit

@MainActor @Suite("Constraints that change while a view is laid out")
struct LayoutDuringLayoutTests {
  /// A screen that replaces a constraint whenever it is laid out, as presentation controllers do.
  final class Replacing: UIViewController {
    let box = UIView()
    var width: NSLayoutConstraint?
    var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor), box.leftAnchor.constraint(equalTo: view.leftAnchor),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      count += 1
      width?.isActive = false
      width = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
      width?.isActive = true
    }
  }

  @Test("A constraint that is replaced before each layout counts in that layout, and asks for no other")
  func replacing() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let screen = stage.perform { Replacing() }
    stage.window.rootViewController = screen
    try stage.settle(timeout: 1)
    #expect(screen.box.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    let before = screen.count
    #expect(before <= 3)
    stage.advance(by: 0.5)
    #expect(screen.count == before)
    screen.view.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(screen.count == before + 1)
  }

  @Test("It is so, too, for a view inside of what is solved together")
  func inside() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let (outer, screen) = stage.perform { (UIViewController(), Replacing()) }
    stage.window.rootViewController = outer
    stage.perform {
      outer.addChild(screen)
      screen.view.translatesAutoresizingMaskIntoConstraints = false
      outer.view.addSubview(screen.view)
      NSLayoutConstraint.activate([
        screen.view.topAnchor.constraint(equalTo: outer.view.topAnchor),
        screen.view.leftAnchor.constraint(equalTo: outer.view.leftAnchor, constant: 10),
        screen.view.rightAnchor.constraint(equalTo: outer.view.rightAnchor, constant: -10),
        screen.view.heightAnchor.constraint(equalToConstant: 100),
      ])
      screen.didMove(toParent: outer)
    }
    try stage.settle(timeout: 1)
    #expect(screen.view.frame.width == 380 && screen.box.frame.width == 190)
    let before = screen.count
    stage.advance(by: 0.5)
    #expect(screen.count == before && before <= 4)
  }

  /// A presentation that replaces a constraint whenever its container is laid out.
  final class ReplacingPresentation: UIPresentationController {
    let box = UIView()
    var width: NSLayoutConstraint?
    var count = 0

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      guard let containerView else { return }
      count += 1
      if box.superview == nil {
        box.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(box)
      }
      width?.isActive = false
      width = box.widthAnchor.constraint(equalTo: containerView.widthAnchor, multiplier: 0.5)
      width?.isActive = true
    }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var made: ReplacingPresentation?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made = ReplacingPresentation(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test("A presentation's constraint that is replaced before its container is laid out counts in that layout")
  func presentation() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let (screen, upper, delegate) = stage.perform { (UIViewController(), UIViewController(), Delegate()) }
    stage.window.rootViewController = screen
    try stage.settle(timeout: 1)
    upper.modalPresentationStyle = .custom
    upper.transitioningDelegate = delegate
    screen.present(upper, animated: false)
    try stage.settle(timeout: 1)
    let made = try #require(delegate.made)
    #expect(made.box.frame.width == 200)
    let before = made.count
    stage.advance(by: 0.5)
    #expect(made.count == before && before <= 4)
  }

  /// A view that changes a constant before its superclass applies the constraints, and one afterwards.
  final class Changing: UIView {
    var (early, late): (NSLayoutConstraint?, NSLayoutConstraint?)
    var callsSuper = true
    var count = 0

    override func layoutSubviews() {
      count += 1
      early?.constant = 30
      if callsSuper { super.layoutSubviews() }
      late?.constant = 40
    }
  }

  private func scene(callsSuper: Bool = true) -> (stage: Stage, view: Changing, box: UIView) {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    return stage.perform {
      let (view, box) = (Changing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      box.translatesAutoresizingMaskIntoConstraints = false
      view.callsSuper = callsSuper
      view.addSubview(box)
      (view.early, view.late) = (
        box.widthAnchor.constraint(equalToConstant: 1), box.heightAnchor.constraint(equalToConstant: 1)
      )
      view.early?.isActive = true
      view.late?.isActive = true
      stage.window.addSubview(view)
      return (stage, view, box)
    }
  }

  @Test("A constant that changes after the constraints were applied counts in the next layout, which follows at once")
  func afterwards() throws {
    let (stage, view, box) = scene()
    try stage.settle(timeout: 1)
    #expect(box.frame.size == CGSize(width: 30, height: 40) && view.count == 2)
  }

  @Test("A view that does not apply its constraints is not laid out for ever")
  func neverApplied() throws {
    let (stage, view, box) = scene(callsSuper: false)
    try stage.settle(timeout: 1)
    #expect(box.frame.size == .zero && view.count <= 3)
  }
}
