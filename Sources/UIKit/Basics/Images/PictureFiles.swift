import CoreGraphics
import Foundation
import QuartzCore

enum PictureFiles {
  static let endings = [".png", ".jpg", ".jpeg", ".webp", ".pdf", ".svg"]

  /// The ending of a name that is one of a picture; empty for others.
  static func ending(of name: String) -> String {
    let name = name.lowercased()
    return endings.first(where: name.hasSuffix) ?? ""
  }

  /// Returns the file at `path`, or its variant for another scale, with its scale; nil if there is none.
  static func file(at path: String) -> (path: String, scale: CGFloat)? {
    let ending = String(path.suffix(ending(of: path).count))
    let stem = String(path.dropLast(ending.count))
    if isLines(path), isFile(path) { return (path, CGFloat(PictureScale.ofLines)) }
    if isFile(path) { return (path, scale(of: stem)) }
    for scale in preferredScales {
      let candidate = stem + (scale == 1 ? "" : "@\(scale)x") + (ending.isEmpty ? ".png" : ending)
      if isFile(candidate) { return (candidate, max(CGFloat(scale), self.scale(of: stem))) }
    }
    return nil
  }

  static func isLines(_ name: String) -> Bool { [".pdf", ".svg"].contains(ending(of: name)) }

  /// The scale that a name without its extension states.
  private static func scale(of stem: String) -> CGFloat {
    stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  static func nameWithoutScale(_ stem: String) -> String {
    stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem
  }

  /// The screen's scale, then the greater scales, which can be reduced without loss, then the smaller ones.
  static var preferredScales: [Int] {
    let wanted = Int(min(max(LayerWorld.current.displayScale.rounded(.up), 1), 3))
    return (1...3).filter { $0 >= wanted } + (1...3).reversed().filter { $0 < wanted }
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}

enum UprightPicture {
  static func of(_ picture: CGImage, _ orientation: UIImage.Orientation) -> CGImage? {
    guard orientation != .up else { return picture }
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    let transform = transform(orientation, width, height)
    let size = CGRect(x: 0, y: 0, width: width, height: height).applying(transform).size
    guard let context = CGContext(size: size, scale: 1) else { return nil }
    context.concatenate(transform)
    draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height), of: context)
    return context.makeImage()
  }

  /// y points down in the context.
  static func draw(_ picture: CGImage, in rect: CGRect, of context: CGContext, tiled: Bool = false) {
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(picture, in: rect, byTiling: tiled)
    context.restoreGState()
  }

  /// Returns the transform from points of a picture to points of the turned one, from their upper left corners.
  private static func transform(
    _ orientation: UIImage.Orientation, _ width: CGFloat, _ height: CGFloat
  ) -> CGAffineTransform {
    switch orientation {
    case .up: .identity
    case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, width)
    case .right: CGAffineTransform(0, 1, -1, 0, height, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, height, width)
    }
  }
}
