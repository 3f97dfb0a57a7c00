public import Foundation

/// What a tab bar shows of a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A short text beside it; nil for none.
  open var badgeValue: String?

  /// An item that says nothing.
  public override init() { super.init() }

  convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// Not to be had from archives.
  ///
  /// Gives an empty item.
  public init?(coder: NSCoder) { super.init() }
}
