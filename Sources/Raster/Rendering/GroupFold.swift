import QuartzCore

/// A translucent group over one opaque colour, which is drawn without a surface of its own: its opacity is mixed into
/// the colours of its items.
///
/// Let g be the ground, o the group's opacity, and c a colour that is painted with coverage a over d inside the group.
/// The group shows g + o(ac + (1 − a)d − g), which is a(g + o(c − g)) + (1 − a)(g + o(d − g)): the same painting with
/// both colours mixed. Only rounding differs, by up to two levels of 255. The dimmed screen of a back swipe is such a
/// group; as a surface of its own it takes a third of a step's instructions.
struct GroupFold {
  /// The index of the group's first item.
  let group: Int
  /// The pixels that show nothing but the ground before the group is drawn.
  let box: DeviceBox
  private let ground: SIMD4<Float>
  private let opacity: Float

  /// Creates the fold of the group at `group` over a ground that fills `box`.
  init(group: Int, box: DeviceBox, ground: SIMD4<Float>, opacity: Double) {
    self.group = group
    self.box = box
    self.ground = ground.clamped(lowerBound: .zero, upperBound: .one)
    self.opacity = Float(min(max(opacity, 0), 1))
  }

  /// Returns the colour to paint with for `color`, whose alpha stays.
  func mixed(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let color = color.clamped(lowerBound: .zero, upperBound: .one)
    var result = ground + (color - ground) * opacity
    result.w = color.w
    return result
  }
}

extension Renderer {
  /// Whether all items of a range paint with single colours, which can be mixed with a ground.
  func paintsColors(_ range: Range<Int>) -> Bool {
    items[range].allSatisfy { item in
      switch item.kind {
      case .background, .border, .shape, .shadow, .beginClip, .end: true
      case .beginGroup: !item.options.contains(.adds)
      case .text: (list.object(item.object) as? ShapedText)?.isOneColor ?? true
      case .picture, .gradient, .backdrop, .beginMask, .maskSwitch: false
      }
    }
  }

  /// Sets the colour of an item, mixed with the ground of the group that is being folded.
  func setColor(_ color: SIMD4<Float>, opacity: Double, on canvas: Canvas) {
    canvas.setColor(fold?.mixed(color) ?? color, opacity: opacity)
  }
}
