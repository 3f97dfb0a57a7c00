import Transitions

/// How a transition leaves for an iOS project: the figures that its sources declare, the code that attaches it, and what
/// iOS does otherwise.
@MainActor struct ExportPlan {
  /// The figures as their `init()` creates them.
  let base: Any
  /// The statements that attach the transition; the sources are those that these statements need.
  let attaching: String
  /// The body of a preview that shows the transition.
  let preview: String
  /// The class `PreviewScreen` of the preview's screens, if plain ones do not take part.
  var screen: String?
  /// What must be known to use them.
  var remarks: [String] = []
  /// What iOS does otherwise than the window.
  var differences: [Difference] = []

  /// Something that iOS does otherwise.
  enum Difference: CaseIterable {
    /// A drag that ends before its transition began.
    case earlyRelease
    /// A press on a transition that settles.
    case catching

    /// The words for it.
    var words: String {
      switch self {
      case .earlyRelease: "A flick that is over before its transition begins pops in the window; iOS may drop it."
      case .catching: "A press catches moving screens in the window; on iOS that takes an interruptible animator."
      }
    }
  }

  /// The name of the type that the statements create first.
  var attachedType: String {
    let words = attaching.split { !$0.isLetter }
    return words.first { $0.first?.isUppercase == true }.map(String.init) ?? figuresType
  }

  /// The names of the types and functions that the statements use.
  var attachedNames: Set<String> {
    Set(attaching.matches(of: /(\w+)\(/).map { String($0.output.1) }).union([attachedType])
  }

  /// Returns the name of the structure of figures.
  var figuresType: String { "\(type(of: base))" }

  /// Returns the figures that are in a value, which is of the same type as `base` or contains one of that type; `base`
  /// if there are none.
  func figures(in value: Any) -> Any {
    if type(of: value) == type(of: base) { return value }
    return Mirror(reflecting: value).children.first { type(of: $0.value) == type(of: base) }?.value ?? base
  }
}

extension ExportPlan {
  /// Returns the plan of a transition of the catalogue; nil for one that has none.
  static func plan(for entry: CatalogueEntry) -> ExportPlan? { all[entry.name] }

