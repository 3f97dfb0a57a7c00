import Foundation
import Prototype

/// An option of the command line.
///
/// Parsing, complaints and help know of options what the table of them says, and no more.
@MainActor struct Option {
  /// The name and what stands after it, as help shows it, such as "--depth N".
  let form: String
  /// The commands that have the option.
  let commands: Set<Command>
  /// What it does, in words.
  let help: String
  /// The name alone, such as "--depth".
  var name: String { String(form.prefix { $0 != " " }) }

  /// Removes the option's values from the words, and notes them; throws if they are none that it takes.
  let take: (inout ArraySlice<String>, inout Arguments) throws(StartFault) -> Void

  /// An option without a value.
  init(_ form: String, _ commands: Set<Command>, _ help: String, note: @escaping (inout Arguments) -> Void) {
    self.init(form, commands, Kind("nothing", most: 0) { _ in () }, help) { arguments, _ in note(&arguments) }
  }

  /// An option with a value of a kind.
  init<Value>(
    _ form: String, _ commands: Set<Command>, _ kind: Kind<Value>, _ help: String,
    note: @escaping (inout Arguments, Value) -> Void
  ) {
    (self.form, self.commands, self.help) = (form, commands, help)
    let name = form.prefix { $0 != " " }
    take = { words, arguments throws(StartFault) in
      let most = kind.most < words.count ? words.prefix(kind.most) : words
      let values = most.prefix(1) + most.dropFirst().prefix { !$0.hasPrefix("-") }
      guard kind.most == 0 || !values.isEmpty else {
        throw StartFault(.usage, "\(name) wants \(kind.name) after it.")
      }
      words.removeFirst(values.count)
      guard let value = kind.read(Array(values)) else {
        throw StartFault(.usage, "\(name) \(values.joined(separator: " ")): it takes \(kind.name).")
      }
      note(&arguments, value)
    }
  }
}

/// A kind of values: how a complaint names them, how many words they are at most, and how these are read.
@MainActor struct Kind<Value> {
  let name: String
  let most: Int
  /// Returns the value of the words; nil if they have none.
  let read: @MainActor ([String]) -> Value?

  init(_ name: String, _ read: @escaping @MainActor (String) -> Value?) {
    (self.name, most, self.read) = (name, 1, { read($0[0]) })
  }

  init(_ name: String, most: Int, _ read: @escaping @MainActor ([String]) -> Value?) {
    (self.name, self.most, self.read) = (name, most, read)
  }
}

// The kinds of which several options are.
extension Option {
  static func word(_ name: String) -> Kind<String> { Kind(name) { $0 } }

  static func path(_ name: String) -> Kind<String> { Kind(name) { $0.isEmpty ? nil : $0 } }

  static func choice(_ words: [String]) -> Kind<String> {
    Kind(words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]) { words.contains($0) ? $0 : nil }
  }

  static func whole(_ range: ClosedRange<Int>) -> Kind<Int> {
    Kind("a whole number from \(range.lowerBound) to \(range.upperBound)") { Int($0).inside(range) }
  }

  static func number(_ range: ClosedRange<Double>) -> Kind<Double> {
    let name = String(format: "a number from %g to %g", range.lowerBound, range.upperBound)
    return Kind(name) { Double($0).inside(range) }
  }
}

extension Optional where Wrapped: Comparable {
  /// The value if it lies in a range; otherwise nil.
  func inside(_ range: ClosedRange<Wrapped>) -> Wrapped? { flatMap { range.contains($0) ? $0 : nil } }
}
