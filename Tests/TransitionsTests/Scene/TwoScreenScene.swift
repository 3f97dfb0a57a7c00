import Stage
import Transitions
import UIKit

/// The transitions that open a second screen over a first one.
enum TwoScreenTransition: String, CaseIterable {
  case rise, keyframe, cornerRotation, photoViewer

  var isNavigation: Bool { self == .keyframe || self == .cornerRotation }
}

/// A stage on which a transition opens a second screen over a first one, and a finger.
@MainActor final class TwoScreenScene {
  let stage: Stage
  let transition: TwoScreenTransition
  let first = ColourScreen("1", UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1))
  let second: UIViewController
  let navigation: UINavigationController?
  /// The delegate that returns the animators.
  let delegate: NSObject
  private(set) var log: [String] = []

  static let slop: CGFloat = 10

  /// Creates a scene with shadow and dimming on or off, if the transition has them.
  init(_ transition: TwoScreenTransition, looks: Bool = false, size: CGSize = CGSize(width: 390, height: 844)) throws {
    self.transition = transition
    stage = Stage(size: size)
    var navigation: UINavigationController?
    switch transition {
    case .rise:
      let other = ColourScreen("2", .orange)
      let rise = Rise(on: first) { other }
      (rise.parameters.shadow.isOn, rise.parameters.dimming.isOn) = (looks, looks)
      rise.prepare(other)
      (delegate, second) = (rise, other)
    case .keyframe:
      let keyframe = KeyframeNavigationDelegate()
      (keyframe.parameters.shadow.isOn, keyframe.parameters.dimming.isOn) = (looks, looks)
      delegate = keyframe
      second = ColourScreen("2", .orange)
    case .cornerRotation:
      let corner = CornerRotationNavigationDelegate()
      (corner.parameters.shadow.isOn, corner.parameters.dimming.isOn) = (looks, looks)
      delegate = corner
      second = ColourScreen("2", .orange)
    case .photoViewer:
      let viewer = NotingViewer(on: first)
      (delegate, second) = (viewer, viewer)
    }
    if transition.isNavigation, let delegate = delegate as? any UINavigationControllerDelegate {
      let made = UINavigationController(rootViewController: first)
      made.isNavigationBarHidden = true
      made.delegate = delegate
      navigation = made
    }
    self.navigation = navigation
    stage.window.rootViewController = navigation ?? first
    stage.catchTransitions { [weak window = stage.window] isOpening in
      transition.isNavigation
        ? DragPath(direction: CGVector(dx: 1, dy: 0), length: window?.bounds.width ?? 390, isReversed: isOpening)
        : DragPath(direction: CGVector(dx: 0, dy: 1), length: 200, isReversed: isOpening)
    }
    try stage.settle()
    let note: (String) -> Void = { [weak self] in self?.log.append($0) }
    first.note = note
    (second as? ColourScreen)?.note = note
    (second as? NotingViewer)?.note = note
    second.view.layoutIfNeeded()
  }

  /// Shows the second screen from code.
  func open() {
    if let navigation {
      navigation.pushViewController(second, animated: true)
    } else {
      first.present(second, animated: true)
    }
    stage.advance(by: 0)
  }

  /// Creates a scene whose second screen has opened.
  static func opened(
    _ transition: TwoScreenTransition, looks: Bool = false, size: CGSize = CGSize(width: 390, height: 844)
  ) throws
    -> TwoScreenScene
  {
    let scene = try TwoScreenScene(transition, looks: looks, size: size)
    scene.open()
    try scene.stage.settle()
    _ = scene.takeLog()
    return scene
  }

  /// Closes the second screen from code.
  func close() {
    if let navigation { navigation.popViewController(animated: true) } else { second.dismiss(animated: true) }
    stage.advance(by: 0)
  }

  var isOpen: Bool { navigation.map { $0.viewControllers.count == 2 } ?? (first.presentedViewController != nil) }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    navigation.map(\.transitionCoordinator) ?? second.transitionCoordinator
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: The finger

  /// The distance of a drag for the whole transition, in points.
  var length: CGFloat { transition.isNavigation ? stage.window.bounds.width : 200 }

  /// Returns the position of the finger at `progress`.
  func point(at progress: CGFloat) -> CGPoint {
    let distance = Self.slop + progress * length
    return transition.isNavigation ? CGPoint(x: 5 + distance, y: 300) : CGPoint(x: 195, y: 200 + distance)
  }

  /// Puts a finger down and drags to `progress`.
  func drag(to progress: CGFloat, steps: Int = 10) {
    stage.send(.down(transition.isNavigation ? CGPoint(x: 5, y: 300) : CGPoint(x: 195, y: 200)))
    move(to: progress, steps: steps)
  }

  func move(from start: CGFloat = 0, to progress: CGFloat, steps: Int = 10) {
    for step in 1...steps {
      stage.advance(by: 1 / 60)
      stage.send(.move(point(at: start + (progress - start) * CGFloat(step) / CGFloat(steps))))
    }
  }

  /// Rests until the velocity is 0, and lifts the finger.
  func release(at progress: CGFloat) {
    stage.advance(by: 0.2)
    stage.send(.up(point(at: progress)))
  }

  /// Drags to `progress`, lets go without velocity, and waits until nothing moves.
  func swipe(to progress: CGFloat) throws {
    drag(to: progress)
    release(at: progress)
    try stage.settle()
  }

  /// Rests at `progress`, moves on at `pointsPerSecond`, and lifts the finger.
  func flick(from progress: CGFloat, at pointsPerSecond: CGFloat) {
    stage.advance(by: 0.5)
    var reached = progress
    for _ in 0..<6 {
      stage.advance(by: 1 / 240)
      reached += pointsPerSecond / 240 / length
      stage.send(.move(point(at: reached)))
    }
    stage.send(.up(point(at: reached)))
  }

  /// A point on the settling screen, away from the edges.
  var pressPoint: CGPoint { transition.isNavigation ? CGPoint(x: 380, y: 100) : CGPoint(x: 195, y: 700) }
}

/// A viewer of a striped picture with a thumbnail on another screen, which notes its appearance calls.
@MainActor final class NotingViewer: PhotoViewerController {
  var note: (String) -> Void = { _ in }
  /// The thumbnail, which a test may remove.
  let small: UIView

  /// Creates a viewer and adds its thumbnail to `screen`.
  init(on screen: UIViewController) {
    small = Self.picture(CGSize(width: 60, height: 60))
    small.layer.cornerRadius = 8
    small.clipsToBounds = true
    small.center = CGPoint(x: 90, y: 120)
    screen.view.addSubview(small)
    super.init(picture: Self.picture(CGSize(width: 300, height: 400))) { [weak small] in small }
  }

  required init?(coder: NSCoder) { nil }

  private static func picture(_ size: CGSize) -> UIView {
    let picture = UIView(frame: CGRect(origin: .zero, size: size))
    picture.backgroundColor = .systemGreen
    let stripe = UIView(frame: CGRect(x: size.width * 0.4, y: 0, width: size.width * 0.2, height: size.height))
    stripe.backgroundColor = .white
    stripe.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight]
    picture.addSubview(stripe)
    return picture
  }

  override func viewWillAppear(_ animated: Bool) { note("2.viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("2.viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("2.viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("2.viewDidDisappear") }
}

extension UIView {
  /// The visible transform of the view.
  var seenTransform: CGAffineTransform { (layer.presentation() ?? layer).affineTransform() }
}
