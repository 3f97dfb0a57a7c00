import Stage
import UIKit

// Views that constraints lay out.

extension GrowthScene {
  static let layoutScenes = [
    GrowthScene(name: "views pinned to their superview") { count in
      let scene = GrowthStage()
      return {
        for view in scene.addConstrained(count) { pin(view, to: scene.root) }
        scene.stage.advance(by: 0)
        return scene.root.subviews.allSatisfy { $0.frame.width == 380 }
      }
    },
    GrowthScene(name: "constants changed, one for each view") { count in
      let scene = GrowthStage()
      let views = scene.addConstrained(count)
      let heights = views.map { view in pin(view, to: scene.root) }
      scene.stage.advance(by: 0)
      return {
        for height in heights { height.constant = 20 }
        scene.stage.advance(by: 0)
        return views.allSatisfy { $0.frame.height == 20 }
      }
    },
    GrowthScene(name: "views added to a stack view") { count in
      let scene = GrowthStage()
      let stack = UIStackView()
      stack.axis = .vertical
      scene.root.addSubview(stack)
      return {
        for _ in 0..<count { stack.addArrangedSubview(UIView()) }
        return stack.arrangedSubviews.count == count
      }
    },
    GrowthScene(name: "views with constraints removed, the last first") { count in
      let scene = GrowthStage()
      let views = scene.addConstrained(count)
      for view in views { pin(view, to: scene.root) }
      scene.stage.advance(by: 0)
      return {
        for view in views.reversed() { view.removeFromSuperview() }
        scene.stage.advance(by: 0)
        return scene.root.constraints.isEmpty
      }
    },
  ]

  /// Pins a view to three edges, and returns the constraint of its height.
  @discardableResult @MainActor private static func pin(_ view: UIView, to root: UIView) -> NSLayoutConstraint {
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      view.topAnchor.constraint(equalTo: root.topAnchor), height,
    ])
    return height
  }
}

extension GrowthStage {
  /// Adds `count` views that constraints lay out to the root view.
  fileprivate func addConstrained(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
  }
}
