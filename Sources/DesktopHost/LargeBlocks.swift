/// Large blocks of the C library's heap.
enum LargeBlocks {
  /// Makes blocks of 128 kilobytes and more go back to the system as soon as they are freed.
  ///
  /// Without this, the C library does so only until the first of them is freed, and keeps later ones of that size. Most of
  /// these blocks are surfaces for a whole frame: with `SurfacePool` emptied after it, 850 of 26,700 kB of the resting
  /// window with its panel.
  static func giveBack() { _ = mallopt(mmapThreshold, 128 << 10) }

  /// `M_MMAP_THRESHOLD`.
  private static let mmapThreshold: Int32 = -3
}

/// Sets an option of the heap; the C library has it, but its Swift module does not.
@_silgen_name("mallopt") private func mallopt(_ option: Int32, _ value: Int32) -> Int32
