import Foundation
import Prototype

/// An option of the command line.
///
/// Parsing, complaints and help use nothing else.
@MainActor struct Option {
  /// As the help shows it, such as "--depth N".
  let form: String
  let commands: Set<Command>
  let help: String
  /// Without its values, such as "--depth".
  var name: String { String(form.prefix { $0 != " " }) }

  /// Removes the option's values from the words and stores them; throws if it does not accept them.
  let take: (inout ArraySlice<String>, inout Arguments) throws(StartFault) -> Void

  init(_ form: String, _ commands: Set<Command>, _ help: String, note: @escaping (inout Arguments) -> Void) {
    self.init(form, commands, Kind("nothing", most: 0) { _ in () }, help) { arguments, _ in note(&arguments) }
  }

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

/// A kind of value: its name in complaints, its greatest number of words, and how they are read.
@MainActor struct Kind<Value> {
  let name: String
  let most: Int
  /// Returns nil if the words are not such a value.
  let read: @MainActor ([String]) -> Value?

  init(_ name: String, _ read: @escaping @MainActor (String) -> Value?) {
    (self.name, most, self.read) = (name, 1, { read($0[0]) })
  }

  init(_ name: String, most: Int, _ read: @escaping @MainActor ([String]) -> Value?) {
    (self.name, self.most, self.read) = (name, most, read)
  }
}

// Kinds that several options share.
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
    let ends = [range.lowerBound, range.upperBound].map { FixedText.short($0, decimals: 3) }
    return Kind("a number from \(ends[0]) to \(ends[1])") { Double($0).inside(range) }
  }
}

extension Optional where Wrapped: Comparable {
  func inside(_ range: ClosedRange<Wrapped>) -> Wrapped? { flatMap { range.contains($0) ? $0 : nil } }
}
