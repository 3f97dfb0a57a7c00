import CoreGraphics
public import Foundation
import QuartzCore

/// Wheels that stop at one of their rows.
///
/// Rows lie on a cylinder, as measured on iOS 26.1, and are flattened as they turn away, without perspective. The
/// delegate is told of a row when a wheel that people turned or tapped stops at another one.
@preconcurrency @MainActor open class UIPickerView: UIView {
  @ViewSetting private final var weakDelegate = Weak<AnyObject>(nil) { didSet { reloadAllComponents() } }
  @ViewSetting private final var weakDataSource = Weak<AnyObject>(nil) { didSet { reloadAllComponents() } }
  final var wheels: [PickerWheel] = []
  private final let mark = UIView()
  private final var isLoaded = false

  open var delegate: (any UIPickerViewDelegate)? {
    get { weakDelegate.object as? any UIPickerViewDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  open var dataSource: (any UIPickerViewDataSource)? {
    get { weakDataSource.object as? any UIPickerViewDataSource }
    set { weakDataSource = Weak(newValue) }
  }
  /// Stored, without effect: the middle is always marked.
  @ViewSetting open var showsSelectionIndicator = true

  override func setUp() {
    super.setUp()
    mark.isUserInteractionEnabled = false
    mark.backgroundColor = .tertiarySystemFill
    mark.layer.cornerRadius = PickerMetrics.markRadius
    addSubview(mark)
  }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }

  /// Nil for a row that is not shown, or has only a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return nil }
    return wheels[component].faces[row].flatMap { $0 is PickerTitle ? nil : $0 }
  }

  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    if wheels.indices.contains(component) { wheels[component].reload() }
  }

  /// The delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated)
  }

  /// −1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].selected
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    var x = PickerMetrics.margin
    let widths = widths
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + PickerMetrics.gap
      wheel.layoutIfNeeded()
    }
    let height = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
    mark.frame = CGRect(
      x: PickerMetrics.margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * PickerMetrics.margin),
      height: height)
  }

  /// The delegate's, and equal ones of what is left.
  private var widths: [CGFloat] {
    let given = wheels.indices.map { max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0) }
    let gaps = CGFloat(max(0, wheels.count - 1)) * PickerMetrics.gap
    let left = max(0, bounds.width - 2 * PickerMetrics.margin - gaps - given.reduce(0, +))
    let open = given.filter { $0 == 0 }.count
    return given.map { $0 > 0 ? $0 : left / CGFloat(max(1, open)) }
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    // Made again by the values that a cancelled transition puts back.
    TransitionJournal.withoutRecording { loadWheels() }
  }

  private func loadWheels() {
    let count = max(0, numberOfComponents)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(of: self, number: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { wheel.reload() }
  }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// 0 for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// 0 for 32 points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Goes before the title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Goes before the titles; `view` is one that is not shown any more.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoPickerView() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Says that the delegate has no views of its own.
final class NoPickerView: UIView {}

/// In points; where nothing else is said, our choice by eye.
package enum PickerMetrics {
  /// Apple's.
  package static let size = CGSize(width: 320, height: 216)
  package static let rowHeight: CGFloat = 32
  package static let fontSize: CGFloat = 23
  package static let margin: CGFloat = 9
  package static let gap: CGFloat = 5
  package static let markRadius: CGFloat = 8
  /// The cylinder, as measured on iOS 26.1: its radius is a part of the picker's height and this distance.
  package static let extraHeight: CGFloat = 75
  package static let radiusPart = 0.334225372
}
