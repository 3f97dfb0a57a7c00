import Foundation
import Motion
import PageLayers
import SourcePass

/// What a site has of one transition: how it moves, the settings that change it there, and texts to copy.
@MainActor struct SiteEntry {
  let entry: CatalogueEntry
  /// With the names of their files.
  let pictures: [(name: String, bytes: Data)]
  private(set) var settings: [Setting] = []
  private let base: Page
  private let setup: Performance

  /// A parameter, with the values at which its effect is known, as people read them.
  struct Setting {
    let description: ParameterDescription
    let unit: ParameterDescription.Unit
    let usual: Double
    let range: ClosedRange<Double>
    let values: [Double]
    /// Whether pages are read anew, because screens look different; otherwise the parameters say what times or decides.
    let isRead: Bool
    /// The numbers that differ at these values, for each text.
    var rows: [[Int: [Double]]] = []
  }

  /// Two screens, so that a site stays small.
  init(_ entry: CatalogueEntry) throws(StartFault) {
    self.entry = entry
    var setup = Performance(entry)
    setup.showApp()
    (setup.depth, setup.scale) = (2, 1.5)
    self.setup = setup
    base = try Page(setup)
    pictures = base.drawing.smallPictures.map { (Self.name(of: $0), $0) }
    for key in Self.preferred where settings.count < Self.mostSettings {
      if let setting = try setting(key) { settings.append(setting) }
    }
  }

  private static let mostSettings = 5
  /// Numbers that one feels, those that decide first.
  private static let preferred = [
    "release.distance", "release.points", "zoom.dismiss", "duration", "timeConstant", "release.duration",
    "spring.stiffness", "spring.response", "zoom.frequency", "parallax.divisor", "parallax.heights", "parallax.shift",
    "dimming.covered", "scrim", "fade.lower", "scale", "shadow.covered", "release.projection", "release.velocity",
    "drag.length", "release.speed", "release.rate", "drag.slop", "region.width",
  ]
  /// Settings of a look outside of its sections.
  private static let looks = ["scrim", "scale", "fade.lower"]
  /// A setting that changes more than this many numbers would make its file too large.
  private static let mostNumbers = 1500

  private static func name(of picture: Data) -> String {
    let hash = picture.reduce(into: 0xcbf2_9ce4_8422_2325 as UInt64) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\(String(hash, radix: 36)).\(picture.starts(with: Array("RIFF".utf8)) ? "webp" : "png")"
  }

  // MARK: Texts

  /// What the page reads, what decides, and what people copy, for edited parameters.
  private func texts(_ edits: ParameterEdits, _ page: Page) throws(StartFault) -> [String] {
    let (shown, usual) = (page.drawing.pictures, base.drawing.pictures)
    // A picture that a setting changes is a word, and cannot be followed.
    let files = shown.indices.map {
      $0 < usual.count && shown[$0] == usual[$0] ? "pictures/\(pictures[$0].name)" : "other"
    }
    return [page.data(pictures: files), CatalogueListing.commits(entry, edits)] + (try copies(edits))
  }

  static let copyNames = ["UIKit", "SwiftUI", "CSS", "Compose", "Tokens"]

  private func copies(_ edits: ParameterEdits) throws(StartFault) -> [String] {
    let source = entry.export == nil ? "" : try SwiftExport(entry, edits).text
    // What says which parameters are edited differs in more than numbers.
    let lines = source.lines().filter { !$0.contains("// backswipe --") && !$0.hasPrefix("// Parameters: ") }
    let motions = [MotionSpelling.swiftUI, .css, .android].map { spelling in
      MotionText(entry, edits, in: spelling)?.text.lines().filter { !$0.contains("backswipe --") }.joined(
        separator: "\n") ?? ""
    }
    let tokens = JSONWriter.text(.object(CatalogueListing.tokens(entry, edits)))
    return [lines.joined(separator: "\n")] + motions + [tokens]
  }

  // MARK: Settings

