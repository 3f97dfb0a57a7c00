import Stage
import Testing
import UIKit

extension Movement {
  private static let width = 390.0
  /// Apple's spring of mass 3, stiffness 1,000 and damping 500: critically damped, in radians a second.
  private static let systemFrequency = (1_000.0 / 3).squareRoot()

  // MARK: Sheets

  /// The movements of sheets, which were measured on iOS 26.1.
  @MainActor static func sheets() throws -> [Movement] {
    let arriving = try SheetScene(.iPhoneSE, [.medium()])
    arriving.stage.safeAreaInsets.top = 20
    arriving.stage.perform { arriving.presenter.present(arriving.sheet, animated: true) }
    let tops = [
      (1, 643.5), (4, 546.0), (6, 476.5), (9, 402.0), (12, 359.5), (15, 338.0), (18, 327.0), (24, 319.5), (30, 318.0),
    ]
    let leaving = try SheetScene(.iPhone16)
    try leaving.present()
    leaving.stage.perform { leaving.sheet.dismiss(animated: true) }
    return [
      top(
        of: arriving, "A medium sheet arrives", "`modal_sheet_present.csv`", .frames,
        tops.map { (Double($0.0) / 60, $0.1) }),
      top(
        of: leaving, "A sheet is dismissed in code", "1.4", .formula,
        frames(0...24) {
          852 - 793 * springRemainder($0, frequency: systemFrequency)
        }),
      try thrownSheet(), try draggedDimming(), try alertDimming(),
    ]
  }

  /// The top of a sheet that begins to move now.
  @MainActor private static func top(
    of scene: SheetScene, _ title: String, _ source: String, _ record: Record,
    _ measured: [(seconds: Double, value: Double)]
  ) -> Movement {
    scene.stage.advance(by: 0)
    let start = scene.stage.now
    return Movement(title, source, record, measured) {
      scene.stage.reach(start + $0)
      return scene.top
    }
  }

  /// A sheet that a finger throws away at 1,200 points a second, 290 points below its place.
  @MainActor private static func thrownSheet() throws -> Movement {
    let scene = try SheetScene()
    try scene.present()
    scene.stage.dragFinger(
      CGPoint(x: 190, y: 200), to: CGPoint(x: 190, y: 500), steps: 30, frame: 1 / 120, lifts: false)
    let left = 852 - scene.top
    scene.stage.send(.up(CGPoint(x: 190, y: 500)))
    return top(
      of: scene, "A sheet is thrown away", "1.4", .formula,
      frames(1...15) { 852 - left * springRemainder($0, frequency: systemFrequency, velocity: 1_200 / left) })
  }

  /// The dimming while a finger pulls a sheet down, by 20 points a frame.
  @MainActor private static func draggedDimming() throws -> Movement {
    let scene = try SheetScene()
    try scene.present()
    scene.stage.send(.down(CGPoint(x: 190, y: 200)))
    var pulled = 0.0
    defer { scene.stage.send(.cancel) }
    return Movement(
      "The dimming behind a dragged sheet", "2.4", .formula, unit: "of black",
      frames(1...30) { 0.2 * (1 - max(0, $0 * 60 * 20 - 10) / 793) }
    ) { _ in
      pulled += 20
      scene.stage.send(.move(CGPoint(x: 190, y: 200 + pulled)))
      scene.stage.advance(by: 1 / 60)
      return scene.dimming
    }
  }

  @MainActor private static func alertDimming() throws -> Movement {
    let scene = try AlertScene()
    let alert = try scene.present([("OK", .default)], animated: true)
    scene.stage.advance(by: 0)
    let start = scene.stage.now
    return try Movement(
      "The dimming of an alert", "1.4", .formula, unit: "of it",
      frames(1...24) { 1 - springRemainder($0, frequency: 22.88) }
    ) {
      scene.stage.reach(start + $0)
      let layer = try #require(alert.view.superview?.subviews.first?.layer)
      return Double(layer.presentation()?.opacity ?? layer.opacity)
    }
  }

