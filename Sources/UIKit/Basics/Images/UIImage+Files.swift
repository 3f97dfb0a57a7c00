public import CoreGraphics
public import Foundation
import QuartzCore

extension UIImage {
  /// Creates a picture from a PNG, one pixel per point; nil, with a diagnostic, if the data is not a PNG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from a PNG with `scale` pixels per point; nil, with a diagnostic, if the data is not a PNG.
  ///
  /// It may be called on any thread once a stage has been made.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = Self.picture(from: data, named: "A picture") else { return nil }
    self.init(cgImage: picture, scale: scale, orientation: .up)
  }

  /// Creates a picture from the PNG file at `path`; nil, with a diagnostic, if there is none.
  ///
  /// A name that ends in `@2x` or `@3x` says how many pixels a point has. If there is no file with the exact name, the
  /// variant that suits the screen best is read. The extension `.png` may be left out.
  public convenience init?(contentsOfFile path: String) { self.init(contentsOfFile: path, mostPixels: .max) }

  /// Creates a picture as `init(contentsOfFile:)` does, scaled down to at most `mostPixels`.
  package convenience init?(contentsOfFile path: String, mostPixels: Int) {
    guard let file = PictureFiles.file(at: path), let data = FileManager.default.contents(atPath: file.path) else {
      LayerWorld.current.report("There is no picture at \(path). Check the path.")
      return nil
    }
    guard let picture = Self.picture(from: data, named: "The picture at \(file.path)", mostPixels: mostPixels) else {
      return nil
    }
    self.init(cgImage: picture, scale: file.scale, orientation: .up)
  }

  /// Creates the picture with this name in the host's picture folders or the program's resources; nil, with a
  /// diagnostic, if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the picture with this name in the resources of `bundle`, or in the host's picture folders; nil, with a
  /// diagnostic, if there is none.
  ///
  /// Asset catalogues are searched first, then PNG files. Of a picture with a light and a dark appearance, the one for
  /// the style of `traitCollection` is used, and otherwise the one for the view that shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let world = LayerWorld.current
    let folders = AssetFolders(for: bundle)
    let stem = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
    let direct = folders.all.map { $0.appendingPathComponent(name).path }.first { PictureFiles.file(at: $0) != nil }
    let found = world.asset(in: folders.indexed) { index -> NamedPicture? in
      if let path = index.pictureSets[name] ?? index.pictureSets[stem] { return .set(path) }
      // A loose file in a folder inside counts only if there is none in the folders themselves.
      return (direct ?? index.looseFiles[stem]).map(NamedPicture.file)
    }
    switch found ?? direct.map(NamedPicture.file) {
    case .set(let path):
      guard let content = PictureSet(path: path)?.picture(for: traitCollection) else { return nil }
      self.init(content)
    case .file(let path): self.init(contentsOfFile: path)
    case nil:
      world.report("There is no picture \"\(name)\" in \(folders). Put \(stem).png there.")
      return nil
    }
  }

  /// What a name of a picture stands for, with its path.
  private enum NamedPicture {
    case set(String)
    case file(String)
  }

  /// Not supported, since Apple's symbols do not exist here; returns nil and reports a diagnostic.
  public convenience init?(systemName name: String) {
    LayerWorld.current.report("There is no symbol \"\(name)\": Apple's symbols do not exist here. Use a PNG.")
    return nil
  }

  /// Returns the picture, turned by its orientation, as a PNG; nil if it is empty.
  ///
  /// It may be called on any thread once a stage has been made.
  public final func pngData() -> Data? { uprightPicture.flatMap { Self.service?.png(of: $0) } }

  /// The picture service of the current world; on a thread without a stage, that of the last stage made.
  private static var service: (any PictureService)? {
    LayerWorld.current.pictureService ?? SharedPictureService.current
  }

  static func picture(from data: Data, named name: String, mostPixels: Int = .max) -> CGImage? {
    let world = LayerWorld.current
    guard let service else {
      world.report("\(name) cannot be read: no stage has been made that could read it.")
      return nil
    }
    do { return try service.picture(from: data, mostPixels: mostPixels) } catch {
      world.report("\(name) cannot be read. \(error)")
      return nil
    }
  }
}
