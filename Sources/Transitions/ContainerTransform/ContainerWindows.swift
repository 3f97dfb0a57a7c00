public import UIKit

/// In which part of a container transform each of its motions takes place, in fractions of its progress.
///
/// These are Material's defaults.
public struct ContainerWindows: Sendable {
  /// The page becomes opaque or transparent.
  public let fade: ClosedRange<CGFloat>
  /// The width changes.
  public let scale: ClosedRange<CGFloat>
  /// The proportions change.
  public let mask: ClosedRange<CGFloat>
  /// The corners change.
  public let shape: ClosedRange<CGFloat>

  /// Returns the fraction of a window that is over at a progress, 0...1.
  public static func part(of window: ClosedRange<CGFloat>, at progress: CGFloat) -> CGFloat {
    min(max((progress - window.lowerBound) / (window.upperBound - window.lowerBound), 0), 1)
  }

  public static let opening = Self(fade: 0...0.25, scale: 0...1, mask: 0...1, shape: 0...0.75)
  public static let closing = Self(fade: 0.6...0.9, scale: 0...1, mask: 0...0.9, shape: 0.3...0.9)
  public static let openingArc = Self(fade: 0.1...0.4, scale: 0.1...1, mask: 0.1...1, shape: 0.1...0.9)
  public static let closingArc = Self(fade: 0.6...0.9, scale: 0...0.9, mask: 0...0.9, shape: 0.2...0.9)
}
