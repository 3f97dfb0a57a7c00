/// A transition's spring as other frameworks write it.
@MainActor struct SpringText {
  /// SwiftUI's animation.
  let swiftUI: String
  /// UIKit's timing parameters.
  let uiKit: String

  /// Creates the texts of a transition's spring; nil if the transition has none, or does not use it.
  init?(_ entry: CatalogueEntry, _ edits: FigureEdits) {
    let values = Dictionary(
      entry.parameters.map { ($0.description.key, edits[$0.description.key] ?? $0.initial) }, uniquingKeysWith: { $1 })
    func number(_ key: String) -> Double? {
      guard case .number(let number)? = values[key] else { return nil }
      return number
    }
    guard let mass = number("spring.mass"), let stiffness = number("spring.stiffness"),
      let damping = number("spring.damping"),
      entry.parameters.first(where: { $0.description.key == "spring.mass" })?.description.condition?.holds({
        values[$0]
      }) != false
    else { return nil }
    self.init(SpringShape(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// Creates the texts of a spring; an overdamped one is written as the critically damped one that Apple's systems play.
  init(_ spring: SpringShape) {
    let bounce = max(0, spring.bounce)
    swiftUI = ".spring(duration: \(Self.text(spring.duration)), bounce: \(Self.text(bounce)))"
    let figures = [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
    let arguments = figures.map { "\($0): \(FigureText.exact($1))" }.joined(separator: ", ")
    uiKit = "UISpringTimingParameters(\(arguments), initialVelocity: .zero)"
  }

  private static func text(_ number: Double) -> String { FixedText.short(number, decimals: 4) }
}
