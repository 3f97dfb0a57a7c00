import CoreGraphics
import Foundation

/// A title, or an image above a smaller title.
@MainActor final class TabFace: UIView {
  private let item: UITabBarItem
  private let word = UILabel()
  private let picture = UIImageView()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    word.text = item.title
    word.textAlignment = .center
    word.font = .systemFont(ofSize: item.image == nil ? 13 : 10, weight: .medium)
    addSubview(picture)
    addSubview(word)
    badge.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
    addSubview(badge)
  }

  /// The height of a badge, and its distance from the middle of the image, in points, as measured on iOS 26.1.
  private static let badgeHeight: CGFloat = 20
  private static let badgeShift: CGFloat = 8.5

  required init?(coder: NSCoder) { nil }

  func paint(_ color: UIColor, isSelected: Bool, attributes: TitleAttributes, iconColor: UIColor?) {
    word.text = item.title
    word.textColor = attributes.color ?? color
    word.font = attributes.font ?? .systemFont(ofSize: item.image == nil ? 13 : 10, weight: .medium)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    picture.tintColor = iconColor ?? color
    picture.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.asTemplate
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    defer { layOutBadge() }
    guard let size = picture.image?.size else {
      word.frame = bounds
      return
    }
    let hasWord = !(item.title ?? "").isEmpty
    // On glass as measured on iOS 26.1: the icon is in the middle of 28 points, 6 below the edge, and the word at 35.
    let isGlass = hasGlassBars
    word.frame = CGRect(x: 0, y: isGlass ? 35 : bounds.height - 15, width: bounds.width, height: 12)
    let middle = !hasWord ? bounds.height / 2 : isGlass ? 20 : (bounds.height - 15) / 2 + 1
    let insets = item.imageInsets
    picture.bounds.size = size
    picture.center = CGPoint(
      x: (bounds.width / 2 + (insets.left - insets.right) / 2).rounded(),
      y: (middle + (insets.top - insets.bottom) / 2).rounded())
  }

  private func layOutBadge() {
    let width = max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
    let side: CGFloat = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let middle = picture.image == nil ? bounds.midX : picture.center.x
    badge.bounds.size = CGSize(width: width, height: Self.badgeHeight)
    badge.center = CGPoint(x: middle + side * (Self.badgeShift + width / 2), y: 1 + Self.badgeHeight / 2)
  }
}
