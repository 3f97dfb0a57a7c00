import CoreGraphics
public import Foundation
public import QuartzCore

extension UIBarButtonItem {
  /// The buttons that the system provides; Apple's symbols do not exist here, so they have titles.
  public enum SystemItem: Int, Sendable {
    /// “Done”, drawn bold.
    case done
    /// “Cancel”.
    case cancel
    /// “Edit”.
    case edit
    /// “Save”, drawn bold.
    case save
    case add
    case flexibleSpace
    case fixedSpace
    /// “Compose”.
    case compose
    /// “Reply”.
    case reply
    /// “Share”.
    case action
    /// “Organize”.
    case organize
    /// “Bookmarks”.
    case bookmarks
    /// “Search”.
    case search
    /// “Refresh”.
    case refresh
    /// “Stop”.
    case stop
    /// “Camera”.
    case camera
    /// “Trash”.
    case trash
    /// “Play”.
    case play
    /// “Pause”.
    case pause
    /// “Rewind”.
    case rewind
    /// “Forward”.
    case fastForward
    /// “Undo”.
    case undo
    /// “Redo”.
    case redo
    /// “Curl”.
    case pageCurl
    /// “Close”.
    case close
    /// “Writing Tools”.
    case writingTools

    fileprivate var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .add: "+"
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Trash"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .pageCurl: "Curl"
      case .close: "Close"
      case .writingTools: "Writing Tools"
      }
    }
  }

  /// Creates a button that the system provides, which calls `action` on `target`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(
      title: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates a button that the system provides, which performs `primaryAction`; the menu is stored.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with a title or an image, which performs `primaryAction`; the menu is stored.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  public final class func flexibleSpace() -> UIBarButtonItem { space(.flexibleSpace, 0) }

  /// Returns a space of a width, in points.
  public final class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { space(.fixedSpace, width) }

  private class func space(_ item: SystemItem, _ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    (space.systemItem, space.width) = (item, width)
    return space
  }

  /// The title that is shown: the item's own, or that of the system's button.
  final var shownTitle: String { title ?? systemItem?.title ?? "" }
}

// Kept so that sources compile.
extension UIBarButtonItem {
  /// Has no effect: buttons have no background.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { UIApplication.kept("UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)") }

  /// Has no effect: buttons have no background.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { UIApplication.kept("UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)") }

  /// Has no effect: buttons have no background.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { UIApplication.kept("UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)") }

  /// Has no effect.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    UIApplication.kept("UIBarButtonItem.setTitlePositionAdjustment(_:for:)")
  }

  /// Has no effect.
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    UIApplication.kept("UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:)")
  }
}
