import QuartzCore
import Testing

@Suite("Transitions of a layer's appearance")
struct TransitionTests {
  /// Returns the items of a layer of 100 by 50 points whose colour changed from red to blue, at an instant of its
  /// transition.
  private func list(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, at instant: Double,
    _ set: (CATransition) -> Void = { _ in }
  ) -> [String] {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    scene.layer.anchorPoint = .zero
    scene.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    scene.world.commit()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 2)
    set(transition)
    scene.layer.add(transition, forKey: "any")
    scene.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    scene.world.commit()
    scene.frame(at: instant)
    return scene.world.frame().list.items.map(Self.text)
  }

  /// Returns a short description of an item: its kind, colour, position and opacity.
  private static func text(_ item: DisplayItem) -> String {
    switch item.kind {
    case .background:
      let color = item.color?.x == 1 ? "red" : "blue"
      return "\(color) at \(Int(item.placement.origin.x)),\(Int(item.placement.origin.y))"
    case .beginGroup: return "group \(item.opacity)\(item.isAdded ? " added" : "")"
    default: return "\(item.kind)"
    }
  }

  /// Returns the items with the old and the new appearance at these positions, the later one in front.
  private func placed(_ looks: String...) -> [String] {
    ["beginClip", "group 1.0"] + looks.flatMap { ["group 1.0", $0, "end"] } + ["end", "end"]
  }

  @Test("A fade is the old appearance fading out and the new one added to it, in a group")
  func fade() {
    let expected = [
      "beginClip", "group 1.0", "group 0.75", "red at 0,0", "end", "group 0.25 added", "blue at 0,0", "end", "end",
      "end",
    ]
    #expect(list(.fade, at: 0.5) == expected)
    #expect(list(CATransitionType(rawValue: "unheard of"), at: 0.5) == expected)
  }

  @Test("The ends of a fade show only one appearance")
  func fadeEnds() { #expect(list(.fade, at: 0) == placed("red at 0,0") && list(.fade, at: 2.5) == ["blue at 0,0"]) }

  @Test(
    "A push moves both appearances, a move in the new one over the old, and a reveal the old one away from the new",
    arguments: [
      (.push, nil, "red at 25,0", "blue at -75,0"), (.push, .fromLeft, "red at 25,0", "blue at -75,0"),
      (.push, .fromRight, "red at -25,0", "blue at 75,0"), (.push, .fromTop, "red at 0,-12", "blue at 0,37"),
      (.push, .fromBottom, "red at 0,12", "blue at 0,-37"), (.moveIn, .fromRight, "red at 0,0", "blue at 75,0"),
      (.reveal, .fromRight, "blue at 0,0", "red at -25,0"),
    ] as [(CATransitionType, CATransitionSubtype?, String, String)])
  func moves(type: CATransitionType, subtype: CATransitionSubtype?, lower: String, upper: String) {
    #expect(list(type, subtype, at: 0.5) == placed(lower, upper))
  }

  @Test("A transition can begin later, and in its middle")
  func partial() {
    let partial = list(.moveIn, .fromRight, at: 1) { ($0.startProgress, $0.endProgress) = (0.5, 0.75) }
    #expect(partial == placed("red at 0,0", "blue at 37,0"))
    #expect(list(.moveIn, .fromRight, at: 1.5) { $0.beginTime = 1 } == placed("red at 0,0", "blue at 75,0"))
  }

  @Test("Progress that is not a number counts as not given", arguments: [Float.nan, -3, .infinity])
  func badProgress(bad: Float) {
    let found = list(.moveIn, .fromRight, at: 0.5) {
      $0.startProgress = bad > 0 ? 0 : bad
      $0.endProgress = bad < 0 ? 1 : bad
    }
    #expect(found == placed("red at 0,0", "blue at 75,0"))
  }

  @Test("A layer has one transition, under its own key, whatever key is given")
  func key() {
    let scene = TimedScene()
    scene.layer.add(CATransition(), forKey: "mine")
    scene.layer.add(CATransition(), forKey: nil)
    #expect(scene.layer.animationKeys() == [kCATransition])
  }

  @Test("The old appearance keeps its sublayers as they were presented, animations included")
  func sublayers() {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    scene.layer.anchorPoint = .zero
    let sublayer = filled(0, 0, 10, 10, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    (sublayer.anchorPoint, sublayer.position) = (.zero, .zero)
    scene.layer.addSublayer(sublayer)
    scene.begin(animation("position.x", from: 0, to: 40, 4), on: sublayer)
    scene.frame(at: 1)
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (.reveal, .fromRight, 2)
    scene.layer.add(transition, forKey: nil)
    sublayer.removeFromSuperlayer()
    scene.world.commit()
    scene.frame(at: 2)
    // The old appearance was captured at 10 and has moved half the width to the left; the new one is empty.
    let expected = ["beginClip", "group 1.0", "group 1.0", "end", "group 1.0", "red at -40,0", "end", "end", "end"]
    #expect(scene.world.frame().list.items.map(Self.text) == expected)
  }
}
