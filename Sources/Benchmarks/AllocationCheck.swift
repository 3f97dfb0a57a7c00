import CAllocations
import Foundation
import QuartzCore

/// A check that sampling a frame allocates no heap memory after warm-up.
///
/// Allocations are counted, so the result is the same on every machine.
struct AllocationCheck {
  let name: String
  let world: LayerWorld

  /// The number of warm-up frames, which grow buffers to their final size.
  private static let warmUps = 5
  /// The number of counted frames.
  private static let frames = 200

  static var all: [AllocationCheck] {
    [
      AllocationCheck(name: "two screens in transition", world: LayerScenes.twoScreens()),
      AllocationCheck(name: "a thousand layers in flight", world: LayerScenes.crowd(1_000)),
      AllocationCheck(name: "every kind of animation", world: LayerScenes.variety()),
    ]
  }

  /// Returns the number of blocks that all frames allocate.
  func run() -> UInt64 {
    sample(Self.warmUps)
    let before = allocations_count()
    sample(Self.frames)
    return allocations_count() - before
  }

  private func sample(_ count: Int) {
    for _ in 0..<count {
      world.advance(to: world.now + 1e-4)
      _ = world.frame()
    }
  }

  /// Runs all checks and prints their results.
  ///
  /// Returns false if a check allocates.
  static func passes() -> Bool {
    var isFree = true
    for check in all {
      let blocks = check.run()
      print("\(blocks) allocations in \(frames) frames: \(check.name)")
      isFree = isFree && blocks == 0
    }
    return isFree
  }
}
