import CoreGraphics
public import Foundation
import QuartzCore
import Raster
public import UIKit

/// A running world: a screen with a window, a clock that is moved by hand, touches, and pictures of the screen.
///
/// Set the `rootViewController` of `window`, `send` touches, `advance` the time, and `render` the screen. Nothing
/// happens unless a method is called, and the same calls always give the same pictures. The stages of a process do not
/// affect each other: each method makes its stage current while it runs, so that `UIScreen.main` and
/// `UIApplication.shared` belong to it. Between calls they belong to the stage that was used last.
@MainActor public final class Stage {
  var outerStyle = UIUserInterfaceStyle.unspecified { didSet { applyStyle() } }
  package let application: UIApplication
  private let phone: UIWindow
  let text = PangoTextService(.shared)
  let painter: FramePainter
  var clock = StageClock()
  let recorder = DragRecorder()
  /// Called after each event of a pointer, with the instant at which it happened.
  package var pointerHandled: (_ event: PointerEvent, _ pointer: Int, _ instant: TimeInterval) -> Void = { _, _, _ in }
  /// What a touchpad drags; nil if it only scrolls views.
  package var scrollFinger: ScrollFinger?
  /// A stage that gets the same events of pointers as this one, at the same moments; nil if there is none.
  ///
  /// Its clock is moved with this one's when an event comes between two frames; its frames are those of its own view.
  package weak var mirror: Stage? { didSet { mirrorOffset = mirror.map { $0.now - now } ?? 0 } }
  /// In seconds.
  var mirrorOffset = 0.0
  /// Called before each drawing of this stage, and of the one in which it is embedded.
  package var beforeDrawing: () -> Void = {}
  var embeddedStages: [EmbeddedStage] = []
  /// The diagnostics of the stage itself, without those of its world and its text.
  var ownDiagnostics: [String] = []
  /// Work that runs meanwhile cannot advance the stage.
  var isAdvancing = false
  /// The last turn, and how many there were at that instant without a frame between them.
  var turns = (instant: 0.0, count: 0)
  /// The innermost one if calls are nested.
  private static weak var running: Stage?

  /// The size is in points of `scale` pixels.
  ///
  /// If such a screen cannot be drawn, it is 390 × 844 points at scale 1, and `diagnostics` says so.
  public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
    let (size, scale, diagnostic) = Self.allowed(size, scale)
    application = UIApplication(size: size, scale: scale)
    painter = FramePainter(size: size, scale: scale)
    let outer = Self.running
    application.enter()
    application.world.textService = text
    application.world.pictureService = FilePictureService()
    phone = UIWindow(frame: CGRect(origin: .zero, size: size))
    phone.makeKeyAndVisible()
    outer?.application.enter()
    application.host = self
    if let diagnostic { ownDiagnostics.append(diagnostic) }
  }

  isolated deinit { application.forgetAnimations() }

  /// Fills the screen; set its `rootViewController`.
  ///
  /// Outside the stages' methods, reading this property makes this stage the current one.
  public var window: UIWindow {
    if Self.running == nil { application.enter() }
    return phone
  }

  /// In seconds from 0; it never goes back.
  public var now: TimeInterval { application.world.now }

  /// The event is handled at `now`.
  public func send(_ event: PointerEvent) { send(event, pointer: 0, at: now) }

  /// An unspecified style is that of the stage that shows this one in a view, and otherwise light.
  ///
  /// Views show another style in the next frame.
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { applyStyle() } }

  /// The version of iOS whose pushes and pops navigation controllers have, if it is set before their views load.
  package var systemVersion: SystemVersion {
    get { application.systemVersion }
    set { application.systemVersion = newValue }
  }

  /// Whether nothing will change without input; animations that never end do not count.
  public var isIdle: Bool { application.isIdle && embeddedStages.allSatisfy { $0.view?.isIdle ?? true } }

  /// Sentences about misuse that would be an exception or a line in the log on iOS, and about fonts that were not
  /// found.
  public var diagnostics: [String] {
    ownDiagnostics + application.world.diagnostics + text.diagnostics
      + embeddedStages.flatMap { $0.stage?.diagnostics ?? [] }
  }

  private func applyStyle() {
    let style = userInterfaceStyle == .unspecified ? outerStyle : userInterfaceStyle
    guard application.screen.userInterfaceStyle != style else { return }
    perform { application.screen.userInterfaceStyle = style }
  }

  /// Makes this stage current while `work` runs, and then the one that was so before.
  ///
  /// Code that runs outside the stage's methods, and uses UIKit's shared objects, needs this when there are several
  /// stages.
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

  /// Does work as a turn of its own.
  @discardableResult func turn<Result>(_ work: () throws -> Result) rethrows -> Result {
    try perform {
      application.finishTurn()
      defer { application.finishTurn() }
      return try work()
    }
  }
}

