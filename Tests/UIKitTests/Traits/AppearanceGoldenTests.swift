import GoldenPictures
import Raster
import Stage
import Testing
import UIKit

@MainActor @Suite("Pictures of views, light and dark")
struct AppearanceGoldenTests {
  /// The kinds without text, whose pixels do not depend on the installed fonts.
  private static let kinds: [AppearanceKind] = [
    .plain, .faded, .bordered, .drawn, .template, .tintedImage, .close, .toggle, .isOn, .slider, .progress, .indicator,
    .scroller, .blur, .vibrancy, .ownTint,
  ]

  @Test("Views without text", arguments: [UIUserInterfaceStyle.light, .dark])
  func views(_ style: UIUserInterfaceStyle) throws {
    let stage = Stage(size: CGSize(width: 480, height: 320))
    stage.userInterfaceStyle = style
    stage.advance(by: 1 / 60)
    stage.perform {
      stage.window.backgroundColor = .systemBackground
      for (index, kind) in Self.kinds.enumerated() {
        let cell = UIView(frame: CGRect(x: 120 * (index % 4), y: 80 * (index / 4), width: 120, height: 80))
        cell.clipsToBounds = true
        cell.addSubview(kind.make())
        stage.window.addSubview(cell)
      }
    }
    stage.advance(by: 1 / 60)
    let buffer = try #require(PixelBuffer(width: 480, height: 320))
    _ = try stage.draw(into: buffer, everything: true)
    try expectGolden(buffer, style == .dark ? "views-dark" : "views-light")
  }
}
