import CoreGraphics
package import Foundation
import QuartzCore
package import Stage
import UIKit

/// What a phone shows at an instant of a transition.
package struct PageFrame {
  /// In seconds from the beginning.
  package let time: Double
  /// 0...1.
  package let progress: Double
  let items: [DisplayItem]
  /// The screen that leaves over another one, and that one; nil if none does.
  let areas: (leaving: Area, revealed: Area)?

  /// Where the plane of a screen lies, its size in points, its opacity, and which layers belong to it.
  typealias Area = (map: Homography, size: SIMD2<Double>, opacity: Double, layers: Set<UInt>)

  /// What a stage shows now; `known` is the progress of what is no transition of UIKit.
  ///
  /// Nil if nothing moves.
  @MainActor package init?(_ stage: Stage, at time: Double, progress known: Double? = nil) {
    let status = stage.application.transitionStatus
    guard let progress = status?.progress.native ?? known else { return nil }
    let list = DisplayList()
    stage.perform { stage.application.world.fill(list) }
    (self.time, self.progress, items, areas) = (time, progress, Array(list.items), status.flatMap(Self.areas))
  }

  private static func areas(_ status: TransitionStatus) -> (leaving: Area, revealed: Area)? {
    // What stays where it is reveals nothing that takes touches.
    guard !status.isOpening, let revealed = status.layers.to, revealed.superlayer === status.container,
      // An animator may have put it into another view.
      var moving = status.layers.from
    else { return nil }
    var opacity = 1.0
    while let around = moving.superlayer, around !== status.container {
      opacity *= Double(moving.presentation()?.opacity ?? 1)
      moving = around
    }
    guard var leaving = area(moving), let revealed = area(revealed) else { return nil }
    leaving.opacity *= opacity
    return (leaving, revealed)
  }

  private static func area(_ model: CALayer) -> Area? {
    guard let layer = model.presentation() else { return nil }
    let (size, anchor, turn) = (layer.bounds.size, layer.anchorPoint, layer.affineTransform())
    var map = CGAffineTransform(translationX: -anchor.x * size.width, y: -anchor.y * size.height)
    map = map.concatenating(turn).concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    let axes = Homography(
      xAxis: SIMD2(map.a.native, map.b.native), yAxis: SIMD2(map.c.native, map.d.native),
      origin: SIMD2(map.tx.native, map.ty.native))
    let layers = all(model).map { UInt(bitPattern: ObjectIdentifier($0)) }
    return (axes, SIMD2(size.width.native, size.height.native), Double(layer.opacity), Set(layers))
  }

  private static func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
}

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
