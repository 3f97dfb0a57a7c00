import CoreGraphics

/// The colours of a layer as clients set them, so that a getter returns the same object, and nil where nil was set.
struct LayerColors {
  var background: CGColor?
  var border: CGColor? = .black
  var shadow: CGColor? = .black
  var fill: CGColor? = .black
  var stroke: CGColor?
  var foreground: CGColor? = .white
  var instance: CGColor? = .white
}
