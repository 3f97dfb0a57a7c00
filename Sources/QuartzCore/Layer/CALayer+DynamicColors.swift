// Not Apple's: colours of a layer that its view resolves for an appearance, and again for another one.

package import CoreGraphics

extension CALayer {
  /// The properties whose colour was resolved from a dynamic one.
  package final var dynamicColorProperties: [LayerProperty] {
    LayerProperty.colorProperties.filter { givenColors[keyPath: $0.given]?.dynamicColor != nil }.map(\.property)
  }

  /// Sets the colour of `property` as a client does; without effect if the layer's class does not have the property.
  package final func setColor(_ color: CGColor?, of property: LayerProperty) {
    if case .color(_, let set, _) = property.row.access { set(self, color) }
  }

  /// Whether the layer shows what was drawn into it when it was displayed.
  package final var hasDrawing: Bool { drawing != nil }
}
