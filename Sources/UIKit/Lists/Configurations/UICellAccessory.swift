import CoreGraphics
public import Foundation

/// Something at the left or right end of a list's cell.
@preconcurrency @MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Where among the accessories of its side; not asked: accessories stand in the order in which they are given.
    public typealias Position = ([UICellAccessory]) -> Int
  }

  public enum LayoutDimension: Sendable {
    case actual
    case standard
    case custom(CGFloat)
  }

  /// Looks that all kinds have.
  public struct Options {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// Nil for the kind's own.
    public var tintColor: UIColor?
    /// Of a label.
    public var font: UIFont
    /// Of an outline's sign; stored, without effect.
    public var style: Style

    public enum Style: Sendable {
      case automatic
      case header
      case cell
    }

    @MainActor public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil, font: UIFont = .systemFont(ofSize: 17)
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.font, self.style) = (tintColor, font, style)
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias DetailOptions = Options
  public typealias LabelOptions = Options
  public typealias OutlineDisclosureOptions = Options

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    @MainActor public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  enum Kind {
    case cellType(UITableViewCell.AccessoryType)
    case sign(EditingSign.Kind)
    case reorder
    case outline
    case label(String)
    case view(UIView)
  }

  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  let options: Options
  var actionHandler: (() -> Void)?

  private init(
    _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options,
    _ actionHandler: (() -> Void)? = nil
  ) {
    (self.kind, self.isLeading, self.displayed) = (kind, isLeading, displayed)
    (self.options, self.actionHandler) = (options, actionHandler)
  }

  // MARK: Kinds

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(.cellType(.disclosureIndicator), displayed, options) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(.cellType(.checkmark), displayed, options) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.cellType(.detailButton), displayed, options, actionHandler) }

  /// Without a handler a tap shows the row's trailing actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.sign(.delete), isLeading: true, displayed, options, actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.sign(.insert), isLeading: true, displayed, options, actionHandler) }

  /// The handle is shown, and moves nothing.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(.reorder, displayed, options) }

  /// Points down, since an item's children are always shown; a tap calls the handler alone.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.outline, displayed, options, actionHandler) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self { Self(.label(text), displayed, options) }

  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    return switch configuration.placement {
    case .leading(let displayed, _): Self(.view(configuration.customView), isLeading: true, displayed, options)
    case .trailing(let displayed, _): Self(.view(configuration.customView), displayed, options)
    }
  }

  func isShown(whileEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: whileEditing
    case .whenNotEditing: !whileEditing
    }
  }

  func makeView(tapped: @escaping () -> Void) -> UIView? {
    let view = madeView(tapped: tapped)
    if let color = options.tintColor { view?.tintColor = color }
    if case .custom(let width) = options.reservedLayoutWidth { view?.bounds.size.width = width }
    return view
  }

  private func madeView(tapped: @escaping () -> Void) -> UIView? {
    switch kind {
    case .cellType(let type):
      let view = CellAccessory.view(type)
      (view as? UIControl)?.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
      return view
    case .sign(let kind):
      let sign = EditingSign(kind)
      sign.tapped = tapped
      return sign
    case .reorder:
      UIApplication.stub("UICellAccessory.reorder(displayed:options:)", "handles of items move nothing")
      let handle = ReorderHandle()
      handle.frame.size = CGSize(width: 22, height: CellEditing.Metrics.handleWidth)
      return handle
    case .outline:
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 22, height: 44))
      control.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
      guard let sign = CellAccessory.view(.disclosureIndicator) else { return control }
      (sign.tintColor, sign.transform) = (nil, CGAffineTransform(rotationAngle: .pi / 2))
      sign.center = CGPoint(x: 11, y: 22)
      control.addSubview(sign)
      return control
    case .label(let text):
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, options.font, options.tintColor ?? .secondaryLabel)
      label.sizeToFit()
      return label
    case .view(let view): return view
    }
  }
}

/// The accessories' views of one cell.
@MainActor final class CellAccessories {
  private(set) var leading: [UIView] = []
  private(set) var trailing: [UIView] = []
  private static let spacing: CGFloat = 12

  func show(_ accessories: [UICellAccessory], isEditing: Bool, in cell: UICollectionViewListCell) {
    for view in leading + trailing { view.removeFromSuperview() }
    (leading, trailing) = ([], [])
    for accessory in accessories where accessory.isShown(whileEditing: isEditing) {
      guard let view = accessory.makeView(tapped: { [weak cell] in cell?.tapped(accessory) }) else { continue }
      cell.addSubview(view)
      if accessory.isLeading { leading.append(view) } else { trailing.append(view) }
    }
    cell.setNeedsLayout()
  }

  private func width(_ views: [UIView], margin: CGFloat) -> CGFloat {
    views.isEmpty ? 0 : views.reduce(margin) { $0 + $1.bounds.width } + CGFloat(views.count - 1) * Self.spacing
  }

  var leadingWidth: CGFloat { width(leading, margin: ListMetrics.separatorInset) }
  var trailingWidth: CGFloat { width(trailing, margin: ListMetrics.separatorInset) }

  func layOut(in bounds: CGRect, from start: CGFloat) {
    var x = start + ListMetrics.separatorInset
    for view in leading {
      view.center = CGPoint(x: x + view.bounds.width / 2, y: bounds.midY)
      x += view.bounds.width + Self.spacing
    }
    x = bounds.width - ListMetrics.separatorInset
    for view in trailing.reversed() {
      view.center = CGPoint(x: x - view.bounds.width / 2, y: bounds.midY)
      x -= view.bounds.width + Self.spacing
    }
  }
}
