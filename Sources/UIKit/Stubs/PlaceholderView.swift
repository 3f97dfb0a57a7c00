import CoreGraphics

extension UIView {
  /// Fills a view whose content does not exist here with a plain area that says what it is.
  package final func showPlaceholder(_ name: String) {
    UIApplication.stub(name, "it shows a plain area")
    backgroundColor = .secondarySystemFill
    let label = UILabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (label.text, label.textAlignment, label.textColor) = (name, .center, .secondaryLabel)
    addSubview(label)
  }
}
