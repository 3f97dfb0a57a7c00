import CoreGraphics
public import Foundation
import QuartzCore
import Raster
public import UIKit

/// A world that runs: a screen with a window, a clock moved by hand, fingers, and pictures of what is seen.
///
/// Put a controller into `window`, `send` what the finger does, `advance` the time, and `render` what is seen then.
/// Nothing happens by itself, and the same script gives the same pictures. Stages of one process never meet: each
/// method makes its stage current while it works, so `UIScreen.main` and `UIApplication.shared` are this stage's;
/// outside of any, they are those of the stage that was used last.
@MainActor public final class Stage {
  /// The application of the stage's world.
  package let application: UIApplication
  private let phone: UIWindow
  let text = PangoTextService()
  let painter: FramePainter
  var clock = StageClock()
  /// The views that show other stages, which go along with this one.
  var guests: [Guest] = []
  /// What the stage itself had to say.
  var ownDiagnostics: [String] = []
  /// Whether time is being moved: then it cannot be moved from within.
  var isAdvancing = false
  /// The turns there were at an instant without a frame.
  var turns = (instant: 0.0, count: 0)
  /// The stage whose method is under way, innermost.
  private static weak var running: Stage?

  /// A stage with a screen of `size` points, `scale` pixels to each; sides are at least one pixel.
  public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
    let (size, scale, complaint) = Self.allowed(size, scale)
    application = UIApplication(size: size, scale: scale)
    painter = FramePainter(size: size, scale: scale)
    let outer = Self.running
    application.enter()
    application.world.textService = text
    application.world.pictureService = PNGPictureService()
    phone = UIWindow(frame: CGRect(origin: .zero, size: size))
    phone.makeKeyAndVisible()
    outer?.application.enter()
    application.host = self
    if let complaint { ownDiagnostics.append(complaint) }
  }

  /// The window that fills the screen; set its `rootViewController`.
  public var window: UIWindow {
    if Self.running == nil { application.enter() }
    return phone
  }

  /// The instant, in seconds; it starts at 0 and never goes back.
  public var now: TimeInterval { application.world.now }

  /// Has the pointer do `event` now.
  public func send(_ event: PointerEvent) {
    perform {
      application.finishTurn()
      deliver(event, pointer: 0, at: now)
      application.finishTurn()
    }
  }

  /// Whether nothing will change but by input; animations that never end do not count.
  public var isIdle: Bool { application.isIdle && guests.allSatisfy { $0.stage?.isIdle ?? true } }

  /// What would be an exception or a line in the log on iOS, and what text asked for and did not get.
  public var diagnostics: [String] {
    ownDiagnostics + application.world.diagnostics + text.diagnostics + guests.flatMap { $0.stage?.diagnostics ?? [] }
  }

  /// Does `work` with this stage as the current one; the one around it, if any, is current again afterwards.
  package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = Self.running
    Self.running = self
    application.enter()
    defer {
      Self.running = outer
      outer?.application.enter()
    }
    return try work()
  }
}

extension Stage {
  /// The size and scale to use where these were asked for, and what is to be said of that.
  static func allowed(_ size: CGSize, _ scale: CGFloat) -> (CGSize, CGFloat, complaint: String?) {
    let (width, height) = FramePainter.pixels(size, scale)
    if size.width > 0, size.height > 0, PixelBuffer.isAllowed(width: width, height: height) {
      return (size, scale, nil)
    }
    let complaint =
      "A screen of \(size.width) × \(size.height) points at scale \(scale) cannot be shown; it is 390 × 844 at 1. "
      + "Sides are 1 to \(PixelBuffer.longestSide) pixels."
    return (CGSize(width: 390, height: 844), 1, complaint)
  }
}
