import Foundation
import Stage
import Workshop

// Makes tables for pages out of what is shown.

extension ChildLoop {
  /// Keeps what is shown, if a transition has gone on since the last frame that was kept.
  func keepFrame() {
    guard let frame = PageFrame(stage, at: stage.now), frame.progress > (kept.last?.progress ?? -1) + 1e-9 else {
      return
    }
    kept.append(frame)
  }

  /// Sends the table in parts, no text if nothing moved, or why there is no table.
  func tellTable(scale: Double) {
    var text: [UInt8] = []
    do {
      if let part = try PagePart(kept, on: stage, scale: scale) { text = Array(try JSONEncoder().encode(part)) }
    } catch {
      link.send(ChildMessage(.tablePart, index: 1, text: (error as? PageFault)?.text ?? "its layers have no position"))
    }
    kept = []
    for start in stride(from: 0, to: text.count, by: ChildMessage.mostText) {
      let piece = text[start..<min(text.count, start + ChildMessage.mostText)]
      link.send(ChildMessage(.tablePart, text: String(decoding: piece, as: UTF8.self)))
    }
  }
}
