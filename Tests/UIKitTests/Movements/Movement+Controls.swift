import Stage
import UIKit

extension Movement {
  /// Switches, fades and property animators, which were measured on iOS 26.1.
  @MainActor static func controls() -> [Movement] {
    let curve = bezier(0.160, 0.004, 0.406, 1.192)
    return [
      toggle("The colour of a switch that is turned on", unit: "of it") {
        1 - springRemainder($0, frequency: 9.24)
      } here: {
        Double($0.subviews[0].layer.presentation()?.backgroundColor?.components?.first ?? .nan)
      },
      toggle("The thumb of a switch that is turned on") {
        2 + 22 * ($0 < 0.336 ? curve($0 / 0.336) : 1)
      } here: {
        $0.subviews[1].layer.presentation()?.frame.minX.native ?? .nan
      },
      fade(),
      animator(
        "A running animator with ease in and out", UICubicTimingParameters(animationCurve: .easeInOut), 0.243, 62.14),
      animator("A running animator with a spring", UISpringTimingParameters(dampingRatio: 0.5), 0.297, 166.15),
    ]
  }

  @MainActor private static func toggle(
    _ title: String, unit: String = "pt", _ law: (Double) -> Double, here: (UISwitch) -> Double
  ) -> Movement {
    let stage = Stage()
    let toggle = stage.perform { UISwitch(frame: CGRect(x: 100, y: 100, width: 63, height: 28)) }
    toggle.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.window.addSubview(toggle)
    stage.advance(by: 1 / 60)
    let (off, start) = (toggle.subviews[0].layer.backgroundColor?.components?.first ?? 0, stage.now)
    stage.perform { toggle.setOn(true, animated: true) }
    return Movement(title, "1.4", .formula, unit: unit, frames(1...24, law)) {
      stage.reach(start + $0)
      let value = here(toggle)
      return unit == "pt" ? value : (value - off.native) / (1 - off.native)
    }
  }

  @MainActor private static func fade() -> Movement {
    let (stage, view) = shown()
    stage.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 } }
    let start = stage.now
    return Movement(
      "A linear fade of 1 s", "1.1", .frames, unit: "of opaque", [(0.25, 0.75), (0.5, 0.5), (0.75, 0.25)]
    ) {
      stage.reach(start + $0)
      return Double(view.layer.presentation()?.opacity ?? .nan)
    }
  }

  @MainActor private static func animator(
    _ title: String, _ parameters: any UITimingCurveProvider, _ seconds: Double, _ x: Double
  ) -> Movement {
    let (stage, view) = shown()
    let animator = stage.perform {
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
      animator.addAnimations { view.center.x = 150 }
      animator.startAnimation()
      return animator
    }
    let start = stage.now
    defer { animator.stopAnimation(true) }
    return Movement(title, "1.6", .frames, [(0, 50), (seconds, x), (1, 150)]) {
      stage.reach(start + $0)
      return view.layer.presentation()?.position.x.native ?? .nan
    }
  }

  @MainActor private static func shown() -> (Stage, UIView) {
    let stage = Stage()
    let view = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(view)
    stage.advance(by: 1 / 60)
    return (stage, view)
  }
}
