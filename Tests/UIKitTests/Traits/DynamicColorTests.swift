import Testing
import UIKit

@Suite("Dynamic colours")
struct DynamicColorTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let raised = UITraitCollection(traitsFrom: [dark, .init(userInterfaceLevel: .elevated)])
  private static let strong = UITraitCollection(accessibilityContrast: .high)

  @Test("A colour with a provider is what that returns for the traits, and light where none are current")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
    #expect(color.resolvedColor(with: Self.dark) == .white && color.resolvedColor(with: Self.light) == .blue)
    #expect(color.cgColor == UIColor.blue.cgColor)
    Self.dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    #expect(color != .blue && color == color && UIColor.blue.resolvedColor(with: Self.dark) === UIColor.blue)
  }

  @Test("A provider can return a dynamic colour, and resolve others by the current traits")
  func nested() {
    let outer = UIColor { _ in .label }
    #expect(outer.resolvedColor(with: Self.dark) == UIColor.label.resolvedColor(with: Self.dark))
    let inner = UIColor { _ in UIColor(cgColor: UIColor.label.cgColor) }
    #expect(inner.resolvedColor(with: Self.dark) == UIColor.label.resolvedColor(with: Self.dark))
  }

  @Test("A provider that returns its own colour resolves to a clear colour")
  func endless() {
    nonisolated(unsafe) var color = UIColor.red
    color = UIColor { _ in color }
    #expect(color.resolvedColor(with: Self.dark) == .clear && color.cgColor.alpha == 0)
    color = .red
  }

  @Test("With another opacity a dynamic colour stays dynamic, and is equal to the same colour with that opacity")
  func faded() {
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(half == UIColor.label.withAlphaComponent(0.5) && half != UIColor.label.withAlphaComponent(0.4))
    #expect(Set([half, UIColor.label.withAlphaComponent(0.5)]).count == 1)
    #expect(half.resolvedColor(with: Self.dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(half.resolvedColor(with: Self.light) == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
  }

  /// Figures of iOS: light, dark, and dark on an elevated interface, in 255ths, and the alpha in percent.
  @Test(
    "4.4: The system's colours have the values of iOS",
    arguments: [
      (.systemRed, [255, 56, 60, 100], [255, 66, 69, 100], [255, 66, 69, 100]),
      (.systemBlue, [0, 136, 255, 100], [0, 145, 255, 100], [0, 145, 255, 100]),
      (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100], [28, 28, 30, 100]),
      (.label, [0, 0, 0, 100], [255, 255, 255, 100], [255, 255, 255, 100]),
      (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60], [235, 235, 245, 60]),
      (.separator, [60, 60, 67, 29], [84, 84, 88, 60], [84, 84, 88, 60]),
      (.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24], [118, 118, 128, 24]),
      (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100], [28, 28, 30, 100]),
      (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100], [44, 44, 46, 100]),
      (.tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100], [58, 58, 60, 100]),
      (.darkText, [0, 0, 0, 100], [0, 0, 0, 100], [0, 0, 0, 100]),
    ] as [(UIColor, [Int], [Int], [Int])])
  func system(_ color: UIColor, light: [Int], dark: [Int], raised: [Int]) {
    func figures(_ traits: UITraitCollection) -> [Int] {
      let components = color.resolvedColor(with: traits).cgColor.components ?? []
      return components.enumerated().map { Int((Double($1) * ($0 == 3 ? 100 : 255)).rounded()) }
    }
    #expect(figures(Self.light) == light && figures(Self.dark) == dark && figures(Self.raised) == raised)
  }

  @Test("Increased contrast has colours of its own")
  func contrast() {
    let strong = UIColor.systemBlue.resolvedColor(with: Self.strong)
    #expect(strong == UIColor(red: 30.0 / 255, green: 110.0 / 255, blue: 244.0 / 255, alpha: 1))
    #expect(UIColor.label.resolvedColor(with: Self.strong) == UIColor.label.resolvedColor(with: Self.light))
  }

  @Test("A dynamic colour is the same object every time, and its components are those for the current traits")
  func identity() {
    #expect(UIColor.systemBackground === UIColor.systemBackground && UIColor.systemBackground != .white)
    var white: CGFloat = 0.5
    Self.dark.performAsCurrent { #expect(UIColor.systemBackground.getWhite(&white, alpha: nil)) }
    #expect(white == 0)
  }
}
