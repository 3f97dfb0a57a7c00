@MainActor package enum Catalogue {
  package static let entries: [CatalogueEntry] =
    [
      .backSwipe, .systemSwipe, .swipeDismiss, .swipeTabs, .rise, .riseSegue, .keyframe, .cornerRotation, .sink,
      .sinkDeep, .zoom, .documentedZoom, .photoViewer, .signalPhoto, .sharedElement, .containerTransform, .pushDown,
      .sidePresent,
      .fadeSlide, .grow,
    ] + CatalogueEntry.engines + [.predictiveBack, .guidedBack]

  package static let initialEntry = CatalogueEntry.backSwipe

  package static func entry(named name: String) -> CatalogueEntry? { entries.first { $0.name == name } }
}
