import Stage
import Testing
import UIKit

/// A folder of sources with an asset catalogue.
@MainActor private struct Sources {
  let folder: PictureFolder
  let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)

  init() throws {
    folder = try PictureFolder()
    stage.pictureFolders = [folder.url]
  }

  /// Writes a picture of one colour with sides of `side` pixels.
  func write(_ color: UIColor, side: Int, at path: String) throws {
    let size = CGSize(width: side, height: side)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    try write(try #require(picture.pngData()), at: path)
  }

  func write(_ text: String, at path: String) throws { try write(Data(text.utf8), at: path) }

  /// Writes a set of pictures with these contents, and its files.
  func write(set name: String, _ contents: String, _ files: [(name: String, color: UIColor, side: Int)] = []) throws {
    try write(contents, at: "M.xcassets/\(name).imageset/Contents.json")
    for file in files { try write(file.color, side: file.side, at: "M.xcassets/\(name).imageset/\(file.name)") }
  }

  func write(_ data: Data, at path: String) throws {
    let url = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Shows a picture, or a colour, in the middle of the window, and returns what is seen there.
  func seen(_ view: UIView) -> RGBA {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    stage.window.rootViewController = controller
    return stage.render()[40, 40]
  }
}

@MainActor @Suite("Asset catalogues")
struct AssetTests {
  @Test("A set of a catalogue gives the file for the screen's scale, with the set's name")
  func scales() throws {
    let sources = try Sources()
    try sources.write(
      set: "Icons/card",
      """
      {"images": [{"idiom": "universal", "filename": "one.png", "scale": "1x"},
                  {"idiom": "universal", "filename": "two.png", "scale": "2x"},
                  {"idiom": "universal", "scale": "3x"}],
       "info": {"version": 1, "author": "xcode"}}
      """, [("one.png", .red, 10), ("two.png", .blue, 20)])
    let card = try #require(UIImage(named: "card"))
    #expect(card.scale == 2 && card.size == CGSize(width: 10, height: 10))
    #expect(sources.seen(UIImageView(image: card)) == .blue)
    #expect(UIImage(named: "Icons/card") == nil, "a folder without a namespace is no part of the name")
    #expect(sources.stage.diagnostics.count == 1)
  }

  @Test("A folder with a namespace is part of the name of its sets")
  func namespaces() throws {
    let sources = try Sources()
    try sources.write(#"{"properties": {"provides-namespace": true}}"#, at: "M.xcassets/Icons/Contents.json")
    try sources.write(set: "Icons/a", #"{"images": [{"filename": "a.png"}]}"#, [("a.png", .red, 4)])
    #expect(UIImage(named: "Icons/a")?.scale == 1 && UIImage(named: "a") == nil)
  }

  @Test("A set with a dark file is dark where the view is dark, and a template set is tinted")
  func appearances() throws {
    let sources = try Sources()
    try sources.write(
      set: "a",
      """
      {"images": [{"idiom": "universal", "filename": "light.png"},
                  {"idiom": "universal", "filename": "dark.png",
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, [("light.png", .red, 4), ("dark.png", .green, 4)])
    let view = UIImageView(image: UIImage(named: "a"))
    #expect(sources.seen(view) == .red)
    sources.stage.userInterfaceStyle = .dark
    #expect(sources.seen(view) == .green)
    let light = UIImage(named: "a", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .light))
    #expect(sources.seen(UIImageView(image: light)) == .red)
    try sources.write(
      set: "t", #"{"images": [{"filename": "t.png"}], "properties": {"template-rendering-intent": "template"}}"#,
      [("t.png", .red, 4)])
    let template = UIImageView(image: UIImage(named: "t"))
    template.tintColor = .blue
    #expect(sources.seen(template) == .blue)
  }

  @Test("Loose files are found in folders inside, after a catalogue's sets; hidden folders are not read")
  func looseFiles() throws {
    let sources = try Sources()
    try sources.write(.red, side: 8, at: "Resources/Pictures/card@2x.png")
    try sources.write(.red, side: 8, at: ".build/hidden.png")
    #expect(UIImage(named: "card")?.size == CGSize(width: 4, height: 4))
    #expect(UIImage(named: "card.png")?.scale == 2 && UIImage(named: "hidden") == nil)
    try sources.write(set: "card", #"{"images": [{"filename": "c.png"}]}"#, [("c.png", .red, 6)])
    sources.stage.pictureFolders = [sources.folder.url]
    #expect(UIImage(named: "card")?.size == CGSize(width: 6, height: 6))
  }

  @Test("Pictures of lines have their own size, and other formats keep their endings")
  func otherFormats() throws {
    let sources = try Sources()
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='6'><rect width='10' height='6'/></svg>"
    try sources.write(svg, at: "M.xcassets/icon.imageset/icon.svg")
    try sources.write(set: "icon", #"{"images": [{"filename": "icon.svg"}]}"#)
    try sources.write(svg, at: "Resources/loose.svg")
    sources.stage.pictureFolders = [sources.folder.url]
    for name in ["icon", "loose.svg"] {
      let image = try #require(UIImage(named: name))
      #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 3)
    }
    #expect(UIImage(named: "loose") == nil)
  }

  @Test("A picture that is added later is found")
  func later() throws {
    let sources = try Sources()
    #expect(UIImage(named: "card") == nil)
    try sources.write(.red, side: 8, at: "Resources/card.png")
    #expect(UIImage(named: "card") != nil)
  }

  @Test("A set without a file that can be read gives nil and says why")
  func damaged() throws {
    let sources = try Sources()
    let rows: [(name: String, contents: String, message: String)] = [
      ("empty", #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#, "no file that can be read"),
      ("vector", #"{"images": [{"filename": "v.pdf"}]}"#, "no file that can be read"),
      ("broken", #"{"images": ["#, "missing or damaged"),
      ("lost", #"{"images": [{"filename": "lost.png"}]}"#, "no file that can be read"),
    ]
    for row in rows { try sources.write(set: row.name, row.contents) }
    for row in rows {
      let count = sources.stage.diagnostics.count
      #expect(UIImage(named: row.name) == nil)
      let added = sources.stage.diagnostics.dropFirst(count)
      #expect(added.contains { $0.contains(row.message) && $0.contains(row.name) }, "\(row.name): \(added)")
    }
  }

  @Test("Cap insets of a set are pixels of its file")
  func capInsets() throws {
    let sources = try Sources()
    try sources.write(
      set: "a",
      """
      {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 1, "height": 1},
        "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
      """, [("a.png", .red, 20)])
    let image = try #require(UIImage(named: "a"))
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(image.resizingMode == .stretch)
  }

  @Test("A named colour has the components and appearances of its set")
  func colors() throws {
    let sources = try Sources()
    func set(_ name: String, _ colors: String) throws {
      try sources.write(#"{"colors": [\#(colors)]}"#, at: "M.xcassets/\(name).colorset/Contents.json")
    }
    let red =
      #"{"color-space": "srgb", "components": {"red": "1.000", "green": "0", "blue": "0x00", "alpha": "1.000"}}"#
    let green = #"{"color-space": "srgb", "components": {"red": "0", "green": "255", "blue": "0", "alpha": "1.000"}}"#
    try set(
      "brand",
      """
      {"idiom": "universal", "color": \(red)},
      {"idiom": "universal", "color": \(green), "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """)
    try set("grey", #"{"color": {"components": {"white": "0.500", "alpha": "0.250"}}}"#)
    try set("system", #"{"color": {"platform": "ios", "reference": "systemBlueColor"}}"#)
    let view = UIView()
    view.backgroundColor = UIColor(named: "brand")
    #expect(sources.seen(view) == .red)
    sources.stage.userInterfaceStyle = .dark
    #expect(sources.seen(view) == .green && UIColor(named: "grey") == UIColor(white: 0.5, alpha: 0.25))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let system = UIColor(named: "system")
    #expect(system?.resolvedColor(with: dark) == UIColor.systemBlue.resolvedColor(with: dark))
    #expect(UIColor(named: "none") == nil && sources.stage.diagnostics.count == 1)
  }
}
