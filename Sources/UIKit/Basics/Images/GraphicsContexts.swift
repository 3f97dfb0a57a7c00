public import CoreGraphics
import Foundation

/// The contexts that drawing on this thread goes to, innermost last.
enum GraphicsContexts {
  private struct Entry {
    let context: CGContext
    /// The pixels to a point, of a context that is to become a picture.
    let imageScale: CGFloat?
  }

  private final class Stack {
    var entries: [Entry] = []
  }

  static var current: CGContext? { stack?.entries.last?.context }
  /// The pixels to a point, where the current context is to become a picture.
  static var imageScale: CGFloat? { stack?.entries.last?.imageScale }

  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    let stack = stack ?? Stack()
    stack.entries.append(Entry(context: context, imageScale: imageScale))
    Thread.current.threadDictionary[key] = stack
  }

  static func pop() { _ = stack?.entries.popLast() }

  /// Where each thread keeps its contexts.
  private static let key = "UIKit.GraphicsContexts"
  private static var stack: Stack? { Thread.current.threadDictionary[key] as? Stack }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that views draw into now; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go to `context` until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has drawing go where it went before.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }
