import Foundation

/// A colour as hue, saturation and brightness, each 0…1.
struct HueColor {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    func unit(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    self.hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    self.saturation = unit(saturation)
    self.brightness = unit(brightness)
  }

  /// The colour as red, green and blue.
  ///
  /// Each component falls below the brightness with the distance of its own hue from the colour's hue.
  var rgb: SIMD3<Double> {
    func component(_ position: Double) -> Double {
      let sector = (position + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    return SIMD3(component(5), component(3), component(1))
  }

  /// Creates the colour with these red, green and blue components.
  init(rgb: SIMD3<Double>) {
    let (high, low) = (rgb.max(), rgb.min())
    let spread = high - low
    var sector = 0.0
    if spread > 0 {
      if high == rgb.x {
        sector = (rgb.y - rgb.z) / spread
      } else if high == rgb.y {
        sector = 2 + (rgb.z - rgb.x) / spread
      } else {
        sector = 4 + (rgb.x - rgb.y) / spread
      }
    }
    self.init(hue: sector / 6, saturation: high > 0 ? spread / high : 0, brightness: high)
  }
}
