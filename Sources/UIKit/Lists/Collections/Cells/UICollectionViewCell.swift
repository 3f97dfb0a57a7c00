import CoreGraphics
public import Foundation

/// Shows one item of a collection: a background, the background of a selected item, and the content in front of them.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public final let contentView = UIView()
  @ViewSetting open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  @ViewSetting open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Behind the content, and as large as the cell.
  @ViewSetting open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// In front of the background while the cell is selected or highlighted.
  @ViewSetting open var selectedBackgroundView: UIView? { didSet { replace(oldValue, with: selectedBackgroundView) } }

  public required init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(layoutAttributes.size, layoutAttributes.estimatedAxes, of: contentView)
    return layoutAttributes
  }

  final func show(isSelected: Bool, isHighlighted: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    if new === selectedBackgroundView, let backgroundView {
      insertSubview(new, aboveSubview: backgroundView)
    } else {
      insertSubview(new, at: 0)
    }
    stateChanged()
  }

  private func stateChanged() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    stateDidChange()
  }

  /// For cells whose content depends on the state.
  func stateDidChange() {}
}
