// Reads springs.json and transitions.json, which `backswipe list --data` writes. Foundation alone; public domain (CC0).

import Foundation

/// A motion of springs.json or transitions.json.
struct MotionToken: Decodable {
  struct Value: Decodable {
    var duration: Double
    var mass, stiffness, damping: Double?
    var cubicBezier: [Double]?
  }

  let value: Value

  enum CodingKeys: String, CodingKey { case value = "$value" }

  /// 0 at first, tending to 1; `velocity` is in whole distances per second.
  func value(at time: Double, velocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    guard let mass = value.mass, let stiffness = value.stiffness, let damping = value.damping else {
      return curve(at: time)
    }
    let frequency = stiffness.squareRoot() / mass.squareRoot()
    // An overdamped spring is played as a critically damped one.
    let ratio = min(damping / stiffness.squareRoot() / mass.squareRoot() / 2, 1)
    let decay = frequency * ratio
    let detuning = frequency * (1 - ratio).squareRoot() * (1 + ratio).squareRoot()
    let envelope = exp(-decay * time)
    let cosine = detuning > 0 ? envelope * cos(detuning * time) : envelope
    let sine = detuning > 0 ? envelope * sin(detuning * time) / detuning : envelope * time
    return 1 - (cosine + (decay - velocity) * sine)
  }

  private func curve(at time: Double) -> Double {
    guard time < value.duration, let points = value.cubicBezier, points.count == 4 else { return 1 }
    func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(points[0], points[2], middle) < time / value.duration { low = middle } else { high = middle }
    }
    return at(points[1], points[3], (low + high) / 2)
  }

  /// The tokens of springs.json by their names; what is no token is left out.
  static func springs(_ data: Data) throws -> [String: MotionToken] {
    struct Entry: Decodable {
      let token: MotionToken?
      init(from decoder: any Decoder) throws { token = try? MotionToken(from: decoder) }
    }
    return try JSONDecoder().decode([String: Entry].self, from: data).compactMapValues(\.token)
  }
}
