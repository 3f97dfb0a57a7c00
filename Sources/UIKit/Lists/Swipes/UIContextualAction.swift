public import Foundation

/// What a button beside a swiped row does.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  /// The completion's argument says whether the action was performed; it closes the row.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  /// Drawn above the title, in white.
  open var image: UIImage?
  /// Setting nil sets the style's colour.
  // Apple's type: it accepts nil and never returns it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { givenColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { givenColor = newValue }
  }
  private var givenColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions of one side of a row, beginning with the one next to the row's end.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
