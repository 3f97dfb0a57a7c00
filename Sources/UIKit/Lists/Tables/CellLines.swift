import CoreGraphics
import QuartzCore

/// What a table draws in a cell: the separator, the view of a selection, and the accessory.
@MainActor final class CellLines {
  let separator = UIView()
  let selection = UIView()
  var accessory: UIView?
  /// The table's distances of separators.
  var inset = UIEdgeInsets(top: 0, left: TableMetrics.sideInset, bottom: 0, right: 0)

  init() { selection.backgroundColor = .systemGray4 }

  func add(to cell: UITableViewCell) {
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    cell.addSubview(separator)
  }

  func layOut(in bounds: CGRect, inset: UIEdgeInsets) {
    let thickness = 1 / separator.application.screen.scale
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - thickness, width: max(0, bounds.width - inset.left - inset.right),
      height: thickness)
  }
}

extension UITableViewCell {
  /// Shows the cell as a part of `table`.
  final func show(_ position: ListPosition, in table: UITableView) {
    lines.separator.isHidden = !position.showsSeparator
    lines.separator.backgroundColor = table.separatorColor ?? .separator
    lines.inset = table.separatorInset
    // The line begins below the text.
    lines.inset.left += CellArrangement(self).imageWidth
    if table.style != .plain, backgroundColor == .systemBackground {
      backgroundColor = .secondarySystemGroupedBackground
    }
    let corners = (position.isFirst ? Self.upperCorners : []).union(position.isLast ? Self.lowerCorners : [])
    let isRounded = table.style == .insetGrouped && !corners.isEmpty
    layer.cornerRadius = isRounded ? min(TableMetrics.groupRadius, bounds.height / 2) : 0
    layer.maskedCorners = corners
    lines.layOut(in: bounds, inset: separatorInset)
  }

  private static let upperCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private static let lowerCorners: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  /// The height that the cell's content needs.
  final func height(inWidth width: CGFloat) -> CGFloat {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : TableMetrics.rowHeight
  }
}

/// The views of accessory types.
@MainActor enum CellAccessory {
  static func view(_ type: UITableViewCell.AccessoryType) -> UIView? {
    switch type {
    case .none: nil
    case .disclosureIndicator: sign(disclosure, .tertiaryLabel)
    case .checkmark: sign(checkmark, .systemBlue)
    case .detailButton, .detailDisclosureButton: detail
    }
  }

  private static var detail: UIView {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    return button
  }

  private static let disclosure = picture(CGSize(width: 8, height: 14), [(1, 1), (7, 7), (1, 13)])
  private static let checkmark = picture(CGSize(width: 16, height: 14), [(1, 8), (6, 13), (15, 1)])

  private static func sign(_ picture: UIImage, _ color: UIColor) -> UIView {
    let view = UIImageView(image: picture)
    view.tintColor = color
    return view
  }

  /// A drawing, which stays sharp on every screen.
  private static func picture(_ size: CGSize, _ points: [(CGFloat, CGFloat)]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: points[0].0, y: points[0].1))
      for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
