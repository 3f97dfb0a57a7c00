import Stage
import Testing
import UIKit

/// A presentation controller and an animator as applications write them.
struct OwnPresentationRow: Sendable, CustomTestStringConvertible {
  typealias Animation =
    @MainActor @Sendable (_ context: any UIViewControllerContextTransitioning, _ presents: Bool) -> Void

  let testDescription: String
  var style = UIModalPresentationStyle.custom
  var kind = OwnPresentation.Kind.plain
  /// The frame in which screen B rests, in the window.
  var frame = CGRect(x: 0, y: 422, width: 390, height: 422)
  /// Whether all that moves lies in the container, whose time the finger holds.
  var standsUnderFinger = true
  let animate: Animation

  init(
    _ name: String, _ kind: OwnPresentation.Kind = .plain, style: UIModalPresentationStyle = .custom,
    frame: CGRect = CGRect(x: 0, y: 422, width: 390, height: 422), standsUnderFinger: Bool = true,
    _ animate: @escaping Animation
  ) {
    (testDescription, self.kind, self.style, self.frame) = (name, kind, style, frame)
    (self.standsUnderFinger, self.animate) = (standsUnderFinger, animate)
  }

  private static let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  static let all = [
    Self("half of the screen, dimmed alongside", .plain, slide),
    Self("a frame set in presentationTransitionWillBegin", .setsFrameAtBegin, transform),
    Self("a frame set before the container's layout", .setsFrameBeforeLayout, transform),
    Self("a frame set after the container's layout", .setsFrameAfterLayout, transform),
    Self("a frame set when the presentation has ended", .setsFrameAtEnd, slide),
    Self("a view around the presented one", .platter, frame: CGRect(x: 20, y: 442, width: 350, height: 382), slide),
    preferredSize,
    Self("the presenter made smaller alongside, as a view outside the container", .shrinksPresenter, slide),
    Self(
      "the presenter made smaller alongside, as if it were in the container", .shrinksPresenterInContainer,
      standsUnderFinger: false, slide),
    Self("a picture of the presenter behind", .picture, transform),
    Self("an alert within the margins", .margins, frame: CGRect(x: 40, y: 200, width: 310, height: 444), grow),
    Self("the presenter removed", .removesPresenter, frame: whole, exchange),
    Self("over the full screen, by frames", style: .overFullScreen, frame: whole, slide),
    Self("full screen, both views", style: .fullScreen, frame: whole, exchange),
  ]

  static let preferredSize = Self(
    "a preferred size", .preferredSize, frame: CGRect(x: 45, y: 322, width: 300, height: 200), grow)

  /// Slides the presented view up from the bottom edge to its final frame, and down from where it is.
  private static let slide: Animation = { context, presents in
    let (front, height) = (context.front(presents), context.containerView.bounds.height)
    guard presents, let shown = context.viewController(forKey: .to) else {
      return context.animate { front.frame.origin.y = height }
    }
    context.containerView.addSubview(front)
    front.frame = context.finalFrame(for: shown).offsetBy(dx: 0, dy: height)
    context.animate { front.frame = context.finalFrame(for: shown) }
  }

  /// Moves the view by its transform.
  private static let transform: Animation = { context, presents in
    let front = context.front(presents)
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if presents {
      context.containerView.addSubview(front)
      front.transform = away
    }
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      front.transform = presents ? .identity : away
    } completion: { _ in
      context.complete()
    }
  }

  /// Grows and fades an alert.
  private static let grow: Animation = { context, presents in
    let front = context.front(presents)
    if presents {
      context.containerView.addSubview(front)
      (front.alpha, front.transform) = (0, CGAffineTransform(scaleX: 1.2, y: 1.2))
    }
    UIView.animate(withDuration: 0.4) {
      front.alpha = presents ? 1 : 0
      front.transform = presents ? .identity : CGAffineTransform(scaleX: 0.8, y: 0.8)
    } completion: { _ in
      if context.transitionWasCancelled { front.transform = .identity }
      context.complete()
    }
  }

  /// Slides both views sidewards.
  private static let exchange: Animation = { context, presents in
    let width = context.containerView.bounds.width
    let aside = CGAffineTransform(translationX: -width / 3, y: 0)
    let away = CGAffineTransform(translationX: width, y: 0)
    let (front, back) = (context.front(presents), presents ? context.fromView : context.toView)
    context.toView.frame = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
    context.containerView.insertSubview(context.toView, at: presents ? context.containerView.subviews.count : 0)
    if presents { front.transform = away } else { back.transform = aside }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
      (front.transform, back.transform) = presents ? (.identity, aside) : (away, .identity)
    } completion: { _ in
      (front.transform, back.transform) = (.identity, .identity)
      context.complete()
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// The view of the screen that is presented or dismissed.
  fileprivate func front(_ presents: Bool) -> UIView {
    let key = presents ? UITransitionContextViewKey.to : .from
    return view(forKey: key) ?? viewController(forKey: presents ? .to : .from)?.view ?? UIView()
  }
}

