import Foundation
import Stage

extension DragGraph {
  /// Creates the graph of a replay, which stands at its end afterwards.
  @MainActor init(_ replay: Replay) {
    self.init()
    let rate = replay.setup.framesPerSecond
    var (number, isOver) = (0, false)
    repeat {
      replay.advance(to: Double(number) / rate)
      isOver = replay.isOver && replay.time > 0
      add(replay.sample(after: samples.last))
      number += 1
    } while !isOver
  }
}

extension Replay {
  /// Returns the sample of the present instant; `last` is an earlier one, from which the screen's velocity follows.
  func sample(after last: DragGraph.Sample?) -> DragGraph.Sample {
    let isHeld = !fingers.isEmpty
    let end = last.map { $0.isHeld ? 0 : $0.progress.rounded() } ?? 0
    let progress = self.progress ?? (isHeld ? 0 : end)
    return DragGraph.Sample(
      time: time, progress: progress,
      pointsPerSecond: isHeld
        ? pointsPerSecond
        : self.progress == nil ? 0 : DragGraph.velocity(to: progress, at: time, after: last, length),
      isHeld: isHeld)
  }

  /// The distance from progress 0 to progress 1, in points.
  var length: Double { phone.dragLength }
}

extension CataloguePhone {
  /// The distance that the screen moves from progress 0 to progress 1, in points.
  var dragLength: Double {
    (track?.length ?? (entry.back == .down ? stage.screenSize.height : stage.screenSize.width)).native
  }
}

extension DragGraph {
  /// Returns the velocity of a screen that has moved to a progress since a sample, in points per second.
  static func velocity(to progress: Double, at time: Double, after last: Sample?, _ length: Double) -> Double {
    guard let last, time - last.time > 1e-6 else { return last?.pointsPerSecond ?? 0 }
    return (progress - last.progress) / (time - last.time) * length
  }
}
