import Stage
import UIKit

/// A stage whose controllers and windows have names, and where deeds wait for moments.
///
/// A name that begins with "nav" or "tabs" is a container's, any other one a screen's; each is made when it is first used.
@MainActor final class ReentryScene: NSObject {
  let stage = Stage(scale: 0.25)
  let log = CallLog()
  private(set) var controllers: [(name: String, controller: UIViewController)] = []
  private var windows: [String: UIWindow] = [:]
  private(set) var waiting: [String: [Deed]] = [:]
  /// Makes the animators that delegates supply; nil for the system's.
  ///
  /// Its argument says whether the screen above leaves.
  var makeAnimator: ((_ leaves: Bool) -> any UIViewControllerAnimatedTransitioning)?

  /// Whether delegates supply an interaction controller.
  var isDriven = false
  private(set) var interactions: [UIPercentDrivenInteractiveTransition] = []
  private(set) lazy var delegate = LoggingDelegate(log)
  /// Where a pointer is down.
  var press: CGPoint?

  override init() {
    super.init()
    log.onNote = { [weak self] in self?.tell($0) }
    delegate.makeAnimator = { [weak self] in self?.makeAnimator?($0) }
    delegate.makeInteraction = { [weak self] in self?.interaction() }
  }

  subscript(name: String) -> UIViewController {
    if let known = controllers.first(where: { $0.name == name }) { return known.controller }
    let new: UIViewController
    if name.hasPrefix("nav") {
      let navigation = UINavigationController()
      navigation.delegate = delegate
      new = navigation
    } else if name.hasPrefix("tabs") {
      let tabs = UITabBarController()
      tabs.delegate = delegate
      new = tabs
    } else {
      new = MomentController(name, log)
    }
    new.transitioningDelegate = delegate
    controllers.append((name, new))
    return new
  }

  func navigation(_ name: String = "nav") -> UINavigationController {
    self[name] as? UINavigationController ?? UINavigationController()
  }

  func tabs(_ name: String = "tabs") -> UITabBarController { self[name] as? UITabBarController ?? UITabBarController() }

  func window(_ name: String) -> UIWindow {
    if let known = windows[name] { return known }
    let window = UIWindow(frame: stage.window.bounds)
    windows[name] = window
    return window
  }

  /// The controllers with these names: words, or single letters.
  func list(_ names: String) -> [UIViewController] { names.names.map { self[$0] } }

  func names(_ controllers: [UIViewController]?) -> String {
    (controllers ?? []).map { ($0 as? LoggingController)?.name ?? "?" }.joined()
  }

  /// The coordinator of the transition under way.
  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    controllers.lazy.compactMap { $0.controller.transitionCoordinator }.first
  }

  /// Lets go of a controller, and returns a weak reference to it.
  func forget(_ name: String) -> Witness {
    let witness = Witness(self[name])
    controllers.removeAll { $0.name == name }
    return witness
  }

  // MARK: Moments

  /// Lets `deeds` be done at the next moment of that name: a line of the log, or what `tell(_:)` is called with.
  func wait(for moment: String, _ deeds: [Deed]) { waiting[moment] = deeds }

  func stopWaiting() { waiting = [:] }

  func tell(_ moment: String) {
    // "B.viewDidAppear" is a viewDidAppear, too, and "didShow B" a didShow.
    let parts = [moment.split(separator: ".").last, moment.split(separator: " ").first].compactMap {
      $0.map(String.init)
    }
    for name in [moment] + parts {
      for deed in waiting.removeValue(forKey: name) ?? [] { deed.work(self) }
    }
  }

  /// Does `deeds` in one turn, or each by itself if one of them takes time.
  func perform(_ deeds: [Deed]) {
    if deeds.contains(where: \.takesTime) {
      for deed in deeds { deed.takesTime ? deed.work(self) : stage.perform { deed.work(self) } }
    } else {
      stage.perform { for deed in deeds { deed.work(self) } }
    }
  }

  /// Lets go of what a finger or an interaction controller holds.
  func release(_ finishes: Bool) {
    guard press != nil else {
      return stage.perform { for item in interactions { if finishes { item.finish() } else { item.cancel() } } }
    }
    let end = CGPoint(x: finishes ? 380 : 40, y: 400)
    stage.send(.move(end))
    stage.advance(by: 0.3)
    stage.send(.up(end))
    press = nil
  }

  private func interaction() -> UIPercentDrivenInteractiveTransition? {
    guard isDriven else { return nil }
    interactions.append(UIPercentDrivenInteractiveTransition())
    return interactions.last
  }

  // MARK: What is seen

  /// The screens whose views are in a window that is shown.
  var shown: String {
    controllers.filter { $0.controller is LoggingController && $0.controller.viewIfLoaded?.window?.isHidden == false }
      .map(\.name).sorted().joined()
  }

  /// What is wrong now that nothing moves; nil if nothing is.
  var problem: String? {
    if let imbalance = log.imbalance { return imbalance }
    let all = controllers.map(\.controller)
    for controller in all { if let problem = ContainerCheck.problem(with: controller) { return problem } }
    if let problem = WindowCheck([stage.window] + windows.values, all).problem { return problem }
    // A hidden window tells nothing.
    if stage.window.isHidden { return nil }
    let told = log.seen(at: []).joined()
    return told == shown ? nil : "\(told) have appeared, and \(shown) are shown: \(log.lines)"
  }
}

extension String {
  /// The words of the string, or its letters if it is only one that names no container.
  var names: [String] {
    let words = split(separator: " ").map(String.init)
    return words.count == 1 && !words[0].hasPrefix("nav") && !words[0].hasPrefix("tabs")
      ? words[0].map { String($0) } : words
  }
}

/// A screen whose loading and layout are moments, too.
@MainActor private final class MomentController: LoggingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.onNote("\(name).viewDidLoad")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.onNote("\(name).viewDidLayoutSubviews")
  }
}

extension ReentryScene: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    tell("adaptive style")
    return .none
  }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    tell("popover")
  }
}
