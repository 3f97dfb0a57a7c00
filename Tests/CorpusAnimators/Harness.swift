// Not Apple's: runs animators that others wrote on a stage, pushed, dragged, cancelled and finished.

import Foundation
import Stage
import UIKit

/// An animator to try: how it is made for each direction, and what it animates.
struct AnimatorRow {
  /// What a transition exchanges.
  enum Kind { case navigation, presentation }

  let name: String
  let kind: Kind
  /// Whether the animator can be driven by a drag.
  var isInteractive = true
  /// Whether the animator leaves its screens where the system would: a card, for example, does not.
  var restsAsSystem = true
  /// Prepares the screens, as the animator expects them.
  var prepare: (_ from: UIViewController, _ to: UIViewController) -> Void = { _, _ in }
  /// Tells the animator that its drag begins and is about to be cancelled, as the repository's own gesture code does.
  var willDrag: (UIViewControllerAnimatedTransitioning) -> Void = { _ in }
  var willCancel: (UIViewControllerAnimatedTransitioning) -> Void = { _ in }
  /// Makes the animator, for opening or closing.
  let make: (_ isOpening: Bool, _ scene: AnimatorScene) -> UIViewControllerAnimatedTransitioning
}

/// Two screens, and a delegate that supplies the animator.
@MainActor final class AnimatorScene: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let row: AnimatorRow
  let lower = ColoredScreen(.systemTeal)
  let upper = ColoredScreen(.systemOrange)
  /// What animators move or mask by: a view with a picture, as in the repositories' demonstrations.
  let key = UIImageView(frame: CGRect(x: 40, y: 200, width: 80, height: 60))
  private(set) var navigation: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var isAnimated = true
  private var animators: [UIViewControllerAnimatedTransitioning] = []

  init(_ row: AnimatorRow) {
    self.row = row
    super.init()
    key.image = UIGraphicsImageRenderer(size: key.bounds.size).image { context in
      UIColor.systemPurple.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
    }
    lower.view.addSubview(key)
    row.prepare(lower, upper)
    switch row.kind {
    case .navigation:
      let navigation = UINavigationController(rootViewController: lower)
      navigation.isNavigationBarHidden = true
      navigation.delegate = self
      self.navigation = navigation
      stage.window.rootViewController = navigation
    case .presentation:
      stage.window.rootViewController = lower
      upper.modalPresentationStyle = .fullScreen
      upper.transitioningDelegate = self
    }
    stage.advance(by: 0.1)
  }

  private func animator(opening isOpening: Bool) -> UIViewControllerAnimatedTransitioning {
    let made = row.make(isOpening, self)
    animators.append(made)
    if interaction != nil { row.willDrag(made) }
    return made
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { isAnimated ? animator(opening: operation == .push) : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(opening: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator(opening: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  // MARK: Steps

  func open() {
    if let navigation { return navigation.pushViewController(upper, animated: true) }
    lower.present(upper, animated: true)
  }

  func close() {
    guard let navigation else { return upper.dismiss(animated: true) }
    navigation.popViewController(animated: true)
  }

  /// Begins to close the upper screen under a finger, and goes to `progress` in steps.
  func drag(to progress: CGFloat) -> UIPercentDrivenInteractiveTransition {
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    close()
    for step in 1...8 {
      interaction.update(progress * CGFloat(step) / 8)
      stage.advance(by: 1.0 / 60)
    }
    self.interaction = nil
    return interaction
  }

  /// Cancels a drag.
  func cancel(_ drag: UIPercentDrivenInteractiveTransition) {
    if let last = animators.last { row.willCancel(last) }
    drag.cancel()
  }

  /// Whether the upper screen is open.
  var isOpen: Bool {
    if let navigation { return navigation.topViewController === upper }
    return lower.presentedViewController === upper
  }
}

/// A screen with a colour and a mark, whose appearance calls are counted.
@MainActor final class ColoredScreen: UIViewController {
  private let color: UIColor
  private(set) var calls: [String] = []

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let mark = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    mark.text = "Screen"
    view.addSubview(mark)
  }

  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

/// Tries an animator, and returns what went wrong; nothing if all is well.
@MainActor func problems(with row: AnimatorRow) -> [String] {
  let scene = AnimatorScene(row)
  var found: [String] = []
  func expect(_ condition: Bool, _ message: String) { if !condition { found.append(message) } }
  func settle(_ step: String) {
    do { try scene.stage.settle(timeout: 12) } catch { found.append("\(step): \(error)") }
  }
  let atRest = scene.stage.render().digest

  scene.open()
  scene.stage.advance(by: 0.1)
  let inFlight = scene.stage.render().digest
  settle("opening")
  expect(scene.isOpen, "the upper screen is not open after opening")
  let open = scene.stage.render().digest
  expect(open != atRest, "the open screen looks like the lower one")
  expect(inFlight != open && inFlight != atRest, "nothing moves while opening")
  if row.restsAsSystem {
    expect(open == reference(row), "the open screen does not look as without animation")
    expect(scene.upper.view.frame == scene.stage.window.bounds, "the upper screen rests at \(scene.upper.view.frame)")
  }

  if row.isInteractive {
    let drag = scene.drag(to: 0.4)
    expect(scene.stage.render().digest != open, "nothing moves under the finger")
    scene.cancel(drag)
    settle("cancelling")
    expect(scene.isOpen, "the upper screen is not open after a cancel")
    expect(scene.stage.render().digest == open, "a cancel leaves other pixels")
    scene.drag(to: 0.6).finish()
    settle("finishing")
  } else {
    scene.close()
    settle("closing")
  }
  expect(!scene.isOpen, "the upper screen is open after closing")
  expect(scene.stage.render().digest == atRest, "closing leaves other pixels")
  expect(scene.upper.calls.last == "did disappear", "the upper screen was told \(scene.upper.calls)")
  return found
}

/// The pixels of the upper screen, shown without an animation.
@MainActor private func reference(_ row: AnimatorRow) -> String {
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let screen = ColoredScreen(.systemOrange)
  let other = ColoredScreen(.systemTeal)
  row.prepare(other, screen)
  stage.window.rootViewController = screen
  stage.advance(by: 0.1)
  return stage.render().digest
}

/// Tries all animators of a unit, prints a line for each, and returns the number of those with problems.
@MainActor func tryAll(_ rows: [AnimatorRow]) -> Int32 {
  var failures: Int32 = 0
  for row in rows {
    let found = problems(with: row)
    print(found.isEmpty ? "ok     \(row.name)" : "FAILED \(row.name): \(found.joined(separator: "; "))")
    if !found.isEmpty { failures += 1 }
  }
  return failures
}
