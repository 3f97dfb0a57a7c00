import CoreGraphics
import Foundation

/// The view of one item in a navigation bar: title in the middle, back button or buttons on the left, others right.
@MainActor final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private weak var bar: UINavigationBar?
  private let title = UILabel()
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
    addSubview(item.titleView ?? title)
    let ownLeft = item.leftBarButtonItems ?? []
    if let back, !item.hidesBackButton, ownLeft.isEmpty || item.leftItemsSupplementBackButton {
      let button = makeBack(to: back)
      self.back = button
      left.append(button)
    }
    left += ownLeft.filter { !$0.isHidden }.map(makeButton)
    right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(makeButton)
    for button in left + right { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private func makeBack(to back: UINavigationItem) -> BarButton {
    let text = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    return BarButton(text: text, isBackButton: true, color: bar?.tintColor) { [weak self] in
      self?.bar?.navigation?.popViewController(animated: true)
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
    let height = item.titleView?.bounds.height ?? bounds.height
    shown.bounds.size = CGSize(width: width, height: height)
    shown.center = CGPoint(x: start + width / 2, y: bounds.height / 2)
  }

  // MARK: Transitions

  private var shownTitle: UIView { item.titleView ?? title }

  /// Returns the distance from the back button's text to the title of `other`, the content of the lower screen, in
  /// points; nil without a back button.
  func distance(toTitleOf other: NavigationBarContent) -> CGFloat? {
    back.map { other.shownTitle.center.x - $0.convert($0.word.center, to: self).x }
  }

  /// Shows title and buttons in their final positions.
  func showInPosition() {
    alpha = 1
    shownTitle.transform = .identity
    back?.word.transform = .identity
  }

  /// Hides the content of the upper screen: the title to the right, and the back button's text moved by `distance`
  /// points to the title that it becomes.
  func hideToTheRight(_ distance: CGFloat) {
    alpha = 0
    shownTitle.transform = CGAffineTransform(translationX: bounds.width / 2, y: 0)
    back?.word.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// Hides the content of the lower screen: the title moved by `distance` points to the back button that it becomes.
  func hideToTheLeft(_ distance: CGFloat) {
    alpha = 0
    shownTitle.transform = CGAffineTransform(translationX: -distance, y: 0)
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
