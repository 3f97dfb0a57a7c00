public import CoreGraphics
import Foundation

/// The stack of contexts that are drawn into on this thread, the current one last.
enum GraphicsContexts {
  private struct Entry {
    let context: CGContext
    /// The number of pixels per point of a context that becomes a picture; nil for other contexts.
    let imageScale: CGFloat?
  }

  private final class Stack {
    var entries: [Entry] = []
  }

  static var current: CGContext? { stack?.entries.last?.context }
  /// The number of pixels per point of the current context if it becomes a picture.
  static var imageScale: CGFloat? { stack?.entries.last?.imageScale }

  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    let stack = stack ?? Stack()
    stack.entries.append(Entry(context: context, imageScale: imageScale))
    Thread.current.threadDictionary[key] = stack
  }

  static func pop() { _ = stack?.entries.popLast() }

  /// The key of the stack in the dictionary of each thread.
  private static let key = "UIKit.GraphicsContexts"
  private static var stack: Stack? { Thread.current.threadDictionary[key] as? Stack }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current graphics context; nil if nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes `context` the current graphics context until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the previous graphics context the current one.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }
