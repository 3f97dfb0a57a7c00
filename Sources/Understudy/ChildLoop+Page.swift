import Foundation
import Stage
import Workshop

// Makes tables for pages out of what is shown.

extension ChildLoop {
  /// Keeps what is shown, if a transition has gone on since the last frame that was kept.
  func keepFrame() {
    guard let last = kept?.last?.progress ?? kept.map({ _ in -1 }), let frame = PageFrame(stage, at: stage.now),
      frame.progress > last + 1e-9
    else { return }
    kept?.append(frame)
  }

  /// Sends the table in parts; one without text if nothing moved.
  func tellTable(scale: Double) {
    var text: [UInt8] = []
    do {
      if let part = try PagePart(kept ?? [], on: stage, scale: scale) { text = Array(try JSONEncoder().encode(part)) }
    } catch { return link.send(ChildMessage(.failed, text: "a layer could not be drawn for a page")) }
    kept = nil
    let starts = stride(from: 0, to: max(1, text.count), by: ChildMessage.mostText)
    for (number, start) in starts.enumerated() {
      let piece = text[start..<min(text.count, start + ChildMessage.mostText)]
      let rest = (text.count - start - 1) / ChildMessage.mostText
      link.send(
        ChildMessage(
          .tablePart, index: number == 0 && text.isEmpty ? 0 : rest, text: String(decoding: piece, as: UTF8.self)))
    }
  }
}
