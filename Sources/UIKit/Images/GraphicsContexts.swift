public import CoreGraphics
import Foundation

/// The contexts that drawing goes to, innermost last.
@MainActor enum GraphicsContexts {
  private struct Entry {
    let context: CGContext
    /// The pixels to a point, of a context that is to become a picture.
    let imageScale: CGFloat?
  }

  private static var stack: [Entry] = []

  static var current: CGContext? { stack.last?.context }
  /// The pixels to a point, where the current context is to become a picture.
  static var imageScale: CGFloat? { stack.last?.imageScale }
  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    stack.append(Entry(context: context, imageScale: imageScale))
  }
  static func pop() { _ = stack.popLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that views draw into now; nil outside drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go to `context` until `UIGraphicsPopContext()`.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go where it went before.
@MainActor public func UIGraphicsPopContext() { GraphicsContexts.pop() }
