import Motion
import Stage
import Testing
import UIKit

/// A screen with a source, and one that zooms out of it, pushed or presented.
@MainActor struct ZoomScene {
  static let size = CGSize(width: 390, height: 844)
  static let home = CGRect(x: 40, y: 300, width: 100, height: 80)
  let stage = Stage()
  let log = CallLog()
  let grid: LoggingController
  let zoomed: LoggingController
  let navigation = UINavigationController()
  let source = UIView(frame: home)
  let presents: Bool
  let asked = Asked()

  @MainActor final class Asked {
    var count = 0
    var isGone = false
  }

  init(presents: Bool = false, options: UIViewController.Transition.ZoomOptions? = nil) throws {
    self.presents = presents
    grid = LoggingController("G", log)
    zoomed = LoggingController("Z", log)
    source.backgroundColor = .systemRed
    source.layer.cornerRadius = 12
    grid.view.addSubview(source)
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [grid]
    stage.window.rootViewController = navigation
    let (asked, source) = (asked, source)
    zoomed.preferredTransition = .zoom(options: options) { _ in
      asked.count += 1
      return asked.isGone ? nil : source
    }
    try stage.settle()
    log.lines = []
  }

  func open() {
    stage.perform {
      if presents {
        navigation.present(zoomed, animated: true)
      } else {
        navigation.pushViewController(zoomed, animated: true)
      }
    }
  }

  func opened() throws -> Self {
    open()
    try stage.settle()
    log.lines = []
    asked.count = 0
    return self
  }

  func close() {
    stage.perform {
      if presents { zoomed.dismiss(animated: true) } else { navigation.popViewController(animated: true) }
    }
  }

  var isOpen: Bool { presents ? zoomed.presentingViewController != nil : navigation.viewControllers.count == 2 }

  /// Where the zoomed screen is seen, on the stage; its size shows its scale.
  var frame: CGRect { zoomed.view.layer.seenFrame }

  /// Drags from one point to another at an even speed, in points a second, and lets go.
  func drag(_ start: CGPoint, to end: CGPoint, speed: Double, rest: Double = 0, lets go: Bool = true) {
    stage.send(.down(start))
    let distance = hypot(end.x - start.x, end.y - start.y).native
    let count = max(1, Int((distance / speed * 120).rounded()))
    for step in 1...count {
      stage.advance(by: 1 / 120, framesPerSecond: 120)
      let share = CGFloat(step) / CGFloat(count)
      stage.send(.move(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)))
    }
    if rest > 0 { stage.advance(by: rest) }
    if go { stage.send(.up(end)) }
  }

  /// Two fingers around a middle, `distance` away from it.
  static func fingers(_ middle: CGPoint, _ distance: Double, _ angle: Double = 0) -> [CGPoint] {
    [-1.0, 1.0].map {
      CGPoint(x: middle.x + CGFloat($0 * distance * cos(angle)), y: middle.y + CGFloat($0 * distance * sin(angle)))
    }
  }

  func send(_ kind: (CGPoint) -> PointerEvent, _ points: [CGPoint]) {
    for (finger, point) in points.enumerated() { stage.send(kind(point), pointer: finger, at: stage.now) }
  }

  /// The appearance calls since the last time, sorted.
  var calls: [String] { log.take().sorted() }

  /// Those of a dismissal, and of one that was cancelled.
  static let finishedCalls = ["G.viewDidAppear", "G.viewWillAppear", "Z.viewDidDisappear", "Z.viewWillDisappear"]
  static let cancelledCalls = [
    "G.viewDidDisappear", "G.viewWillAppear", "G.viewWillDisappear", "Z.viewDidAppear", "Z.viewWillAppear",
    "Z.viewWillDisappear",
  ]

  /// Waits for the end of a dismissal, and expects that it was finished or cancelled, with its calls, and left nothing.
  func expectEnd(_ finishes: Bool, location: SourceLocation = #_sourceLocation) throws {
    try stage.settle()
    #expect(isOpen != finishes && isTidy, "\(stage.diagnostics)", sourceLocation: location)
    let expected = finishes ? Self.finishedCalls : Self.cancelledCalls
    #expect(calls == expected, sourceLocation: location)
  }

  /// Opens or closes it.
  func fly(_ opens: Bool) { if opens { open() } else { close() } }

  /// Nothing is left of a zoom.
  var isTidy: Bool {
    stage.diagnostics.isEmpty && source.alpha == 1 && navigation.transitionCoordinator == nil
      && grid.view.transform == .identity && zoomed.view.transform == .identity
      && [grid, zoomed].allSatisfy { $0.viewIfLoaded?.window == nil || $0.view.frame == stage.window.bounds }
  }
}

extension CALayer {
  /// On the stage, as it is presented.
  var seenFrame: CGRect {
    var frame = (presentation() ?? self).bounds
    var layer: CALayer? = self
    while let found = layer {
      let shown = found.presentation() ?? found
      let anchor = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
      frame = frame.offsetBy(dx: -anchor.x, dy: -anchor.y).applying(shown.affineTransform())
        .offsetBy(dx: shown.position.x, dy: shown.position.y)
      layer = found.superlayer
    }
    return frame
  }
}

extension UIView {
  var labels: [UILabel] { subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels } }
  func label(_ text: String) -> UILabel? { labels.first { $0.text == text } }

  /// As it is presented, with that of its superviews.
  var seenAlpha: Float {
    (layer.presentation()?.opacity ?? layer.opacity) * (superview.map(\.seenAlpha) ?? 1)
  }
}

@MainActor final class TapTarget: UIView {
  var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
