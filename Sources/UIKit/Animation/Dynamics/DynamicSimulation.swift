import CoreGraphics
import Foundation
import QuartzCore

/// The bodies of an animator and the laws they follow, in steps of one length, so that no result depends on the frames.
///
/// Contacts and attachments are rows of one kind: an impulse along a direction changes how fast two points part, and is
/// applied to all in turn, until little changes.
@MainActor struct DynamicSimulation {
  /// Steps a second; 60 and 120 frames a second have whole numbers of them.
  static let rate = 240.0
  static let step = 1 / rate
  // Apple publishes no figures for these; what no item behavior sets is as in SpriteKit, the others are guesses.
  private static let elasticity: CGFloat = 0.2, friction: CGFloat = 0.2
  /// Slower contacts do not bounce, and slower bodies rest; in points and radians per second.
  private static let bounceSpeed = 20.0, restSpeed = 2.0, restSpin = 0.02
  /// The share of an error that a step puts right, and what is let pass of it in points.
  private static let correction = 0.3, slop = 0.02
  /// A step ends after so many rounds, or once no speed changes by more than this, in points per second.
  private static let rounds = 60, change = 0.01

  /// Of an item with another one, or with a boundary.
  struct Touch {
    let behavior: UICollisionBehavior
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let point: CGPoint

    func isSame(_ touch: Touch) -> Bool {
      behavior === touch.behavior && item === touch.item && other === touch.other
        && (boundary as? AnyHashable) == (touch.boundary as? AnyHashable)
    }
  }

  private struct Row {
    enum Limit {
      case none, push
      /// By the coefficient, of the row before.
      case friction(Double)
    }

    var first: Int?
    var second: Int
    var direction: SIMD2<Double>
    var arms: (first: Double, second: Double)
    var limit: Limit
    var mass, bias: Double
    var softness = 0.0
    var impulse = 0.0
    /// In points, after the step.
    var shift = 0.0
    var bounces = false
  }

  private(set) var bodies: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var before: [DynamicBody.State] = []
  private var rows: [Row] = []
  private var touches: [Touch] = []
  private var met: [Touch] = []
  /// Contacts that began or ended and were not told yet.
  var news: [(touch: Touch, began: Bool)] = []
  var steps = 0
  var restingSteps = 0

  /// Keeps the bodies of `items`, in their order, without settings.
  ///
  /// Returns whether they are the same as before.
  mutating func keep(_ items: [any UIDynamicItem]) -> Bool {
    let old = (bodies, indices)
    (bodies, indices) = ([], [:])
    for item in items where indices[ObjectIdentifier(item)] == nil {
      indices[ObjectIdentifier(item)] = bodies.count
      var body = old.1[ObjectIdentifier(item)].map { old.0[$0] } ?? DynamicBody(item)
      body.settings = DynamicSettings()
      bodies.append(body)
    }
    return old.1 == indices
  }

  subscript(item: any UIDynamicItem) -> DynamicBody? {
    get { indices[ObjectIdentifier(item)].map { bodies[$0] } }
    set { if let index = indices[ObjectIdentifier(item)], let newValue { bodies[index] = newValue } }
  }

  mutating func advance(by behaviors: [UIDynamicBehavior]) {
    before = bodies.map(\.state)
    (rows, met) = ([], [])
    for behavior in behaviors { behavior.act(on: &self) }
    for index in bodies.indices { bodies[index].resist(for: Self.step) }
    var rounds = 0
    while rounds < Self.rounds, rows.indices.reduce(0, { max($0, solve($1)) }) > Self.change { rounds += 1 }
    let held = Set(rows.flatMap { $0.bounces ? [] : [$0.first, $0.second] })
    for (index, old) in before.enumerated() {
      // What moves freely moves by the mean of its speeds, and so along the exact parabola; what bounces keeps its energy so.
      let speeds =
        held.contains(index) ? bodies[index].state.velocity : (bodies[index].state.velocity + old.velocity) / 2
      bodies[index].state.position += speeds * Self.step
      bodies[index].state.angle += bodies[index].state.spin * Self.step
    }
    for row in rows where row.shift != 0 {
      let (own, other) = (row.first.map { bodies[$0].inverseMass } ?? 0, bodies[row.second].inverseMass)
      let shift = row.direction * (row.shift / (own + other))
      if let first = row.first { bodies[first].state.position -= shift * own }
      bodies[row.second].state.position += shift * other
    }
    for old in touches where !met.contains(where: old.isSame) { news.append((old, false)) }
    touches = met
    steps += 1
    let isResting = bodies.allSatisfy {
      $0.state.velocity.length < Self.restSpeed && abs($0.state.spin) < Self.restSpin
    }
    restingSteps = isResting ? restingSteps + 1 : 0
  }

