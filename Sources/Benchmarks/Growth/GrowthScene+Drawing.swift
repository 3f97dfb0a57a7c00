import Stage
import UIKit

// Frames.

extension GrowthScene {
  static let drawingScenes = [
    GrowthScene(name: "a picture of views") { count in
      let scene = GrowthStage()
      _ = scene.addViews(count)
      return { scene.stage.render().width == 390 }
    },
    GrowthScene(name: "a picture of views that overlap") { count in
      let scene = GrowthStage()
      for (index, view) in scene.addViews(count).enumerated() {
        (view.alpha, view.frame.size) = (index % 2 == 0 ? 0.5 : 1, CGSize(width: 12, height: 12))
      }
      scene.stage.advance(by: 0)
      return { scene.stage.render().width == 390 }
    },
    GrowthScene(name: "a picture after every view has moved") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      _ = scene.stage.render()
      return {
        for view in views { view.center.y += 3 }
        return scene.stage.render().width == 390
      }
    },
    GrowthScene(name: "a picture after the first view has left") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      _ = scene.stage.render()
      return {
        views[0].removeFromSuperview()
        return scene.stage.render().width == 390
      }
    },
    GrowthScene(name: "a picture of labels") { count in
      let scene = GrowthStage()
      for index in 0..<count {
        let label = UILabel(frame: CGRect(x: index % 10 * 39, y: index / 10 % 42 * 20, width: 39, height: 20))
        label.text = "\(index)"
        scene.root.addSubview(label)
      }
      return { scene.stage.render().width == 390 }
    },
    GrowthScene(name: "frames of animated views") { count in
      let scene = GrowthStage()
      let views = scene.addViews(count)
      UIView.animate(withDuration: 1) { for view in views { view.center.x += 10 } }
      scene.stage.advance(by: 0.1)
      return {
        for _ in 0..<10 {
          scene.stage.advance(by: 1.0 / 60)
          guard scene.stage.render().width == 390 else { return false }
        }
        return true
      }
    },
  ]
}
