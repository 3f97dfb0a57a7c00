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
  public convenience init?(contentsOfFile path: String) {
    guard let file = PictureFiles.file(at: path), let data = FileManager.default.contents(atPath: file.path) else {
      LayerWorld.current.report("There is no picture at \(path). Check the path.")
      return nil
    }
    guard let picture = Self.picture(from: data, named: "The picture at \(file.path)") else { return nil }
    self.init(cgImage: picture, scale: file.scale, orientation: .up)
  }

  /// Creates a picture from the PNG with this name in the host's picture folders or the program's resources; nil, with a
  /// diagnostic, if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a picture from the PNG with this name in the resources of `bundle`; nil stands for the program's own.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resources = (bundle ?? .main).resourceURL.map { [$0] } ?? []
    let folders = bundle == nil ? LayerWorld.current.pictureFolders + resources : resources
    let paths = folders.map { $0.appendingPathComponent(name).path }
    guard let path = paths.first(where: { PictureFiles.file(at: $0) != nil }) else {
      let searched = folders.map(\.path).joined(separator: " or ")
      LayerWorld.current.report("There is no picture \"\(name)\" in \(searched). Put \(name).png there.")
      return nil
    }
    self.init(contentsOfFile: path)
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

  private static func picture(from data: Data, named name: String) -> CGImage? {
    let world = LayerWorld.current
    guard let service else {
      world.report("\(name) cannot be read: no stage has been made that could read it.")
      return nil
    }
    do { return try service.picture(from: data) } catch {
      world.report("\(name) cannot be read. \(error)")
      return nil
    }
  }
}
