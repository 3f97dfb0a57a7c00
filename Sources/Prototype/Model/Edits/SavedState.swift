import CoreGraphics
import UIKit

/// What the program remembers from one run to the next.
@MainActor struct SavedState {
  var entry: CatalogueEntry?
  /// In points; nil if unknown.
  var windowSize: CGSize?
  /// Nil if only the defaults were used.
  var phone: PhoneSetting?
  var hasStrip = true
  /// Whether the panel has all parameters rather than the first ones; nil if that was never said.
  var hasMore: Bool?
  /// Whether the window is dark; nil if it follows the desktop.
  var isDark: Bool?
  var hasGreeted = false
  var recent: [String] = []
  var drags: [String] = []
  var parameters: [String: ParameterEdits] = [:]

  init() {}

  /// Leaves out what it does not understand; a text that is not JSON gives an empty state.
  init(_ bytes: [UInt8]) {
    guard let value = try? JSONReader.value(of: bytes) else { return }
    entry = value["transition"]?.string.flatMap(Catalogue.entry(named:))
    if let width = value["window"]?["width"]?.number, let height = value["window"]?["height"]?.number,
      Self.sides.contains(width), Self.sides.contains(height)
    {
      windowSize = CGSize(width: width, height: height)
    }
    phone = value["phone"].flatMap(Self.phone)
    hasStrip = value["strip"]?.boolean ?? true
    (hasMore, isDark) = (value["more"]?.boolean, value["dark"]?.boolean)
    hasGreeted = value["greeted"]?.boolean ?? false
    recent = Self.paths(value["recent"])
    drags = Self.paths(value["drags"])
    for transition in (value["parameters"] ?? value["figures"])?.members ?? [] {
      guard let entry = Catalogue.entry(named: transition.key) else { continue }
      let edits = Self.edits(transition.value.members ?? [], of: entry)
      if !edits.isEmpty { parameters[entry.name] = edits }
    }
  }

  /// Skips paths with a zero byte, at which the system would end them.
  private static func paths(_ value: JSONValue?) -> [String] {
    (value?.members ?? []).compactMap(\.value.string).filter { $0.hasPrefix("/") && !$0.utf8.contains(0) }
  }

  /// The possible lengths of the window's sides, in points.
  private static let sides = 100.0...20_000.0

  /// Replaces what it does not understand by the device's defaults.
  private static func phone(_ value: JSONValue) -> PhoneSetting? {
    guard let device = value["device"]?.string.flatMap(PhoneDevice.named) else { return nil }
    var phone = PhoneSetting(device)
    if let cutout = value["cutout"]?.string.flatMap(PhoneDevice.Cutout.init) { phone.cutout = cutout }
    for (name, member) in flags { phone[keyPath: member] = value[name]?.boolean ?? phone[keyPath: member] }
    // States of earlier versions say only whether there are cards.
    let earlier = value["cards"]?.boolean == false ? DemoApp.fitting : .cards
    phone.app = value["app"]?.string.flatMap(DemoApp.init) ?? earlier
    phone.systemVersion = value["ios"]?.string.flatMap(SystemVersion.init) ?? phone.systemVersion
    return phone
  }

  private static let flags: [(name: String, member: WritableKeyPath<PhoneSetting, Bool>)] = [
    ("homeIndicator", \.hasHomeIndicator), ("navigationBar", \.hasNavigationBar), ("fitsPictures", \.fitsPictures),
    ("reducesMotion", \.reducesMotion), ("crossFades", \.prefersCrossFades), ("rightToLeft", \.isRightToLeft),
  ]

  private static func edits(_ members: [JSONValue.Member], of entry: CatalogueEntry) -> ParameterEdits {
    let descriptions = entry.parameters.map(\.description)
    var edits = ParameterEdits()
    for member in members {
      guard let description = descriptions[key: member.key] else { continue }
      if let value = ParameterDocument.value(member.value, description) { edits.set(member.key, to: value, in: entry) }
    }
    return edits
  }

