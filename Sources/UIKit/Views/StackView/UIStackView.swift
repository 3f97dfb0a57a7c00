import CoreGraphics
public import Foundation
import QuartzCore

/// A view that lays out its arranged subviews in a row or a column, by constraints.
///
/// Hidden arranged subviews take no space. A subview that is shown, hidden, inserted or removed in an animation block
/// moves the others with the block's animation.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The subviews in order; changed in its own memory, because a copy for each added view would cost too much.
  private var arranged: [UIView] = []
  /// The constraints of the arrangement.
  @ViewSetting private var built: [NSLayoutConstraint] = []
  /// The distances after subviews that have one of their own.
  @ViewSetting private var customSpacings: [ObjectIdentifier: CGFloat] = [:] { didSet { arrangementChanged() } }
  /// Which subviews were hidden when the constraints were made.
  private var builtHidden: [Bool] = []

  /// The direction in which the subviews follow each other.
  @ViewSetting open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  @ViewSetting open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// How the subviews lie across the direction of the stack.
  @ViewSetting open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// The distance between neighbours, in points; the least one for distributions that decide it themselves.
  @ViewSetting open var spacing: CGFloat = 0 {
    didSet {
      if acceptsNumbers(of: \UIStackView.spacing, named: "spacing", old: oldValue), spacing != oldValue {
        arrangementChanged()
      }
    }
  }
  /// Whether vertical distances are measured from the last baseline to the first one below.
  @ViewSetting open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether the subviews lie within the margins, and not within the edges.
  @ViewSetting open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives are not supported; the stack is created empty.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The subviews that the stack arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end; it becomes a subview that constraints place.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (position(of: view) == nil ? 0 : 1))
  }

  /// Inserts a view; it becomes a subview that constraints place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let old = position(of: view)
    let others = arranged.count - (old == nil ? 0 : 1)
    guard (0...others).contains(stackIndex) else {
      return application.report(
        "\(type(of: self)) has \(others) other arranged subviews; \(stackIndex) is no position among them")
    }
    let isPlacedByMask = view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else {
      view.translatesAutoresizingMaskIntoConstraints = isPlacedByMask
      return
    }
    recordSetting(\UIStackView.arrangedViews)
    if let old { arranged.remove(at: old) }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementChanged()
  }

  /// The position of a view among the arranged subviews; nil for another one.
  private func position(of view: UIView) -> Int? {
    view.superview === self ? arranged.index(ofObject: view) : nil
  }

  /// The arranged subviews as a setting that a cancelled transition takes back.
  private var arrangedViews: [UIView] {
    get { arranged }
    set {
      arranged = newValue
      arrangementChanged()
    }
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let position = position(of: view) else { return }
    recordSetting(\UIStackView.arrangedViews)
    if customSpacings[ObjectIdentifier(view)] != nil { customSpacings[ObjectIdentifier(view)] = nil }
    arranged.remove(at: position)
    arrangementChanged()
  }

  /// Sets the distance after a subview, in place of `spacing`; ``spacingUseDefault`` for that again.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard position(of: arrangedSubview) != nil else { return }
    guard acceptsNumbers(spacing, named: "customSpacing", current: customSpacing(after: arrangedSubview)) else {
      return
    }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
  }

  /// Returns the distance after a subview that has one of its own; ``spacingUseDefault`` for another.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The value that stands for the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  override var usualMargins: NSDirectionalEdgeInsets { .zero }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: UIView {
    let shown = arranged.first { !$0.isHidden }
    return shown?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let shown = axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }
    return shown?.forLastBaselineLayout ?? self
  }

  open override func layoutSubviews() {
    // A cancelled transition shows and hides subviews without telling.
    if builtHidden != arranged.map(\.isHidden) { rebuild() }
    super.layoutSubviews()
  }

  open override func updateConstraints() {
    rebuild()
    super.updateConstraints()
  }

  // MARK: Arrangement

  private func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  private func rebuild() {
    NSLayoutConstraint.deactivate(built)
    builtHidden = arranged.map(\.isHidden)
    let arrangement = StackArrangement(of: self) { view in self.distance(after: view) }
    built = arrangement.constraints
    NSLayoutConstraint.activate(built)
  }

  private func distance(after view: UIView) -> CGFloat {
    let wanted = customSpacings[ObjectIdentifier(view)] ?? spacing
    return wanted == Self.spacingUseSystem ? systemSpacing : wanted
  }

  /// Follows a subview that is shown or hidden, with an animation if that happens in an animation block.
  final func visibilityChanged(of view: UIView) {
    guard position(of: view) != nil else { return }
    arrangementChanged()
    guard application.stagesAnimations, window != nil else { return }
    if view.isHidden { keepVisible(view) }
    layOutWithNeighbours()
  }

  /// Shows a view that is hidden in an animation block until the animation has taken its space away.
  private func keepVisible(_ view: UIView) {
    guard UIView.inheritedAnimationDuration > 0 else { return }
    let animation = CABasicAnimation(keyPath: "hidden")
    (animation.fromValue, animation.toValue) = (false, false)
    animation.duration = UIView.inheritedAnimationDuration
    view.layer.add(animation, forKey: "UISV-hiding")
  }

  /// Lays out what the stack's size may have an influence on.
  private func layOutWithNeighbours() { scopeRoot.layoutIfNeeded() }
}

extension UIStackView {
  /// How subviews share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; the content priorities decide which one is resized.
    case fill
    /// They fill it with equal lengths.
    case fillEqually
    case fillProportionally
    /// They have equal distances, at least the stack's spacing.
    case equalSpacing
    /// Their centers have equal distances, as far as the stack's spacing lets them.
    case equalCentering
  }

  /// How subviews lie across the direction of a stack.
  public enum Alignment: Int, Sendable {
    case fill
    /// Their leading edges lie at the stack's, in a column.
    case leading
    /// Their first baselines lie at the same height, in a row.
    case firstBaseline
    case center
    /// Their trailing edges lie at the stack's, in a column.
    case trailing
    /// Their last baselines lie at the same height, in a row.
    case lastBaseline

    /// Their top edges lie at the stack's, in a row.
    public static var top: Self { .leading }
    /// Their bottom edges lie at the stack's, in a row.
    public static var bottom: Self { .trailing }
  }
}
