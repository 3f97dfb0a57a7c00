import CoreGraphics
import Foundation
import QuartzCore

/// One component of a picker: a scroll view that is not seen turns the rows in front of it.
final class PickerWheel: UIView {
  private weak var picker: UIPickerView?
  private let number: Int
  private let scroll = PickerScrollView()
  private(set) var count = 0
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The rows that are shown.
  private(set) var faces: [Int: UIView] = [:]
  private var spare: UIView?
  /// Where the wheel stopped last.
  private(set) var selected = 0

  init(of picker: UIPickerView, number: Int) {
    (self.picker, self.number) = (picker, number)
    super.init(frame: .zero)
    clipsToBounds = true
    scroll.wheel = self
    addSubview(scroll)
    scroll.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  required init?(coder: NSCoder) { nil }

  func reload() {
    guard let picker else { return }
    count = picker.numberOfRows(inComponent: number)
    let height = picker.delegate?.pickerView(picker, rowHeightForComponent: number) ?? 0
    rowHeight = height.isFinite && height > 0 ? height : PickerMetrics.rowHeight
    for face in faces.values { face.removeFromSuperview() }
    faces = [:]
    selected = min(selected, max(0, count - 1))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if scroll.frame != bounds { scroll.frame = bounds }
    let size = CGSize(width: bounds.width, height: bounds.height + CGFloat(max(0, count - 1)) * rowHeight)
    if scroll.contentSize != size { scroll.contentSize = size }
    if !scroll.isTracking, !scroll.isDragging, !scroll.isDecelerating, !scroll.isScrollAnimating { rest() }
    TransitionJournal.withoutRecording { layOutRows() }
  }

  private func rest() { scroll.contentOffset = CGPoint(x: 0, y: CGFloat(selected) * rowHeight) }

  func select(_ row: Int, animated: Bool) {
    selected = min(max(row, 0), max(0, count - 1))
    scroll.tellsSelection = false
    layoutIfNeeded()
    scroll.setContentOffset(CGPoint(x: 0, y: CGFloat(selected) * rowHeight), animated: animated)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let sine = Double((tap.location(in: self).y - bounds.midY) / radius)
    guard abs(sine) <= 1 else { return }
    let row = Int((position + CGFloat(asin(sine) / anglePerRow)).rounded())
    guard row != selected, (0..<count).contains(row) else { return }
    scroll.tellsSelection = true
    scroll.setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
  }

  func stopped(tells: Bool) {
    let row = min(max(Int(position.rounded()), 0), max(0, count - 1))
    guard tells, count > 0, row != selected, abs(position - CGFloat(row)) < 0.01, let picker else { return }
    selected = row
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: number)
  }

  // MARK: The cylinder

  /// In rows.
  private var position: CGFloat { scroll.contentOffset.y / rowHeight }

  private var cylinderHeight: CGFloat { bounds.height + PickerMetrics.extraHeight }

  private var radius: CGFloat { CGFloat(PickerMetrics.radiusPart) * cylinderHeight }

  /// In radians: a whole number of rows goes around.
  private var anglePerRow: Double { 2 * .pi / Double((2 * cylinderHeight / rowHeight).rounded(.up)) }

  func layOutRows() {
    let reach = CGFloat(Double.pi / 2 / anglePerRow)
    let low = max(0, Int((position - reach).rounded(.up)))
    let high = min(count - 1, Int((position + reach).rounded(.down)))
    for row in faces.keys.sorted() where row < low || row > high {
      spare = faces.removeValue(forKey: row)
      spare?.removeFromSuperview()
    }
    guard low <= high else { return }
    for row in low...high {
      let face = faces[row] ?? makeFace(row)
      turn(face, at: Double(CGFloat(row) - position) * anglePerRow)
    }
  }

  private func turn(_ face: UIView, at angle: Double) {
    face.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    face.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * CGFloat(sin(angle)))
    face.transform = CGAffineTransform(scaleX: 1, y: max(CGFloat(cos(angle)), 1e-3))
    // Rows beside the middle are paler, and vanish where they turn away.
    let distance = abs(angle) / anglePerRow
    face.alpha = CGFloat(cos(angle)) * CGFloat(max(Self.paleness, 1 - distance * (1 - Self.paleness)))
  }

  private static let paleness = 0.55

  private func makeFace(_ row: Int) -> UIView {
    let face = content(row)
    face.isUserInteractionEnabled = false
    faces[row] = face
    insertSubview(face, belowSubview: scroll)
    return face
  }

  private func content(_ row: Int) -> UIView {
    let reused = spare
    spare = nil
    guard let picker, let delegate = picker.delegate else { return PickerTitle() }
    let view = delegate.pickerView(
      picker, viewForRow: row, forComponent: number, reusing: reused is PickerTitle ? nil : reused)
    guard view is NoPickerView else { return view }
    let title = reused as? PickerTitle ?? PickerTitle()
    if let text = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: number) {
      title.attributedText = text
    } else {
      title.text = delegate.pickerView(picker, titleForRow: row, forComponent: number)
    }
    return title
  }
}

/// A row without a view of the delegate.
final class PickerTitle: UILabel {
  override func setUp() {
    super.setUp()
    font = .systemFont(ofSize: PickerMetrics.fontSize)
    textAlignment = .center
  }
}

/// Comes to rest at a row.
private final class PickerScrollView: UIScrollView {
  weak var wheel: PickerWheel?
  /// People moved the wheel.
  var tellsSelection = false

  override func setUp() {
    super.setUp()
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
  }

  override func naturalTarget(_ end: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let height = wheel?.rowHeight else { return end }
    return CGPoint(x: end.x, y: (end.y / height).rounded() * height)
  }

  override func didScroll() {
    if isDragging { tellsSelection = true }
    wheel?.layOutRows()
  }

  override func didStop() { wheel?.stopped(tells: tellsSelection) }
}