  var text: String {
    var members: [(key: String, value: JSONWriter.Value)] = []
    if let entry { members.append(("transition", .string(entry.name))) }
    if let size = windowSize {
      let sides = [("width", size.width), ("height", size.height)].map { ($0, JSONWriter.Value.number($1.native)) }
      members.append(("window", .object(sides)))
    }
    if let phone {
      let names = [
        ("device", phone.device.name), ("cutout", phone.cutout.rawValue), ("app", phone.app.rawValue),
        ("ios", phone.systemVersion.rawValue),
      ].map { ($0, JSONWriter.Value.string($1)) }
      let flags = Self.flags.map { ($0.name, JSONWriter.Value.boolean(phone[keyPath: $0.member])) }
      members.append(("phone", .object(names + flags)))
    }
    if !hasStrip { members.append(("strip", .boolean(false))) }
    if let hasMore { members.append(("more", .boolean(hasMore))) }
    if let isDark { members.append(("dark", .boolean(isDark))) }
    if hasGreeted { members.append(("greeted", .boolean(true))) }
    for (key, paths) in [("recent", recent), ("drags", drags)] where !paths.isEmpty {
      members.append((key, .object(paths.enumerated().map { ("\($0)", .string($1)) })))
    }
    let list = Catalogue.entries.compactMap { entry -> (key: String, value: JSONWriter.Value)? in
      guard let edits = parameters[entry.name], !edits.isEmpty else { return nil }
      return (
        entry.name, .object(edits.ordered(in: entry).map { ($0.description.key, ParameterDocument.value($0.value)) })
      )
    }
    return JSONWriter.text(.object(members + [("parameters", .object(list))]))
  }
}

/// What the program remembers beside the parameters, from one run to the next.
@MainActor final class Preferences {
  /// The size of the window, in points; nil if it is not known.
  var windowSize: CGSize?
  /// Whether the strip under the phone is shown.
  var hasStrip: Bool { didSet { if hasStrip != oldValue { save() } } }
  /// Whether the window has shown by itself how a screen is swiped.
  var hasGreeted: Bool { didSet { if hasGreeted != oldValue { save() } } }
  /// Whether the panel has all parameters; otherwise the first ones.
  var hasMore: Bool { didSet { if hasMore != oldValue { save() } } }
  /// Whether the window is dark; nil if it follows the desktop.
  var isDark: Bool? { didSet { if isDark != oldValue { save() } } }
  /// The paths of the user's own code that was shown, the newest first.
  private(set) var recent: [String]
  /// The paths of drags that were kept or opened, the newest first.
  private(set) var drags: [String]
  /// Adds what others know: the transition, its parameters, and the phone.
  var complete: (inout SavedState) -> Void = { _ in }
  /// What was read at the start.
  private let state: SavedState
  private let files: EditFiles

  private static let mostRecent = 5
  private static let mostDrags = 10

  init(_ state: SavedState, _ files: EditFiles) {
    (self.state, self.files) = (state, files)
    (windowSize, hasStrip, hasGreeted) = (state.windowSize, state.hasStrip, state.hasGreeted)
    (hasMore, isDark) = (state.hasMore ?? true, state.isDark)
    (recent, drags) = (Array(state.recent.prefix(Self.mostRecent)), Array(state.drags.prefix(Self.mostDrags)))
  }

  /// Remembers that the user's own code at a path was shown.
  func remember(path: String) {
    recent = Array(([path] + recent.filter { $0 != path }).prefix(Self.mostRecent))
    save()
  }

  /// Remembers that a drag was kept at a path, or opened.
  func remember(drag path: String) {
    guard path.hasPrefix("/") else { return }
    drags = Array(([path] + drags.filter { $0 != path }).prefix(Self.mostDrags))
    save()
  }

  /// Writes what is to be remembered; `waits` until it is written.
  func save(waits: Bool = false) {
    var state = state
    (state.windowSize, state.hasStrip, state.hasGreeted) = (windowSize, hasStrip, hasGreeted)
    (state.recent, state.drags, state.hasMore, state.isDark) = (recent, drags, hasMore, isDark)
    complete(&state)
    files.write(state, waits: waits)
  }
}
