package import Foundation
package import Stage
import Transitions
import UIKit

/// The bare stage with the demo screens.
@MainActor package final class PrototypeApp: HostedContent {
  package let stage: Stage
  package let preferredSize = CGSize(width: 390, height: 844)
  package let minimumSize = CGSize(width: 130, height: 280)
  package let title = "Backswipe"
  private let navigation = BackSwipeNavigationController()
  private let colors: [UIColor]

  /// The screens as `options` say, the first colour on top.
  package init(options: PrototypeOptions) {
    stage = Stage(size: preferredSize, scale: options.scale ?? 1)
    colors = options.colors.isEmpty ? [.orange, .green, .blue] : options.colors
    navigation.isNavigationBarHidden = true
    navigation.figures.region = options.region
    stage.window.rootViewController = navigation
    navigation.viewControllers = (0..<max(options.depth, 1)).map { screen(number: $0, depth: options.depth) }
    let tap = UITapGestureRecognizer(target: self, action: Selector(Self.push))
    navigation.view.addGestureRecognizer(tap)
  }

  private func screen(number: Int, depth: Int) -> DemoScreen {
    let place = ((depth - 1 - number) % colors.count + colors.count) % colors.count
    return DemoScreen(title: "Screen \(number + 1)", color: colors[place])
  }

  private func push() {
    let number = navigation.viewControllers.count
    navigation.pushViewController(screen(number: number, depth: 3), animated: true)
  }

  package func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool {
    switch key {
    case .space where !isRepeat: push()
    case .escape, .backspace: goBack()
    default: return false
    }
    return true
  }

  package func goBack() { navigation.popViewController(animated: true) }

  package func resize(to size: CGSize, scale: CGFloat) {
    let fit = min(size.width / preferredSize.width, size.height / preferredSize.height)
    stage.resize(to: preferredSize, scale: scale * fit)
  }

  package func step(to instant: TimeInterval, interval: TimeInterval) { stage.step(to: instant, interval: interval) }
}
