import CoreGraphics
import UIKit

/// Where a parameter is seen on the phone: the threshold of a release, the parallax of the lower screen, the reach of a
/// shadow.
struct PhoneHandle {
  let key: String
  let title: String
  let isVertical: Bool
  /// Where the value is on a screen of a length, in points, and the value that is at a point.
  let position: (_ value: Double, _ length: Double) -> Double
  let value: (_ position: Double, _ length: Double) -> Double
  /// Whether it stands at the edge of the screen that moves.
  var isAtEdge: Bool { key == "shadow.radius" }

  /// Nil if the parameter has no place on the screen; `dragLength` is the distance of a whole drag, in points, and
  /// `isDown` its direction.
  init?(_ key: String, isDown: Bool, dragLength: Double?) {
    self.key = key
    switch key {
    case "release.distance", "edge.distance":
      (title, isVertical) = (ReleaseLine.words, !isDown)
      (position, value) = ({ $0 * (dragLength ?? $1) }, { $0 / (dragLength ?? $1) })
    case "parallax.divisor":
      (title, isVertical) = ("parallax", true)
      (position, value) = ({ $1 - $1 / $0 }, { $1 / max($1 - $0, 1e-6) })
    case "parallax.shift":
      (title, isVertical) = ("parallax", true)
      (position, value) = ({ $1 + $0 }, { $0 - $1 })
    case "parallax.heights":
      (title, isVertical) = ("parallax", false)
      (position, value) = ({ $1 - $0 * $1 }, { 1 - $0 / $1 })
    case "shadow.radius":
      (title, isVertical) = ("shadow", true)
      (position, value) = ({ value, _ in value }, { position, _ in position })
    default: return nil
    }
  }
}

/// A line across the phone's screen with a knob that sets a parameter.
@MainActor final class HandleView: PlainView {
  let handle: PhoneHandle
  /// Called with each new value, and with nil when the finger lets go.
  var changed: (Double?) -> Void = { _ in }
  var number = 0.0 { didSet { if number != oldValue { setNeedsLayout() } } }
  /// Where the edge of the moving screen is, in the phone's points; 0 while nothing moves.
  var edge = 0.0 { didSet { if edge != oldValue, handle.isAtEdge { setNeedsLayout() } } }
  private let range: ClosedRange<Double>
  private let unit: ParameterDescription.Unit
  private let line = UIView()
  private let knob = UIView()
  private let label = PhoneLabel()
  private var factor: CGFloat = 1
  /// Between the press and the line.
  private var grip: CGFloat?
  var isHeld: Bool { grip != nil }

  /// What covers the screen apart from the line.
  var marks: [CGRect] {
    layoutIfNeeded()
    return [label.frame, knob.frame]
  }

  private static let knobSide: CGFloat = 20
  /// How far from the knob a press counts, in points.
  private static let reach: CGFloat = 16

  init(_ handle: PhoneHandle, _ range: ClosedRange<Double>, _ unit: ParameterDescription.Unit) {
    (self.handle, self.range, self.unit) = (handle, range, unit)
    super.init(frame: .zero)
    line.backgroundColor = PanelColors.accent
    knob.backgroundColor = PanelColors.accent
    knob.layer.cornerRadius = Self.knobSide / 2
    knob.layer.borderWidth = 2
    knob.layer.borderColor = UIColor.white.cgColor
    for view in [line, knob, label] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = "Handle: \(handle.title)"
  }

  func lie(in bounds: CGRect, factor: CGFloat) {
    self.factor = factor
    frame = bounds
    setNeedsLayout()
  }

  /// Of the phone's screen along the handle's axis, in its own points.
  private var length: Double { ((handle.isVertical ? bounds.width : bounds.height) / factor).native }

  /// A shadow reaches out of the moving screen to the left.
  private var position: Double {
    let own = handle.position(number, length)
    return handle.isAtEdge && edge > own ? edge - own : own
  }

  override func layoutSubviews() {
    let whole = handle.isVertical ? bounds.width : bounds.height
    let middle = min(max(CGFloat(position) * factor, 1), whole - 1)
    line.frame =
      handle.isVertical
      ? CGRect(x: middle - 1, y: 0, width: 2, height: bounds.height)
      : CGRect(x: 0, y: middle - 1, width: bounds.width, height: 2)
    knob.bounds.size = CGSize(width: Self.knobSide, height: Self.knobSide)
    knob.center = handle.isVertical ? CGPoint(x: middle, y: bounds.midY) : CGPoint(x: bounds.midX, y: middle)
    label.text = "\(handle.title) \(NumberText.text(number, unit))"
    // The line of a release has its words higher up.
    label.stand(beside: line.frame, in: bounds, at: 0.8)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    knob.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }

  private func along(_ touches: Set<UITouch>) -> CGFloat? {
    touches.first.map { handle.isVertical ? $0.location(in: self).x : $0.location(in: self).y }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = along(touches) else { return }
    grip = point - (handle.isVertical ? knob.center.x : knob.center.y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = along(touches), let grip else { return }
    let shown = ((point - grip) / factor).native
    let value = handle.value(handle.isAtEdge && edge > 0 ? edge - shown : shown, length)
    changed(min(max(value, range.lowerBound), range.upperBound))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    grip = nil
    changed(nil)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesEnded(touches, with: event) }
}
