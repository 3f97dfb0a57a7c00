import Transitions
import UIKit

/// A list of pictures, and the chosen one on a screen of its own; a click on a row goes there.
@MainActor final class GalleryDemo<Values>: NSObject, Demo {
  private let navigation: UINavigationController
  private let box: Figures<Values>
  private let list: PictureList

  /// A demo whose `navigation` is given changed figures by `take`.
  init(
    _ navigation: UINavigationController, _ box: Figures<Values>, _ setting: DemoSetting,
    take: @escaping (Values) -> Void
  ) {
    (self.navigation, self.box) = (navigation, box)
    list = PictureList(color: setting.colors[0])
    super.init()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [list]
    take(box.values)
    box.changed = { [unowned navigation] in
      take($0)
      Retuning.retune(navigation, with: $0)
    }
    list.chosen = { [unowned self] in show($0) }
  }

  var root: UIViewController { navigation }
  var figures: any FigureSet { box }

  var depth: Int { navigation.viewControllers.count }

  func push() {
    if navigation.topViewController === list { show(list.picked) }
  }

  func pop() { navigation.popViewController(animated: true) }

  private func show(_ number: Int) {
    navigation.pushViewController(PictureScreen(number), animated: true)
  }
}
