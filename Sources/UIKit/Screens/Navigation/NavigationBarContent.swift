import CoreGraphics
import Foundation

/// The view of one item in a navigation bar: title in the middle, back button or buttons on the left, others right.
///
/// In a transition the title travels with its screen, as on iOS: that of the upper screen by the whole width, that of the
/// lower one by a part of it, cut off where the upper screen begins. Buttons fade in place.
@MainActor final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private weak var bar: UINavigationBar?
  private let title = UILabel()
  /// The view that travels with the screen: it contains the title and cuts it off.
  private let group = ThroughView()
  private let buttons = ThroughView()
  private var position = Position.inPosition
  private var left: [UIView] = []
  private var back: BarButton?
  private var right: [UIView] = []

  /// The distance of buttons from the edges and from one another, in points: Apple's figure.
  private static let margin: CGFloat = 16

  init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    title.text = item.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    group.addSubview(item.titleView ?? title)
    addSubview(group)
    addSubview(buttons)
    let ownLeft = item.leftBarButtonItems ?? []
    if let back, !item.hidesBackButton, ownLeft.isEmpty || item.leftItemsSupplementBackButton {
      let button = makeBack(to: back)
      self.back = button
      left.append(button)
    }
    left += ownLeft.filter { !$0.isHidden }.map(makeButton)
    right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(makeButton)
    for button in left + right { buttons.addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private func makeBack(to back: UINavigationItem) -> BarButton {
    let text = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    return BarButton(text: text, isBackButton: true, color: bar?.tintColor) { [weak self] in
      self?.bar?.goBack()
    }
  }

  private func makeButton(_ item: UIBarButtonItem) -> UIView {
    if let view = item.customView { return view }
    let color = item.isEnabled ? item.tintColor ?? bar?.tintColor : BarBackground.disabledColor
    let button = BarButton(text: item.title ?? "", isBold: item.style == .done, color: color) { item.press() }
    button.show(item.image, insets: item.imageInsets)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = Self.margin
    for view in left { x += layOut(view, at: x) + Self.margin }
    var end = bounds.width - Self.margin
    for view in right { end -= layOut(view, endingAt: end) + Self.margin }
    let shown = shownTitle
    // In the middle of the bar if there is room on both sides, otherwise between the buttons.
    let wanted = item.titleView?.bounds.width ?? title.intrinsicContentSize.width
    let free = max(0, end - x)
    let width = min(wanted, free)
    let start = min(max((bounds.width - width) / 2, x), max(x, end - width))
    buttons.frame = bounds
    show(position)
    let height = item.titleView?.bounds.height ?? bounds.height
    shown.bounds.size = CGSize(width: width, height: height)
    shown.center = CGPoint(x: start + width / 2, y: bounds.height / 2)
  }

  // MARK: Transitions

  /// Where a content is in a transition.
  enum Position {
    /// Where it stays.
    case inPosition
    /// Beside the bar, where the upper screen's is while that is uncovered.
    case uncovered
    /// Beneath the upper screen, where the lower screen's is while that is covered.
    case covered
  }

  /// Whether the title is cut off where the other screen begins; only while it travels.
  var cutsOffTitle: Bool {
    get { group.clipsToBounds }
    set { group.clipsToBounds = newValue }
  }

  private var shownTitle: UIView { item.titleView ?? title }

  /// Moves the title and fades the buttons to `position`.
  func show(_ position: Position) {
    self.position = position
    buttons.alpha = position == .inPosition ? 1 : 0
    let (size, isMirrored) = (bounds.size, UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    let leads: CGFloat = isMirrored ? -1 : 1
    switch position {
    case .inPosition: moveGroup(to: 0, showing: 0, size.width)
    case .uncovered: moveGroup(to: leads * size.width, showing: 0, size.width)
    case .covered:
      // What lies left of the upper screen's leading edge when that covers the bar: nothing within it.
      let shown = SystemTransition.parallax * size.width
      moveGroup(to: -leads * shown, showing: isMirrored ? size.width - shown : 0, shown)
    }
  }

  /// Moves the group by `shift` points, and cuts off all but `width` points from `start` on.
  private func moveGroup(to shift: CGFloat, showing start: CGFloat, _ width: CGFloat) {
    group.bounds = CGRect(x: start, y: 0, width: width, height: bounds.height)
    group.center = CGPoint(x: shift + start + width / 2, y: bounds.height / 2)
  }

  /// Lays out `view` with its left edge at `x`, and returns its width.
  private func layOut(_ view: UIView, at x: CGFloat) -> CGFloat {
    let size = size(of: view)
    view.bounds.size = size
    view.center = CGPoint(x: x + size.width / 2, y: bounds.height / 2)
    return size.width
  }

  /// Lays out `view` with its right edge at `end`, and returns its width.
  private func layOut(_ view: UIView, endingAt end: CGFloat) -> CGFloat {
    layOut(view, at: end - size(of: view).width)
  }

  private func size(of view: UIView) -> CGSize {
    guard let button = view as? BarButton else { return view.bounds.size }
    return CGSize(width: button.width, height: bounds.height)
  }
}

/// A view that receives no touches itself, but its subviews do.
@MainActor private final class ThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A text button in a bar; a back button has an arrow in front of the text.
@MainActor private final class BarButton: UIView {
  let word = UILabel()
  private let picture = UIImageView()
  private var pictureInsets = UIEdgeInsets.zero
  private let arrow: UILabel?
  private let press: () -> Void

  init(
    text: String, isBackButton: Bool = false, isBold: Bool = false, color: UIColor?, press: @escaping () -> Void
  ) {
    self.press = press
    arrow = isBackButton ? UILabel() : nil
    super.init(frame: .zero)
    arrow?.text = "\u{2039}"
    arrow?.font = .systemFont(ofSize: 24, weight: .regular)
    word.text = text
    word.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    for label in [arrow, word] {
      guard let label else { continue }
      label.textColor = color
      addSubview(label)
    }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.pressed(_:))))
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `image` instead of the text.
  func show(_ image: UIImage?, insets: UIEdgeInsets) {
    guard let image else { return }
    picture.image = image.asTemplate
    picture.tintColor = word.textColor
    pictureInsets = insets
    word.isHidden = true
    addSubview(picture)
  }

  var width: CGFloat { picture.image?.size.width ?? arrowWidth + word.intrinsicContentSize.width }

  /// The width of the arrow and the gap after it, in points.
  private var arrowWidth: CGFloat { arrow.map { $0.intrinsicContentSize.width + Self.gap } ?? 0 }

  /// The distance between the arrow and the text, in points.
  private static let gap: CGFloat = 6

  override func layoutSubviews() {
    super.layoutSubviews()
    // Moves the middle of the arrow to that of the text's lowercase letters.
    arrow?.frame = CGRect(x: 0, y: -2, width: arrowWidth, height: bounds.height)
    word.bounds.size = CGSize(width: max(0, bounds.width - arrowWidth), height: bounds.height)
    word.center = CGPoint(x: arrowWidth + word.bounds.width / 2, y: bounds.height / 2)
    picture.bounds.size = picture.image?.size ?? .zero
    picture.center = CGPoint(
      x: bounds.width / 2 + (pictureInsets.left - pictureInsets.right) / 2,
      y: bounds.height / 2 + (pictureInsets.top - pictureInsets.bottom) / 2)
  }

  private func pressed(_ recognizer: UITapGestureRecognizer) { press() }
}
