import Raster
import Stage
import Testing
import UIKit

/// Layouts and controls in every state, drawn for people to look at.
@MainActor @Suite("The gallery")
struct GalleryTests {
  /// The environment variable that names the folder for pictures.
  private static let variable = "BACKSWIPE_GALLERY"

  private func stage(_ page: GalleryPage, _ style: UIUserInterfaceStyle, scale: CGFloat) -> Stage {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: scale)
    stage.userInterfaceStyle = style
    stage.perform { stage.window.rootViewController = page.make() }
    stage.advance(by: 0.3)
    return stage
  }

  @Test("Each page fits its screen, and nothing in it is misused", arguments: GalleryPage.allCases)
  func fitting(_ page: GalleryPage) throws {
    let stage = stage(page, .light, scale: 1)
    let drawn = stage.render().digest
    let empty = Stage(size: CGSize(width: 390, height: 844))
    #expect(drawn != empty.render().digest && stage.diagnostics == [])
    let root = try #require(stage.window.rootViewController?.view)
    for view in root.subviews {
      #expect(root.bounds.contains(view.frame), "\(page) is larger than the screen")
    }
    guard let folder = ProcessInfo.processInfo.environment[Self.variable] else { return }
    for style in [UIUserInterfaceStyle.light, .dark] {
      for scale in [CGFloat(1), 2] {
        let name = "\(page.rawValue)-\(style == .dark ? "dark" : "light")-\(Int(scale))x.png"
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try self.stage(page, style, scale: scale).render().writePNG(to: file)
      }
    }
  }
}
