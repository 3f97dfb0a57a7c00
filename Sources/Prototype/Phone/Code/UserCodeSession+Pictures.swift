import Foundation
import UIKit
import Workshop

// Pictures on plain screens, for classes without a preview.

extension UserCodeSession {
  func show(pictures paths: [String]) -> String {
    samples = ChildMessage.pictures(paths) + samples.filter { $0.kind != .picture }
    guard let shown = library?.scenes.first(where: { $0.name == scene }) else {
      return "The pictures are shown when your code runs on plain screens."
    }
    guard shown.kind == .type else {
      let kind = shown.isPreview ? "A preview" : "An app"
      return "\(kind) has its own screens: put the picture beside your file and use UIImage(named:)."
    }
    restart()
    return paths.count == 1 ? "The screens show the picture." : "The screens show \(paths.count) pictures."
  }
}

extension ChildMessage {
  /// From the first plain screen on.
  @MainActor static func samples(pictures paths: [String], _ colors: [UIColor]) -> [ChildMessage] {
    let digits = colors.compactMap { UInt32($0.hexDigits, radix: 16) }
    return pictures(paths) + digits.map { ChildMessage(.color, index: Int($0)) }
  }

  @MainActor static func pictures(_ paths: [String]) -> [ChildMessage] {
    guard let files = try? PictureFiles(count: paths.count) else { return [] }
    return paths.map { ChildMessage(.picture, index: files.mostPixels, text: URL(fileURLWithPath: $0).path) }
  }
}
