import CoreGraphics
import UIKit

@MainActor final class PaceGraph: PlainView {
  private let faint = LineView(width: 1)
  private let line = LineView(width: 2)
  private let limits = LineView(width: 1)
  private let lever = LineView(width: 1)
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let handles = [GraphHandle(), GraphHandle()]
  /// The time at the right edge, in seconds or as a fraction.
  var time = 1.0
  /// At the bottom and at the top.
  private static let values = -0.35...1.35
  /// Room for a whole handle at the frame.
  private static let margin: CGFloat = 8

  private var width: CGFloat { bounds.width - 2 * Self.margin }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 6
    clipsToBounds = true
    backgroundColor = PanelColors.field
    dot.layer.cornerRadius = 5
    dot.backgroundColor = PanelColors.running
    (dot.isHidden, dot.isUserInteractionEnabled) = (true, false)
    for view in [limits, faint, lever, line] as [UIView] + handles + [dot] { addSubview(view) }
  }

  /// Shows a line, a faint line behind it, and levers to the handles.
  func show(
    _ value: (Double) -> Double, faint faintValue: ((Double) -> Double)?,
    handles points: [(time: Double, value: Double)],
    hasLevers: Bool
  ) {
    faint.isHidden = faintValue == nil
    lever.isHidden = !hasLevers
    line.show(path(value), PanelColors.accent)
    if let faintValue { faint.show(path(faintValue), PanelColors.softInk.withAlphaComponent(0.5)) }
    let ends = CGMutablePath()
    for value in [0.0, 1] {
      ends.move(to: point(0, value))
      ends.addLine(to: point(time, value))
    }
    limits.show(ends, PanelColors.line)
    let levers = CGMutablePath()
    for (index, each) in points.enumerated() {
      let (end, anchor) = (point(each.time, each.value), point(index == 0 ? 0 : time, index == 0 ? 0 : 1))
      handles[index].point = end
      handles[index].center = inside(end, from: hasLevers ? anchor : CGPoint(x: end.x, y: bounds.midY))
      guard hasLevers else { continue }
      levers.move(to: anchor)
      levers.addLine(to: end)
    }
    lever.show(levers, PanelColors.softInk)
  }

  /// Nil if no transition is running.
  var running: (time: Double, value: Double)? {
    didSet {
      dot.isHidden = running == nil
      if let running { dot.center = point(min(running.time, time), running.value) }
    }
  }

  private func path(_ value: (Double) -> Double) -> CGPath {
    let path = CGMutablePath()
    let count = 88
    for index in 0...count {
      let instant = time * Double(index) / Double(count)
      let next = point(instant, value(instant))
      if index == 0 { path.move(to: next) } else { path.addLine(to: next) }
    }
    return path
  }

  private func point(_ instant: Double, _ value: Double) -> CGPoint {
    let span = Self.values.upperBound - Self.values.lowerBound
    return CGPoint(
      x: Self.margin + width * CGFloat(instant / time),
      y: bounds.height * CGFloat(1 - (value - Self.values.lowerBound) / span))
  }

  /// Where a handle is whose value is beyond the frame: at the frame, on the line that leads to it.
  private func inside(_ point: CGPoint, from anchor: CGPoint) -> CGPoint {
    let limit = point.y < anchor.y ? Self.margin : bounds.height - Self.margin
    let (whole, part) = (point.y - anchor.y, limit - anchor.y)
    guard abs(whole) > abs(part) else { return point }
    return CGPoint(x: anchor.x + (point.x - anchor.x) * part / whole, y: limit)
  }

  func position(of point: CGPoint) -> (time: Double, value: Double) {
    let span = Self.values.upperBound - Self.values.lowerBound
    return (
      time * ((point.x - Self.margin) / max(width, 1)).native,
      Self.values.lowerBound + span * (1 - point.y / max(bounds.height, 1)).native
    )
  }

  override func layoutSubviews() {
    for view in [limits, faint, lever, line] { view.frame = bounds }
  }
}

@MainActor private final class LineView: PlainView {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  func show(_ path: CGPath, _ color: UIColor) {
    guard let layer = layer as? CAShapeLayer else { return }
    layer.path = path
    layer.lineWidth = width
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
  }
}

/// A handle in a graph, which is dragged, or moved by the arrow keys.
@MainActor final class GraphHandle: DragKeepingControl, KeyStepping {
  private let dot = UIView()
  private var grip = CGPoint.zero
  /// Where the handle would be without the frame, at which its `center` stops.
  var point = CGPoint.zero
  var dragged: (CGPoint) -> Void = { _ in }
  var ended: () -> Void = {}

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    dot.frame = bounds.insetBy(dx: 4, dy: 4)
    dot.layer.cornerRadius = 7
    dot.backgroundColor = PanelColors.background
    dot.layer.borderWidth = 3
    dot.isUserInteractionEnabled = false
    addSubview(dot)
  }

  override func showState() {
    dot.backgroundColor =
      isHighlighted ? PanelColors.accent : hasPointer ? PanelColors.selection : PanelColors.background
  }

  override func layoutSubviews() { dot.layer.borderColor = PanelColors.accent.cgColor }

  func step(by step: Int) {
    dragged(CGPoint(x: point.x + CGFloat(step) * 4, y: point.y - CGFloat(step) * 4))
    ended()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: superview)
    grip = CGPoint(x: self.point.x - point.x, y: self.point.y - point.y)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: superview)
    dragged(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended() }
  override func cancelTracking(with event: UIEvent?) { ended() }
}
