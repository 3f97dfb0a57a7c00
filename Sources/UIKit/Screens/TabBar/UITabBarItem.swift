public import Foundation

/// An item of a tab bar, which stands for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; nil for `image`.
  open var selectedImage: UIImage?
  /// The text of the item's badge; stored, without effect.
  open var badgeValue: String?

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title, an image, and another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an empty item; archives are not supported.
  public init?(coder: NSCoder) { super.init() }
}