  private static let all: [String: ExportPlan] = [
    "back-swipe": onNavigation("BackSwipe", BackSwipeFigures()),
    "system-swipe": navigation(
      "SystemSwipeNavigationController", SystemSwipeFigures(),
      remarks: ["Before iOS 26 a swipe begins at the edge only."], differences: []),
    "swipe-dismiss": onScreen("BackSwipePresentation", BackSwipeFigures()),
    "swipe-tabs": ExportPlan(
      base: BackSwipeFigures(), attaching: "let transition = BackSwipeTabs(tabs)  // keep a reference",
      preview: """
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        transition = BackSwipeTabs(tabs)
        return tabs
        """, differences: dragged),
    "rise": ExportPlan(
      base: RiseFigures(),
      attaching: """
        let transition = Rise(on: source) { next }  // a drag up presents; keep a reference
        transition.prepare(next)
        source.present(next, animated: true)
        """,
      preview: """
        transition = Rise(on: screens[0]) { screens[1] }
        return screens[0]
        """, differences: dragged),
    "rise-segue": ExportPlan(
      base: RiseFigures(),
      attaching: """
        RiseSegue(identifier: nil, source: source, destination: next).perform()
        RiseUnwindSegue(identifier: nil, source: next, destination: source).perform()  // and back
        """,
      preview: """
        DispatchQueue.main.async {
            RiseSegue(identifier: nil, source: screens[0], destination: screens[1]).perform()
        }
        return screens[0]
        """, remarks: ["In a storyboard, `RiseSegue` is the class of a custom segue."]),
    "keyframe": delegate("KeyframeNavigationDelegate", KeyframeFigures()),
    "corner-rotation": delegate("CornerRotationNavigationDelegate", CornerRotationFigures()),
    "sink": onNavigation("Sink", SinkFigures()),
    "sink-deep": onNavigation("Sink", SinkFigures()),
    "photo-viewer": ExportPlan(
      base: PhotoViewerFigures(),
      attaching: """
        let viewer = PhotoViewerController(picture: picture) { thumbnail }
        source.present(viewer, animated: true)
        """,
      preview: """
        let thumbnail = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
        thumbnail.backgroundColor = .white
        screens[0].view.addSubview(thumbnail)
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        picture.backgroundColor = .white
        DispatchQueue.main.async {
            screens[0].present(PhotoViewerController(picture: picture) { thumbnail }, animated: true)
        }
        return screens[0]
        """,
      remarks: ["The closure is called at each transition, so that the thumbnail may have been scrolled in between."],
      differences: [.earlyRelease]),
    "shared-element": navigation(
      "SharedElementNavigationController", SharedElementFigures(),
      showing: """
        for (screen, size) in zip(screens, [CGFloat(80), 240]) {
            let picture = UIView(frame: CGRect(x: 40, y: 120, width: size, height: size))
            picture.backgroundColor = .white
            screen.view.addSubview(picture)
        }
        """,
      screen: """
        private final class PreviewScreen: UIViewController, SharedElementScreen {
            func sharedElement(with other: UIViewController) -> UIView? { view.subviews.first }
        }
        """, remarks: ["Both screens conform to `SharedElementScreen` and name the view that they share."]),
    "push-down": navigation(
      "PushDownNavigationController", PushDownFigures(),
      screen: """
        private final class PreviewScreen: UIViewController, PushDownScreen {
            let isPushedDown = true
        }
        """,
      remarks: ["Screens that are pushed from above conform to `PushDownScreen`; others have the system's transition."],
      differences: [.earlyRelease]),
    "side-present": onScreen("SidePresentation", SidePresentFigures()),
    "fade-slide": ExportPlan(
      base: FadeSlideFigures(),
      attaching: """
        navigation.addCustomTransitioning()
        let container = StaticBackgroundController(background: background, content: navigation)
        """,
      preview: """
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        navigation.addCustomTransitioning()
        return StaticBackgroundController(background: UIView(), content: navigation)
        """, remarks: ["The screens have clear backgrounds; `container` shows one background behind them all."],
      differences: dragged),
    "grow": navigation(
      "GrowNavigationController", GrowFigures(),
      showing: """
        let button = UIView(frame: CGRect(x: 40, y: 480, width: 120, height: 60))
        button.backgroundColor = .white
        screens[0].view.addSubview(button)
        """,
      screen: """
        private final class PreviewScreen: UIViewController, GrowingScreen {
            func growthSource(on screen: UIViewController) -> UIView? { screen.view.subviews.first }
        }
        """,
      remarks: ["A screen that grows conforms to `GrowingScreen` and names the view that it grows out of."]),
    "ios-18": engine, "ios-26": engine, "flutter": engine, "react-navigation": engine, "libadwaita": engine,
  ]

  private static let dragged: [Difference] = [.earlyRelease, .catching]

  private static let engine = navigation("EngineNavigationController", EngineFigures())

  /// A transition whose object is attached to a navigation controller.
  private static func onNavigation(_ type: String, _ figures: Any, remarks: [String] = []) -> ExportPlan {
    ExportPlan(
      base: figures, attaching: "let transition = \(type)(navigation)  // keep a reference",
      preview: """
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        transition = \(type)(navigation)
        return navigation
        """, remarks: remarks, differences: dragged)
  }

  /// A transition whose object is attached to a screen that is about to be presented.
  private static func onScreen(_ type: String, _ figures: Any) -> ExportPlan {
    ExportPlan(
      base: figures,
      attaching: "let transition = \(type)(next)  // keep a reference\nsource.present(next, animated: true)",
      preview: """
        transition = \(type)(screens[1])
        DispatchQueue.main.async { screens[0].present(screens[1], animated: true) }
        return screens[0]
        """, differences: dragged)
  }

  /// A transition that a navigation controller of its own class has.
  ///
  /// The screens of its preview are of the class `screen`, and `showing` adds to them what the transition moves.
  private static func navigation(
    _ type: String, _ figures: Any, showing: String = "", screen: String? = nil, remarks: [String] = [],
    differences: [Difference] = dragged
  ) -> ExportPlan {
    ExportPlan(
      base: figures, attaching: "let navigation = \(type)(rootViewController: first)",
      preview: showing + """

        let navigation = \(type)()
        navigation.viewControllers = screens
        return navigation
        """, screen: screen, remarks: remarks, differences: differences)
  }

  /// A transition that a navigation controller's delegate has.
  private static func delegate(_ type: String, _ figures: Any) -> ExportPlan {
    ExportPlan(
      base: figures, attaching: "let transition = \(type)()  // keep a reference\nnavigation.delegate = transition",
      preview: """
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        transition = \(type)()
        navigation.delegate = transition
        return navigation
        """, differences: dragged)
  }
}
