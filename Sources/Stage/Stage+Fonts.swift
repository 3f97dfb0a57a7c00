import Raster

extension Stage {
  /// Makes texts begin with the system's family as the only font, so that the first frame is shown sooner.
  ///
  /// The first text that needs another font makes the process read all of them. Call this before any text is laid out.
  package static func beginWithSystemFont() { FontConfiguration.beginWithInter() }
}
