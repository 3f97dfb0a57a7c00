package import CoreGraphics
import QuartzCore
import Stage
import UIKit

/// How pictures and films show a phone: its screen alone, or the phone on a background.
package struct ClipLook: Equatable, Sendable {
  /// Whether the phone's frame is around its screen.
  package var hasFrame = false
  /// As `0xRRGGBB`; nil means white around a frame, and otherwise nothing around the screen.
  package var background: UInt32?

  package init(hasFrame: Bool = false, background: UInt32? = nil) {
    (self.hasFrame, self.background) = (hasFrame, background)
  }

  /// Whether the picture is the screen alone.
  var isBare: Bool { !hasFrame && background == nil }

  /// The width of the frame, and the least distance around the phone, in points.
  static let frame: CGFloat = 12
  private static let margin: CGFloat = 32

  /// The size of pictures of a screen, both in points; whole and even, as films want it.
  package func size(of screen: CGSize) -> CGSize {
    if isBare { return screen }
    let edges = 2 * (Self.margin + (hasFrame ? Self.frame : 0))
    func even(_ length: CGFloat) -> CGFloat { ((length + edges) / 2).rounded(.up) * 2 }
    return CGSize(width: even(screen.width), height: even(screen.height))
  }
}

/// Draws what a player shows, in the look of a clip.
@MainActor final class Camera {
  private let player: any Player
  /// A stage that shows the phone; nil if the picture is the screen alone.
  private let studio: Stage?

  init(_ player: any Player, _ look: ClipLook, of device: PhoneDevice) {
    self.player = player
    studio = look.isBare ? nil : Self.studio(player.stage, look, device)
  }

  /// Draws the instant that was reached; throws if that is impossible.
  func picture() throws(StartFault) -> Bitmap {
    let picture = (studio ?? player.stage).render()
    if let fault = player.fault { throw fault }
    if let studio, let sentence = studio.diagnostics.first(where: { $0.contains("could not be drawn") }) {
      throw StartFault(.output, sentence)
    }
    return picture
  }

  private static func studio(_ stage: Stage, _ look: ClipLook, _ device: PhoneDevice) -> Stage {
    let (size, screen) = (look.size(of: stage.screenSize), stage.screenSize)
    let studio = Stage(size: size, scale: stage.screenScale)
    studio.userInterfaceStyle = stage.userInterfaceStyle
    studio.perform {
      studio.window.backgroundColor = UIColor(hex: look.background ?? 0xFFFFFF)
      let frame = CGRect(
        x: ((size.width - screen.width) / 2).rounded(.down), y: ((size.height - screen.height) / 2).rounded(.down),
        width: screen.width, height: screen.height)
      let edge = look.hasFrame ? ClipLook.frame : 0
      let body = UIView(frame: frame.insetBy(dx: -edge, dy: -edge))
      body.backgroundColor = UIColor(hex: 0x232326)
      body.layer.cornerRadius = device.cornerRadius + edge
      (body.layer.shadowColor, body.layer.shadowOpacity) = (UIColor.black.cgColor, 0.22)
      (body.layer.shadowRadius, body.layer.shadowOffset) = (12, CGSize(width: 0, height: 6))
      let glass = UIView(frame: frame)
      (glass.clipsToBounds, glass.layer.cornerRadius) = (true, device.cornerRadius)
      let view = StageView(stage: stage)
      view.frame = glass.bounds
      // The player moves its time.
      view.timeScale = 0
      glass.addSubview(view)
      for each in [body, glass] { studio.window.addSubview(each) }
    }
    return studio
  }
}
