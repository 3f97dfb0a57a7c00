import CoreGraphics
public import Foundation
import QuartzCore

/// Lays out its arranged subviews by constraints.
///
/// A subview that is shown, hidden, inserted or removed in an animation block moves the others with the block's
/// animation.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// Changed in place, because a copy for each added view would cost too much.
  private var arranged: [UIView] = []
  @ViewSetting private var built: [NSLayoutConstraint] = []
  @ViewSetting private var customSpacings: [ObjectIdentifier: CGFloat] = [:] { didSet { arrangementChanged() } }
  /// Which subviews were hidden when the constraints were made.
  private var builtHidden: [Bool] = []

  @ViewSetting open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  @ViewSetting open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  @ViewSetting open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// In points; the least distance for distributions that decide it themselves.
  @ViewSetting open var spacing: CGFloat = 0 {
    didSet {
      if acceptsNumbers(of: \UIStackView.spacing, named: "spacing", old: oldValue), spacing != oldValue {
        arrangementChanged()
      }
    }
  }
  @ViewSetting open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  @ViewSetting open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    fill(from: coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (position(of: view) == nil ? 0 : 1))
  }

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

  private func position(of view: UIView) -> Int? {
    view.superview === self ? arranged.index(ofObject: view) : nil
  }

  /// A setting, so that a cancelled transition takes it back.
  private var arrangedViews: [UIView] {
    get { arranged }
    set {
      arranged = newValue
      arrangementChanged()
    }
  }

  open func removeArrangedSubview(_ view: UIView) {
    guard let position = position(of: view) else { return }
    recordSetting(\UIStackView.arrangedViews)
    if customSpacings[ObjectIdentifier(view)] != nil { customSpacings[ObjectIdentifier(view)] = nil }
    arranged.remove(at: position)
    arrangementChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard position(of: arrangedSubview) != nil else { return }
    guard acceptsNumbers(spacing, named: "customSpacing", current: customSpacing(after: arrangedSubview)) else {
      return
    }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Stands for the stack's `spacing`.
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

  /// Animates the change if it happens in an animation block.
  final func visibilityChanged(of view: UIView) {
    guard position(of: view) != nil else { return }
    arrangementChanged()
    guard application.stagesAnimations, window != nil else { return }
    if view.isHidden { keepVisible(view) }
    layOutWithNeighbours()
  }

  /// Keeps a view that is hidden in an animation block visible until the animation has taken its space away.
  private func keepVisible(_ view: UIView) {
    guard UIView.inheritedAnimationDuration > 0 else { return }
    let animation = CABasicAnimation(keyPath: "hidden")
    (animation.fromValue, animation.toValue) = (false, false)
    animation.duration = UIView.inheritedAnimationDuration
    view.layer.add(animation, forKey: "UISV-hiding")
  }

  /// Lays out everything that the stack's size can affect.
  private func layOutWithNeighbours() { scopeRoot.layoutIfNeeded() }
}

extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
    public static var top: Self { .leading }
    public static var bottom: Self { .trailing }
  }
}
