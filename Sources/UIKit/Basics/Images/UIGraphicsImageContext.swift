public import CoreGraphics
public import Foundation
import Glibc
import QuartzCore

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scale of 0 is that of the screen.
///
/// An opaque picture is black at first; if no picture can have the size, it is 1 × 1 and a diagnostic is reported.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : CGFloat(LayerWorld.current.displayScale)
  var made = CGContext(size: size, scale: scale)
  if made == nil {
    LayerWorld.current.report("No picture can have \(size.width) × \(size.height) points at scale \(scale)")
    made = CGContext(size: CGSize(width: 1, height: 1), scale: 1)
  }
  guard let context = made else { return }
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  GraphicsContexts.push(context, imageScale: scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nil if the current context is not a picture.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let scale = GraphicsContexts.imageScale else { return nil }
  return GraphicsContexts.current?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing without a current picture.
public func UIGraphicsEndImageContext() {
  if GraphicsContexts.imageScale != nil { GraphicsContexts.pop() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.clip(to: rect)
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A line of one point along the inside.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setStrokeColor(context.fillColor)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

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
