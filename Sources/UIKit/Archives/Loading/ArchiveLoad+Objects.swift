import CoreGraphics
import Foundation

// What is in scenes and xibs beside views and controllers.
extension ArchiveLoad {
  /// An object at the top of a scene or xib; nil for what only stands for another object, and with a diagnostic for what
  /// is not known.
  func makeObject(_ element: ArchiveElement) -> NSObject? {
    switch element.name {
    case "placeholder", "exit", "viewControllerPlaceholder": return nil
    case "customObject": return makeCustom(element)
    case "navigationItem": return makeNavigationItem(element)
    case "barButtonItem": return makeBarButtonItem(element)
    case "tabBarItem": return makeTabBarItem(element)
    case let name where name.hasSuffix("GestureRecognizer"): return makeRecognizer(element)
    default: return makeView(element)
    }
  }

  private func makeCustom(_ element: ArchiveElement) -> NSObject? {
    let name = element["customClass"] ?? "NSObject"
    let found = UIApplication.shared.archivedClasses.make(name, module: element["customModule"])
    guard let made = found as? NSObject else {
      document.report(element, "cannot be created: there is no class \(name) with an initialiser without arguments.")
      return nil
    }
    add(made, element)
    return made
  }

  // MARK: Recognisers

  private func makeRecognizer(_ element: ArchiveElement) -> UIGestureRecognizer? {
    guard let usual = Self.recognizers[element.name] else {
      document.report(element, "is not known and left out.")
      return nil
    }
    var made: UIGestureRecognizer?
    if let name = element["customClass"] {
      made =
        UIApplication.shared.archivedClasses.make(name, module: element["customModule"]) as? UIGestureRecognizer
      if made == nil { document.report(element, "has the class \(name), which cannot be created.") }
    }
    let recognizer = made ?? usual()
    add(recognizer, element)
    Self.general.apply(element, to: recognizer, in: document)
    Self.special.apply(element, to: recognizer, in: document)
    (Self.general + Self.special).reportOthers(of: element, in: document)
    return recognizer
  }

  private static let recognizers: [String: () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() }, "panGestureRecognizer": { UIPanGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    // Interface Builder spells it so.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "gestureRecognizer": { UIGestureRecognizer() },
  ]

  private static let general = ArchiveSettings<UIGestureRecognizer>([
    "enabled": ArchiveSet.flag(\.isEnabled), "cancelsTouchesInView": ArchiveSet.flag(\.cancelsTouchesInView),
    "delaysTouchesBegan": ArchiveSet.flag(\.delaysTouchesBegan),
    "delaysTouchesEnded": ArchiveSet.flag(\.delaysTouchesEnded),
  ])

