import CoreGraphics
public import Foundation

/// Shows one page at a time, which people turn by dragging.
///
/// Pages scroll, one for each flick; those of the style `.pageCurl` scroll, too, so `isDoubleSided` and a spine have no
/// effect and of several controllers only the first is shown. Without a data source people cannot turn pages. The first
/// page leaves a drag to the right to the system's pop from anywhere; otherwise it is stretched.
///
/// The next page is on the right, or on the left if the view's layout goes from right to left. A page appears when it comes in, and is told that it disappears
/// if it is let go back: the calls are balanced. A second turn during the first one goes no further than that.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Setting it asks for the neighbours anew.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceChanged() } }
  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  /// Always none.
  open var spineLocation: SpineLocation { .none }
  /// Stored, without effect.
  open var isDoubleSided = false
  /// Always empty, as for pages that scroll on iOS.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// Of one page at most; the page that comes in by a finger is not among them before it is turned.
  open var viewControllers: [UIViewController]? { (turn?.isByPeople == false ? turn?.to : shown).map { [$0] } }

  final let scroll = PageScrollView()
  final let dots = UIPageControl()
  final let spacing: CGFloat
  final var shown: UIViewController?
  final var neighbors = PageNeighbors()
  final var turn: PageTurn?
  /// The page that the dots show; a tap moves them before the page.
  final var dotsIndex = 0

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spacing = Self.spacing(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    let element = coder.archived?.element
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spacing = Self.spacing(element?.number("pageSpacing"))
    super.init(coder: coder)
    prepare()
  }

  private static func spacing(_ option: Any?) -> CGFloat {
    let given = option as? CGFloat ?? (option as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    return given.isFinite ? max(0, given) : 0
  }

  private func prepare() {
    scroll.pages = self
    scroll.isPagingEnabled = true
    (scroll.showsHorizontalScrollIndicator, scroll.showsVerticalScrollIndicator) = (false, false)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.isScrollEnabled = false
    if isHorizontal { scroll.alwaysBounceHorizontal = true } else { scroll.alwaysBounceVertical = true }
    dots.isHidden = true
    dots.addAction(UIAction { [weak self] _ in self?.dotsTapped() }, for: .valueChanged)
  }

  open override func loadView() {
    let pagesView = PagesView(frame: UIScreen.main.bounds)
    pagesView.pages = self
    pagesView.addSubview(scroll)
    pagesView.addSubview(dots)
    view = pagesView
    layOutPages()
  }

  /// Shows the first of `viewControllers`; an animated turn takes 0.3 seconds, as measured on iOS.
  ///
  /// A turn that is under way ends at once; one that its completion begins is played instead. An empty list is reported and
  /// refused.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let next = viewControllers?.first else {
      UIApplication.shared.report("A UIPageViewController shows one controller at least; it got none")
      completion?(false)
      return
    }
    show(next, direction, animated: animated, completion)
  }

  override var tellsChildrenItself: Bool { true }

  override func willLose(_ child: UIViewController) { drop(child) }

  override func didBeginAppearance() { askForNeighbors() }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
