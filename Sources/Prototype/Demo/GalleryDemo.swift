import Transitions
import UIKit

/// A list of pictures in a navigation; a click on a row pushes a screen with its picture.
@MainActor final class GalleryDemo<Values>: NSObject, Demo {
  private let navigation: UINavigationController
  private let live: LiveFigures<Values>
  private let list: PictureList

  /// Creates a demo; `take` passes figures to `navigation`.
  init(
    _ navigation: UINavigationController, _ live: LiveFigures<Values>, _ setting: DemoSetting,
    take: @escaping (Values) -> Void
  ) {
    (self.navigation, self.live) = (navigation, live)
    list = PictureList(color: setting.colors[0])
    super.init()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [list]
    live.apply(to: { [weak navigation] in navigation }, take: take)
    list.selection.changed = { [unowned self] in show($0) }
  }

  var root: UIViewController { navigation }
  var figures: any FigureSet { live }
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
    navigation.pushViewController(PictureScreen(picture), animated: true)
  }
}
