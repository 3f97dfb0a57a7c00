import CAllocations

/// How much heap memory drawing a frame asks for beyond what the same frame by hand does.
///
/// Cairo allocates for nearly everything it draws; that is not ours to change, so only what we add counts.
enum DrawingAllocationCheck {
  /// Frames before those that count, which fill the caches.
  private static let warmUps = 100
  /// Frames that count: all places of a drag twice.
  private static let frames = 194
  /// Blocks a frame may ask for beyond the baseline's: two for the places of a shadow's pixels, and what Cairo takes
  /// for clips that the baseline does without.
  private static let mostMore = 8.0

  /// Says what it came to; false where it was too much.
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
