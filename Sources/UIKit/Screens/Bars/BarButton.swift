import CoreGraphics
import Foundation

/// A text button; a back button has an arrow in front of the text.
@MainActor final class BarButton: UIView {
  let word = UILabel()
  private let picture = UIImageView()
  private var pictureInsets = UIEdgeInsets.zero
  private let arrow: UILabel?
  private let arrowPicture = UIImageView()
  private let press: () -> Void

  init(
    text: String, isBackButton: Bool = false, isBold: Bool = false, color: UIColor?, press: @escaping () -> Void
  ) {
    self.press = press
    arrow = isBackButton ? UILabel() : nil
    super.init(frame: .zero)
    arrow?.text = isMirrored ? "\u{203A}" : "\u{2039}"
    arrow?.font = .systemFont(ofSize: 24, weight: .regular)
    arrow?.textAlignment = isMirrored ? .right : .natural
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

  /// Instead of the text.
  func show(_ image: UIImage?, insets: UIEdgeInsets) {
    guard let image else { return }
    picture.image = image.asTemplate
    picture.tintColor = word.textColor
    pictureInsets = insets
    word.isHidden = true
    addSubview(picture)
  }

  func showArrow(_ image: UIImage?) {
    guard let image, let arrow else { return }
    arrow.isHidden = true
    arrowPicture.image = image.asTemplate
    arrowPicture.tintColor = word.textColor
    addSubview(arrowPicture)
  }

  var arrowAlpha: CGFloat {
    get { shownArrow?.alpha ?? 1 }
    set { shownArrow?.alpha = newValue }
  }

  var shownArrow: UIView? { arrowPicture.superview == nil ? arrow : arrowPicture }

  var isBack: Bool { arrow != nil }

  var hasPicture: Bool { picture.image != nil }

  /// On glass a back button is an arrow in the middle.
  func hideWord() {
    word.isHidden = true
    let chevron = UIImage(systemName: "chevron.backward")
    if arrowPicture.image == nil {
      showArrow(isMirrored ? chevron?.withHorizontallyFlippedOrientation() : chevron)
    }
  }

  var width: CGFloat { picture.image?.size.width ?? arrowWidth + word.intrinsicContentSize.width }

  /// The width of the arrow and the gap after it, in points.
  private var arrowWidth: CGFloat {
    guard let arrow else { return 0 }
    return (arrowPicture.image?.size.width ?? arrow.intrinsicContentSize.width) + Self.gap
  }

  /// The distance between the arrow and the text, in points.
  private static let gap: CGFloat = 6

  override func layoutSubviews() {
    super.layoutSubviews()
    // Moves the middle of the arrow to that of the text's lowercase letters.
    arrow?.frame = CGRect(x: 0, y: -2, width: arrowWidth, height: bounds.height)
    let arrowSize = arrowPicture.image?.size ?? .zero
    arrowPicture.bounds.size = arrowSize
    arrowPicture.center = CGPoint(x: word.isHidden ? bounds.width / 2 : arrowSize.width / 2, y: bounds.height / 2)
    word.bounds.size = CGSize(width: max(0, bounds.width - arrowWidth), height: bounds.height)
    word.center = CGPoint(x: arrowWidth + word.bounds.width / 2, y: bounds.height / 2)
    mirror([arrow, arrowPicture, word])
    picture.bounds.size = picture.image?.size ?? .zero
    picture.center = CGPoint(
      x: bounds.width / 2 + (pictureInsets.left - pictureInsets.right) / 2,
      y: bounds.height / 2 + (pictureInsets.top - pictureInsets.bottom) / 2)
  }

  private func pressed(_ recognizer: UITapGestureRecognizer) { press() }

  /// The item's own view, or a button in the bar's colour and appearance.
  static func view(for item: UIBarButtonItem, tint: UIColor?, appearance: UIBarButtonItemAppearance?) -> UIView {
    if let view = item.customView { return view }
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let given = (item.isEnabled ? appearance?.normal : appearance?.disabled)?.titleTextAttributes ?? [:]
    let attributes = TitleAttributes(values: item.titleTextAttributes(for: state) ?? [:]).over(given)
    let common = UIApplication.current?.appearances?.defaults(for: item)?.tintColor
    let usual = item.isEnabled ? item.tintColor ?? common ?? tint : BarBackground.disabledColor
    let button = BarButton(
      text: item.shownTitle, isBold: item.style == .done, color: attributes.color ?? usual
    ) { item.press() }
    if let font = attributes.font { button.word.font = font }
    button.show(item.shownImage, insets: item.imageInsets)
    return button
  }
}
