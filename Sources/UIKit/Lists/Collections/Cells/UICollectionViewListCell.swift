import CoreGraphics
public import Foundation
import QuartzCore

/// A row of a section that looks like a table: with a line below it, and in an inset group with the group's corners.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  @ViewSetting open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points.
  @ViewSetting open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  @ViewSetting open var indentsAccessories = true
  /// From its left to its right edge the line is drawn.
  public final let separatorLayoutGuide = UILayoutGuide()
  /// At the ends of the cell, in this order.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  private let shownAccessories = CellAccessories()
  private var showsEditing = false
  private let fill = UIView()
  private let line = UIView()
  @ViewSetting private var position: ListPosition?

  override func setUp() {
    super.setUp()
    insertSubview(fill, at: 0)
    addSubview(line)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    line.isHidden = true
    addLayoutGuide(separatorLayoutGuide)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if (collection?.isEditing ?? false) != showsEditing { showAccessories() }
    contentView.frame.origin.x = indent + shownAccessories.leadingWidth
    contentView.frame.size.width = contentWidth(bounds.width)
    configured.layOut(in: self)
    shownAccessories.layOut(in: bounds, from: indent)
    fill.frame = bounds
    let (pixel, start) = (1 / traitCollection.displayScale, ListMetrics.separatorInset + contentView.frame.minX)
    let end = position?.appearance == .insetGrouped ? bounds.width - ListMetrics.separatorInset : bounds.width
    line.frame = CGRect(x: start, y: bounds.height - pixel, width: max(0, end - start), height: pixel)
  }

  private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override func contentWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - indent - shownAccessories.leadingWidth - shownAccessories.trailingWidth)
  }

  private func showAccessories() {
    showsEditing = collection?.isEditing ?? false
    shownAccessories.show(accessories, isEditing: showsEditing, in: self)
  }

  final func tapped(_ accessory: UICellAccessory) {
    if let handler = accessory.actionHandler { return handler() }
    if case .outline = accessory.kind { return }
    guard let collection, let path = collection.indexPath(for: self) else { return }
    collection.swipes?.open(self, at: path, side: .trailing)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override func show(_ position: ListPosition?) {
    guard position != self.position else { return }
    self.position = position
    line.isHidden = !(position?.showsSeparator ?? false)
    let isInset = position?.appearance == .insetGrouped
    fill.layer.cornerRadius = isInset ? ListMetrics.groupRadius : 0
    fill.layer.maskedCorners = corners
    stateDidChange()
    setNeedsLayout()
  }

  private var corners: CACornerMask {
    var corners: CACornerMask = []
    if position?.isFirst ?? false { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position?.isLast ?? false { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  override func stateDidChange() {
    super.stateDidChange()
    let isGrouped = position?.appearance == .insetGrouped || position?.appearance == .grouped
    let rest: UIColor? = isGrouped ? .secondarySystemGroupedBackground : position == nil ? nil : .systemBackground
    fill.backgroundColor = isSelected || isHighlighted ? .systemGray4 : rest
    fill.isHidden = backgroundView != nil || configured.fill != nil
  }
}
