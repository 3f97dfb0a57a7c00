public import Foundation

extension CGContext {
  /// Sets the colour of insides.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    if let space = color.colorSpace { state.fillSpace = space }
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    if let space = color.colorSpace { state.strokeSpace = space }
  }

  /// Sets the colour of insides by its red, green and blue.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: CGColorSpaceCreateDeviceRGB(), components: [red, green, blue], alpha: alpha))
  }

  /// Sets the colour of lines by its red, green and blue.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: CGColorSpaceCreateDeviceRGB(), components: [red, green, blue], alpha: alpha))
  }

  /// Sets the colour of insides to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: CGColorSpaceCreateDeviceGray(), components: [gray], alpha: alpha))
  }

  /// Sets the colour of lines to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: CGColorSpaceCreateDeviceGray(), components: [gray], alpha: alpha))
  }

  /// Sets the space that ``setFillColor(_:)-(UnsafePointer<CGFloat>)`` takes components in; the colour is black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
  }

  /// Sets the space that ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)`` takes components in; the colour is black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
  }

  /// Sets the colour of insides by the components of the current fill space, and alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map(setFillColor)
  }

  /// Sets the colour of lines by the components of the current stroke space, and alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map(setStrokeColor)
  }
}
