import CoreGraphics
import Transitions
import UIKit

/// A screen of which a click chooses a picture.
@MainActor protocol PictureChooser: UIViewController {
  var selection: PictureSelection { get }
  /// Returns the picture that was chosen last if there is no such number.
  func number(_ choice: Int?) -> Int
}

/// A click on a picture pushes a screen with it.
@MainActor final class GalleryDemo<Values>: NSObject, Demo {
  private let navigation: UINavigationController
  private let live: LiveParameters<Values>
  private let list: any PictureChooser
  private let prepare: (PictureScreen, Values) -> Void

  /// Creates a demo.
  ///
  /// - Parameters:
  ///   - navigation: Pushes the screens.
  ///   - live: The parameters of the transition.
  ///   - setting: The colours of the demo.
  ///   - chooser: The first screen; a list of pictures if it is nil.
  ///   - prepare: Prepares a screen that is about to be pushed.
  ///   - take: Passes changed parameters to the transition.
  init(
    _ navigation: UINavigationController, _ live: LiveParameters<Values>, _ setting: DemoSetting,
    from chooser: (any PictureChooser)? = nil, prepare: @escaping (PictureScreen, Values) -> Void = { _, _ in },
    take: @escaping (Values) -> Void
  ) {
    (self.navigation, self.live, self.prepare) = (navigation, live, prepare)
    list = chooser ?? PictureList(color: setting.colors[0])
    super.init()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [list]
    // At its top the bar is clear, as on iOS, so that a picture flies beneath its words alone.
    (list.title, list.navigationItem.scrollEdgeAppearance) = ("Pictures", .clear(ink: .label))
    live.apply(to: { [weak navigation] in navigation }, take: take)
    list.selection.changed = { [unowned self] in show($0) }
  }

  var root: UIViewController { navigation }
  var parameters: any ParameterSet { live }
  var words: DemoWords { DemoWords(forward: "Open", back: "Close", click: "click a picture") }

  var depth: Int { navigation.viewControllers.count }

  var choices: [Int?] { navigation.viewControllers.dropFirst().map { ($0 as? PictureScreen)?.number } }

  func push() { push(choosing: nil) }

  func push(choosing choice: Int?) {
    if navigation.topViewController === list { show(list.number(choice)) }
  }

  func showNavigationBar(_ isShown: Bool) {
    navigation.isNavigationBarHidden = !isShown
    for screen in navigation.viewControllers { screen.viewIfLoaded?.setNeedsLayout() }
  }

  func pop() { navigation.popViewController(animated: true) }

  private func show(_ picture: Int) {
    let screen = PictureScreen(picture)
    prepare(screen, live.values)
    navigation.pushViewController(screen, animated: true)
  }
}

@MainActor final class PictureScreen: UIViewController, SharedElementScreen {
  let number: Int
  private let picture = UIImageView()
  private let name = UILabel()

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoPicture.name(number)
    let clear = UINavigationBarAppearance.clear(ink: .label)
    (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (clear, clear)
    view.backgroundColor = .systemBackground
    picture.image = DemoPicture.image(number)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    name.text = DemoPicture.name(number)
    name.font = .systemFont(ofSize: 28, weight: .bold)
    for part in [picture, name] { view.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    let top = navigationController?.isNavigationBarHidden == false ? view.safeAreaInsets.top : 0
    picture.frame = CGRect(x: 0, y: top, width: width, height: width)
    // It may be moved meanwhile.
    name.bounds.size = CGSize(width: max(0, width - 32), height: 40)
    name.center = CGPoint(x: width / 2, y: top + width + 40)
  }

  func sharedElement(with other: UIViewController) -> UIView? { picture }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moveName(isOpening: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    moveName(isOpening: false)
  }

  /// The name stays beneath a picture that travels.
  private func moveName(isOpening: Bool) {
    let list = transitionCoordinator?.viewController(forKey: isOpening ? .from : .to) as? any SharedElementScreen
    guard let coordinator = transitionCoordinator, let row = list?.sharedElement(with: self) else { return }
    view.layoutIfNeeded()
    let away = row.convert(row.bounds, to: nil).maxY - picture.convert(picture.bounds, to: nil).maxY
    func show(_ isOpen: Bool) {
      name.alpha = isOpen ? 1 : 0
      name.transform = CGAffineTransform(translationX: 0, y: isOpen ? 0 : away)
    }
    show(!isOpening)
    coordinator.animate { _ in
      show(isOpening)
    } completion: { _ in
      show(true)
    }
  }
}
