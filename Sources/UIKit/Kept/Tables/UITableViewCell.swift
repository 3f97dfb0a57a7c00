import CoreGraphics
public import Foundation

/// A row of a table; kept so that sources compile: tables show no rows.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The styles of cells.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default`
    /// A text, and another one at the right.
    case value1
    case value2
    /// A text, and a smaller one below.
    case subtitle
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    /// In the system's colour.
    case `default`
  }

  /// What is at the right end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How a row is edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none
    case delete
    case insert
  }

  public final let reuseIdentifier: String?
  public final let contentView = UIView()
  public final let textLabel: UILabel? = UILabel()
  /// The second text.
  public final let detailTextLabel: UILabel?
  public final let imageView: UIImageView? = UIImageView()
  /// What is at the right end; stored, without effect.
  @ViewSetting open var accessoryType: AccessoryType = .none
  /// The view at the right end; stored, without effect.
  @ViewSetting open var accessoryView: UIView?
  /// How the cell looks when it is selected; stored, without effect.
  @ViewSetting open var selectionStyle: SelectionStyle = .default
  /// The view behind the content; stored, without effect.
  @ViewSetting open var backgroundView: UIView?
  /// The view behind the content while the cell is selected; stored, without effect.
  @ViewSetting open var selectedBackgroundView: UIView?
  /// The insets of the line below the cell; stored, without effect.
  @ViewSetting open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  @ViewSetting open var isSelected = false
  @ViewSetting open var isHighlighted = false
  @ViewSetting open var isEditing = false
  /// Whether a handle for moving the row is shown; stored, without effect.
  @ViewSetting open var showsReorderControl = false
  /// The number of steps by which the content is indented; stored, without effect.
  @ViewSetting open var indentationLevel = 0
  /// The width of a step of indentation, in points; stored, without effect.
  @ViewSetting open var indentationWidth: CGFloat = 10

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Creates a cell of the default style; archives are not supported.
  public required init?(coder: NSCoder) {
    (reuseIdentifier, detailTextLabel) = (nil, nil)
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Prepares the cell for another row; by default does nothing.
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// A header or footer of a section; kept so that sources compile: tables show no sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public final let reuseIdentifier: String?
  public final let contentView = UIView()
  public final let textLabel: UILabel? = UILabel()
  /// The second text.
  public final let detailTextLabel: UILabel? = UILabel()
  /// The view behind the content; stored, without effect.
  @ViewSetting open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view; archives are not supported.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Prepares the view for another section; by default does nothing.
  open func prepareForReuse() {}
}
