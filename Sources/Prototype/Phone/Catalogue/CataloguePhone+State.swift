import CoreGraphics
import Stage
import UIKit

extension CataloguePhone {
  var state: DemoState { screens.state }

  var shownState: DemoState {
    stage.perform {
      let scrollers = Self.scrollers(in: demo.root)
      let zooms = scrollers.map { $0.map(\.zoomScale) }
      return DemoState(
        choices: demo.choices, offsets: scrollers.map { $0.map(\.contentOffset) },
        zooms: zooms.contains { $0.contains { $0 != 1 } } ? zooms : [])
    }
  }

  /// Shows a state without animation, with fewer screens if the demo has no more.
  ///
  /// Everything in progress ends at once, except animations outside of transitions. A loop calls this before each
  /// round, so that everything is as it was.
  func show(_ state: DemoState) {
    if screens.isKnown { showHere(state) } else { stage.send(.cancel) }
    mirror?.show(state)
  }

  /// Shows this many screens without animation, or fewer if the demo has no more.
  func show(depth: Int) { show(DemoState(depth: depth)) }

  func showHere(_ state: DemoState) {
    stage.send(.cancel)
    stage.perform { stage.application.finishAtOnce() }
    // Animations outside of transitions, such as a segue's, cannot be ended early, so they run here.
    try? stage.settle(timeout: Self.longestSegue)
    let common = zip(demo.choices, state.choices).prefix { $1 == nil || $0 == $1 }.count
    while demo.depth > common + 1, step({ demo.pop() }) {}
    while demo.depth < state.depth {
      let choice = state.choices[demo.depth - 1]
      guard step({ demo.push(choosing: choice) }) else { break }
    }
    zoom(to: state.zooms)
    scroll(to: state.offsets)
  }

  /// Returns false if the demo has no more screens or refuses.
  private func step(_ change: () -> Void) -> Bool {
    let before = demo.depth
    stage.perform {
      let isEnabled = UIView.areAnimationsEnabled
      UIView.setAnimationsEnabled(false)
      change()
      stage.application.finishAtOnce()
      UIView.setAnimationsEnabled(isEnabled)
    }
    // A segue presents when its animation ends, which is in the next frame.
    if demo.depth == before { try? stage.settle(timeout: Self.longestSegue) }
    return demo.depth != before
  }

  /// How long an animation outside of transitions may take, in seconds of the phone's time.
  private static let longestSegue = 5.0

  // MARK: Scrolling

  /// Whether a finger scrolls something on the screens.
  var isScrolling: Bool { Self.scrollers(in: demo.root).joined().contains(where: \.isDragging) }

  /// Restores the scales of scroll views that can zoom; without any, their initial scales.
  private func zoom(to scales: [[CGFloat]]) {
    stage.perform {
      for (index, scrollers) in Self.scrollers(in: demo.root).enumerated() {
        for (number, scroller) in scrollers.enumerated() where scroller.maximumZoomScale > scroller.minimumZoomScale {
          let own = scales.indices.contains(index) ? scales[index] : []
          let scale = own.indices.contains(number) ? own[number] : 1
          if scroller.zoomScale != scale { scroller.zoomScale = scale }
        }
      }
    }
  }

  private func scroll(to offsets: [[CGPoint]]) {
    stage.perform {
      for (scrollers, points) in zip(Self.scrollers(in: demo.root), offsets) {
        for (scroller, point) in zip(scrollers, points) where scroller.contentOffset != point {
          // The content may get its size only now.
          scroller.superview?.layoutIfNeeded()
          scroller.contentOffset = point
        }
      }
    }
  }

  /// Returns the scroll views of each controller whose view is loaded.
  private static func scrollers(in root: UIViewController) -> [[UIScrollView]] {
    controllers(in: root).map { controller in
      var own: [UIScrollView] = []
      if let view = controller.viewIfLoaded { collect(view, of: controller, into: &own) }
      return own
    }
  }

  /// Returns a controller, and all that it contains or presents.
  static func controllers(in root: UIViewController) -> [UIViewController] {
    var controllers = [root]
    var index = 0
    while index < controllers.count {
      let controller = controllers[index]
      for next in controller.children + [controller.presentedViewController].compactMap(\.self)
      where !controllers.contains(where: { $0 === next }) {
        controllers.append(next)
      }
      index += 1
    }
    return controllers
  }

  private static func collect(_ view: UIView, of controller: UIViewController, into found: inout [UIScrollView]) {
    if let scroller = view as? UIScrollView { found.append(scroller) }
    for child in view.subviews {
      if let owner = child.next as? UIViewController, owner !== controller { continue }
      collect(child, of: controller, into: &found)
    }
  }
}

extension CataloguePhone {
  /// Returns another phone, on a stage of its own, with the same transition, parameters, device and pictures.
  ///
  /// `scale` is in pixels per point; nil means the same scale.
  func twin(scale: CGFloat? = nil) -> CataloguePhone {
    var setting = setting
    if let shown = setting.pictures {
      let pictures = ScreenPictures()
      (pictures.first, pictures.pictures) = (shown.first, shown.pictures)
      setting.pictures = pictures
    }
    let twin = CataloguePhone(entry, setting, scale: scale ?? stage.screenScale)
    twin.set(phone)
    twin.stage.userInterfaceStyle = stage.userInterfaceStyle
    let parameters = demo.parameters
    twin.stage.perform {
      twin.demo.parameters.set(
        parameters.descriptions.compactMap { each in parameters[each.key].map { (each.key, $0.current) } })
    }
    return twin
  }
}
