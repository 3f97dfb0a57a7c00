import Motion

/// How another system writes curves, springs and parameters: a row of the table of systems.
package struct MotionSpelling: Sendable {
  typealias Expression = (type: String, text: String)

  package let name: String
  let title: String
  package let ending: String
  /// Each import has a word; a source that contains the word needs the import.
  let imports: [(word: String, line: String)]
  /// Opens a group of constants; a brace closes it.
  let opening: @Sendable (_ name: [String]) -> String
  var comment: @Sendable (String) -> String = { "// \($0)" }
  let constant: @Sendable (_ name: [String], Expression) -> String
  let point: String
  /// The duration is in seconds.
  let curve: @Sendable (CubicBezier, Double) -> Expression
  /// Whether the expression of a curve includes its duration.
  var curveHasDuration = false
  /// A spring from 0 to 1.
  let spring: @Sendable (SpringShape) -> Expression
  /// Whether a spring needs the duration from `duration(of:)`.
  var springNeedsDuration = false
  /// The number is the stored one.
  let number: @Sendable (Double, ParameterDescription.Unit) -> Expression
  /// From six hexadecimal digits; opaque.
  let color: @Sendable (String) -> Expression
}

extension MotionSpelling {
  package static let all = [swiftUI, uiKit, android, css, flutter]

  static let swiftUI = Self(
    name: "swiftui", title: "SwiftUI", ending: "swift", imports: [("", "import SwiftUI")],
    opening: { "enum \(typeName($0)) {" }, constant: { "static let \(camelCase($0)): \($1.type) = \($1.text)" },
    point: "pt",
    curve: { ("Animation", ".timingCurve(\(points($0)), duration: \(text($1)))") }, curveHasDuration: true,
    spring: { ("Animation", ".spring(duration: \(text($0.duration)), bounce: \(text($0.asPlayed.bounce)))") },
    number: { number, unit in
      switch unit {
      case .degrees: ("Angle", ".degrees(\(text(number)))")
      case .seconds: ("TimeInterval", text(number))
      default: ("CGFloat", text(number))
      }
    },
    color: { ("Color", "Color(\(channels($0)))") })

  static let uiKit = Self(
    name: "uikit", title: "UIKit timing", ending: "swift", imports: [("", "import UIKit")],
    opening: { "@MainActor enum \(typeName($0)) {" },
    constant: { "static let \(camelCase($0)): \($1.type) = \($1.text)" }, point: "pt",
    curve: { curve, _ in
      let (first, second) = ("x: \(text(curve.x1)), y: \(text(curve.y1))", "x: \(text(curve.x2)), y: \(text(curve.y2))")
      return (
        "UICubicTimingParameters",
        "UICubicTimingParameters(controlPoint1: CGPoint(\(first)), controlPoint2: CGPoint(\(second)))"
      )
    },
    // UIKit plays an overdamped spring as a critically damped one.
    spring: { spring in
      let parameters =
        "mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), damping: \(text(spring.damping))"
      return ("UISpringTimingParameters", "UISpringTimingParameters(\(parameters), initialVelocity: .zero)")
    },
    number: { number, unit in
      switch unit {
      case .degrees: ("CGFloat", "\(text(number)) * .pi / 180")
      case .seconds: ("TimeInterval", text(number))
      default: ("CGFloat", text(number))
      }
    },
    color: { ("UIColor", "UIColor(\(channels($0)), alpha: 1)") })

  static let android = Self(
    name: "android", title: "Android", ending: "kt",
    imports: [
      ("PathInterpolator", "import android.view.animation.PathInterpolator"),
      ("SpringForce", "import androidx.dynamicanimation.animation.SpringForce"),
    ],
    opening: { "object \(typeName($0)) {" }, constant: { "val \(camelCase($0)): \($1.type) = \($1.text)" },
    point: "dp",
    curve: { curve, _ in ("PathInterpolator", "PathInterpolator(\(points(curve, "f")))") },
    // The mass is always 1.
    spring: { spring in
      let (stiffness, ratio) = (text(spring.stiffness / spring.mass), text(spring.asPlayed.dampingRatio))
      return ("SpringForce", "SpringForce(1f).setStiffness(\(stiffness)f).setDampingRatio(\(ratio)f)")
    },
    number: { $1 == .seconds ? ("Long", "\(milliseconds($0))L") : ("Float", "\(text($0))f") },
    color: { ("Int", "0xFF\($0).toInt()") })

