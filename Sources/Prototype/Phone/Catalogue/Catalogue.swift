@MainActor package enum Catalogue {
  package static let entries = others + CatalogueEntry.engines.map { $0.shown(on: .mail) } + backGestures

  private static let others: [CatalogueEntry] = [
    .backSwipe, .systemSwipe.shown(on: .settings), .swipeDismiss.shown(on: .player), .swipeTabs.shown(on: .chat),
    .rise.shown(on: .player), .riseSegue.shown(on: .player), .keyframe.shown(on: .wallet),
    .cornerRotation.shown(on: .wallet), .sink.shown(on: .photos), .sinkDeep.shown(on: .photos), .zoom,
    .documentedZoom, .photoViewer, .signalPhoto, .sharedElement, .containerTransform, .pushDown.shown(on: .chat),
    .sidePresent.shown(on: .chat), .fadeSlide, .grow.shown(on: .mail),
  ]
  private static let backGestures: [CatalogueEntry] = [.predictiveBack, .guidedBack, .sharedBack]

  package static let initialEntry = CatalogueEntry.backSwipe

  package static func entry(named name: String) -> CatalogueEntry? { entries.first { $0.name == name } }
}

/// The entries of one row of the list: the versions of one transition, or a transition that has only one.
@MainActor struct CatalogueFamily {
  /// The title of the row.
  let title: String
  /// The versions, those under the same heading as the usual one first.
  let versions: [CatalogueEntry]
  /// The version that the row shows at first.
  let usual: CatalogueEntry

  /// Returns the families of some entries, in the order of the headings.
  static func families(of entries: [CatalogueEntry]) -> [CatalogueFamily] {
    let all = entries.compactMap { entry -> CatalogueFamily? in
      guard let family = entry.family else {
        return CatalogueFamily(title: entry.title, versions: [entry], usual: entry)
      }
      let members = entries.filter { $0.family?.title == family.title }
      guard let usual = members.first(where: { $0.family?.isUsual == true }) ?? members.first, usual.name == entry.name
      else { return nil }
      let versions = members.filter { $0.group == usual.group } + members.filter { $0.group != usual.group }
      return CatalogueFamily(title: family.title, versions: versions, usual: usual)
    }
    return CatalogueEntry.Group.allCases.flatMap { group in all.filter { $0.usual.group == group } }
  }
}
