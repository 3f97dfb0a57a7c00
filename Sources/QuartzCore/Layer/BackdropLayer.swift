// Not Apple's: UIKit's visual effects use a private layer for this.

import CoreGraphics

/// Shows the content below it, blurred and with changed saturation, within its rounded bounds.
package final class BackdropLayer: CALayer {
  /// The standard deviation, in points; 0 for none.
  package var blurRadius: CGFloat {
    get { CGFloat(values.pointee.special.backdropRadius) }
    set { write(newValue.native, to: .backdropRadius) }
  }
  /// 0 for gray, 1 for unchanged.
  package var saturation: CGFloat {
    get { CGFloat(values.pointee.special.backdropSaturation) }
    set { write(newValue.native, to: .backdropSaturation) }
  }
  /// Mixed with the gray in the colors, and all is cut off at black and white only then, as glass is; nil for none.
  package var tint: CGColor? {
    get { givenColors.tint }
    set { write(newValue, to: .backdropTint, given: \.tint) }
  }

  override var paintsOwnContent: Bool { true }

  package override init() {
    super.init()
    updatePaints()
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    updatePaints()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    updatePaints()
  }

  override func makePresentationCopy() -> CALayer? { BackdropLayer(layer: self) }

  override func paint(_ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter) {
    super.paint(v, objects, painter)
    let special = v.pointee.special
    let (radius, saturation, tint) = (special.backdropRadius, special.backdropSaturation, special.backdropTint)
    guard radius > 0 || saturation != 1 || tint.w > 0, v.pointee.bounds.z > 0, v.pointee.bounds.w > 0 else { return }
    painter.add(
      .backdrop(
        .init(
          outline: painter.outline(v), blur: max(0, radius), saturation: max(0, saturation), tint: SIMD4<Float>(tint))))
  }
}