  // MARK: Rows

  private func row(
    _ first: Int?, _ second: Int, _ direction: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>,
    _ limit: Row.Limit = .none, bias: Double = 0
  ) -> Row {
    let own = first.map { bodies[$0] }
    let arms = (
      own.map { cross(from - $0.state.position, direction) } ?? 0, cross(to - bodies[second].state.position, direction)
    )
    let inverse =
      (own?.inverseMass ?? 0) + bodies[second].inverseMass + arms.0 * arms.0 * (own?.inverseInertia ?? 0)
      + arms.1 * arms.1 * bodies[second].inverseInertia
    return Row(
      first: first, second: second, direction: direction, arms: arms, limit: limit, mass: inverse > 0 ? 1 / inverse : 0,
      bias: bias)
  }

  /// How fast the points of a row part.
  private func speed(_ row: Row, _ own: DynamicBody.State?, _ other: DynamicBody.State) -> Double {
    dot(row.direction, other.velocity - (own?.velocity ?? .zero)) + row.arms.second * other.spin
      - row.arms.first * (own?.spin ?? 0)
  }

  /// Returns how much it changed a speed.
  private mutating func solve(_ index: Int) -> Double {
    let row = rows[index]
    let speed = speed(row, row.first.map { bodies[$0].state }, bodies[row.second].state)
    var impulse = row.impulse - row.mass * (speed + row.bias + row.softness * row.impulse)
    switch row.limit {
    case .none: break
    case .push: impulse = max(impulse, 0)
    case .friction(let share):
      impulse = min(max(impulse, -share * rows[index - 1].impulse), share * rows[index - 1].impulse)
    }
    rows[index].impulse = impulse
    let change = row.direction * (impulse - row.impulse)
    if let first = row.first { bodies[first].push(-change, arm: (row.impulse - impulse) * row.arms.first) }
    bodies[row.second].push(change, arm: (impulse - row.impulse) * row.arms.second)
    return row.mass > 0 ? abs(impulse - row.impulse) / row.mass : 0
  }

  /// Holds a point of `item`, from its middle, at a distance from a point of `other`, or of the screen.
  mutating func hold(
    _ item: any UIDynamicItem, _ point: SIMD2<Double>, to other: (any UIDynamicItem)?, _ otherPoint: SIMD2<Double>,
    at length: Double, frequency: Double, damping: Double
  ) {
    guard let second = indices[ObjectIdentifier(item)] else { return }
    let first = other.flatMap { indices[ObjectIdentifier($0)] }
    let (from, to) = (first.map { bodies[$0].point(otherPoint) } ?? otherPoint, bodies[second].point(point))
    let distance = (to - from).length
    // Points that are pinned together are held along both axes.
    let axes = length > 0 ? [distance > 0 ? (to - from) / distance : SIMD2(0, 1)] : [SIMD2(1, 0), SIMD2(0, 1)]
    for axis in axes {
      let error = dot(to - from, axis) - length
      var row = row(first, second, axis, from: from, to: to, bias: Self.correction * error * Self.rate)
      if frequency > 0, row.mass > 0 {
        // A damped spring of the frequency, implicitly: Catto, Soft Constraints (2011).
        let pace = 2 * Double.pi * frequency
        let stiffness = row.mass * pace * pace * Self.step
        row.softness = 1 / (Self.step * (2 * row.mass * damping * pace + stiffness))
        row.bias = error * stiffness * row.softness
        row.mass = 1 / (1 / row.mass + row.softness)
      }
      rows.append(row)
    }
  }

