public import Foundation

/// The buttons beside a row that is dragged; kept so that sources compile: there are no rows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public final let actions: [UIContextualAction]
  /// Whether a long drag performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button beside a row that is dragged; kept so that sources compile: there are no rows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kinds of buttons.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case normal
    /// One that deletes something.
    case destructive
  }

  /// Performs the action, and calls `completion` with whether that was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (_ wasDone: Bool) -> Void
  ) -> Void

  /// The kind of the button.
  public final let style: Style
  /// Performs the action.
  public final let handler: Handler
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The colour of the button.
  open var backgroundColor: UIColor?

  /// Creates an action.
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
    /// An ordinary one.
    case normal

    /// One that deletes something.
    public static let destructive = Self.default
  }

  /// The kind of the button.
  public final let style: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The title.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.handler) = (style, handler)
    self.title = title
  }
}
