public import CoreGraphics
import Foundation
import Glibc

/// The contexts that are drawn into on this thread, the current one last.
enum GraphicsContexts {
  private struct Entry {
    let context: CGContext
    /// The scale of a context that becomes a picture; nil for others.
    let imageScale: CGFloat?
  }

  private final class Stack {
    var entries: [Entry] = []
  }

  static var current: CGContext? { stack?.entries.last?.context }
  /// The scale of the current context if it becomes a picture.
  static var imageScale: CGFloat? { stack?.entries.last?.imageScale }

  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    let stack = stack ?? makeStack()
    stack.entries.append(Entry(context: context, imageScale: imageScale))
  }

  static func pop() { _ = stack?.entries.popLast() }

  /// Each thread owns its stack and releases it when it ends.
  ///
  /// Foundation's dictionary of a thread would box every value that is stored and cast it when it is read, in every
  /// `draw(_:)`.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { @Sendable in
      if let stack = $0 { Unmanaged<Stack>.fromOpaque(stack).release() }
    }
    precondition(failure == 0, "the process has no key left for a thread's own data: \(failure)")
    return key
  }()

  private static var stack: Stack? {
    pthread_getspecific(key).map { Unmanaged<Stack>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func makeStack() -> Stack {
    let stack = Stack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { GraphicsContexts.pop() }
