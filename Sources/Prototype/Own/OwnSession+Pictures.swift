import Foundation
import Workshop

// Pictures on the plain screens, on which classes without a preview are shown.

extension OwnSession {
  /// Shows pictures on the plain screens, from the first one on; returns a sentence about it.
  func show(pictures paths: [String]) -> String {
    samples = paths.map { ChildMessage(picture: $0) } + samples.filter { $0.kind != .picture }
    guard let shown = library?.scenes.first(where: { $0.name == scene }) else {
      return "The pictures are shown when your code runs on plain screens."
    }
    guard !shown.isPreview else {
      return "A preview has its own screens: put the picture beside your file and use UIImage(named:)."
    }
    restart()
    return paths.count == 1 ? "The screens show the picture." : "The screens show \(paths.count) pictures."
  }
}

extension ChildMessage {
  /// Creates the message that shows the picture in a file on the next plain screen.
  init(picture path: String) { self.init(.picture, text: URL(fileURLWithPath: path).path) }
}
