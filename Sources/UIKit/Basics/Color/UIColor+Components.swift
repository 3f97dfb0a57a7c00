public import CoreGraphics
import Foundation

extension UIColor {
  /// Writes the components in extended sRGB; returns true, since every colour has them.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = precise
    red?.pointee = CGFloat(color.x)
    green?.pointee = CGFloat(color.y)
    blue?.pointee = CGFloat(color.z)
    alpha?.pointee = CGFloat(color.w)
    return true
  }

  /// Writes hue, saturation and brightness, each 0...1; returns true, since every colour has them.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = precise
    let converted = HueColor(rgb: SIMD3(color.x, color.y, color.z))
    hue?.pointee = CGFloat(converted.hue)
    saturation?.pointee = CGFloat(converted.saturation)
    brightness?.pointee = CGFloat(converted.brightness)
    alpha?.pointee = CGFloat(color.w)
    return true
  }

  /// Writes the brightness of a gray; returns false, and writes nothing, if the colour is not gray.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = precise
    guard color.x == color.y, color.y == color.z else { return false }
    white?.pointee = CGFloat(color.x)
    alpha?.pointee = CGFloat(color.w)
    return true
  }

  /// The components as they were given if they are sRGB or gray; otherwise converted to sRGB.
  private var precise: SIMD4<Double> {
    let given = (cgColor.components ?? []).map(\.native)
    if cgColor.colorSpace == .standardGray, given.count == 2 {
      return SIMD4(given[0], given[0], given[0], given[1])
    }
    if cgColor.colorSpace == .standardRGB || cgColor.colorSpace == .extendedRGB, given.count == 4 {
      return SIMD4(given[0], given[1], given[2], given[3])
    }
    return SIMD4<Double>(cgColor.rgba)
  }

  /// Sets the fill and stroke colours of the current context to this colour.
  public final func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context to this colour.
  public final func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context to this colour.
  public final func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
