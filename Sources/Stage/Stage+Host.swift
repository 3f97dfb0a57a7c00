// The interface for hosts: real time, real screens, several fingers, and drawing into the host's memory.

package import CoreGraphics
package import Foundation
import QuartzCore
package import Raster
package import UIKit

extension Stage {
  package enum Outlook: Equatable, Sendable {
    /// The host draws at once, and then every frame.
    case moving
    /// The host draws at this instant of the stage's time, in seconds.
    case waiting(until: TimeInterval)
    /// When there is input, and not before.
    case still
  }

  /// When a host has to draw next, for this stage and the embedded ones.
  package var outlook: Outlook {
    embeddedStages.reduce(ownOutlook) { result, embedded in
      embedded.view.map { Outlook.earlier(result, $0.outlook) } ?? result
    }
  }

  private var ownOutlook: Outlook {
    let world = application.world
    let isMoving = world.outlook == .moving || world.hasEndlessMotion || world.hasRunningDisplayLinks
    if isMoving || application.hasTurnWork { return .moving }
    var next = application.nextWork ?? .infinity
    if case .waiting(let instant) = world.outlook { next = min(next, instant) }
    return next == .infinity ? .still : .waiting(until: next)
  }

  /// An instant before `now` counts as `now`; frames are `interval` seconds apart.
  package func step(to instant: TimeInterval, interval: TimeInterval) {
    perform {
      runFrame(at: instant, interval: interval)
      clock.move(to: now)
    }
  }

  /// The event is one of several fingers' or the mouse's, and is handled at `now`.
  ///
  /// `instant` is the time at which it happened, in seconds of any steady clock. Velocities are computed from it.
  package func send(_ event: PointerEvent, pointer: Int, at instant: TimeInterval) {
    perform {
      turn { deliver(event, pointer: pointer, at: instant) }
      pointerHandled(event, pointer, instant)
    }
    reflect(event, pointer: pointer, at: instant)
  }

  private func deliver(_ event: PointerEvent, pointer: Int, at instant: TimeInterval) {
    recorder.add(event, pointer: pointer, at: instant, now: now, size: screenSize) { isIdle }
    switch event {
    case .down(let point): application.pointer(.down, id: pointer, at: point, timestamp: instant)
    case .move(let point): application.pointer(.move, id: pointer, at: point, timestamp: instant)
    case .up(let point): application.pointer(.up, id: pointer, at: point, timestamp: instant)
    case .cancel: application.pointer(.cancel, timestamp: instant)
    }
  }

  /// Scrolls as a mouse wheel does: positive values move the content right and down.
  ///
  /// A wheel sends no touches, so it drags nothing, except with a `scrollFinger` what no view takes. Returns whether
  /// anything took it.
  @discardableResult package func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    let views = { (delta: CGVector) in self.turn { self.application.wheel(by: delta, at: point) } }
    guard let scrollFinger else { return views(delta) }
    let isFree = { self.application.touchCount == 0 }
    return scrollFinger.scroll(by: delta, at: point, isFree: isFree, views: views)
  }

  /// Moves the pointer to `point` without pressing it; nil if it left the screen.
  package func hover(at point: CGPoint?) { turn { application.hover(at: point) } }

  /// Draws the parts that changed since the last call, or everything, and returns the region in points; nil for the
  /// whole screen.
  package func draw(into buffer: PixelBuffer, everything: Bool = false) throws -> DamageRegion? {
    try perform {
      prepareToDraw()
      finishTurn()
      return try painter.draw(application.world, into: buffer, everything: everything)
    }
  }

  package var pixelCounts: PixelCounts { painter.pixelCounts }

  /// The size is in points; windows that filled the screen are resized with it.
  ///
  /// In a closure that adds animations, the size changes when the turn ends: it is not part of what the closure
  /// animates.
  package func resize(to size: CGSize, scale: CGFloat) {
    perform {
      guard !application.stagesAnimations else {
        return application.beforeTurnEnds { [weak self] in self?.resize(to: size, scale: scale) }
      }
      let (size, scale, diagnostic) = Self.allowed(size, scale)
      if let diagnostic { return ownDiagnostics.append(diagnostic) }
      application.resizeScreen(to: size, scale: scale)
      painter.resize(to: size, scale: scale)
      application.finishTurn()
    }
  }

  // MARK: Keys and typed text

  /// The key went down, or repeats because it is held; returns whether the stage used it.
  ///
  /// Open menus use every key, and a text that is edited uses those that edit or type. A character key types nothing by
  /// itself: its text comes by `insertText(_:)`, from the host or an input method.
  @discardableResult package func keyDown(_ key: HostKey, isRepeat: Bool = false) -> Bool {
    send(key, isRepeat ? .repeated : .down)
  }

  package func keyUp(_ key: HostKey) { send(key, .up) }

  @discardableResult private func send(_ key: HostKey, _ phase: KeyInput.Phase) -> Bool {
    turn { application.key(KeyInput(key, phase)) }
  }

  /// As when the window loses the keyboard.
  package func cancelKeys() { turn { application.cancelKeys() } }

  /// Does nothing if no text is edited.
  package func insertText(_ text: String) { turn { application.insertText(text) } }

  /// Text that an input method composes, with the selected range in UTF-16 units; empty text ends it.
  package func setMarkedText(_ text: String, selection: Range<Int>) {
    turn { application.setMarkedText(text, selection: selection) }
  }

  /// In points of the screen; nil if no text is edited, and keys type nothing.
  package var caretRect: CGRect? { perform { application.caretRect } }
}