@MainActor @Suite("Presentations as applications write them rest in the right frame, with the right pixels")
struct OwnPresentationTests {
  /// A stage on which screen B is presented over screen A, at first without animation.
  @MainActor private final class Scene {
    let row: OwnPresentationRow
    let base: PresentationScene
    /// The pixels of the screens at rest, without and with B.
    let closed: String
    let open: String

    init(_ row: OwnPresentationRow) throws {
      self.row = row
      base = try PresentationScene(row.style, scale: 0.5)
      let (base, screens) = (base, [base.a, base.b])
      let delegate = base.transitioning
      delegate.makeAnimator = { leaves in ClosureAnimator { row.animate($0, !leaves) } }
      if row.style == .custom { delegate.makeController = { OwnPresentation(row.kind, $0, $1) } }
      base.b.transitioningDelegate = delegate
      base.b.preferredContentSize = CGSize(width: 300, height: 200)
      base.stage.window.backgroundColor = .darkGray
      for (screen, color) in zip(screens, [UIColor.red, .blue]) {
        let box = base.stage.perform { UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120)) }
        box.backgroundColor = color
        box.autoresizingMask = [.flexibleWidth]
        screen.view.addSubview(box)
      }
      closed = base.stage.render().digest
      base.a.present(base.b, animated: false)
      try base.stage.settle()
      open = base.stage.render().digest
      base.b.dismiss(animated: false)
      try base.stage.settle()
      #expect(open != closed)
      expectRest(isOpen: false)
    }

    func change(_ opens: Bool) {
      base.stage.perform { if opens { base.a.present(base.b, animated: true) } else { base.b.dismiss(animated: true) } }
    }

    /// The frame of B in the window.
    var frame: CGRect { base.b.view.convert(base.b.view.bounds, to: nil) }
    var digest: String { base.stage.render().digest }

    func expectRest(isOpen: Bool) {
      #expect((base.a.presentedViewController === base.b) == isOpen && base.stage.isIdle && base.stage.misuse == [])
      #expect(digest == (isOpen ? open : closed))
      if isOpen { #expect(frame == row.frame) } else { #expect(base.b.view.window == nil) }
      #expect(base.log.imbalance == nil)
    }
  }

  @Test("An animator that plays ends as the change without animation, in and out", arguments: OwnPresentationRow.all)
  func played(_ row: OwnPresentationRow) throws {
    let scene = try Scene(row)
    for opens in [true, false, true, false] {
      scene.change(opens)
      scene.base.stage.advance(by: 0.15)
      #expect(scene.digest != scene.closed && scene.digest != scene.open)
      try scene.base.stage.settle()
      scene.expectRest(isOpen: opens)
    }
  }

  @Test(
    "An animator under a finger goes back to where it was, or on to the end, in and out",
    arguments: OwnPresentationRow.all)
  func dragged(_ row: OwnPresentationRow) throws {
    let scene = try Scene(row)
    for (opens, finishes) in [(true, false), (true, true), (false, false), (false, true)] {
      let finger = UIPercentDrivenInteractiveTransition()
      scene.base.transitioning.interaction = finger
      scene.change(opens)
      scene.base.stage.advance(by: 1 / 60)
      var seen: [String] = []
      for progress in [0.2, 0.7, 0.45] {
        finger.update(CGFloat(progress))
        scene.base.stage.advance(by: 1 / 60)
        seen.append(scene.digest)
      }
      scene.base.stage.advance(by: 0.3)
      if row.standsUnderFinger { #expect(scene.digest == seen[2], "a finger at rest moves nothing") }
      #expect(Set(seen).count == 3)
      finger.end(finishes)
      try scene.base.stage.settle()
      scene.expectRest(isOpen: opens == finishes)
    }
  }

  @Test("A preferred size that changes while the controller is presented moves its view, at once or in an animation")
  func preferredSize() throws {
    let scene = try Scene(.preferredSize)
    let (stage, b) = (scene.base.stage, scene.base.b)
    scene.change(true)
    try stage.settle()
    stage.perform { b.preferredContentSize = CGSize(width: 200, height: 400) }
    try stage.settle()
    #expect(scene.frame == CGRect(x: 95, y: 222, width: 200, height: 400))
    stage.perform {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        b.preferredContentSize = CGSize(width: 300, height: 200)
        b.presentationController?.containerView?.layoutIfNeeded()
      }
    }
    stage.advance(by: 0)
    stage.advance(by: 0.2)
    #expect(abs((b.view.layer.presentation()?.bounds.width ?? 0) - 250) < 1)
    try stage.settle()
    scene.expectRest(isOpen: true)
    scene.change(false)
    try stage.settle()
    scene.expectRest(isOpen: false)
  }
}
