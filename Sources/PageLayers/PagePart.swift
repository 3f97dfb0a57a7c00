package import Foundation
package import Stage

/// A transition as a table with its pictures, complete, so that a process can give it to another one.
package struct PagePart: Codable {
  /// The indices of pictures are those of `pictures`.
  package var table: PageTable
  package let pictures: [Data]
  /// When the transition was how far: times in seconds, and progress.
  package private(set) var pace: [[Double]]

  /// Nil if the frames show no movement.
  ///
  /// The pictures get `scale` pixels for each point.
  @MainActor package init?(_ frames: [PageFrame], on stage: Stage, scale: Double) throws(PageFault) {
    guard frames.count > 1 else { return nil }
    if PageItem.tree(frames).contains(where: { $0.changesForm(frames) }) {
      throw PageFault(text: "a path or a mask changes, which a picture does not show")
    }
    let size = stage.screenSize
    let drawing = PageDrawing(size: SIMD2(size.width.native, size.height.native), scale: scale)
    table = PageTable(try drawing.nodes(frames), at: frames.map(\.progress))
    pictures = drawing.pictures
    pace = frames.map { [$0.time, $0.progress] }
  }

  /// Counts all times from an instant.
  package mutating func begins(at instant: Double) { pace = pace.map { [$0[0] - instant, $0[1]] } }
}
