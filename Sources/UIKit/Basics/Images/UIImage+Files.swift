public import CoreGraphics
public import Foundation
import QuartzCore

extension UIImage {
  /// The PNG in `data`, its pixels being points; nil, and a diagnostic, where it is none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The PNG in `data`, with `scale` pixels to a point; nil, and a diagnostic, where it is none.
  ///
  /// Pictures are read by the stage that is current, so on the thread that it works on.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = Self.picture(from: data, named: "A picture") else { return nil }
    self.init(cgImage: picture, scale: scale, orientation: .up)
  }

  /// The PNG in the file at `path`; nil, and a diagnostic, where there is none.
  ///
  /// A name that ends in `@2x` or `@3x` has so many pixels to a point. Where there is no such file, one with such a
  /// name is taken, that which suits the screen first; `.png` may be left out.
  public convenience init?(contentsOfFile path: String) {
    guard let file = PictureFiles.file(at: path), let data = FileManager.default.contents(atPath: file.path) else {
      LayerWorld.current.report("There is no picture at \(path). Check the path.")
      return nil
    }
    guard let picture = Self.picture(from: data, named: "The picture at \(file.path)") else { return nil }
    self.init(cgImage: picture, scale: file.scale, orientation: .up)
  }

  /// The PNG called `name` among the program's resources, or in a folder that the host has pictures looked for in; nil,
  /// and a diagnostic, where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The PNG called `name` among the resources of `bundle`, the program's for nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resources = (bundle ?? .main).resourceURL.map { [$0] } ?? []
    let folders = bundle == nil ? LayerWorld.current.pictureFolders + resources : resources
    let paths = folders.map { $0.appendingPathComponent(name).path }
    guard let path = paths.first(where: { PictureFiles.file(at: $0) != nil }) else {
      let places = folders.map(\.path).joined(separator: " or ")
      LayerWorld.current.report("There is no picture \"\(name)\" in \(places). Put \(name).png there.")
      return nil
    }
    self.init(contentsOfFile: path)
  }

  /// A symbol of Apple's, of which there are none here: nil, and a diagnostic.
  public convenience init?(systemName name: String) {
    LayerWorld.current.report("There is no symbol \"\(name)\": Apple's symbols are not to be had here. Use a PNG.")
    return nil
  }

  /// The picture as it is seen, as a PNG; nil for an empty one.
  public final func pngData() -> Data? { uprightPicture.flatMap { LayerWorld.current.pictureService?.png(of: $0) } }

  private static func picture(from data: Data, named name: String) -> CGImage? {
    let world = LayerWorld.current
    guard let service = world.pictureService else {
      world.report("\(name) cannot be read: nothing that reads pictures is there. Read it on the stage's thread.")
      return nil
    }
    do { return try service.picture(from: data) } catch {
      world.report("\(name) cannot be read. \(error)")
      return nil
    }
  }
}