  // MARK: Navigation

  /// Pushes, pops and swipes: the formula of iOS 18 and 26, and those that were fitted on iOS 27.0.
  @MainActor static func navigation() throws -> [Movement] {
    var movements: [Movement] = []
    for (version, source) in [(SystemVersion.iOS26, "Apple's spring"), (.iOS27, "iOS 27")] {
      for isPush in [true, false] {
        let words = "A \(isPush ? "push" : "pop") on iOS \(version == .iOS26 ? "18 and 26" : "27")"
        movements.append(
          try coded(
            words, source, version, isPush: isPush, { isPush ? $0 * width : (1 - $0) * width },
            here: { x($0.upper.view) }))
      }
    }
    movements += [
      try coded(
        "The covered screen on iOS 27", "iOS 27", .iOS27, isPush: true, { -0.3015 * (1 - $0) * width },
        here: { x($0.lower.view) }),
      try coded("The dimming on iOS 27", "iOS 27", .iOS27, isPush: true, unit: "of black") {
        0.098 * (1 - $0)
      } here: {
        let covers = $0.lower.view.superview?.subviews.filter { $0.backgroundColor == UIColor(white: 0, alpha: 1) }
        return Double(try #require(covers?.first).layer.presentation()?.opacity ?? .nan)
      },
    ]
    movements += try bars() + buttons()
    for (progress, velocity) in [(0.5, 600.0), (0.8, 300), (0.2, 240), (0.3, 0)] {
      movements.append(try settling(from: progress, at: velocity))
    }
    return movements
  }

  /// Titles of iOS 26 travel with their screens, at ten instants.
  @MainActor private static func bars() throws -> [Movement] {
    /// The leading edge of what shows the title `text` in the bar.
    func titleX(_ text: String, _ lower: UIViewController) -> Double {
      let labels = lower.navigationController?.navigationBar.labels ?? []
      let group = labels.first { $0.text == text && $0.superview?.clipsToBounds == true }?.superview
      return group?.layer.presentation()?.frame.minX.native ?? .nan
    }
    var movements: [Movement] = []
    for isPush in [true, false] {
      let (upper, words) = isPush ? ("X", "a push") : ("B", "a pop")
      movements += [
        try coded(
          "The upper title in \(words) on iOS 26", "2.1", .iOS26, isPush: isPush, count: 10,
          { (isPush ? $0 : 1 - $0) * width }, here: { titleX(upper, $0.lower) }),
        try coded(
          "The lower title in \(words) on iOS 26", "2.1", .iOS26, isPush: isPush, count: 10,
          { -0.3 * (isPush ? 1 - $0 : $0) * width }, here: { titleX("A", $0.lower) }),
      ]
    }
    return movements
  }

  /// On iOS 26 the buttons belong to the stack: what both screens have stays, and a capsule swells into the other's.
  @MainActor private static func buttons() throws -> [Movement] {
    func platters(in view: UIView) -> [UIView] {
      view.subviews.flatMap { "\(type(of: $0))" == "BarPlatter" ? $0.isHidden ? [] : [$0] : platters(in: $0) }
    }
    func pair(_ names: String...) -> [UIBarButtonItem] {
      names.map { UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil) }
    }
    /// The movement of what `number` says, from the leading to the trailing edge, in a push of a third screen.
    func pushed(
      _ title: String, _ number: Int, _ unit: String, _ measured: [(seconds: Double, value: Double)],
      _ here: (UIView) -> Double
    ) throws -> Movement {
      let scene = try NavigationScene(depth: 2, version: .iOS26)
      let upper = scene.screen("X")
      scene.stage.perform {
        scene.screens[1].navigationItem.rightBarButtonItems = pair("trash", "folder")
        upper.navigationItem.rightBarButtonItems = pair("star", "heart")
      }
      try scene.stage.settle()
      scene.begin(true, upper)
      let start = scene.stage.now
      return Movement(title, "2.1 and 2.2", .frames, unit: unit, measured) {
        scene.stage.reach(start + $0)
        let shown = platters(in: scene.navigation.navigationBar).sorted { $0.frame.minX < $1.frame.minX }
        return shown.count == 2 ? here(shown[number]) : .nan
      }
    }
    let ten = frames(1...10, rate: 20) { _ in 0 }
    return try [
      pushed("The back button in a push on iOS 26", 0, "pt", ten.map { ($0.seconds, 16) }) {
        $0.convert(CGPoint.zero, to: nil).x + ($0.layer.presentation()?.frame.minX ?? .nan) - $0.frame.minX
      },
      pushed("The back button's opacity in a push on iOS 26", 0, "of it", ten.map { ($0.seconds, 1) }) { platter in
        platter.subviews.map { Double($0.layer.presentation()?.opacity ?? .nan) }.min() ?? .nan
      },
      // A fifth higher after a third of the time, then slightly lower than it is at the end.
      pushed(
        "The height of two buttons in a push on iOS 26", 1, "pt", [(0.165, 52.8), (0.35, 43.12), (0.5, 44), (0.6, 44)]
      ) { $0.layer.presentation()?.frame.height.native ?? .nan },
    ]
  }

