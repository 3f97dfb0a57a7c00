import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("The rows of the list")
struct CatalogueRowTests {
  private func list(_ scene: PanelScene) throws -> CatalogueList { try #require(scene.app.bench?.panel.list) }

  private func row(_ name: String, in scene: PanelScene) throws -> EntryRow {
    try #require(list(scene).rows.first { row in !row.isChild && row.family.versions.contains { $0.name == name } })
  }

  private func press(_ scene: PanelScene, _ keys: HostKey...) {
    for key in keys {
      _ = scene.app.keyDown(key, isRepeat: false)
      scene.app.stage.advance(by: 1 / 60)
    }
  }

  @Test("Each entry is a version in exactly one row, and those of a family share one")
  func families() {
    let families = CatalogueFamily.families(of: Catalogue.entries)
    #expect(families.flatMap { $0.versions.map(\.name) }.sorted() == Catalogue.entries.map(\.name).sorted())
    func versions(_ title: String) -> [String]? { families.first { $0.title == title }?.versions.map(\.name) }
    #expect(versions("iOS") == ["ios-18", "ios-26", "ios-27", "system-swipe"])
    #expect(versions("Rise") == ["rise", "rise-segue"] && versions("Sink") == ["sink", "sink-deep"])
    #expect(families.first { $0.title == "iOS" }?.usual.name == "ios-27")
    #expect(
      families.count == 22
        && families.allSatisfy { Set($0.versions.map { $0.family?.version }).count == $0.versions.count })
  }

  @Test("All rows fit in a window of 1240 points of height, and end in whole words")
  func fits() throws {
    let scene = PanelScene(size: CGSize(width: 982, height: 1240))
    let rows = try list(scene).rows
    for row in rows {
      let frame = row.convert(row.bounds, to: nil)
      #expect(frame.minY >= 0 && frame.maxY <= 1240)
      for entry in row.family.versions {
        #expect(!entry.words.isEmpty)
        scene.app.stage.perform { row.entry = entry }
        scene.app.stage.advance(by: 1 / 60)
        for label in row.shown(UILabel.self) {
          #expect(label.intrinsicContentSize.width <= label.bounds.width, "\(label.text ?? "")")
        }
      }
    }
  }

  @Test("Arrows up and down walk from row to row, and those to the sides choose a version, which the row keeps")
  func keys() throws {
    let scene = PanelScene("fade-slide")
    press(scene, .tab, .down, .down)
    let shown = { scene.app.store.entry.name }
    #expect(try shown() == "ios-27" && list(scene).chosen?.hasKeyboardFocus == true)
    press(scene, .left, .left)
    #expect(shown() == "ios-18")
    press(scene, .right, .right, .right)
    #expect(try shown() == "system-swipe" && row("ios-18", in: scene).hasKeyboardFocus)
    press(scene, .right)
    #expect(shown() == "system-swipe")
    press(scene, .down)
    #expect(shown() == "flutter")
    press(scene, .left, .up)
    #expect(shown() == "system-swipe")
    press(scene, .up)
    #expect(shown() == "grow")
  }

