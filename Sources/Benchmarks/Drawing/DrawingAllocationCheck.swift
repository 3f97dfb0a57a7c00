import CAllocations

/// A check of the heap allocations that drawing a frame needs beyond those of the same frame drawn by hand.
///
/// Cairo allocates for nearly everything that it draws, which cannot be changed here, so only additional allocations
/// count.
enum DrawingAllocationCheck {
  /// The number of warm-up frames, which fill the caches.
  private static let warmUps = 100
  /// The number of counted frames: all positions of a drag, twice.
  private static let frames = 194
  /// The blocks that a frame may allocate beyond the baseline's: two for the positions of a shadow's pixels, and those
  /// of Cairo for clips that the baseline does not need.
  private static let mostMore = 8.0

  /// Prints the result.
  ///
  /// Returns false if there are too many allocations.
  static func passes() -> Bool {
    guard let rendered = RenderedFrames(scale: 1), let handDrawn = HandDrawnFrames(scale: 1) else { return false }
    let (ours, byHand) = (blocks(rendered.draw), blocks(handDrawn.draw))
    let more = (Double(ours) - Double(byHand)) / Double(frames)
    print(
      "\(ours) allocations in \(frames) frames drawn, \(byHand) in those by hand; \(mostMore) a frame more are allowed")
    return more <= mostMore
  }

  private static func blocks(_ draw: (Double) -> Void) -> UInt64 {
    for step in 0..<warmUps { draw(Double(step % 97) / 97) }
    let before = allocations_count()
    for step in 0..<frames { draw(Double(step % 97) / 97) }
    return allocations_count() - before
  }
}
