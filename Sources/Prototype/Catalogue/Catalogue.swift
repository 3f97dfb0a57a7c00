/// All transitions that the window shows, in the order of its list.
@MainActor package enum Catalogue {
  /// Every entry.
  package static let entries: [CatalogueEntry] =
    [
      .backSwipe, .systemSwipe, .swipeDismiss, .swipeTabs, .rise, .riseSegue, .keyframe, .cornerRotation, .photoViewer,
      .sink, .sinkDeep, .sharedElement, .pushDown, .sidePresent, .fadeSlide, .grow,
    ] + CatalogueEntry.engines

  /// The one that is shown where none is asked for.
  package static let usual = CatalogueEntry.backSwipe

  /// The entry called `name`.
  package static func entry(named name: String) -> CatalogueEntry? { entries.first { $0.name == name } }
}
