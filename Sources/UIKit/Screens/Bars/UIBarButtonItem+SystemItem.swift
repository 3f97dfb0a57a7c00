import CoreGraphics
public import Foundation
public import QuartzCore

extension UIBarButtonItem {
  /// Buttons of the system have symbols, or where iOS has none, titles.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case pageCurl
    case close
    case writingTools

    fileprivate var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .writingTools: "pencil.and.scribble"
      case .done, .cancel, .edit, .save, .undo, .redo, .pageCurl, .flexibleSpace, .fixedSpace: nil
      }
    }

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

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(
      title: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// The menu is stored.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// The menu is stored.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  public final class func flexibleSpace() -> UIBarButtonItem { space(.flexibleSpace, 0) }

  public final class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { space(.fixedSpace, width) }

  private class func space(_ item: SystemItem, _ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    (space.systemItem, space.width) = (item, width)
    return space
  }

  /// The item's own picture, or the symbol of the system's button.
  final var shownImage: UIImage? {
    image ?? (title == nil ? systemItem?.symbol.flatMap { UIImage(systemName: $0) } : nil)
  }

  /// The item's own title, or that of the system's button.
  final var shownTitle: String { title ?? systemItem?.title ?? "" }
}

// Stub, so that sources compile.
extension UIBarButtonItem {
  /// Buttons have no background.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { UIApplication.stub("UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)") }

  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { UIApplication.stub("UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)") }

  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { UIApplication.stub("UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)") }

  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    UIApplication.stub("UIBarButtonItem.setTitlePositionAdjustment(_:for:)")
  }

  public final func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    UIApplication.stub("UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:)")
  }
}