extension Stage.Outlook {
  /// The outlook that asks for a frame first.
  static func earlier(_ first: Self, _ second: Self) -> Self {
    switch (first, second) {
    case (.moving, _), (_, .moving): .moving
    case (.still, let some), (let some, .still): some
    case (.waiting(let one), .waiting(let two)): .waiting(until: min(one, two))
    }
  }
}

extension KeyInput {
  init(_ key: HostKey, _ phase: Phase) {
    self.init(
      phase, code: UIKeyboardHIDUsage(rawValue: key.position) ?? .keyboardErrorUndefined, characters: key.symbol,
      modifierFlags: HostKey.Modifiers.flags.reduce(into: []) { if key.modifiers.contains($1.0) { $0.insert($1.1) } })
  }
}

extension HostKey.Modifiers {
  fileprivate static let flags: [(Self, UIKeyModifierFlags)] = [
    (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
  ]

  package init(_ flags: UIKeyModifierFlags) {
    self = Self.flags.reduce(into: []) { if flags.contains($1.1) { $0.insert($1.0) } }
  }
}

/// The memory of a window, in rows of four bytes a pixel: blue, green, red and one unused.
@MainActor package final class HostCanvas {
  let buffer: PixelBuffer

  /// `memory` holds `height` rows of `stride` bytes and must outlive the canvas; nil if nothing can be drawn at this
  /// size.
  package init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    guard let buffer = PixelBuffer(borrowing: memory, width: width, height: height, stride: stride) else { return nil }
    self.buffer = buffer
  }

  package struct Area: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  var bounds: Area { Area(x: 0, y: 0, width: buffer.width, height: buffer.height) }

  /// The pixels that `rect`, in points, touches; nil if it touches none.
  func area(_ rect: CGRect, scale: CGFloat) -> Area? {
    let (left, top) = (max((rect.minX * scale).rounded(.down), 0), max((rect.minY * scale).rounded(.down), 0))
    let right = min((rect.maxX * scale).rounded(.up), CGFloat(buffer.width))
    let bottom = min((rect.maxY * scale).rounded(.up), CGFloat(buffer.height))
    guard left < right, top < bottom else { return nil }
    return Area(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}

extension Stage {
  package var screenScale: CGFloat { application.screen.scale }

  package var screenPixels: (width: Int, height: Int) {
    FramePainter.pixels(application.screen.bounds.size, screenScale)
  }

  /// Draws the parts that changed since the canvas was last drawn into, or everything, and returns these areas.
  package func draw(into canvas: HostCanvas, everything: Bool) throws -> [HostCanvas.Area] {
    guard let damage = try draw(into: canvas.buffer, everything: everything) else { return [canvas.bounds] }
    return damage.rects.compactMap { canvas.area($0, scale: screenScale) }
  }
}
