import CoreGraphics
public import Foundation

/// A view of a collection that is used again for other elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What the view was created for; nil if a client created it.
  final var poolKey: CollectionKey?
  /// The attributes that the view was given last.
  final var arranged: UICollectionViewLayoutAttributes?
  /// Of the scroll view that holds the view, in the content of the collection.
  private final var arrangedOrigin = CGPoint.zero

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var reuseIdentifier: String? { poolKey?.identifier }

  open func prepareForReuse() {}

  /// For the values that a layout's own attributes add; the others are set before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes with the size that the view would like to have, along the axes that the layout leaves open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(layoutAttributes.size, layoutAttributes.estimatedAxes, of: self)
    return layoutAttributes
  }

  /// Of a row in a section that looks like a table.
  func show(_ position: ListPosition?) {}

  final func fittingSize(_ size: CGSize, _ axes: EstimatedAxes, of content: UIView) -> CGSize {
    guard !axes.isEmpty else { return size }
    let (isWidthOpen, isHeightOpen) = (axes.contains(.width), axes.contains(.height))
    let target = CGSize(width: isWidthOpen ? 0 : size.width, height: isHeightOpen ? 0 : size.height)
    let wanted =
      content.usesLayout
      ? content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: isWidthOpen ? .fittingSizeLevel : .required,
        verticalFittingPriority: isHeightOpen ? .fittingSizeLevel : .required)
      : sizeThatFits(size)
    return CGSize(width: isWidthOpen ? wanted.width : size.width, height: isHeightOpen ? wanted.height : size.height)
  }

  /// `origin` is that of the scroll view that holds the view; nil keeps the last one.
  final func arrange(by attributes: UICollectionViewLayoutAttributes, in origin: CGPoint? = nil) {
    let origin = origin ?? arrangedOrigin
    if let arranged, arrangedOrigin == origin, arranged.isEqual(attributes) { return }
    (arranged, arrangedOrigin) = (attributes.copied(), origin)
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    layer.zPosition = CGFloat(attributes.zIndex)
    show(attributes.listPosition)
    apply(attributes)
  }
}