  /// Nil if the parameter has no effect, or one that a page cannot follow.
  private func setting(_ key: String) throws(StartFault) -> Setting? {
    guard let (description, initial) = entry.parameters.first(where: { $0.description.key == key }),
      case .number(_, let unit) = description.kind, case .number(let stored) = initial,
      let whole = description.shownRange,
      description.condition?.holds({ key in entry.parameters.first { $0.description.key == key }?.initial }) != false
    else { return nil }
    let usual = unit.shown(stored)
    // At the very ends a text may say less, as that there is no dimming.
    let edge = (whole.upperBound - whole.lowerBound) / 50
    let (least, most) = (whole.lowerBound + edge, whole.upperBound - edge)
    let range =
      usual <= 0 || whole.upperBound <= 1
      ? min(least, usual)...max(most, usual) : min(max(least, usual / 4), usual)...max(min(most, usual * 3), usual)
    guard range.lowerBound < range.upperBound else { return nil }
    let isLook = [.parallax, .dimming, .shadow].contains(description.section) || Self.looks.contains(key)
    let isRead =
      isLook || description.section == .motion && base.rules.duration == nil && !base.rules.parts.contains(.engine)
    let (low, high) = (range.lowerBound, range.upperBound)
    let values = Set(isRead ? [low, high] : (0...8).map { low + (high - low) * Double($0) / 8 }).union([usual]).sorted()
    var setting = Setting(
      description: description, unit: unit, usual: usual, range: range, values: values, isRead: isRead)
    var all: [[String]] = []
    for value in values { all.append(try texts(setting, at: value)) }
    guard let middle = values.firstIndex(of: usual) else { return nil }
    for index in all[middle].indices {
      guard let own = TunedText.rows(all[middle][index], among: all.map { $0[index] }) else { return nil }
      setting.rows.append(own)
    }
    let count = setting.rows.reduce(0) { $0 + $1.count }
    return setting.rows[0].isEmpty || count > Self.mostNumbers ? nil : setting
  }

  private func page(_ setup: Performance, isRead: Bool) throws(StartFault) -> Page {
    var page = try Page(unread: setup, after: base)
    guard isRead else { return page.with(base) }
    while try !page.readNext() {}
    return page
  }

  /// What the page and the texts are at a value of a setting.
  func texts(_ setting: Setting, at value: Double) throws(StartFault) -> [String] {
    var setup = setup
    setup.edits.set(setting.description.key, to: .number(setting.unit.stored(value)), in: entry)
    return try texts(setup.edits, value == setting.usual ? base : try page(setup, isRead: setting.isRead))
  }

  // MARK: The file

  /// The call that hands everything to the script of the site.
  func script() throws(StartFault) -> String {
    let usual = try texts(ParameterEdits(), base)
    let tuned = usual.enumerated().map { index, text in
      TunedText(text, settings.map { $0.rows[index] }, at: settings.map(\.values)).json
    }
    let members: [(key: String, value: JSONWriter.Value)] = [
      ("name", .string(entry.name)), ("title", .string(entry.title)), ("sentence", .string(entry.sentence)),
      ("decides", tuned[1]), ("sources", .array(sources.map { .string($0) })),
      ("settings", .array(settings.map(Self.json))), ("page", tuned[0]),
      (
        "copies",
        .object(zip(Self.copyNames, zip(usual, tuned).dropFirst(2)).filter { !$0.1.0.isEmpty }.map { ($0, $1.1) })
      ),
    ]
    guard let packed = PageDrawing.packed(JSONWriter.line(.object(members))) else {
      throw StartFault(.output, "there is no memory for the page of \(entry.name).")
    }
    return "add(\"\(entry.name)\", \"\(packed.base64EncodedString())\");\n"
  }

  private static func json(_ setting: Setting) -> JSONWriter.Value {
    let numbers = [setting.usual, setting.range.lowerBound, setting.range.upperBound, setting.description.step]
    let provenance = setting.description.provenance
    return .object([
      ("key", .string(setting.description.key)),
      ("label", .string("\(setting.description.section.rawValue): \(setting.description.label)")),
      ("unit", .string(setting.unit.rawValue)), ("help", .string(setting.description.help)),
      ("tag", .string(provenance?.word ?? "guessed")), ("source", .string(provenance?.sentence ?? "")),
      ("range", .array(numbers.map { .number($0) })), ("values", .array(setting.values.map { .number($0) })),
    ])
  }

  /// How many parameters come from where.
  private var sources: [String] {
    let kinds = entry.parameters.compactMap(\.description.provenance)
    let named = ParameterSource.allCases.compactMap { source in
      kinds.contains { $0.source == source } ? "\(source.rawValue): \(source.subject); \(source.version)" : nil
    }
    let guesses = kinds.count { $0 == .guessed }
    return named + (guesses > 0 ? ["\(guesses) of \(kinds.count) parameters are guessed, or have no effect here."] : [])
  }
}
