import SourcePass
import Testing
import UIKit

@testable import Prototype

@Suite("Export") @MainActor
struct ExportTests {
  private func edits(_ entry: CatalogueEntry, _ values: [String: ParameterValue]) -> ParameterEdits {
    var edits = ParameterEdits()
    for (key, value) in values { edits.set(key, to: value, in: entry) }
    return edits
  }

  private func entry(_ name: String) throws -> CatalogueEntry { try #require(Catalogue.entry(named: name)) }

  @Test("The sources in the program are those of the catalogue") func sources() {
    let names = TransitionSources.files.map(\.path)
    #expect(names.count > 50 && Set(names).count == names.count)
    #expect(Set(TransitionSources.files.map(\.name)).count == names.count, "files of an export lie side by side")
    let animator = TransitionSources.files.first { $0.path == "Sink/SinkAnimator.swift" }
    #expect(animator?.text.contains("public final class SinkAnimator: NSObject") == true)
  }

  @Test("Every entry is exported with what it needs, and no more than its own and the shared files")
  func closed() throws {
    for entry in Catalogue.entries {
      let export = try SwiftExport(entry, ParameterEdits())
      let folders = Set(export.files.map { String($0.folder.split(separator: "/").first ?? "") })
      #expect(folders.subtracting(["Shared"]).count <= 2, "\(entry.name): \(folders)")
      let text = export.text
      #expect(text.hasPrefix("// \(entry.title). ") && !text.contains("public import"), "\(entry.name)")
      #expect(!text.contains("Selector(Self.") && text.contains("\nimport UIKit\n"), "\(entry.name)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let parameters = export.parameterLines.map { lines[$0 - 1] }
      let isMarked = !parameters.isEmpty || entry.name == "system-swipe"
      #expect(isMarked && parameters.allSatisfy { $0.contains(/[0-9]|\.|false|true/) }, "\(entry.name): \(parameters)")
    }
    let engine = try SwiftExport(entry("ios-18"), ParameterEdits(), keepsParameters: true)
    #expect(engine.files.first?.name == "EngineParameters.swift")
    #expect(!engine.files.contains { $0.name.hasSuffix("+Presets.swift") || $0.folder == "BackSwipe" })
    #expect(!engine.files.contains { $0.name == "EdgePop.swift" })
  }

  @Test("Edited parameters are the defaults, wherever their source has them") func parameters() throws {
    let entry = try entry("back-swipe")
    let values: [String: ParameterValue] = [
      "duration": .number(0.45), "shadow.radius": .number(12), "shadow.revealed": .number(0.25),
      "shadow.alpha": .number(0.5), "dimming.color": .color(UIColor(hex: 0xE2853B)), "region": .choice("edge"),
      "push": .choice("same"), "release.curve": .choice("linear"), "parallax": .isOn(false),
    ]
    let export = try SwiftExport(entry, edits(entry, values), preset: "Soft", keepsParameters: true)
    let text = try #require(export.files.first { $0.name == "BackSwipeParameters.swift" }?.text)
    for line in [
      "public var duration: TimeInterval = 0.45", "public var push = Push.same", "    shadow.opacityRevealed = 0.25\n",
      "    shadow.radius = 12\n", "    shadow.color = UIColor.black.withAlphaComponent(0.5)\n",
      "    dimming.color = UIColor(red: 226 / 255, green: 133 / 255, blue: 59 / 255, alpha: 1)\n",
      "    drag.region = .edge\n", "    drag.completionCurve = .linear\n", "    parallax.isOn = false\n",
      "/// Creates the exported parameters.",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("0.1\n") && !text.contains(".easeOut"))
    #expect(export.comment.contains("// Parameters: preset Soft; "))
    #expect(export.comment.contains("// backswipe --transition back-swipe --set duration=0.45 "))
  }

  /// The lines that the exports may have.
  private nonisolated static let short = """
    back-swipe 194 system-swipe 60 swipe-dismiss 280 swipe-tabs 240 rise 280 rise-segue 180 keyframe 180 sink 182 grow 206
    corner-rotation 180 sink-deep 182 zoom 60 zoom-documented 60 photo-viewer 370 signal-photo 380 side-present 280
    container-transform 340 android-back 460 android-guide 460 android-shared-element 470 react-native-screens 240
    react-navigation 268 telegram 258 shared-element 280 push-down 280 fade-slide 182 ios-18 268 ios-26 268 ios-27 292
    flutter 262 libadwaita 218
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// UIKit calls these, or the app.
  private static let called: Set = [
    "animateTransition", "transitionDuration", "startInteractiveTransition", "animationController", "gestureRecognizer",
    "interactionControllerForPresentation", "interactionControllerForDismissal", "gestureRecognizerShouldBegin",
    "shouldBeRequiredToFail", "accessibilityPerformEscape", "RiseUnwindSegue",
  ]

  /// Returns what a reviewer would not merge: constant conditions, arithmetic of numbers, and names that are not used.
  private static func faults(in text: String) -> [String] {
    let tokens = SourcePass.words(of: text).map(String.init)
    func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index] : "" }
    let keywords: Set = ["let", "var", "func", "class", "struct", "enum", "case", "protocol", "typealias"]
    return tokens.indices.compactMap { index in
      let (word, before, after) = (tokens[index], token(index - 1), token(index + 1))
      let nearby = (index - 3...index + 4).map(token).joined(separator: " ")
      if ["true", "false"].contains(word), before != "=", ["&", "|", "?"].contains(after) { return nearby }
      if ["true", "false"].contains(word), ["if", "guard", "while", "&", "|", "!"].contains(before) { return nearby }
      // A fraction such as 1 / 3 has no other form.
      if Double(before) != nil, ["+", "-", "*", "<", ">"].contains(word), Double(after) != nil,
        !["*", "/", "."].contains(token(index - 2)), !["*", "/"].contains(token(index + 2))
      {
        return nearby
      }
      guard keywords.contains(before), word.first?.isLetter == true, !called.contains(word) else { return nil }
      let uses = tokens.indices.filter { tokens[$0] == word && $0 != index }
      let isUsed = uses.contains { use in
        switch before {
        case "func":
          token(use + 1) == "(" || ["(", ",", ":"].contains(token(use - 1)) && [")", ","].contains(token(use + 1))
        case "case": token(use - 1) == "." && !["case", ","].contains(token(use - 2))
        default: true
        }
      }
      return isUsed ? nil : "\(word) is not used"
    }
  }

  @Test(
    "An export is short and internal, has its figures at the top, and nothing that is not used",
    arguments: Array(stride(from: 0, to: short.count, by: 2)))
  func settled(_ row: Int) throws {
    let (name, most) = (Self.short[row], try #require(Int(Self.short[row + 1])))
    #expect(Self.short.count == 2 * Catalogue.entries.count)
    let entry = try entry(name)
    let plan = try #require(entry.export)
    let all: [String: ParameterValue] = [
      "region": .choice("edge"), "release.rule": .choice("projection"), "shadow": .isOn(false),
      "parallax": .isOn(false),
      "drag.slop": .number(14), "release.speed": .number(1.5), "dimming.placement": .choice("above"),
    ]
    // Numbers that the sources do not contain.
    var odd: [String: ParameterValue] = [:]
    for (index, parameter) in entry.parameters.map(\.description).enumerated() {
      guard case .number(let range, _) = parameter.kind else { continue }
      let share = 0.3137 + 0.0101 * Double(index)
      odd[parameter.key] = .number(
        ((range.lowerBound + share * (range.upperBound - range.lowerBound)) * 1e4).rounded() / 1e4)
    }
    for edits in [ParameterEdits(), edits(entry, all), edits(entry, odd)] {
      let text = try SwiftExport(entry, edits).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count - 1 <= (edits.isEmpty ? most : most + 20), "\(lines.count)")
      #expect(Self.faults(in: text) == [])
      for word in ["public", "parameters.", "Parameters(", "MARK", "\n\n\n"] {
        #expect(!text.replacing("TimingParameters(", with: "").contains(word), "\(word)")
      }
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      for figure in code.joined(separator: "\n").matches(of: /\d+\.\d{4}\b/).map({ "\($0.output)" })
      where !edits.isEmpty && figure != "0.0005" {
        let found = code.filter { $0.contains(figure) }
        #expect(found.count == 1 && found[0].hasPrefix("    static let "), "\(figure)")
      }
      // Two exports fit into one module.
      for line in code where line.contains(#/^(@MainActor )?(final )?(class|struct|enum|func) /#) {
        let words = line.split { !$0.isLetter }
        #expect(words.contains { plan.attachedNames.contains(String($0)) }, "\(line)")
      }
      #expect(text.contains("\n@available(iOS \(name.hasPrefix("zoom") ? 18 : 17), *)\n#Preview {\n"))
      #expect(text.contains("\n// To add: ") != (name.hasPrefix("zoom") || name == "system-swipe"))
      // The screens of a preview take part in its transition.
      if let screen = plan.screen { #expect(text.contains(screen) && text.contains("let screen = PreviewScreen()\n")) }
    }
  }

  @Test("The documentation shows what is exported") func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/Prototype/Prototype.docc/FromTheCommandLine.md"), encoding: .utf8
    )
    let shown = page.components(separatedBy: "goes home like this")[1].components(separatedBy: "```")[1]
    let text = try SwiftExport(entry("back-swipe"), ParameterEdits()).text
    #expect(text.replacing("\n    ", with: "\n").contains(shown.dropFirst()))
    #expect(page.contains("The back swipe has \(text.count { $0 == "\n" }) lines"))
  }

  @Test("Parameters of entries that differ from those of their source are exported too") func presets() throws {
    let deep = try SwiftExport(entry("sink-deep"), ParameterEdits()).text
    #expect(deep.contains("let scale: CGFloat = 0.7\n") && deep.contains("let duration = 1.0\n"))
    let flutter = try SwiftExport(entry("flutter"), ParameterEdits(), keepsParameters: true).text
    #expect(flutter.contains("public var pace = Pace.curve") && flutter.contains("    drag.velocityUnit = .lengths\n"))
    #expect(!flutter.contains("reactNavigation"))
    let curve = try SwiftExport(entry("flutter"), ParameterEdits()).text
    #expect(curve.contains("UICubicTimingParameters") && !curve.contains("UISpringTimingParameters"))
    let rise = try entry("rise")
    let limited = try SwiftExport(rise, edits(rise, ["drag.least": .number(0.1), "drag.slop": .number(20)])).text
    #expect(limited.contains("leastProgress: CGFloat = 0.1\n") && limited.contains(" - (Tuning.slop - 10)"))
    let down = try entry("push-down")
    let fast = try SwiftExport(down, edits(down, ["release.rate": .number(4), "marked": .isOn(false)])).text
    #expect(fast.contains("static let completionRate: CGFloat = 4\n"))
  }

  @Test("What the source needs and what iOS does otherwise stands in the comment") func comment() throws {
    let swipe = try SwiftExport(entry("swipe-tabs"), ParameterEdits()).comment
    #expect(swipe.contains("//     let transition = BackSwipeTabs(tabs)  // keep a reference\n"))
    #expect(swipe.contains("// iOS may drop a flick") && !swipe.contains("Parameters:"))
    let sink = try SwiftExport(entry("sink"), edits(entry("sink"), ["duration": .number(0.45)])).comment
    #expect(sink.contains("// Parameters: tuned in Backswipe; duration 0.45."))
    let grow = try SwiftExport(entry("grow"), ParameterEdits()).comment
    #expect(grow.contains("// A screen that grows conforms to `GrowingScreen`"))
    let system = try SwiftExport(entry("system-swipe"), ParameterEdits()).comment
    #expect(system.contains("// Before iOS 26") && !system.contains("catches"))
  }

  @Test("A preset's name or an edit cannot leave the comment") func injected() throws {
    let export = try SwiftExport(entry("sink"), ParameterEdits(), preset: "a\nimport Glibc")
    #expect(export.comment.split(separator: "\n").allSatisfy { $0.hasPrefix("//") })
  }

  @Test("The JSON has every parameter, and is read again as a config file") func handOff() throws {
    let entry = try entry("ios-18")
    let edits = edits(entry, ["spring.stiffness": .number(400), "shadow": .isOn(false)])
    let text = HandOff.json(entry, edits, preset: "Soft \"one\"")
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"transition\": \"ios-18\",\n"))
    let document = try ParameterDocument(Array(text.utf8), entry: nil)
    #expect(document.parameters == edits && document.entry.name == entry.name && document.name == "Soft \"one\"")
    #expect(document.keys == entry.parameters.map(\.description.key))
    #expect(text.contains("\"changed\": [\"spring.stiffness\", \"shadow\"]"))
    #expect(text.contains("\"duration\": \"s\""))
    #expect(text.contains("\"command\": \"backswipe --transition ios-18 --set "))
    #expect(text.contains("\"swiftUI\": \".spring(duration: "))
  }
}
