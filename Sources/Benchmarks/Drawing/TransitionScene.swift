import CoreGraphics
import QuartzCore
import Raster

/// A back swipe made of layers, which `CDrawingBaseline` draws, too.
///
/// Two screens with labels, the upper one with a soft shadow, the lower one shifted and dimmed.
final class TransitionScene {
  let world: LayerWorld
  private let container = LayerScenes.layer(LayerScenes.screenBounds, color: .black)

  init() {
    let lower = Self.screen("Library", CGColor(srgbRed: 0.18, green: 0.36, blue: 0.73, alpha: 1))
    let upper = Self.screen("Details", CGColor(srgbRed: 0.89, green: 0.52, blue: 0.23, alpha: 1))
    let dimming = LayerScenes.layer(LayerScenes.screenBounds, color: .black)
    upper.shadowRadius = 8
    upper.shadowOpacity = 0.3
    upper.shadowOffset = .zero
    lower.addSublayer(dimming)
    container.addSublayer(lower)
    container.addSublayer(upper)
    world = LayerScenes.world(container, textService: PangoTextService()) {
      LayerScenes.animate(lower, "position.x", from: 195 - 390 / 3.33, to: 195, pacing: .linear)
      LayerScenes.animate(dimming, "opacity", from: 0.1, to: 0, pacing: .linear)
      LayerScenes.animate(upper, "position.x", from: 195, to: 585, pacing: .linear)
    }
  }

  /// Moves the transition to `progress`, 0 to 1, and returns the frame.
  func frame(at progress: Double) -> LayerWorld.Frame {
    container.holdTime(at: progress * LayerScenes.duration)
    return world.frame()
  }

  private static let names = ["Meadow", "Harbour", "Lantern", "Orchard", "Compass", "Granite", "Willow", "Ember"]

  private static func screen(_ title: String, _ color: CGColor) -> CALayer {
    let screen = LayerScenes.layer(LayerScenes.screenBounds, color: color)
    screen.addSublayer(LayerScenes.layer(CGRect(x: 0, y: 0, width: 390, height: 88), color: .black))
    screen.addSublayer(label(title, 20, .white, CGRect(x: 155, y: 50, width: 100, height: 26)))
    for (row, name) in names.enumerated() {
      let y = 108 + 84 * row
      screen.addSublayer(LayerScenes.layer(CGRect(x: 16, y: y, width: 358, height: 68), color: .white))
      screen.addSublayer(label(name, 17, .black, CGRect(x: 32, y: y + 22, width: 320, height: 24)))
    }
    return screen
  }

  private static func label(_ string: String, _ size: CGFloat, _ color: CGColor, _ frame: CGRect) -> CATextLayer {
    let label = CATextLayer()
    label.frame = frame
    label.string = string
    label.fontSize = size
    label.foregroundColor = color
    return label
  }
}
