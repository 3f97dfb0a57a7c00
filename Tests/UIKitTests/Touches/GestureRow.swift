import Testing
import UIKit

/// A recogniser of a row, which has its settings.
struct GestureSpec: Sendable {
  let name: String
  let make: @MainActor @Sendable () -> UIGestureRecognizer
  let prepare: @MainActor @Sendable (UIGestureRecognizer, Referee) -> Void

  private init<Recogniser: UIGestureRecognizer>(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> Recogniser,
    _ prepare: @escaping @MainActor @Sendable (Recogniser, Referee) -> Void
  ) {
    (self.name, self.make) = (name, make)
    self.prepare = { recognizer, referee in if let own = recognizer as? Recogniser { prepare(own, referee) } }
  }

  static func tap(
    _ name: String = "tap",
    _ set: @escaping @MainActor @Sendable (UITapGestureRecognizer, Referee) -> Void = { _, _ in }
  ) -> Self { Self(name, { UITapGestureRecognizer() }, set) }
  static func press(
    _ set: @escaping @MainActor @Sendable (UILongPressGestureRecognizer, Referee) -> Void = { _, _ in }
  ) -> Self { Self("press", { UILongPressGestureRecognizer() }, set) }
  static func swipe(
    _ set: @escaping @MainActor @Sendable (UISwipeGestureRecognizer, Referee) -> Void = { _, _ in }
  ) -> Self { Self("swipe", { UISwipeGestureRecognizer() }, set) }
  static func pan(
    _ name: String = "pan",
    _ set: @escaping @MainActor @Sendable (UIPanGestureRecognizer, Referee) -> Void = { _, _ in }
  ) -> Self { Self(name, { UIPanGestureRecognizer() }, set) }
  static func edge(_ edges: UIRectEdge = .left, width: CGFloat = 20) -> Self {
    Self("edge", { UIScreenEdgePanGestureRecognizer() }, { pan, _ in (pan.edges, pan.edgeWidth) = (edges, width) })
  }
  static func pinch() -> Self { Self("pinch", { UIPinchGestureRecognizer() }, { _, _ in }) }
  static func rotation() -> Self { Self("rotation", { UIRotationGestureRecognizer() }, { _, _ in }) }
  static func independent() -> Self { Self("independent", { IndependentPan() }, { _, _ in }) }
}

/// What pointers do, and what the recognisers of one view send then.
struct GestureRow: Sendable, CustomTestStringConvertible {
  let claim: String
  let recognizers: [GestureSpec]
  /// The names of those for whose failure the first recogniser waits.
  var waits: [String] = []
  let script: String
  let log: String
  var testDescription: String { "\(claim): \(script)" }

  init(_ claim: String, _ recognizers: GestureSpec..., waits: String..., play script: String, gives log: String) {
    (self.claim, self.recognizers, self.waits, self.script, self.log) = (claim, recognizers, waits, script, log)
  }
}

extension TouchWorld {
  /// Plays events: `d`, `m` and `u` with a position put a pointer down, move it and lift it, `t` taps, `w` waits for
  /// seconds, `x` cancels, and `.` logs a point.
  ///
  /// A number before the letter is that of the pointer.
  func play(_ script: String) {
    for word in script.split(separator: " ") {
      let pointer = word.prefix { $0.isNumber }
      let (event, id) = (word.dropFirst(pointer.count), Int(pointer) ?? 0)
      let numbers = event.dropFirst().split(separator: ",").compactMap { Double($0) }
      switch (event.first, numbers.count) {
      case ("d", 2): down(numbers[0], numbers[1], id: id)
      case ("m", 2): move(numbers[0], numbers[1], id: id)
      case ("u", 2): up(numbers[0], numbers[1], id: id)
      case ("t", 2): tap(numbers[0], numbers[1], id: id)
      case ("w", 1): wait(numbers[0])
      case ("x", 0): cancel()
      case (".", 0): log.append(".")
      default: Issue.record("\(word) is no event")
      }
    }
  }
}

@MainActor @Suite("What recognisers make of pointers")
struct GestureRowTests {
  @Test("The recognisers of a view send what the row says, and are ready again", arguments: rows)
  func row(_ row: GestureRow) {
    let world = TouchWorld()
    let referees = row.recognizers.map { _ in Referee() }
    let recognizers = zip(row.recognizers, referees).map { spec, referee in
      let recognizer = world.watch(spec.make(), spec.name, on: world.window)
      recognizer.delegate = referee
      spec.prepare(recognizer, referee)
      return recognizer
    }
    for name in row.waits {
      if let other = recognizers.first(where: { $0.name == name }) { recognizers[0].require(toFail: other) }
    }
    withExtendedLifetime(referees) { world.play(row.script) }
    #expect(world.log.joined(separator: ", ") == row.log)
    world.wait(1)
    #expect(recognizers.allSatisfy { $0.state == .possible } && world.application.isIdle)
  }

  @Test("A tap has its location and its touches")
  func tap() {
    let (world, listener) = (TouchWorld(), Listener())
    let tap = world.watch(UITapGestureRecognizer(), "tap", on: world.window)
    var (location, count) = (CGPoint.zero, 0)
    listener.onAction = { (location, count) = ($0.location(in: nil), $0.numberOfTouches) }
    tap.addTarget(listener, action: Selector(Listener.act(_:)))
    world.play("d30,40 u32,40")
    #expect(location == CGPoint(x: 32, y: 40) && count == 1)
  }

  @Test("A long press that is disabled never begins")
  func disabled() {
    let world = TouchWorld()
    let press = world.watch(UILongPressGestureRecognizer(), "press", on: world.window)
    world.down(30, 40)
    press.isEnabled = false
    world.play("w1 u30,40")
    press.isEnabled = true
    #expect(world.log == [])
  }
}
