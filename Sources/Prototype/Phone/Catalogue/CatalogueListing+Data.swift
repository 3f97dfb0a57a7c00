import Foundation
import Motion
import UIKit

extension CatalogueListing {
  /// Writes the springs and the transitions of the catalogue into a folder, for other tools.
  package static func writeData(to folder: String) throws(StartFault) {
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw StartFault(.output, "\(folder): it cannot be made (\(error.localizedDescription)).")
    }
    for (name, tokens) in [("springs", springs), ("transitions", transitions)] {
      let path = "\(folder)/\(name).json"
      let text = JSONWriter.text(.object(heading + tokens))
      do throws(FileBytes.Problem) { try FileBytes.replace(path, with: Array(text.utf8), mode: 0o644) } catch {
        throw StartFault(.output, "\(path): it cannot be written (\(error.words)).")
      }
    }
  }

  private typealias Member = (key: String, value: JSONWriter.Value)

  private static let heading: [Member] = [
    ("$schema", .string("motion-data.schema.json")), ("version", .number(1)), ("license", .string("CC0-1.0")),
    (
      "$description",
      .string(
        "Times in seconds, lengths in points, progress from 0 to 1. Figures are facts; measured, published or judged by eye."
      )
    ),
  ]

  /// Each spring of a transition, as TRANSITION.MOTION.
  private static var springs: [Member] {
    Catalogue.entries.flatMap { entry in
      MotionParameters(entry, ParameterEdits()).motions.compactMap { motion -> Member? in
        guard case .spring = motion.timing else { return nil }
        return ("\(entry.name).\(motion.name)", token(motion, of: entry))
      }
    }
  }

  private static var transitions: [Member] {
    Catalogue.entries.map { ($0.name, .object(tokens($0, ParameterEdits()))) }
  }

  /// The data of one transition.
  static func tokens(_ entry: CatalogueEntry, _ edits: ParameterEdits) -> [(key: String, value: JSONWriter.Value)] {
    let parameters = MotionParameters(entry, edits)
    return [
      ("$type", .string("transition")), ("$description", .string(entry.sentence)),
      ("motions", .object(parameters.motions.map { ($0.name, token($0, of: entry)) })),
      ("release", release(entry, edits)),
      ("parameters", .object(parameters.others.map { ($0.description.key, token($0.description, $0.value)) })),
    ]
  }

  private static func token(_ motion: TransitionMotion, of entry: CatalogueEntry) -> JSONWriter.Value {
    let (type, members): (String, [Member])
    var families: [String]
    switch motion.timing {
    case .curve(let curve, let seconds):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { JSONWriter.Value.number($0) }
      (type, members) = ("curve", [("duration", .number(seconds)), ("cubicBezier", .array(points))])
      families = motion.name == "settling" ? ["release", "curve", "duration"] : ["duration", "curve", "timeConstant"]
    case .spring(let spring):
      let played = spring.asPlayed
      (type, members) = (
        "spring",
        [
          ("duration", .number(played.duration)), ("bounce", .number(played.bounce)), ("mass", .number(spring.mass)),
          ("stiffness", .number(spring.stiffness)), ("damping", .number(spring.damping)),
        ]
      )
      families = motion.name == "settling" ? ["release", "spring", "zoom"] : ["spring", "zoom"]
    }
    if motion.name == "push" { families = [] }
    let found = entry.parameters.map(\.description).first { families.contains(String($0.key.prefix { $0 != "." })) }
    // What no parameter says is the system's of iOS 27.
    let provenance = found?.provenance ?? (found == nil ? .measured(.swiftTransitions) : nil)
    return .object(
      [("$type", .string(type)), ("$description", .string(motion.remark)), ("$value", .object(members))]
        + extensions(provenance))
  }

  private static func token(_ description: ParameterDescription, _ value: ParameterValue) -> JSONWriter.Value {
    let (type, content): (String, JSONWriter.Value) =
      switch value {
      case .number(let number): ("number", .number(number))
      case .isOn(let isOn): ("boolean", .boolean(isOn))
      case .choice(let word): ("string", .string(word))
      case .color(let color): ("color", .string("#\(color.hexDigits)"))
      }
    var members: [Member] = [
      ("$type", .string(type)), ("$description", .string(description.help)), ("$value", content),
    ]
    if case .number(_, let unit) = description.kind, !unit.storedName.isEmpty {
      members.append(("unit", .string(unit.storedName)))
    }
    return .object(members + extensions(description.provenance))
  }

  private static func extensions(_ provenance: Provenance?) -> [Member] {
    let isGuess = provenance?.source == nil
    let source = provenance?.source.map { "\($0.subject); \($0.version)" } ?? "judged by eye"
    return [
      (
        "$extensions",
        .object([
          (
            "backswipe",
            .object([("tag", .string(isGuess ? "judged" : provenance?.word ?? "")), ("source", .string(source))])
          )
        ])
      )
    ]
  }

  /// In words and in figures; a drag from the edge may have a rule of its own.
  private static func release(_ entry: CatalogueEntry, _ edits: ParameterEdits) -> JSONWriter.Value {
    guard let rule = entry.rule(edits, DragStart()) else { return .null }
    let edge = entry.rule(edits, DragStart(distanceFromEdge: 0)) ?? rule
    let own = figures(rule)
    return .object(edge == rule ? own : own + [("fromEdge", .object(figures(edge)))])
  }

  private static func figures(_ rule: ReleaseRule) -> [Member] {
    func speed(_ limit: VelocityLimit) -> Member {
      switch limit {
      case .pointsPerSecond(let speed): ("pointsPerSecond", .number(speed))
      case .progressPerSecond(let speed): ("progressPerSecond", .number(speed))
      }
    }
    let members: [Member] =
      switch rule {
      case .distance(let threshold): [("distance", .number(threshold))]
      case .distanceOrVelocity(let threshold, let limit), .fling(let limit, let threshold):
        [("distance", .number(threshold)), speed(limit)]
      case .leading(let seconds, let threshold, _): [("distance", .number(threshold)), ("ahead", .number(seconds))]
      case .projection(let projection, let threshold):
        [("distance", .number(threshold)), ("rate", .number(projection.rate))]
      }
    return [("rule", .string(rule.name))] + members + [("sentence", .string(words(rule)))]
  }
}