  static let css = Self(
    name: "css", title: "CSS", ending: "css", imports: [], opening: { ".\($0.joined(separator: "-")) {" },
    comment: { "/* \($0) */" }, constant: { "--\($0.joined(separator: "-")): \($1.text);" }, point: "px",
    curve: { curve, _ in ("", "cubic-bezier(\(points(curve)))") },
    spring: { ("", "linear(\(pieces($0.played).map(text).joined(separator: ", ")))") }, springNeedsDuration: true,
    number: { number, unit in
      switch unit {
      case .degrees: ("", "\(text(number))deg")
      case .seconds: ("", "\(milliseconds(number))ms")
      case .points: ("", "\(text(number))px")
      default: ("", text(number))
      }
    },
    color: { ("", "#\($0)") })

  static let flutter = Self(
    name: "flutter", title: "Flutter", ending: "dart",
    imports: [
      ("Color(", "import 'dart:ui';"), ("Cubic(", "import 'package:flutter/animation.dart';"),
      ("SpringDescription(", "import 'package:flutter/physics.dart';"),
    ],
    opening: { "abstract final class \(typeName($0)) {" },
    constant: { "static const \($1.type) \(camelCase($0)) = \($1.text);" }, point: "logical pixels",
    curve: { curve, _ in ("Cubic", "Cubic(\(points(curve)))") },
    spring: { spring in
      let parameters = "mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness))"
      return ("SpringDescription", "SpringDescription(\(parameters), damping: \(text(spring.asPlayed.damping)))")
    },
    number: { number, unit in
      switch unit {
      case .degrees: ("double", text(number * .pi / 180))
      case .seconds: ("Duration", "Duration(milliseconds: \(milliseconds(number)))")
      default: ("double", text(number))
      }
    },
    color: { ("Color", "Color(0xFF\($0))") })
}

extension MotionSpelling {
  /// The unit to note beside a number whose expression does not show it; nil for none.
  func note(_ unit: ParameterDescription.Unit) -> String? {
    switch unit {
    case .points: point
    case .pointsPerSecond: "\(point)/s"
    case .widthsPerSecond: "widths/s"
    case .widthDivisor: "of the width"
    case .seconds, .degrees, .times, .fraction: nil
    }
  }

  /// When the spring is within a thousandth of its end, in seconds rounded to milliseconds, for systems that need a
  /// duration.
  static func duration(of spring: Spring) -> Double {
    (min(spring.settlingDuration(), Spring.longestSettlingDuration) * 1000).rounded(.up) / 1000
  }

  /// Returns values at equal intervals, between which straight lines are within 0.4 % of the spring.
  ///
  /// A spring's acceleration is at most its frequency squared, and a line misses by at most an eighth of the
  /// acceleration times the interval squared.
  private static func pieces(_ spring: Spring) -> [Double] {
    let duration = duration(of: spring)
    let count = Int((duration * spring.naturalFrequency / (8 * 0.004).squareRoot()).rounded(.up))
    return (0..<count).map { spring.value(at: duration * Double($0) / Double(count)) } + [1]
  }

  private static func text(_ number: Double) -> String { ParameterText.exact((number * 1e4).rounded() / 1e4) }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  private static func points(_ curve: CubicBezier, _ suffix: String = "") -> String {
    [curve.x1, curve.y1, curve.x2, curve.y2].map { text($0) + suffix }.joined(separator: ", ")
  }

  private static func channels(_ digits: String) -> String {
    let color = UInt32(digits, radix: 16) ?? 0
    return [("red", 16), ("green", 8), ("blue", 0)].map { "\($0): \(color >> $1 & 255) / 255" }.joined(separator: ", ")
  }

  private static func typeName(_ words: [String]) -> String { words.map(capitalized).joined() }

  private static func camelCase(_ words: [String]) -> String { words[0] + words.dropFirst().map(capitalized).joined() }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

extension MotionSpelling: Hashable {
  package static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
