import Motion
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

/// An ending of a drag.
enum DragEnding: String, CaseIterable {
  case finish, cancel, flick, caught, takenAway, resized
}

/// A phone that shows one transition of the catalogue, and a finger on it.
@MainActor final class CatalogueScene {
  let phone: CataloguePhone
  let entry: CatalogueEntry
  private let drag: DragDirection

  /// Creates a phone with two screens; `looks` turns shadow, dimming and parallax on or off.
  init(_ name: String, looks: Bool, isStrict: Bool = false) throws {
    entry = try #require(Catalogue.entry(named: name))
    drag = try #require(entry.back)
    var setting = DemoSetting(colors: PrototypeOptions.defaultColors, depth: 2, region: nil)
    setting.isStrict = isStrict
    phone = CataloguePhone(entry, setting, scale: 1)
    for key in ["shadow", "dimming", "parallax"] { phone.set(key, to: .isOn(looks)) }
    try phone.stage.settle()
    try goForward()
  }

  /// The point at which the finger goes down.
  private var start: CGPoint { drag == .right ? CGPoint(x: 4, y: 422) : CGPoint(x: 195, y: 253) }

  /// The distance that the finger moves from progress 0 to 1, in points.
  var distance: CGFloat {
    guard case .number(let length)? = phone.demo.parameters["drag.length"]?.current else {
      return drag == .right ? 390 : 200
    }
    return CGFloat(length)
  }

  /// Returns the finger's position at a progress; a pan begins after ten points.
  func point(_ progress: CGFloat) -> CGPoint {
    let slop: CGFloat = 10.001
    return drag == .right
      ? CGPoint(x: start.x + slop + distance * progress, y: start.y)
      : CGPoint(x: start.x, y: start.y + slop + distance * progress)
  }

  func press() { phone.stage.send(.down(start)) }

  func move(from first: CGFloat = 0, to last: CGFloat, steps: Int = 8) {
    for step in 0...steps {
      phone.stage.advance(by: 1 / 60)
      phone.stage.send(.move(point(first + (last - first) * CGFloat(step) / CGFloat(steps))))
    }
  }

  /// Holds still, so that there is no velocity, and lets go.
  func release(at progress: CGFloat) {
    phone.stage.advance(by: 0.2)
    phone.stage.send(.up(point(progress)))
  }

  /// Goes to the second screen if the first one is shown.
  func goForward() throws {
    guard phone.demo.depth < 2 else { return }
    phone.push()
    try phone.stage.settle()
  }

  /// Drags to a progress and lets go there at a velocity in points per second, after a pause, so that nothing else
  /// counts for the velocity.
  func fling(to progress: CGFloat, velocity: CGFloat) {
    let (steps, interval) = (12, 1.0 / 240)
    let start = progress - velocity * CGFloat(steps) * CGFloat(interval) / distance
    press()
    move(to: start)
    phone.stage.advance(by: 0.2)
    for step in 0...steps {
      phone.stage.send(.move(point(start + (progress - start) * CGFloat(step) / CGFloat(steps))))
      if step < steps { phone.stage.advance(by: interval) }
    }
    if velocity == 0 { phone.stage.advance(by: 0.2) }
    phone.stage.send(.up(point(progress)))
  }

  /// Returns a progress, or if that is enough to go back, a smaller one that is not.
  func notEnough(_ progress: CGFloat) -> CGFloat { goesBack(at: progress) ? notEnough(progress / 2) : progress }

  /// Returns a progress, or if that is not enough to go back, a greater one.
  private func enough(_ progress: CGFloat) -> CGFloat { goesBack(at: min(progress, 1)) ? progress : 1.2 }

  private func goesBack(at progress: CGFloat) -> Bool {
    let release = Release(progress: progress.native, pointsPerSecond: 0, width: distance.native)
    return entry.rule(ParameterEdits(), DragStart(distanceFromEdge: 4))?.decision(for: release).finishes == true
  }

  /// Drags and ends the drag, and returns whether the demo goes back to the screen before.
  func play(_ ending: DragEnding) -> Bool {
    press()
    switch ending {
    case .finish:
      move(to: enough(0.8))
      release(at: enough(0.8))
    case .cancel:
      move(to: notEnough(0.21))
      release(at: notEnough(0.21))
    case .flick:
      move(to: enough(0.9), steps: 2)
      phone.stage.send(.up(point(enough(0.9))))
    case .caught:
      move(to: notEnough(0.15))
      release(at: notEnough(0.15))
      phone.stage.advance(by: 1 / 60)
      press()
      phone.stage.advance(by: 0.3)
      phone.stage.send(.up(start))
    case .takenAway:
      move(to: 0.8)
      phone.stage.send(.cancel)
    case .resized:
      move(to: 0.3)
      phone.stage.resize(to: CGSize(width: 320, height: 844), scale: 1)
      phone.stage.advance(by: 0.1)
      phone.stage.send(.cancel)
      phone.stage.advance(by: 1 / 60)
    }
    return ending == .finish || ending == .flick
  }

  /// The view of the top screen.
  var top: UIView? {
    var top = phone.demo.root
    if let over = top as? StaticBackgroundController { top = over.content }
    while let next = top.presentedViewController { top = next }
    return ((top as? UINavigationController)?.topViewController ?? top).view
  }
}
