import QuartzCore
import Stage
import UIKit

// Views in one superview.

extension GrowthScene {
  static let viewScenes = [
    GrowthScene(name: "subviews added in front") { count in
      let scene = GrowthStage()
      return { scene.addViews(count).count == count && scene.root.subviews.count == count }
    },
    GrowthScene(name: "subviews inserted behind the others") { count in
      let scene = GrowthStage()
      return {
        for _ in 0..<count { scene.root.insertSubview(UIView(), at: 0) }
        scene.stage.advance(by: 0)
        return scene.root.subviews.count == count
      }
    },
    GrowthScene(name: "subviews inserted beside the last and the first") { count in
      let scene = GrowthStage()
      let (first, last) = (UIView(), UIView())
      scene.root.addSubview(first)
      scene.root.addSubview(last)
      return {
        for index in 0..<count {
          if index % 2 == 0 {
            scene.root.insertSubview(UIView(), belowSubview: last)
          } else {
            scene.root.insertSubview(UIView(), aboveSubview: first)
          }
        }
        scene.stage.advance(by: 0)
        return scene.root.subviews.count == count + 2
      }
    },
    GrowthScene(name: "subviews brought to the front in turn") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        for view in views { scene.root.bringSubviewToFront(view) }
        scene.stage.advance(by: 0)
        return scene.root.subviews == views
      }
    },
    GrowthScene(name: "subviews sent to the back in turn") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        for view in views { scene.root.sendSubviewToBack(view) }
        scene.stage.advance(by: 0)
        return scene.root.subviews == views.reversed()
      }
    },
    GrowthScene(name: "views laid out, each on its own") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        for view in views {
          view.setNeedsLayout()
          view.layoutIfNeeded()
        }
        return !views.contains { $0.layer.needsLayout() }
      }
    },
    GrowthScene(name: "views laid out in one turn") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        for view in views { view.setNeedsLayout() }
        scene.stage.advance(by: 0)
        return !views.contains { $0.layer.needsLayout() }
      }
    },
    GrowthScene(name: "a superview resized with its subviews") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      for view in views { view.autoresizingMask = [.flexibleWidth] }
      return {
        scene.root.frame.size.width = 490
        scene.root.tintColor = .red
        scene.stage.advance(by: 0)
        return views.allSatisfy { $0.frame.width == 108 }
      }
    },
    GrowthScene(name: "layers set in the opposite order") { count in
      let scene = GrowthStage()
      let layers = (0..<count).map { _ in CALayer() }
      scene.root.layer.sublayers = layers
      return {
        scene.root.layer.sublayers = layers.reversed()
        scene.stage.advance(by: 0)
        return scene.root.layer.sublayers == layers.reversed()
      }
    },
    GrowthScene(name: "layers replaced in turn") { count in
      let scene = GrowthStage()
      let layers = (0..<count).map { _ in CALayer() }
      scene.root.layer.sublayers = layers
      return {
        for layer in layers { scene.root.layer.replaceSublayer(layer, with: CALayer()) }
        return scene.root.layer.sublayers?.count == count
      }
    },
  ]

  static let removalScenes = [
    GrowthScene(name: "subviews removed first to last") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        for view in views { view.removeFromSuperview() }
        return scene.root.subviews.isEmpty
      }
    },
    GrowthScene(name: "subviews removed last to first") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      return {
        for view in views.reversed() { view.removeFromSuperview() }
        return scene.root.subviews.isEmpty
      }
    },
    GrowthScene(name: "animated subviews removed first to last") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      for view in views { UIView.animate(withDuration: 1) { view.center.x += 10 } }
      scene.stage.advance(by: 0.1)
      return {
        for view in views { view.removeFromSuperview() }
        return comesToRest(scene.stage) && scene.root.subviews.isEmpty
      }
    },
    GrowthScene(name: "subviews moved to another superview") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      let other = UIView()
      scene.stage.window.addSubview(other)
      return {
        for view in views { other.addSubview(view) }
        return scene.root.subviews.isEmpty && other.subviews.count == count
      }
    },
    GrowthScene(name: "windows shown and hidden") { count in
      let stage = Stage()
      return {
        stage.perform {
          let windows = (0..<count).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
          for window in windows { window.isHidden = false }
          for window in windows { window.isHidden = true }
          return windows.count == count
        }
      }
    },
  ]
}
