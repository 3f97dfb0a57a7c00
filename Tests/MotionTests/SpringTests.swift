import Glibc
import Motion
import Testing

@Suite("Springs")
struct SpringTests {
  static let push = Spring(mass: 3, stiffness: 1_000, damping: 500)

  /// A spring of each regime, and some at the borders between regimes.
  static let regimes: [Spring] = [
    Spring(mass: 1, stiffness: 100, damping: 10), Spring(mass: 2, stiffness: 300, damping: 0),
    Spring(mass: 1, stiffness: 100, damping: 20), push,
    Spring(mass: 3, stiffness: 1_000, damping: 500, overdamping: .allowed),
    Spring(response: 0.5, dampingRatio: 1 - 1e-9), Spring(response: 0.5, dampingRatio: 1 + 1e-9, overdamping: .allowed),
    Spring(response: 0.5, dampingRatio: 1.2, overdamping: .allowed), Spring(response: 0.5, dampingRatio: 0.05),
  ]

  static let velocities = [0, 4, -7, 40.0]

  /// Returns value and velocity at `time` by integrating the spring's equation with the Runge–Kutta method.
  static func integrated(_ spring: Spring, to time: Double, velocity: Double, steps: Int = 2_000) -> (Double, Double) {
    let pull = spring.stiffness / spring.mass
    let drag = 2 * spring.effectiveDampingRatio * pull.squareRoot()
    let h = time / Double(steps)
    var u = 0.0
    var v = velocity
    for _ in 0..<steps {
      let a1 = pull * (1 - u) - drag * v
      let v2 = v + h / 2 * a1
      let a2 = pull * (1 - (u + h / 2 * v)) - drag * v2
      let v3 = v + h / 2 * a2
      let a3 = pull * (1 - (u + h / 2 * v2)) - drag * v3
      let v4 = v + h * a3
      let a4 = pull * (1 - (u + h * v3)) - drag * v4
      u += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (u, v)
  }

  @Test("Value and velocity solve the spring's equation", arguments: regimes, velocities)
  func solvesEquation(spring: Spring, velocity: Double) {
    for time in [0.01, 0.1, 0.25, 0.5] {
      let (u, v) = Self.integrated(spring, to: time, velocity: velocity)
      #expect(abs(spring.value(at: time, initialVelocity: velocity) - u) <= 1e-7)
      #expect(abs(spring.velocity(at: time, initialVelocity: velocity) - v) <= 1e-5)
    }
  }

  @Test("The velocity is the slope of the value", arguments: regimes, velocities)
  func velocityIsSlope(spring: Spring, velocity: Double) {
    let step = 1e-6
    for time in stride(from: 0.01, to: 1, by: 0.03) {
      let ahead = spring.value(at: time + step, initialVelocity: velocity)
      let slope = (ahead - spring.value(at: time - step, initialVelocity: velocity)) / (2 * step)
      #expect(abs(spring.velocity(at: time, initialVelocity: velocity) - slope) <= 1e-6 * max(1, abs(velocity)))
    }
    #expect(spring.velocity(at: 0, initialVelocity: velocity) == velocity)
    #expect(spring.velocity(at: -1, initialVelocity: velocity) == 0)
  }

  @Test("Across critical damping a spring changes smoothly", arguments: [1e-16, 1e-12, 1e-9, 1e-7])
  func smoothAcrossCritical(distance: Double) {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    for ratio in [1 - distance, 1 + distance] {
      let spring = Spring(response: 0.5, dampingRatio: ratio, overdamping: .allowed)
      for time in stride(from: 0.0, through: 2, by: 0.01) {
        let difference = spring.value(at: time, initialVelocity: 3) - critical.value(at: time, initialVelocity: 3)
        #expect(abs(difference) <= 2 * distance + 1e-15)
      }
    }
  }

  @Test("The system push has the values of iOS") func systemPush() {
    for (time, value) in [(0.1, 0.545), (0.25, 0.942), (0.35, 0.988), (0.5, 0.998_9)] {
      #expect(abs(Self.push.value(at: time) - value) <= 0.001)
    }
    #expect(abs(Self.push.settlingDuration() - 0.506) <= 0.000_5)
    let creeping = Spring(mass: 3, stiffness: 1_000, damping: 500, overdamping: .allowed)
    #expect(abs(creeping.value(at: 0.35) - 0.5) <= 0.01)
    #expect(abs(creeping.value(at: 1) - 0.87) <= 0.01)
  }

  @Test("The spring measured on the system rests at 0.404 s") func systemSpringRests() {
    #expect(abs(Spring(mass: 1, stiffness: 522.35, damping: 45.709_96).settlingDuration() - 0.404) <= 0.001)
  }

  @Test("A clamped spring overshoots at velocities above its natural frequency, with the known peaks")
  func overshoot() throws {
    for (velocity, peak) in [(25.0, 1.009), (40.0, 1.189)] {
      let turn = try #require(Self.push.firstTurn(initialVelocity: velocity))
      #expect(abs(Self.push.value(at: turn, initialVelocity: velocity) - peak) <= 0.000_5)
      #expect(abs(Self.push.velocity(at: turn, initialVelocity: velocity)) <= 1e-9)
    }
    let frequency = Self.push.naturalFrequency
    #expect(abs(frequency - 18.26) <= 0.005)
    #expect(Self.push.firstTurn(initialVelocity: frequency) == nil)
    for time in stride(from: 0.0, through: 2, by: 0.001) {
      #expect(Self.push.value(at: time, initialVelocity: 18.26) <= 1 + 1e-12)
    }
  }

  @Test("The settling duration agrees with a search through all instants", arguments: regimes, velocities)
  func settles(spring: Spring, velocity: Double) {
    let rest = spring.settlingDuration(initialVelocity: velocity)
    guard spring.damping > 0 else {
      #expect(rest == .infinity)
      return
    }
    let left = { abs(spring.value(at: $0, initialVelocity: velocity) - 1) }
    #expect(left(rest - 1e-6) > 0.001)
    for index in 0..<4_000 { #expect(left(rest + Double(index) * rest / 1_000) <= 0.001 + 1e-12) }
  }

  @Test("A tolerance above the whole distance is met from the start") func settledFromTheStart() {
    #expect(Self.push.settlingDuration(tolerance: 1) == 0)
    #expect(Spring(response: 1, dampingRatio: 0.1).settlingDuration(tolerance: 1) == 0)
    #expect(Self.push.settlingDuration(initialVelocity: -1, tolerance: 1) > 0)
  }

  @Test("From rest a spring first turns at the crest of its overshoot, after half a damped period")
  func crest() throws {
    for ratio in [0, 0.2, 0.7, 0.99] {
      let spring = Spring(response: 1, dampingRatio: ratio)
      let damped = (1 - ratio * ratio).squareRoot()
      let turn = try #require(spring.firstTurn())
      #expect(abs(turn - 0.5 / damped) <= 1e-12)
      #expect(abs(spring.value(at: turn) - 1 - exp(-Double.pi * ratio / damped)) <= 1e-12)
    }
    #expect(Spring(response: 1, dampingRatio: 1).firstTurn() == nil)
    #expect(Spring(response: 1, dampingRatio: 2, overdamping: .allowed).firstTurn() == nil)
  }

  @Test("The first arrival is the first instant at which the value is 1", arguments: regimes, velocities)
  func arrival(spring: Spring, velocity: Double) {
    guard let arrival = spring.firstArrival(initialVelocity: velocity) else {
      #expect(spring.value(at: 5, initialVelocity: velocity) <= 1)
      return
    }
    #expect(abs(spring.value(at: arrival, initialVelocity: velocity) - 1) <= 1e-9)
    #expect(spring.value(at: arrival * 0.999, initialVelocity: velocity) <= 1)
    #expect(spring.value(at: min(arrival * 0.5, 1), initialVelocity: velocity) < 1)
  }

  @Test("A spring starts from 0 and is never NaN at any instant and velocity", arguments: regimes)
  func total(spring: Spring) {
    for time in [0, -1, -Double.infinity, .nan] { #expect(spring.value(at: time, initialVelocity: 9) == 0) }
    for time in [1e-300, 1, 1e9, 1e300, .infinity] {
      for velocity in [0, 1e9, -Double.infinity, .nan] {
        #expect(!spring.value(at: time, initialVelocity: velocity).isNaN)
        #expect(!spring.velocity(at: time, initialVelocity: velocity).isNaN)
      }
      #expect(spring.damping == 0 || time < 1e9 || spring.value(at: time) == 1)
    }
    #expect(spring.value(at: 0.1, initialVelocity: .nan) == spring.value(at: 0.1))
  }

  @Test("Invalid figures of a spring are rejected") func validation() {
    let rows: [(Double, Double, Double)] = [
      (0, 1, 1), (-1, 1, 1), (1, 0, 1), (1, -1, 1), (1, 1, -0.1), (.nan, 1, 1), (1, .nan, 1), (1, 1, .nan),
      (.infinity, 1, 1), (1, .infinity, 1), (1, 1, .infinity), (1e-300, 1e300, 1), (1e300, 1e-300, 1),
    ]
    for (mass, stiffness, damping) in rows {
      #expect(Spring(validatingMass: mass, stiffness: stiffness, damping: damping) == nil)
    }
    #expect(Spring(validatingMass: 1, stiffness: 1, damping: 0) != nil)
  }
}
