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