  // MARK: Contacts

  mutating func collide(_ behavior: UICollisionBehavior) {
    let indices = behavior.items.compactMap { self.indices[ObjectIdentifier($0)] }
    let shapes = indices.map { bodies[$0].outline }
    func isNear(_ shape: DynamicShape, _ number: Int) -> Bool {
      // Those that were there a step ago count too.
      let reach = (before[indices[number]].velocity * Self.step).length + DynamicContact.margin
      let (own, other) = (shape.limits, shapes[number].limits)
      return all(own.low .<= other.high + reach) && all(other.low .<= own.high + reach)
    }
    for (number, index) in indices.enumerated() {
      for other in (number + 1)..<max(indices.count, number + 1)
      where behavior.collisionMode.contains(.items) && isNear(shapes[number], other) {
        let contacts = DynamicContact.all(of: shapes[number], shapes[other])
        for contact in contacts { add(contact, index, indices[other], share: 1 / Double(contacts.count)) }
        touch(behavior, contacts, index, other: bodies[indices[other]].item, boundary: nil)
      }
      let (position, velocity) = (before[index].position, before[index].velocity)
      for boundary in behavior.lines where behavior.collisionMode.contains(.boundaries) {
        var contacts: [DynamicContact] = []
        for (start, end) in zip(boundary.points, boundary.points.dropFirst()) {
          // The solid side of a line is that of the body's middle before the last step.
          let wasBehind = cross(end - start, position - velocity * Self.step - start) > 0
          let isThrough = wasBehind != (cross(end - start, position - start) > 0)
          let line = DynamicShape(wasBehind ? [end, start] : [start, end])
          let found = isNear(line, number) ? DynamicContact.all(of: line, shapes[number]) : []
          for contact in found { add(contact, nil, index, share: 1 / Double(found.count), isThrough: isThrough) }
          contacts += found
        }
        touch(behavior, contacts, index, other: nil, boundary: boundary.identifier)
      }
    }
  }

  private mutating func touch(
    _ behavior: UICollisionBehavior, _ contacts: [DynamicContact], _ index: Int, other: (any UIDynamicItem)?,
    boundary: (any NSCopying)?
  ) {
    guard let deepest = contacts.max(by: { $0.depth < $1.depth }) else { return }
    let touch = Touch(
      behavior: behavior, item: bodies[index].item, other: other, boundary: boundary, point: CGPoint(deepest.point))
    let isOld = touches.contains(where: touch.isSame)
    // The lines of a boundary are touched as one.
    guard isOld || deepest.depth > -Self.slop, !met.contains(where: touch.isSame) else { return }
    met.append(touch)
    if !isOld { news.append((touch, true)) }
  }

  private mutating func add(
    _ contact: DynamicContact, _ first: Int?, _ second: Int, share: Double, isThrough: Bool = false
  ) {
    let settings = [first, second].compactMap { $0 }.map { bodies[$0].settings }
    let elasticity = Double(settings.map { $0.elasticity ?? Self.elasticity }.max() ?? 0)
    // A boundary has the usual friction.
    let frictions = settings.map { Double($0.friction ?? Self.friction) } + [Double(Self.friction)]
    var push = row(first, second, contact.normal, from: contact.point, to: contact.point, .push)
    guard push.mass > 0 else { return }
    let approach = speed(push, first.map { before[$0] }, before[second])
    push.bounces = elasticity > 0 && approach < -Self.bounceSpeed
    push.bias = push.bounces ? elasticity * approach : max(-contact.depth, 0) * Self.rate
    if contact.depth > Self.slop, isThrough || abs(approach) < Self.bounceSpeed {
      push.shift = (isThrough ? 1 : Self.correction) * (contact.depth - Self.slop) * share
    }
    let tangent = SIMD2(-contact.normal.y, contact.normal.x)
    let limit = Row.Limit.friction((frictions[0] * frictions[1]).squareRoot())
    var friction = row(first, second, tangent, from: contact.point, to: contact.point, limit)
    friction.bounces = push.bounces
    rows += [push, friction]
  }
}
