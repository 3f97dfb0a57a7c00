public import Foundation

/// The parts that make up an affine transform: scale, then horizontal shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y, which act first; a negative one mirrors.
  public var scale: CGSize

  /// The distance that x moves per unit of y, after the scale.
  public var horizontalShear: CGFloat

  /// The rotation in radians, after the shear.
  public var rotation: CGFloat

  /// The translation, which acts last.
  public var translation: CGVector

  /// Creates components that are all zero, including the scale.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components; those left out have no effect.
  public init(
    scale: CGSize = .init(width: 1, height: 1),
    horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
