import Stage
import Testing
import UIKit

@Suite("Trait collections")
struct TraitCollectionTests {
  @Test("Of several collections the last one that specifies a trait counts")
  func union() {
    let combined = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .unspecified), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(combined.userInterfaceStyle == .dark && combined.displayScale == 3)
    #expect(combined.horizontalSizeClass == .regular && combined.verticalSizeClass == .unspecified)
    #expect(combined.preferredContentSizeCategory == .small)
    #expect(combined.layoutDirection == .unspecified && combined.userInterfaceIdiom == .unspecified)
    #expect(combined.accessibilityContrast == .unspecified && combined.userInterfaceLevel == .unspecified)
  }

  @Test("Collections with the same values are equal, and have the same hash")
  func equality() {
    let one = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 2)])
    let other = UITraitCollection {
      $0.displayScale = 2
      $0.userInterfaceStyle = .dark
    }
    #expect(one == other && one.hash == other.hash && one != UITraitCollection(userInterfaceStyle: .dark))
    #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
  }

  @Test("A collection contains what it specifies, and nothing else")
  func containment() {
    let both = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 2)])
    #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(both.containsTraits(in: nil) && both.containsTraits(in: UITraitCollection()))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!UITraitCollection(displayScale: 2).containsTraits(in: both))
  }

  @Test("Only style, level and contrast change the appearance of colours")
  func colorAppearance() {
    let none = UITraitCollection()
    #expect(UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: none))
    #expect(UITraitCollection(userInterfaceLevel: .elevated).hasDifferentColorAppearance(comparedTo: none))
    #expect(UITraitCollection(accessibilityContrast: .high).hasDifferentColorAppearance(comparedTo: nil))
    #expect(!UITraitCollection(displayScale: 2).hasDifferentColorAppearance(comparedTo: none))
    #expect(!UITraitCollection(horizontalSizeClass: .compact).hasDifferentColorAppearance(comparedTo: nil))
    #expect(!none.hasDifferentColorAppearance(comparedTo: none))
  }

  @Test("A trait of a client has its default value until it is set, also to that value")
  func ownTrait() {
    let none = UITraitCollection()
    #expect(none[Mood.self] == "calm")
    let glad = none.replacing(Mood.self, value: "glad")
    #expect(glad[Mood.self] == "glad" && glad.changedTraits(from: none).map { $0.name } == ["Mood"])
    let calm = glad.modifyingTraits { $0[Mood.self] = "calm" }
    #expect(calm[Mood.self] == "calm" && UITraitCollection(traitsFrom: [glad, calm])[Mood.self] == "calm")
    #expect(glad.replacing(Mood.self, value: "glad") == glad)
  }

  @Test("Text sizes are ordered")
  func textSizes() {
    #expect(UIContentSizeCategory.small < .large && .large < UIContentSizeCategory.accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
  }

  @Test(
    "A screen's traits follow its size and scale",
    arguments: [
      (390, 844, UIUserInterfaceIdiom.phone, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (844, 390, .phone, .compact, .compact), (932, 430, .phone, .regular, .compact),
      (736, 414, .phone, .regular, .compact), (1024, 1366, .pad, .regular, .regular),
      (744, 1133, .pad, .regular, .regular),
    ] as [(CGFloat, CGFloat, UIUserInterfaceIdiom, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  @MainActor func screen(
    width: CGFloat, height: CGFloat, idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 2)
    stage.resize(to: CGSize(width: width, height: height), scale: 3)
    stage.advance(by: 1 / 60)
    let traits = stage.window.traitCollection
    #expect(traits.userInterfaceIdiom == idiom)
    #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .leftToRight && traits.preferredContentSizeCategory == .large)
    #expect(traits.accessibilityContrast == .normal && traits.userInterfaceLevel == .base)
  }
}

/// A trait of a client.
struct Mood: UITraitDefinition {
  static let defaultValue = "calm"
}
