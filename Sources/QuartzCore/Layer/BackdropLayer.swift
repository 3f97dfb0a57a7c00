// Not Apple's name: what draws a blur of what is beneath, which Apple's layers do without saying how.

import CoreGraphics

/// A layer that shows, within its bounds, rounded as they are, what lies beneath it: blurred, and with stronger colours.
package final class BackdropLayer: CALayer {
  /// The standard deviation of the blur, in points; 0 for none.
  package var blurRadius: CGFloat {
    get { CGFloat(values.pointee.special.backdropRadius) }
    set { write(\.special.backdropRadius, newValue.native, .backdropRadius) }
  }
  /// How strong colours are by what they were: 0 for gray, 1 for the same.
  package var saturation: CGFloat {
    get { CGFloat(values.pointee.special.backdropSaturation) }
    set { write(\.special.backdropSaturation, newValue.native, .backdropSaturation) }
  }

  override var paintsBesides: Bool { true }

  /// A layer that shows what is beneath as it is.
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
    let (radius, saturation) = (v.pointee.special.backdropRadius, v.pointee.special.backdropSaturation)
    guard radius > 0 || saturation != 1, v.pointee.bounds.z > 0, v.pointee.bounds.w > 0 else { return }
    var item = painter.rounded(.backdrop, v)
    item.amount = max(0, radius)
    item.figures.x = max(0, saturation)
    painter.list.append(item)
    painter.list.holdsBackdrops = true
  }
}