  @MainActor private static func x(_ view: UIView) -> Double {
    (view.layer.presentation()?.position.x.native ?? .nan) - width / 2
  }

  /// A push or pop from code; `law` gets what is left of the way, 1 at the start.
  @MainActor private static func coded(
    _ title: String, _ source: String, _ version: SystemVersion, isPush: Bool, unit: String = "pt", count: Int = 20,
    _ law: (Double) -> Double, here: ((upper: UIViewController, lower: UIViewController)) throws -> Double
  ) throws -> Movement {
    let scene = try NavigationScene(depth: isPush ? 1 : 2, version: version)
    let upper = isPush ? scene.screen("X") : scene.screens[1]
    scene.begin(isPush, upper)
    let start = scene.stage.now
    let measured = frames(1...count) {
      law(version == .iOS27 ? exp(-$0 / 0.061) : springRemainder($0, frequency: systemFrequency))
    }
    return try Movement(title, source, .formula, unit: unit, measured) {
      scene.stage.reach(start + $0)
      return try here((upper, scene.screens[0]))
    }
  }

  /// The upper screen after a swipe from the edge on iOS 27 was let go.
  @MainActor private static func settling(from progress: Double, at velocity: Double) throws -> Movement {
    let scene = try NavigationScene(version: .iOS27)
    let pops = progress + 0.12 * velocity / width >= 0.53
    let end = 4 + 12 + progress * width
    scene.stage.send(.down(CGPoint(x: 4, y: 400)))
    for (from, to, speed) in [(4, end - velocity * 0.05, 600), (end - velocity * 0.05, end, velocity)] where speed > 0 {
      let count = max(1, Int(((to - from) / speed * 120).rounded()))
      scene.stage.moveFinger(CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400), steps: count, frame: 1 / 120)
    }
    if velocity == 0 { scene.stage.advance(by: 0.3) }
    scene.stage.send(.up(CGPoint(x: end, y: 400)))
    let (start, rest) = (scene.stage.now, pops ? 1 - progress : progress)
    let measured = frames(1...14) {
      let left = springRemainder($0, frequency: 22, ratio: 0.85, velocity: (pops ? 1 : -1) * velocity / width / rest)
      return (pops ? 1 - rest * left : rest * left) * width
    }
    let words = "A swipe on iOS 27, let go at \(Int(progress * 100)) % and \(Int(velocity)) points a second"
    return Movement(words, "iOS 27", .formula, measured) {
      scene.stage.reach(start + $0)
      return x(scene.screens[1].view)
    }
  }
}
