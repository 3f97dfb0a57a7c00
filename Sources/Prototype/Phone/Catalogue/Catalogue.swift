@MainActor package enum Catalogue {
  package static let entries: [CatalogueEntry] =
    [
      .backSwipe, .systemSwipe.shown(on: .settings), .swipeDismiss.shown(on: .player), .swipeTabs.shown(on: .chat),
      .rise.shown(on: .player), .riseSegue.shown(on: .player), .keyframe.shown(on: .wallet),
      .cornerRotation.shown(on: .wallet), .sink.shown(on: .photos), .sinkDeep.shown(on: .photos), .zoom,
      .documentedZoom,
      .photoViewer, .signalPhoto, .sharedElement, .containerTransform, .pushDown.shown(on: .chat),
      .sidePresent.shown(on: .chat), .fadeSlide, .grow.shown(on: .mail),
    ] + CatalogueEntry.engines.map { $0.shown(on: .mail) }
    + [.predictiveBack, .guidedBack, .sharedBack]

  package static let initialEntry = CatalogueEntry.backSwipe

  package static func entry(named name: String) -> CatalogueEntry? { entries.first { $0.name == name } }
}
