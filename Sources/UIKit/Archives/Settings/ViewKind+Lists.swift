import CoreGraphics
import Foundation

extension ViewKind {
  static let lists: [String: ViewKind] = [
    "tableView": ViewKind(UITableView.self, table, finishTable),
    "tableViewCell": ViewKind(UITableViewCell.self, cell, finishCell),
    "collectionView": ViewKind(
      UICollectionView.self,
      .init([
        "allowsSelection": ArchiveSet.flag(\.allowsSelection), "collectionViewLayout": { _, _ in },
        "allowsMultipleSelection": ArchiveSet.flag(\.allowsMultipleSelection),
        "prefetchingEnabled": ArchiveSet.flag(\.isPrefetchingEnabled), "sectionHeaderView": { _, _ in },
        "sectionFooterView": { _, _ in },
      ]), finishCollection),
    "collectionViewCell": ViewKind(
      UICollectionViewCell.self,
      .init(["contentView": { _, _ in }, "backgroundView": { _, _ in }, "selectedBackgroundView": { _, _ in }])
    ) { cell, element, load in
      if let content = element.child(key: "contentView") { load.fillContent(cell.contentView, content) }
      element.child(key: "backgroundView").flatMap { load.makeView($0) }.map { cell.backgroundView = $0 }
      element.child(key: "selectedBackgroundView").flatMap { load.makeView($0) }.map {
        cell.selectedBackgroundView = $0
      }
    },
    "collectionReusableView": ViewKind(UICollectionReusableView.self),
    "tableViewHeaderFooterView": ViewKind(UITableViewHeaderFooterView.self),
  ]

  // MARK: Tables

  private static let table = ArchiveSettings<UITableView>([
    "rowHeight": { $0.rowHeight = height($1) }, "estimatedRowHeight": { $0.estimatedRowHeight = height($1) },
    "sectionHeaderHeight": { $0.sectionHeaderHeight = height($1) },
    "sectionFooterHeight": { $0.sectionFooterHeight = height($1) },
    "estimatedSectionHeaderHeight": { _, _ in }, "estimatedSectionFooterHeight": { _, _ in },
    "separatorStyle": ArchiveSet.choice(
      \.separatorStyle,
      [
        "none": .none, "default": .singleLine, "singleLine": .singleLine,
        "singleLineEtched": .singleLine,
      ]),
    "separatorColor": ArchiveSet.color(\.separatorColor), "separatorInset": ArchiveSet.insets(\.separatorInset),
    "separatorInsetReference": { _, _ in },
    "allowsSelection": ArchiveSet.flag(\.allowsSelection),
    "allowsMultipleSelection": ArchiveSet.flag(\.allowsMultipleSelection),
    "allowsSelectionDuringEditing": ArchiveSet.flag(\.allowsSelectionDuringEditing),
    "allowsMultipleSelectionDuringEditing": ArchiveSet.flag(\.allowsMultipleSelectionDuringEditing),
    "tableHeaderView": { _, _ in }, "tableFooterView": { _, _ in }, "backgroundView": { _, _ in },
    "sectionIndexMinimumDisplayRowCount": { _, _ in }, "sectionHeaderTopPadding": { _, _ in },
    "sectionIndexColor": { _, _ in }, "sectionIndexBackgroundColor": { _, _ in },
  ])

  /// -1 stands for automatic heights.
  private static func height(_ value: ArchiveValue) -> CGFloat {
    value.number < 0 ? UITableView.automaticDimension : value.number
  }

  private static func finishTable(_ table: UITableView, _ element: ArchiveElement, _ load: ArchiveLoad) {
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else {
        load.document.report(prototype, "has no reuse identifier, so no row can ask for it.")
        continue
      }
      table.cells.register(for: .init(identifier: identifier)) { [load] in
        load.makeSeparately(prototype, UITableViewCell.self, reuseIdentifier: identifier)
      }
    }
    let sections = element.list("sections")
    if !sections.isEmpty || element["dataMode"] == "static" { table.staticRows = StaticRows(sections, load) }
    element.child(key: "tableHeaderView").flatMap { load.makeView($0) }.map { table.tableHeaderView = $0 }
    element.child(key: "tableFooterView").flatMap { load.makeView($0) }.map { table.tableFooterView = $0 }
    element.child(key: "backgroundView").flatMap { load.makeView($0) }.map { table.backgroundView = $0 }
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
    "detailDisclosureButton": .detailDisclosureButton,
  ]

  private static let cell = ArchiveSettings<UITableViewCell>([
    "selectionStyle": ArchiveSet.choice(
      \.selectionStyle, ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
    "accessoryType": ArchiveSet.choice(\.accessoryType, accessories),
    "editingAccessoryType": ArchiveSet.choice(\.editingAccessoryType, accessories),
    "indentationLevel": ArchiveSet.integer(\.indentationLevel),
    "indentationWidth": ArchiveSet.number(\.indentationWidth), "separatorInset": ArchiveSet.insets(\.separatorInset),
    "showsReorderControl": ArchiveSet.flag(\.showsReorderControl),
    "shouldIndentWhileEditing": ArchiveSet.flag(\.shouldIndentWhileEditing), "contentView": { _, _ in },
    "accessoryView": { _, _ in }, "backgroundView": { _, _ in }, "selectedBackgroundView": { _, _ in },
  ])

  private static func finishCell(_ cell: UITableViewCell, _ element: ArchiveElement, _ load: ArchiveLoad) {
    if let content = element.child(key: "contentView") {
      let own: [(String, UIView?)] = [
        ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel), ("imageView", cell.imageView),
      ]
      for (name, view) in own {
        if let view, let id = element[name], let part = load.document.element(id) { load.fillContent(view, part) }
      }
      load.fillContent(cell.contentView, content)
    }
    element.child(key: "accessoryView").flatMap { load.makeView($0) }.map { cell.accessoryView = $0 }
    element.child(key: "backgroundView").flatMap { load.makeView($0) }.map { cell.backgroundView = $0 }
    element.child(key: "selectedBackgroundView").flatMap { load.makeView($0) }.map { cell.selectedBackgroundView = $0 }
  }

  // MARK: Collections

  private static func finishCollection(_ collection: UICollectionView, _ element: ArchiveElement, _ load: ArchiveLoad) {
    for prototype in element.list("cells") {
      register(prototype, UICollectionViewCell.self, kind: "", collection, load)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.child(key: key) else { continue }
      register(prototype, UICollectionReusableView.self, kind: kind, collection, load)
    }
  }

  private static func register(
    _ prototype: ArchiveElement, _ type: UICollectionReusableView.Type, kind: String, _ collection: UICollectionView,
    _ load: ArchiveLoad
  ) {
    guard let identifier = prototype["reuseIdentifier"] else {
      return load.document.report(prototype, "has no reuse identifier, so no item can ask for it.")
    }
    collection.pool.register(for: CollectionKey(identifier: identifier, kind: kind)) { [load] in
      load.makeSeparately(prototype, UICollectionReusableView.self, reuseIdentifier: identifier)
    }
  }
}