extension Stage {
  /// The size and scale to use when the caller asks for these, with a diagnostic if they differ.
  static func allowed(_ size: CGSize, _ scale: CGFloat) -> (CGSize, CGFloat, diagnostic: String?) {
    let (width, height) = FramePainter.pixels(size, scale)
    if size.width > 0, size.height > 0, PixelBuffer.isAllowed(width: width, height: height) {
      return (size, scale, nil)
    }
    let diagnostic =
      "A screen of \(size.width) × \(size.height) points at scale \(scale) cannot be drawn; it is 390 × 844 at scale 1. "
      + "Each side must have 1 to \(PixelBuffer.longestSide) pixels."
    return (CGSize(width: 390, height: 844), 1, diagnostic)
  }
}

// The interface for hosts: the desktop's clipboard.

package typealias HostClipboard = PasteboardStore

extension Stage {
  /// The clipboard of the stage and of those embedded in it: the host's, or one of its own.
  package var clipboard: any PasteboardStore {
    get { application.pasteboard }
    set {
      application.pasteboard = newValue
      for embedded in embeddedStages { embedded.stage?.clipboard = newValue }
    }
  }
}

extension Stage {
  /// Performs the pending layout and draws the current frame; pixels on which nothing is drawn are black.
  ///
  /// The bitmap's size is the screen's times its scale, rounded to whole pixels.
  public func render() -> Bitmap {
    perform {
      prepareToDraw()
      finishTurn()
      do { return try painter.picture(of: application.world) } catch {
        ownDiagnostics.append("The frame at \(now) s could not be drawn: \(error)")
        let pixels = FramePainter.pixels(application.screen.bounds.size, application.screen.scale)
        return Bitmap(blackOfWidth: pixels.width, height: pixels.height)
      }
    }
  }
}

extension Stage {
  /// The folders that `UIImage(named:)` and `UIColor(named:)` search, before the program's own resources.
  ///
  /// Asset catalogues (`.xcassets`) and pictures are found in them at any depth, as far as their names do not begin with
  /// a full stop. A folder is read again when a name is not found in it.
  public var pictureFolders: [URL] {
    get { application.world.pictureFolders }
    set { application.world.pictureFolders = newValue }
  }

  /// One pixel per point; a picture of more than `mostPixels` is scaled down to these while it is read.
  package static func picture(from bytes: [UInt8], mostPixels: Int) throws -> UIImage {
    UIImage(cgImage: try PNGReader.image(from: Data(bytes), mostPixels: mostPixels))
  }
}

extension Stage {
  /// The distances from the edges of the screen to the area that the device itself does not cover, in points; zero by
  /// default.
  ///
  /// A phone covers parts of its screen with a status bar at the top and an indicator at the bottom: 59 and 34 points on
  /// an iPhone 16. Windows, controllers, bars, sheets and scroll views take them into account. Negative insets count as
  /// zero, and so do those that leave no area.
  public var safeAreaInsets: UIEdgeInsets {
    get { application.screen.safeAreaInsets }
    set {
      let size = application.screen.bounds.size
      var insets = UIEdgeInsets(
        top: max(0, newValue.top), left: max(0, newValue.left), bottom: max(0, newValue.bottom),
        right: max(0, newValue.right))
      let isFinite = [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite)
      if !isFinite || insets.left + insets.right >= size.width || insets.top + insets.bottom >= size.height {
        ownDiagnostics.append("A safe area with the insets \(newValue) has no size; the insets are zero")
        insets = .zero
      }
      turn { application.screen.safeAreaInsets = insets }
    }
  }
}