  private static let special = ArchiveSettings<UIGestureRecognizer>([
    "numberOfTapsRequired": { recognizer, value in
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = value.integer
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired = value.integer
    },
    "numberOfTouchesRequired": { recognizer, value in
      (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = value.integer
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = value.integer
      (recognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = value.integer
    },
    "minimumPressDuration": { recognizer, value in
      (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = value.number.native
    },
    "allowableMovement": { recognizer, value in
      (recognizer as? UILongPressGestureRecognizer)?.allowableMovement = value.number
    },
    "minimumNumberOfTouches": { recognizer, value in
      (recognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches = value.integer
    },
    "maximumNumberOfTouches": { recognizer, value in
      (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = value.integer
    },
    "direction": { recognizer, value in
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      directions[value.text].map { (recognizer as? UISwipeGestureRecognizer)?.direction = $0 }
    },
    "scale": { _, _ in }, "rotation": { _, _ in },
    "edges": { recognizer, value in
      let edges = ArchiveChoices.rectEdges.filter { value.element?.isTrue($0.key) ?? false }.values
      (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(Array(edges))
    },
  ])

  // MARK: Items of bars

  func makeNavigationItem(_ element: ArchiveElement) -> UINavigationItem? {
    let type = customType(of: element, UINavigationItem.self) as? UINavigationItem.Type ?? UINavigationItem.self
    guard let item = type.init(coder: ArchiveCoder(element, self)) else { return nil }
    fill(item, element)
    return item
  }

  func fill(_ item: UINavigationItem, _ element: ArchiveElement) {
    add(item, element)
    Self.navigationItem.apply(element, to: item, in: document)
    Self.navigationItem.reportOthers(
      of: element, in: document,
      read: [
        "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
        "titleView",
      ])
    func items(_ name: String) -> [UIBarButtonItem] {
      let elements = element.list(name + "s") + element.children.filter { $0.key == name }
      return elements.compactMap { makeBarButtonItem($0) }
    }
    let (left, right) = (items("leftBarButtonItem"), items("rightBarButtonItem"))
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    element.child(key: "backBarButtonItem").flatMap { makeBarButtonItem($0) }.map { item.backBarButtonItem = $0 }
    element.child(key: "titleView").flatMap { makeView($0) }.map { item.titleView = $0 }
  }

  private static let navigationItem = ArchiveSettings<UINavigationItem>([
    "title": ArchiveSet.text(\.title), "prompt": ArchiveSet.text(\.prompt),
    "backButtonTitle": ArchiveSet.text(\.backButtonTitle), "hidesBackButton": ArchiveSet.flag(\.hidesBackButton),
    "leftItemsSupplementBackButton": ArchiveSet.flag(\.leftItemsSupplementBackButton),
    "largeTitleDisplayMode": ArchiveSet.choice(
      \.largeTitleDisplayMode, ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
  ])

  func makeBarButtonItem(_ element: ArchiveElement) -> UIBarButtonItem? {
    let type = customType(of: element, UIBarButtonItem.self) as? UIBarButtonItem.Type ?? UIBarButtonItem.self
    guard let item = type.init(coder: ArchiveCoder(element, self)) else { return nil }
    add(item, element)
    element["systemItem"].flatMap { UIBarButtonItem.SystemItem(archiveName: $0) }.map { item.systemItem = $0 }
    Self.barButton.apply(element, to: item, in: document)
    Self.barButton.reportOthers(of: element, in: document, read: ["systemItem", "customView"])
    element.child(key: "customView").flatMap { makeView($0) }.map { item.customView = $0 }
    return item
  }

  private static let barButton = ArchiveSettings<UIBarButtonItem>([
    "title": ArchiveSet.text(\.title), "image": ArchiveSet.image(\.image), "width": ArchiveSet.number(\.width),
    "enabled": ArchiveSet.flag(\.isEnabled), "tag": ArchiveSet.integer(\.tag),
    "tintColor": ArchiveSet.color(\.tintColor), "landscapeImage": ArchiveSet.image(\.landscapeImagePhone),
    "largeContentSizeImage": ArchiveSet.image(\.largeContentSizeImage),
    "style": ArchiveSet.choice(\.style, ["plain": .plain, "bordered": .bordered, "done": .done]),
  ])

  func makeTabBarItem(_ element: ArchiveElement) -> UITabBarItem? {
    let type = customType(of: element, UITabBarItem.self) as? UITabBarItem.Type ?? UITabBarItem.self
    guard let item = type.init(coder: ArchiveCoder(element, self)) else { return nil }
    add(item, element)
    if let name = element["systemItem"], let system = UITabBarItem.SystemItem(archiveName: name) {
      let shown = UITabBarItem(tabBarSystemItem: system, tag: 0)
      (item.title, item.image) = (shown.title, shown.image)
    }
    Self.tab.apply(element, to: item, in: document)
    Self.tab.reportOthers(of: element, in: document, read: ["systemItem"])
    return item
  }

  private static let tab = ArchiveSettings<UITabBarItem>([
    "title": ArchiveSet.text(\.title), "image": ArchiveSet.image(\.image),
    "selectedImage": ArchiveSet.image(\.selectedImage), "badgeValue": ArchiveSet.text(\.badgeValue),
    "badgeColor": ArchiveSet.color(\.badgeColor), "enabled": ArchiveSet.flag(\.isEnabled),
    "tag": ArchiveSet.integer(\.tag), "landscapeImage": ArchiveSet.image(\.landscapeImagePhone),
    "largeContentSizeImage": ArchiveSet.image(\.largeContentSizeImage),
  ])
}

extension UIBarButtonItem.SystemItem {
  /// Interface Builder uses the names of the cases.
  init?(archiveName name: String) {
    let all = (0..<40).compactMap(Self.init(rawValue:))
    guard let found = all.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}

extension UITabBarItem.SystemItem {
  init?(archiveName name: String) {
    let all = (0..<40).compactMap(Self.init(rawValue:))
    guard let found = all.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}
