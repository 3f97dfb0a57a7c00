import Foundation
import Testing

@testable import Prototype

/// The names of the tested entries; a test checks that the catalogue has no others.
enum CatalogueNames {
  static let dragged = [
    "back-swipe", "system-swipe", "swipe-dismiss", "swipe-tabs", "rise", "keyframe", "corner-rotation", "photo-viewer",
    "sink", "sink-deep", "shared-element", "push-down", "side-present", "fade-slide", "grow", "ios-18", "ios-26",
    "ios-27", "flutter", "react-navigation", "libadwaita",
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
    let color = try #require(parameters.first { $0["key"] as? String == "shadow.color" })
    #expect(color["default"] as? String == "000000" && color["type"] as? String == "color")
  }
}
