import Testing
import UIKit

@testable import Prototype

/// The names of the tested entries; a test checks that the catalogue has no others.
enum CatalogueNames {
  static let dragged = [
    "back-swipe", "system-swipe", "swipe-dismiss", "swipe-tabs", "rise", "keyframe", "corner-rotation", "zoom",
    "zoom-documented", "photo-viewer", "signal-photo", "sink", "sink-deep", "shared-element", "container-transform",
    "push-down", "side-present", "fade-slide", "grow", "ios-18", "ios-26", "ios-27", "flutter", "react-navigation",
    "react-native-screens", "telegram", "libadwaita", "android-back", "android-guide",
    "android-shared-element",
  ]
  static let all = dragged + ["rise-segue"]
}

@MainActor @Suite("The catalogue's list")
struct CatalogueListTests {
  @Test("Every entry is tested, has a title and a sentence, unique keys, and default values in their ranges")
  func entries() {
    #expect(Set(Catalogue.entries.map(\.name)) == Set(CatalogueNames.all))
    #expect(Catalogue.entries.count == CatalogueNames.all.count)
    for entry in Catalogue.entries {
      #expect(entry.sentence.hasSuffix(".") && !entry.title.isEmpty)
      #expect((entry.back != nil) == CatalogueNames.dragged.contains(entry.name), "\(entry.name)")
      let keys = entry.parameters.map(\.description.key)
      #expect(Set(keys).count == keys.count)
      for (description, initial) in entry.parameters {
        guard case .number(let range, _) = description.kind, case .number(let number) = initial else { continue }
        #expect(range.contains(number), "\(entry.name): \(description.key)")
      }
    }
  }

  @Test("The text names every entry, and the JSON lists all parameters too")
  func listing() throws {
    for entry in Catalogue.entries { #expect(CatalogueListing.text.contains("\(entry.name) ")) }
    let json = try JSONSerialization.jsonObject(with: Data(CatalogueListing.json().utf8)) as? [String: Any]
    #expect(json?["version"] as? Int == 1)
    let entries = try #require(json?["transitions"] as? [[String: Any]])
    #expect(entries.count == Catalogue.entries.count)
    let swipe = try #require(entries.first { $0["name"] as? String == "back-swipe" })
    let parameters = try #require(swipe["parameters"] as? [[String: Any]])
    let radius = try #require(parameters.first { $0["key"] as? String == "shadow.radius" })
    #expect(
      radius["default"] as? Double == 5 && radius["unit"] as? String == "pt" && radius["maximum"] as? Double == 40)
    #expect(radius["provenance"] as? String == "published" && radius["source"] as? String == "Systems of transitions")
    let color = try #require(parameters.first { $0["key"] as? String == "shadow.color" })
    #expect(color["default"] as? String == "000000" && color["type"] as? String == "color")
  }

  @Test("Every parameter is measured, published or a guess, and its help says so")
  func provenance() throws {
    for entry in Catalogue.entries {
      for (description, _) in entry.parameters {
        let provenance = try #require(description.provenance, "\(entry.name): \(description.key)")
        #expect(description.toolTip.hasSuffix(provenance.sentence))
      }
    }
    let used = Set(Catalogue.entries.flatMap(\.parameters).compactMap(\.description.provenance?.source))
    #expect(used == Set(ParameterSource.allCases))
  }

  @Test("The name of a guess has a dotted line, which the column explains while one is shown")
  func guesses() throws {
    for (name, note) in [("android-back", "Dotted: guessed"), ("back-swipe", "")] {
      let scene = PanelScene(name)
      let column = try #require(scene.app.bench?.panel.parameters)
      var count = 0
      for (description, _) in scene.app.store.entry.parameters {
        let row = try #require(column.row(description.key))
        guard row.keys.count == 1, !(row is SectionHeading) else { continue }
        #expect(row.isGuess == (description.provenance == .guessed), "\(description.key)")
        count += row.isGuess && !row.isHidden ? 1 : 0
      }
      #expect((count > 0) == !note.isEmpty && column.guessNote == note)
    }
  }

  @Test("The title of a transition is that of its row in the list with the version, wherever it is named")
  func titles() throws {
    for family in CatalogueFamily.families(of: Catalogue.entries) {
      for entry in family.versions where entry.title != family.title {
        let version = try #require(entry.family?.version)
        #expect([" ", ", "].contains { entry.title == family.title + $0 + version }, "\(entry.title)")
      }
    }
    #expect(Set(Catalogue.entries.map(\.title)).count == Catalogue.entries.count)
  }

  @Test(
    "What decides about a back swipe is measured on iOS 27, and a guess before it",
    arguments: [("ios-18", "guessed"), ("ios-26", "guessed"), ("ios-27", "measured"), ("flutter", "published")])
  func deciding(_ name: String, _ word: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    for key in ["release.rule", "release.distance"] {
      let row = try #require(entry.parameters.first { $0.description.key == key })
      #expect(row.description.provenance?.word == word, "\(key)")
    }
  }

  @Test("The page of sources in the documentation is the one that the program writes")
  func sources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let page = root.deletingLastPathComponent().appendingPathComponent(
      "Sources/Prototype/Prototype.docc/WhereTheMotionsComeFrom.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == CatalogueListing.sources + "\n")
    #expect(
      CatalogueListing.sources.contains(
        "| iOS 27 | from 53 % on, as if 0.12 s later from the edge; "
          + "from 42 % on, as if 0.12 s later from anywhere else |"))
  }
}