  @Test("The menu of a row chooses a version, and a click on the row shows the last one")
  func menu() throws {
    let scene = PanelScene(size: CGSize(width: 982, height: 982))
    let row = try row("sink", in: scene)
    let menu = try #require(row.versions)
    #expect(menu.title(for: .normal) == "published")
    scene.click(menu)
    scene.app.stage.advance(by: 0.5)
    press(scene, .down, .down, .enter)
    scene.app.stage.advance(by: 0.5)
    #expect(scene.app.store.entry.name == "sink-deep" && row.isSelected)
    #expect(menu.title(for: .normal) == "exaggerated")
    scene.click(try self.row("grow", in: scene))
    #expect(scene.app.store.entry.name == "grow" && row.entry.name == "sink-deep")
    let frame = row.convert(row.bounds, to: nil)
    scene.click(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    #expect(scene.app.store.entry.name == "sink-deep" && row.isSelected)
  }

  @Test("The presets beneath a row are those of the version that it shows")
  func presets() throws {
    let scene = PanelScene("sink")
    scene.app.store.set("duration", to: .number(1))
    scene.app.store.savePreset(named: "Slow")
    #expect(try list(scene).rows.compactMap(\.preset) == ["Slow"] && list(scene).chosen?.preset == "Slow")
    scene.app.store.show(try #require(Catalogue.entry(named: "sink-deep")))
    #expect(try list(scene).rows.compactMap(\.preset).isEmpty)
    scene.app.store.show(.sink)
    #expect(try list(scene).chosen?.preset == "Slow")
  }
}

@MainActor @Suite("Thumbnails")
struct ThumbnailTests {
  /// Returns a window that was seen.
  private func scene(_ name: String = "back-swipe") -> PanelScene {
    let scene = PanelScene(name, size: CGSize(width: 982, height: 982))
    scene.app.stage.perform { scene.app.bench?.panel.list.hasThumbnails = true }
    scene.app.stage.advance(by: 1)
    return scene
  }

  @Test(
    "A miniature stands half way, moves, and stands there again after a round, every time",
    arguments: CatalogueNames.all)
  func round(name: String) throws {
    let miniature = Miniature(try #require(Catalogue.entry(named: name)), scale: 0.5, style: .light)
    let first = miniature.digest
    for _ in 1...2 {
      var (pictures, frames) = (Set<String>(), 0)
      while miniature.advance(by: 1 / 60), frames < 600 {
        frames += 1
        if frames % 4 == 0 { pictures.insert(miniature.digest) }
      }
      #expect((60..<300).contains(frames) && pictures.count > 8, "\(frames) frames, \(pictures.count) pictures")
      #expect(miniature.digest == first)
    }
  }

  @Test("The thumbnails are drawn after the first frame, one a frame; at rest there are no frames")
  func still() throws {
    let app = PrototypeApp()
    app.resize(to: CGSize(width: 982, height: 982), scale: 1)
    let list = try #require(app.bench?.panel.list)
    var shown = 0
    for frame in 1...60 {
      app.step(to: Double(frame) / 60, interval: 1 / 60)
      let count = list.rows.count { $0.thumbnail?.isShown == true }
      #expect(count <= shown + 1 && (frame > 1 || count == 0))
      shown = count
    }
    #expect(shown == list.rows.count)
    #expect(app.stage.isIdle && app.stage.outlook == .still)
  }

  @Test("A thumbnail plays once when the pointer comes, and then stands as before without frames")
  func hover() throws {
    let scene = scene()
    let row = try #require(scene.app.bench?.panel.list.rows.first { $0.entry.name == "sink" })
    let thumbnail = try #require(row.thumbnail)
    let frame = thumbnail.convert(thumbnail.bounds, to: nil)
    func look() -> [RGBA] {
      let picture = scene.picture()
      return (0..<Int(frame.width)).map { picture[Int(frame.minX) + $0, Int(frame.midY)] }
    }
    let rest = look()
    scene.app.stage.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    var looks: [[RGBA]] = []
    for _ in 0..<60 where thumbnail.isPlaying || looks.isEmpty {
      scene.app.stage.advance(by: 1 / 20)
      looks.append(look())
    }
    #expect(looks.count > 20 && Set(looks).count > 8 && !thumbnail.isPlaying)
    #expect(look() == rest && scene.app.stage.outlook == .still)
    scene.app.stage.hover(at: CGPoint(x: frame.midX + 50, y: frame.midY))
    scene.app.stage.advance(by: 1 / 20)
    #expect(!thumbnail.isPlaying)
    scene.app.stage.hover(at: nil)
    scene.app.stage.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    scene.app.stage.advance(by: 1 / 20)
    #expect(thumbnail.isPlaying)
    scene.app.stage.hover(at: nil)
    scene.app.stage.advance(by: 1 / 20)
    #expect(!thumbnail.isPlaying && look() == rest)
    scene.app.stage.advance(by: 1)
    #expect(scene.app.stage.outlook == .still)
  }

  @Test("A thumbnail plays when its row gets the keyboard focus, and stops when that goes on")
  func focus() throws {
    let scene = scene("keyframe")
    let rows = try #require(scene.app.bench?.panel.list.rows)
    func plays(_ name: String) -> Bool { rows.first { $0.entry.name == name }?.thumbnail?.isPlaying == true }
    _ = scene.app.keyDown(.tab, isRepeat: false)
    scene.app.stage.advance(by: 0.1)
    #expect(plays("keyframe"))
    _ = scene.app.keyDown(.down, isRepeat: false)
    scene.app.stage.advance(by: 0.1)
    #expect(!plays("keyframe") && plays("corner-rotation"))
    scene.app.stage.advance(by: 5)
    #expect(!plays("corner-rotation"))
  }

  @Test("Another scale and another appearance draw the thumbnails again")
  func looks() throws {
    let scene = scene()
    let list = try #require(scene.app.bench?.panel.list)
    let thumbnail = try #require(list.rows.first { $0.entry.name == "grow" }?.thumbnail)
    #expect(thumbnail.pixelWidth == 40)
    scene.app.resize(to: CGSize(width: 982, height: 982), scale: 2)
    scene.app.stage.advance(by: 1)
    #expect(thumbnail.pixelWidth == 80)
    let light = thumbnail.shownImage
    scene.app.stage.userInterfaceStyle = .dark
    scene.app.stage.advance(by: 1 / 60)
    #expect(light != nil && thumbnail.shownImage === light)
    scene.app.stage.advance(by: 1)
    #expect(thumbnail.shownImage != nil && thumbnail.shownImage !== light)
  }
}

extension Miniature {
  /// The picture's pixels in short.
  fileprivate var digest: String { phone.stage.render().digest }
}

extension ThumbnailView {
  /// The picture that is shown; nil if there is none yet.
  fileprivate var shownImage: UIImage? { subviews.lazy.compactMap { $0 as? UIImageView }.first?.image }
  fileprivate var isShown: Bool { shownImage != nil }
  /// The number of pixels in a row of the picture.
  fileprivate var pixelWidth: Int? { shownImage?.cgImage?.width }
}
