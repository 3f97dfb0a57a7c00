import Foundation
import UIKit

/// The catalogue as text, with a line for each transition, or as JSON.
@MainActor package enum CatalogueListing {
  /// The names of all entries under their headings, each with its sentence.
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

  /// Returns all entries as JSON: names, sentences, and parameters with their ranges and default values.
  package static func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let list = List(transitions: Catalogue.entries.map(Entry.init))
    return String(decoding: try encoder.encode(list), as: UTF8.self)
  }

  private struct List: Encodable { let transitions: [Entry] }

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
    var choices: [String]?
    let initial: Value

    enum CodingKeys: String, CodingKey {
      case key, label, help, section, type, unit, minimum, maximum, choices
      case initial = "default"
    }

    init(_ description: ParameterDescription, _ initial: ParameterValue) {
      (key, label, help) = (description.key, description.label, description.help)
      section = description.section.rawValue
      self.initial = Value(value: initial)
      switch description.kind {
      case .number(let range, let unit):
        type = "number"
        self.unit = unit == .fraction ? nil : unit.rawValue
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
