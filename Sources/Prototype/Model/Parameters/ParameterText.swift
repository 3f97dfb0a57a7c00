import CoreGraphics
package import UIKit

/// The text of parameters for people, and the exact text for files and the command line.
@MainActor enum ParameterText {
  /// For instance "0.3 s", "On" or "Left edge".
  static func text(_ value: ParameterValue, _ description: ParameterDescription) -> String {
    switch (value, description.kind) {
    case (.number(let number), .number(_, let unit)): NumberText.text(number, unit)
    case (.isOn(let isOn), _): isOn ? "On" : "Off"
    case (.choice(let name), .choice(let choices)): choices.first { $0.name == name }?.label ?? name
    case (.color(let color), _): "#" + color.hexDigits
    default: exact(value)
    }
  }

  static func exact(_ value: ParameterValue) -> String {
    switch value {
    case .number(let number): exact(number)
    case .isOn(let isOn): isOn ? "true" : "false"
    case .choice(let name): name
    case .color(let color): color.hexDigits
    }
  }

  nonisolated static func exact(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func value(
    _ text: String, for description: ParameterDescription, from source: NumberReading.Source = .command
  ) -> ParameterValue? {
    let value = reading(text, description, source)
    return value.flatMap { description.accepts($0) ? $0 : nil }
  }

  private static func reading(
    _ text: String, _ description: ParameterDescription, _ source: NumberReading.Source
  ) -> ParameterValue? {
    switch description.kind {
    case .number(let range, let unit): NumberReading.number(text, unit, in: range, from: source).map { .number($0) }
    case .toggle: switches[text.lowercased()].map { .isOn($0) }
    case .choice(let choices): choices.first { $0.name.lowercased() == text.lowercased() }.map { .choice($0.name) }
    case .color: UIColor(hexDigits: text).map { .color($0) }
    }
  }

  private static let switches = ["true": true, "on": true, "yes": true, "false": false, "off": false, "no": false]

  static func allowed(_ description: ParameterDescription) -> String {
    switch description.kind {
    case .number(let range, let unit):
      let name = unit.storedName.isEmpty ? "" : " \(unit.storedName)"
      return "a number from \(exact(range.lowerBound)) to \(exact(range.upperBound))\(name)"
    case .toggle: return "true or false"
    case .choice(let choices):
      let names = choices.map(\.name)
      return names.dropLast().joined(separator: ", ") + (names.last.map { " or \($0)" } ?? "")
    case .color: return "a colour of six hexadecimal digits, as E2853B"
    }
  }
}

extension UIColor {
  /// Six hexadecimal digits, perhaps after "#"; nil for any other text.
  convenience init?(hexDigits text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
      return nil
    }
    self.init(hex: number)
  }
}

package enum NearestName {
  /// Returns the name with the fewest wrong letters; nil if too many are wrong.
  package static func of(_ word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    let nearest = names.map { ($0, distance($0.lowercased(), word)) }.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= min(3, max(1, nearest.0.count / 2)) else { return nil }
    return nearest.0
  }

  /// Returns "; did you mean NAME?", or a full stop if no name is close.
  package static func suggestion(for word: String, among names: [String]) -> String {
    of(word, among: names).map { "; did you mean \($0)?" } ?? "."
  }

  /// How many letters have to be inserted, removed, changed or swapped.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for line in first.indices {
      var row = [line + 1]
      for column in second.indices {
        let change = rows[line][column] + (first[line] == second[column] ? 0 : 1)
        var least = min(change, rows[line][column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, first[line] == second[column - 1], first[line - 1] == second[column] {
          least = min(least, rows[line - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}

extension UIColor {
  package convenience init(hex: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  /// Both appearances are opaque.
  convenience init(light: UInt32, dark: UInt32) {
    let (light, dark) = (UIColor(hex: light), UIColor(hex: dark))
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Six digits, without the alpha.
  var hexDigits: String {
    let (red, green, blue) = components
    let digits = [red, green, blue].map { component -> String in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return digits.reduce("", +)
  }

  var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (red, green, blue)
  }
}
