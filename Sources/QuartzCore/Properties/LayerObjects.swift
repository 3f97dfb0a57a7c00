package import CoreGraphics

/// The references of a layer that a frame needs: pictures, paths and gradients.
///
/// They are kept apart from the numbers so that sampling a layer without animated references counts no references.
package struct LayerObjects {
  package var contents: AnyObject?
  /// The picture that `contents` is fading into; nil unless an animation of the contents is under way.
  package var incomingContents: AnyObject?
  /// The progress of that fade, 0...1.
  package var incomingFraction = 0.0
  package var shadowPath: CGPath?
  package var path: CGPath?
  package var gradient: GradientStops?

  package init() {}
}
