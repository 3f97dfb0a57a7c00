import CoreGraphics
import UIKit

/// A small slider with one handle, or two that move independently.
///
/// A press takes the nearest handle and moves it under the pointer. The arrow keys move the handle that was moved last.
@MainActor final class TrackSlider: DragKeepingControl, KeyStepping, UIToolTipInteractionDelegate {
  private let range: ClosedRange<Double>
  private let step: Double
  private let track = UIView()
  private let filled = UIView()
  private let handles: [UIView]
  private(set) var active = 0
  /// Where the handle was grabbed, relative to its centre.
  private var grip: CGFloat = 0

  private static let diameter: CGFloat = 14

  init(_ range: ClosedRange<Double>, step: Double, handles count: Int = 1) {
    (self.range, self.step) = (range, step)
    handles = (0..<count).map { _ in UIView() }
    values = Array(repeating: range.lowerBound, count: count)
    super.init(frame: .zero)
    track.backgroundColor = PanelColors.track
    filled.backgroundColor = PanelColors.accent
    for (index, handle) in handles.enumerated() {
      handle.layer.cornerRadius = Self.diameter / 2
      handle.backgroundColor = index == 0 ? PanelColors.accent : PanelColors.background
      handle.layer.borderColor = PanelColors.accent.cgColor
      handle.layer.borderWidth = index == 0 ? 0 : 3
    }
    for view in [track, filled] + handles {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = view === track || view === filled ? 2 : Self.diameter / 2
      addSubview(view)
    }
  }

  /// One per handle; setting it sends no event.
  var values: [Double] { didSet { if values != oldValue { setNeedsLayout() } } }

  override func showState() {
    super.showState()
    setNeedsLayout()
  }

  /// Shown while the pointer rests near a handle; empty for none.
  var names: [String] = [] {
    didSet {
      guard oldValue.isEmpty, !names.isEmpty else { return }
      let tip = UIToolTipInteraction()
      tip.delegate = self
      addInteraction(tip)
    }
  }

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    let nearest = nearest(to: point.x)
    return names.indices.contains(nearest) ? UIToolTipConfiguration(toolTip: names[nearest]) : nil
  }

  func step(by step: Int) {
    change(active, to: NumberText.snapped(values[active] + Double(step) * self.step, in: range))
    sendActions(for: .editingDidEnd)
  }

  private func change(_ index: Int, to value: Double) {
    let value = min(max(value, range.lowerBound), range.upperBound)
    guard value != values[index] else { return }
    values[index] = value
    sendActions(for: .valueChanged)
  }

  // MARK: A press

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    active = nearest(to: x)
    grip = abs(shownPositions[active] - x) <= Self.diameter / 2 ? position(of: values[active]) - x : 0
    if grip == 0 { drag(to: x) }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x + grip)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }

  override func cancelTracking(with event: UIEvent?) { sendActions(for: .editingDidEnd) }

  private func nearest(to x: CGFloat) -> Int {
    let distances = shownPositions.map { abs($0 - x) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  private func drag(to x: CGFloat) {
    let fraction = min(max((x - Self.diameter / 2) / max(length, 1), 0), 1).native
    let value = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    change(active, to: NumberText.snapped(value, in: range))
  }

  // MARK: Layout

  private var length: CGFloat { bounds.width - Self.diameter }

  private func position(of value: Double) -> CGFloat {
    let span = range.upperBound - range.lowerBound
    let fraction = span > 0 ? (min(max(value, range.lowerBound), range.upperBound) - range.lowerBound) / span : 0
    return Self.diameter / 2 + length * CGFloat(fraction)
  }

  /// At this distance both handles can be seen and taken.
  private static let leastDistance: CGFloat = 9

  /// Two handles that would cover each other are shown side by side.
  private var shownPositions: [CGFloat] {
    let positions = values.map(position(of:))
    guard positions.count == 2, abs(positions[0] - positions[1]) < Self.leastDistance else { return positions }
    let half = Self.leastDistance / 2
    let middle = min(max((positions[0] + positions[1]) / 2, half + 5), bounds.width - half - 5)
    let isTurned = positions[0] > positions[1]
    return [middle + (isTurned ? half : -half), middle + (isTurned ? -half : half)]
  }

  override func layoutSubviews() {
    let middle = (bounds.height / 2).rounded()
    track.frame = CGRect(x: 0, y: middle - 2, width: bounds.width, height: 4)
    let positions = shownPositions
    // A range that contains 0 fills from 0; two handles fill what is between them.
    let zero = range.contains(0) ? position(of: 0) : Self.diameter / 2
    let ends = positions.count > 1 ? positions : [zero, positions[0]]
    let (first, last) = (ends.min() ?? 0, ends.max() ?? 0)
    filled.frame = CGRect(x: first, y: middle - 2, width: last - first, height: 4)
    for (index, handle) in handles.enumerated() {
      let side = Self.diameter + (isHighlighted && index == active ? 2 : 0)
      handle.frame = CGRect(x: positions[index] - side / 2, y: middle - side / 2, width: side, height: side)
      handle.layer.cornerRadius = side / 2
      handle.layer.borderColor = PanelColors.accent.cgColor
    }
  }
}

extension TrackSlider: WheelTarget {
  /// The wheel changes the value only if the slider has the focus; otherwise it scrolls the column.
  func wheel(by delta: CGVector, at point: CGPoint) -> Bool { wheelStep(by: delta) }
}

extension KeyStepping {
  /// Changes the value by a step and returns true, if the control has the focus.
  func wheelStep(by delta: CGVector) -> Bool {
    guard hasKeyboardFocus, isEnabled, delta.dy != 0 else { return false }
    step(by: delta.dy > 0 ? 1 : -1)
    return true
  }
}

/// A control that keeps its drags: neither a scrolling column nor another recogniser takes them.
@MainActor class DragKeepingControl: PlainControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view.map { $0.isDescendant(of: self) } ?? true
  }
}

extension UIControl.Event {
  /// By a click, or by a key while the control has the focus.
  static let pressed: Self = [.touchUpInside, .primaryActionTriggered]
}

extension UIControl {
  /// Does work at each of some events.
  func when(_ events: Event, _ work: @escaping () -> Void) { addAction(UIAction { _ in work() }, for: events) }
}
