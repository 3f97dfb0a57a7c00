import Foundation
import UIKit

@MainActor package enum CatalogueListing {
  /// All names under their headings, each with its sentence.
  package static var text: String {
    let width = Catalogue.entries.map(\.name.count).max() ?? 0
    let groups = CatalogueEntry.Group.allCases.compactMap { group -> String? in
      let members = Catalogue.entries.filter { $0.group == group }
      let lines = members.map { entry in
        let gap = String(repeating: " ", count: width - entry.name.count + 2)
        return "  \(entry.name)\(gap)\(entry.sentence)"
      }
      return lines.isEmpty ? nil : ([group.rawValue] + lines).joined(separator: "\n")
    }
    return groups.joined(separator: "\n\n")
  }

  /// Returns a sentence with a suggestion if there is no such transition; nil if there is one.
  package static func complaint(about name: String) -> String? {
    guard Catalogue.entry(named: name) == nil else { return nil }
    let suggestion = NearestName.suggestion(for: name, among: Catalogue.entries.map(\.name))
    return "there is no transition \(name)\(suggestion) `backswipe list` has them."
  }

  /// Lists each parameter's key, published value, accepted values and effect.
  package static func text(of name: String) -> String {
    guard let entry = Catalogue.entry(named: name) else { return "" }
    let lines = entry.parameters.map { description, initial -> [String] in
      let condition = description.condition.map { " Counts if \($0.text)." } ?? ""
      return [
        "\(description.key)=\(ParameterText.exact(initial))", ParameterText.allowed(description),
        description.help + condition,
      ]
    }
    let widths = (0..<2).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined() + line[2]
    }.joined(separator: "\n")
  }

  /// Returns names, sentences, and parameters with their ranges and published values.
  ///
  /// Without a name it returns all entries.
  package static func json(of name: String? = nil) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let list = List(transitions: Catalogue.entries.filter { name == nil || $0.name == name }.map(Entry.init))
    return String(decoding: try encoder.encode(list), as: UTF8.self)
  }

  private struct List: Encodable {
    /// Changes when a field is renamed or removed, or changes its meaning.
    let version = 1
    let transitions: [Entry]
  }

  private struct Entry: Encodable {
    let name, title, group, sentence: String
    let parameters: [Parameter]

    @MainActor init(_ entry: CatalogueEntry) {
      (name, title, sentence) = (entry.name, entry.title, entry.sentence)
      group = entry.group.rawValue
      parameters = entry.parameters.map { Parameter($0.description, $0.initial) }
    }
  }

  private struct Parameter: Encodable {
    let key, label, help, section, type: String
    var unit: String?
    var minimum, maximum: Double?
    var step: Double?
    var choices: [String]?
    let appliesWhen: String?
    /// "measured", "published" or "guessed", and who did it.
    let provenance, source: String?
    let initial: Value

    enum CodingKeys: String, CodingKey {
      case key, label, help, section, type, unit, minimum, maximum, step, choices
      case appliesWhen, provenance, source
      case initial = "default"
    }

    init(_ description: ParameterDescription, _ initial: ParameterValue) {
      (key, label, help) = (description.key, description.label, description.help)
      section = description.section.rawValue
      appliesWhen = description.condition?.text
      (provenance, source) = (description.provenance?.word, description.provenance?.source?.rawValue)
      self.initial = Value(value: initial)
      switch description.kind {
      case .number(let range, let unit):
        type = "number"
        self.unit = unit.storedName.isEmpty ? nil : unit.storedName
        step = unit == .widthDivisor ? nil : description.step
        (minimum, maximum) = (range.lowerBound, range.upperBound)
      case .toggle: type = "switch"
      case .choice(let choices):
        type = "choice"
        self.choices = choices.map(\.name)
      case .color: type = "color"
      }
    }
  }

  private struct Value: Encodable {
    let value: ParameterValue

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case .number(let number): try container.encode(number)
      case .isOn(let isOn): try container.encode(isOn)
      case .choice(let word): try container.encode(word)
      case .color(let color): try container.encode(color.hexDigits)
      }
    }
  }
}
