import CoreGraphics
public import Foundation

/// The bar above a navigation's screens: title, the way back, and buttons.
///
/// It follows the transitions: titles slide and fade in step with the screens, and go back when one is cancelled.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// How high the bar is, in points: Apple's figure.
  static let height: CGFloat = 44

  final weak var navigation: UINavigationController?
  final var shown: [UINavigationItem] = []
  final var content: NavigationBarContent?
  final var arriving: NavigationBarContent?
  /// Whether an item changed while titles were on their way.
  private var isStale = false
  private let background = BarBackground()

  /// The colour behind titles and buttons; nil for the standard one.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? BarBackground.standardColor } }
  /// Kept; bars are opaque here.
  open var isTranslucent = true
  /// Kept; titles are small here.
  open var prefersLargeTitles = false
  /// The colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.install(in: self)
  }

  /// Creates a bar without items; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    background.install(in: self)
  }

  /// The items, the root's first.
  open var items: [UINavigationItem]? {
    get { shown }
    set { show(newValue ?? []) }
  }
  /// The item on top.
  open var topItem: UINavigationItem? { shown.last }
  /// The item beneath the top.
  open var backItem: UINavigationItem? { shown.dropLast().last }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut(in: self, atTop: false)
    for content in [content, arriving] where content != nil {
      guard let content, content.transform.isIdentity else { continue }
      content.frame = contentFrame
    }
  }

  final var contentFrame: CGRect {
    CGRect(x: 0, y: bounds.height - Self.height, width: bounds.width, height: Self.height)
  }

  /// A bar of the class `wanted`, where that is one.
  static func make(_ wanted: AnyClass?) -> UINavigationBar {
    (wanted as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
  }

  /// Shows `items` at once.
  final func show(_ items: [UINavigationItem]) {
    shown = items
    isStale = false
    arriving?.removeFromSuperview()
    arriving = nil
    content?.removeFromSuperview()
    content = makeContent()
  }

  /// An item says something else now.
  final func itemChanged(_ item: UINavigationItem) {
    guard item === content?.item || shown.suffix(2).contains(where: { $0 === item }) else { return }
    if arriving == nil { show(shown) } else { isStale = true }
  }

  private func makeContent() -> NavigationBarContent? {
    guard let top = topItem else { return nil }
    for item in shown { item.bar = self }
    let made = NavigationBarContent(item: top, back: backItem, bar: self)
    made.frame = contentFrame
    insertSubview(made, belowSubview: background.hairline)
    return made
  }

  // MARK: Transitions

  /// Has titles and buttons change alongside `transition`.
  final func begin(_ transition: TransitionContext, to items: [UINavigationItem]) {
    let old = content
    shown = items
    let new = makeContent()
    arriving = new
    layoutIfNeeded()
    let (upper, lower) = transition.isOpening ? (new, old) : (old, new)
    // The title of the screen beneath and the way back to it are the same words: they travel together.
    let way = lower.flatMap { upper?.distance(toTitleOf: $0) } ?? bounds.width * Self.titleShift
    if transition.isOpening { upper?.leaveToTheRight(way) } else { lower?.leaveToTheLeft(way) }
    transition.animateAlongsideTransition(in: self) { _ in
      new?.come()
      if transition.isOpening { lower?.leaveToTheLeft(way) } else { upper?.leaveToTheRight(way) }
    }
  }

  /// How far a title travels where no words go with it, as a fraction of the bar's width.
  private static let titleShift: CGFloat = 0.3

  /// The transition is over; `items` are those of the stack now.
  final func end(completed: Bool, items: [UINavigationItem]) {
    shown = items
    let (stays, goes) = completed ? (arriving, content) : (content, arriving)
    goes?.removeFromSuperview()
    stays?.come()
    stays?.frame = contentFrame
    content = stays
    arriving = nil
    if isStale || stays?.item !== topItem { show(items) }
  }
}
