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

  /// The transitions whose sources are in the form that goes home, with the lines that their exports may have.
  private nonisolated static let short = [
    ("back-swipe", 180), ("system-swipe", 60), ("swipe-dismiss", 280), ("swipe-tabs", 240), ("rise", 280),
    ("rise-segue", 180), ("keyframe", 180), ("corner-rotation", 180), ("sink", 182), ("zoom", 60),
    ("zoom-documented", 60),
    ("photo-viewer", 352), ("signal-photo", 356), ("container-transform", 340), ("android-back", 460),
    ("android-guide", 460), ("android-shared-element", 470),
    ("react-native-screens", 240), ("telegram", 250),
    ("shared-element", 280), ("push-down", 280), ("side-present", 280), ("fade-slide", 182), ("grow", 180),
    ("ios-18", 240), ("ios-26", 250), ("ios-27", 280), ("flutter", 242), ("libadwaita", 210),
  ]

  @Test("An export is short, internal, and has its parameters in place and nothing that is not used", arguments: short)
  func settled(_ name: String, _ most: Int) throws {
    let entry = try entry(name)
    let all: [String: ParameterValue] = [
      "region": .choice("edge"), "release.rule": .choice("projection"), "shadow": .isOn(false),
      "parallax": .isOn(false),
      "drag.slop": .number(14), "release.speed": .number(1.5), "dimming.placement": .choice("above"),
    ]
    for edits in [ParameterEdits(), edits(entry, all)] {
      let text = try SwiftExport(entry, edits).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count - 1 <= (edits.isEmpty ? most : most + 20), "\(lines.count)")
      for word in ["public", "parameters.", "Parameters(", " true &&", " if true", " if false", "MARK"] {
        #expect(!text.replacing("TimingParameters(", with: "").contains(word), "\(word)")
      }
      let words = text.split { !$0.isLetter && $0 != "_" }.map(String.init)
      let count = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
      for (word, next) in zip(words, words.dropFirst()) where ["let", "var", "class", "struct", "enum"].contains(word) {
        #expect(count[next, default: 0] > 1, "\(next)")
      }
      #expect(text.contains("\n#Preview {\n"))
    }
    // A spring has no duration to set.
    guard entry.group != .engines, name != "system-swipe", !name.hasPrefix("zoom") else { return }
    let tuned = try SwiftExport(entry, edits(entry, ["duration": .number(0.45)])).text
    #expect(tuned.contains("0.45") && tuned.contains("// Parameters: tuned in Backswipe; duration 0.45."))
  }

  @Test(
    "The screens of a preview take part in its transition",
    arguments: [
      ("shared-element", "SharedElementScreen"), ("push-down", "PushDownScreen"), ("grow", "GrowingScreen"),
    ])
  func previewed(_ name: String, _ role: String) throws {
    let text = try SwiftExport(entry(name), ParameterEdits()).text
    #expect(text.contains("private final class PreviewScreen: UIViewController, \(role) {"))
    #expect(text.contains("let screen = PreviewScreen()\n"))
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
    #expect(deep.contains("scaledBy(x: 0.7, y: 0.7)") && deep.contains("UIView.animate(withDuration: 1)"))
    let flutter = try SwiftExport(entry("flutter"), ParameterEdits(), keepsParameters: true).text
    #expect(flutter.contains("public var pace = Pace.curve") && flutter.contains("    drag.velocityUnit = .lengths\n"))
    #expect(!flutter.contains("reactNavigation"))
    let curve = try SwiftExport(entry("flutter"), ParameterEdits()).text
    #expect(curve.contains("UICubicTimingParameters") && !curve.contains("UISpringTimingParameters"))
    let rise = try entry("rise")
    let limited = try SwiftExport(rise, edits(rise, ["drag.least": .number(0.1), "drag.slop": .number(20)])).text
    #expect(limited.contains("min(max(abs(lengths), 0.1), 0.99)") && limited.contains(" - (20 - 10)"))
    let down = try entry("push-down")
    let fast = try SwiftExport(down, edits(down, ["release.rate": .number(4), "marked": .isOn(false)])).text
    #expect(fast.contains("completionRate = 4\n"))
  }

  @Test("What the source needs and what iOS does otherwise stands in the comment") func comment() throws {
    let swipe = try SwiftExport(entry("swipe-tabs"), ParameterEdits()).comment
    #expect(swipe.contains("//     let transition = BackSwipeTabs(tabs)  // keep a reference\n"))
    #expect(swipe.contains("// A flick that is over before") && !swipe.contains("Parameters:"))
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
