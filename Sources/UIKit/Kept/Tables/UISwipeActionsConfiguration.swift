public import Foundation

/// The buttons beside a row that is dragged; kept so that sources compile: there are no rows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public final let actions: [UIContextualAction]
  /// Whether a long drag performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button beside a row that is dragged; kept so that sources compile: there are no rows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kinds of buttons.
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  /// Performs the action, and calls `completion` with whether that was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (_ wasDone: Bool) -> Void
  ) -> Void

  public final let style: Style
  public final let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.handler) = (style, handler)
    self.title = title
  }
}

/// A button beside a row that is edited; kept so that sources compile: there are no rows.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The kinds of buttons.
  public enum Style: Int, Sendable {
    /// One that deletes something.
    case `default`
    case normal

    public static let destructive = Self.default
  }

  public final let style: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  open var title: String?
  open var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.handler) = (style, handler)
    self.title = title
  }
}
