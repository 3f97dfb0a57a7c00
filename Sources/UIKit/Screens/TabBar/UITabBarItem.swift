public import Foundation

/// What a tab bar shows of a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// What it shows while it is chosen; nil for what it shows otherwise.
  open var selectedImage: UIImage?
  /// A short text beside it; nil for none.
  open var badgeValue: String?

  /// An item that says nothing.
  public override init() { super.init() }

  /// An item of a text and a picture, with a number for finding it again.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item of a text and a picture, which shows `selectedImage` while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Not to be had from archives.
  ///
  /// Gives an empty item.
  public init?(coder: NSCoder) { super.init() }
}
