import Stage
import UIKit

// Views: added, removed, laid out, animated and drawn.

extension GrowthScene {
  @MainActor private static var firstText = 10_000

  static let subviews: [GrowthScene] = [
    GrowthScene("subviews added in front") { scene in
      scene.addViews()
      return scene.root.subviews.count == scene.count
    },
    GrowthScene("subviews inserted behind the others") { scene in
      for _ in 0..<scene.count { scene.root.insertSubview(UIView(), at: 0) }
      scene.stage.advance(by: 0)
      return scene.root.subviews.count == scene.count
    },
    GrowthScene("subviews inserted beside the last and the first") { scene in
      let (first, last) = (UIView(), UIView())
      scene.root.addSubview(first)
      scene.root.addSubview(last)
      for index in 0..<scene.count {
        if index % 2 == 0 {
          scene.root.insertSubview(UIView(), belowSubview: last)
        } else {
          scene.root.insertSubview(UIView(), aboveSubview: first)
        }
      }
      scene.stage.advance(by: 0)
      return scene.root.subviews.count == scene.count + 2
    },
    .views("subviews brought to the front in turn") { scene in
      for view in scene.views { scene.root.bringSubviewToFront(view) }
      scene.stage.advance(by: 0)
      return scene.root.subviews == scene.views
    },
    .views("subviews sent to the back in turn") { scene in
      for view in scene.views { scene.root.sendSubviewToBack(view) }
      scene.stage.advance(by: 0)
      return scene.root.subviews == scene.views.reversed()
    },
    .views("views laid out, each on its own") { scene in
      for view in scene.views {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      return !scene.views.contains { $0.layer.needsLayout() }
    },
    .views("views laid out in one turn") { scene in
      for view in scene.views { view.setNeedsLayout() }
      scene.stage.advance(by: 0)
      return !scene.views.contains { $0.layer.needsLayout() }
    },
    .views("a superview resized with its subviews") { scene in
      for view in scene.views { view.autoresizingMask = [.flexibleWidth] }
    } work: { scene in
      scene.root.frame.size.width = 490
      scene.root.tintColor = .red
      scene.stage.advance(by: 0)
      return scene.views.allSatisfy { $0.frame.width == 108 }
    },
    GrowthScene("layers set in the opposite order") { scene in
      scene.layers = (0..<scene.count).map { _ in CALayer() }
      scene.root.layer.sublayers = scene.layers
    } work: { scene in
      scene.root.layer.sublayers = scene.layers.reversed()
      scene.stage.advance(by: 0)
      return scene.root.layer.sublayers == scene.layers.reversed()
    },
    GrowthScene("layers replaced in turn") { scene in
      scene.layers = (0..<scene.count).map { _ in CALayer() }
      scene.root.layer.sublayers = scene.layers
    } work: { scene in
      for layer in scene.layers { scene.root.layer.replaceSublayer(layer, with: CALayer()) }
      return scene.root.layer.sublayers?.count == scene.count
    },
  ]

  static let removals: [GrowthScene] = [
    .views("subviews removed first to last") { scene in
      for view in scene.views { view.removeFromSuperview() }
      return scene.root.subviews.isEmpty
    },
    .views("subviews removed last to first") { scene in
      for view in scene.views.reversed() { view.removeFromSuperview() }
      return scene.root.subviews.isEmpty
    },
    .views("animated subviews removed first to last", moving: 1) { scene in
      for view in scene.views { view.removeFromSuperview() }
      return scene.rests() && scene.root.subviews.isEmpty
    },
    .views("subviews moved to another superview") { scene in
      let other = UIView()
      scene.stage.window.addSubview(other)
      for view in scene.views { other.addSubview(view) }
      return scene.root.subviews.isEmpty && other.subviews.count == scene.count
    },
    GrowthScene("windows shown and hidden") { scene in
      scene.stage.perform {
        let windows = scene.others.map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for window in windows { window.isHidden = false }
        for window in windows { window.isHidden = true }
        return windows.count == scene.count
      }
    },
  ]

  static let layouts: [GrowthScene] = [
    GrowthScene("views pinned to their superview") { scene in
      scene.addPinnedViews()
      scene.stage.advance(by: 0)
      return scene.root.subviews.allSatisfy { $0.frame.width == 380 }
    },
    GrowthScene("constants changed, one for each view") { scene in
      scene.addPinnedViews()
      scene.stage.advance(by: 0)
    } work: { scene in
      for height in scene.heights { height.constant = 20 }
      scene.stage.advance(by: 0)
      return scene.views.allSatisfy { $0.frame.height == 20 }
    },
    GrowthScene("views added to a stack view") { scene in
      let stack = UIStackView()
      stack.axis = .vertical
      scene.root.addSubview(stack)
      for _ in 0..<scene.count { stack.addArrangedSubview(UIView()) }
      return stack.arrangedSubviews.count == scene.count
    },
    GrowthScene("views with constraints removed, the last first") { scene in
      scene.addPinnedViews()
      scene.stage.advance(by: 0)
    } work: { scene in
      for view in scene.views.reversed() { view.removeFromSuperview() }
      scene.stage.advance(by: 0)
      return scene.root.constraints.isEmpty
    },
  ]

  static let frames: [GrowthScene] = [
    .views("a picture of views") { $0.draws() },
    .views("a picture of views that overlap") { scene in
      for (index, view) in scene.views.enumerated() {
        (view.alpha, view.frame.size) = (index % 2 == 0 ? 0.5 : 1, CGSize(width: 12, height: 12))
      }
      scene.stage.advance(by: 0)
    } work: {
      $0.draws()
    },
    .views("a picture after every view has moved") {
      _ = $0.draws()
    } work: { scene in
      for view in scene.views { view.center.y += 3 }
      return scene.draws()
    },
    .views("a picture after the first view has left") {
      _ = $0.draws()
    } work: { scene in
      scene.views[0].removeFromSuperview()
      return scene.draws()
    },
    GrowthScene("a picture of labels") { scene in
      // Other texts in each try collide otherwise in the tables of texts.
      firstText += scene.count
      for index in 0..<scene.count {
        let label = UILabel(frame: CGRect(x: index % 10 * 39, y: index / 10 % 42 * 20, width: 39, height: 20))
        label.text = "\(firstText + index)"
        scene.root.addSubview(label)
      }
    } work: {
      $0.draws()
    },
    .views("frames of animated views", moving: 1) { scene in
      (0..<10).allSatisfy { _ in
        scene.stage.advance(by: 1.0 / 60)
        return scene.draws()
      }
    },
  ]
}
