public import Foundation

/// Wheels of rows of which one is chosen; kept so that sources compile: it shows no rows, and remembers those chosen by code.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Supplies titles, and is never told of a choice.
  open weak var delegate: (any UIPickerViewDelegate)?
  private final var rows: [Int: Int] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIApplication.kept("UIPickerView", "it shows no rows")
  }

  /// Archives are not supported; a picker is created.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public final var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  public final func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  public final func rowSize(forComponent component: Int) -> CGSize { .zero }
  /// Returns nil.
  public final func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open func reloadAllComponents() { rows = [:] }
  open func reloadComponent(_ component: Int) { rows[component] = nil }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }

  /// Returns the chosen row of a wheel: the one chosen by code, or the first; -1 if the wheel has none.
  open func selectedRow(inComponent component: Int) -> Int {
    rows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
}

/// Supplies the numbers of a picker; kept so that sources compile.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Decides about the rows of a picker; kept so that sources compile: it is asked and told of nothing.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with its attributes.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Tells the delegate that a row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 320.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 320 }
  /// Returns 32.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// Returns nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns an empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
