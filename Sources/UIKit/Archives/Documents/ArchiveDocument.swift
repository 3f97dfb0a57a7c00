import CoreGraphics
import Foundation
import QuartzCore

/// A storyboard or xib as Xcode saves it.
@MainActor final class ArchiveDocument {
  /// With its extension, such as `Main.storyboard`.
  let fileName: String
  let bundle: Bundle?
  let root: ArchiveElement
  private let elements: [String: ArchiveElement]

  init(_ root: ArchiveElement, fileName: String, bundle: Bundle? = nil, strings: [String: String] = [:]) {
    (self.root, self.fileName, self.bundle) = (root, fileName, bundle)
    var elements: [String: ArchiveElement] = [:]
    for element in root.descendants {
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    self.elements = elements
    for (key, text) in strings { localize(key, text) }
  }

  func element(_ id: String) -> ArchiveElement? { elements[id] }

  /// The scenes' controllers, and placeholders for controllers of other storyboards.
  var controllers: [ArchiveElement] {
    (root.child("scenes")?.children ?? []).compactMap { scene in
      scene.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
    }
  }

  /// Reports once what is not read of an object.
  func report(_ element: ArchiveElement, _ sentence: String) {
    let application = UIApplication.shared
    let text = "\(fileName): \(element.readableName) \(sentence)"
    if application.reportedNames.insert(text).inserted { application.report(text) }
  }

  // MARK: Resources

  /// Nil, with a diagnostic, if there is none.
  func image(_ name: String) -> UIImage? {
    let resource = root.child("resources")?.children.first { $0.name == "image" && $0["name"] == name }
    if resource?["catalog"] == "system" { return UIImage(systemName: name) }
    return UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  /// The catalogue's, or what the document says that it was.
  func color(named name: String) -> UIColor? {
    let folders = AssetFolders(for: bundle).indexed
    if LayerWorld.current.asset(in: folders, readsAgain: false, { $0.colorSets[name] }) != nil {
      return UIColor(named: name, in: bundle, compatibleWith: nil)
    }
    let resource = root.child("resources")?.children.first { $0.name == "namedColor" && $0["name"] == name }
    return resource?.child("color").flatMap { ArchiveValue(element: $0, document: self).color }
  }

  // MARK: Localised text

  /// Sets the property that a key such as `8rJ-Kc-sve.text` names.
  private func localize(_ key: String, _ text: String) {
    guard let point = key.firstIndex(of: "."), let element = elements[String(key[..<point])] else { return }
    let property = String(key[key.index(after: point)...])
    if property.hasSuffix("Title"), let state = element.child(key: String(property.dropLast(5))) {
      state["title"] = text
    } else if property.hasPrefix("segmentTitles["), let index = Int(property.dropFirst(14).dropLast()) {
      let segments = element.child("segments")?.children ?? []
      if segments.indices.contains(index) { segments[index]["title"] = text }
    } else {
      element[property] = text
    }
  }
}

/// The files are searched for in the folders in which pictures are.
extension ArchiveDocument {
  /// Pairs as in `"key" = "value";`, with comments between them; none if the text is broken.
  static func strings(_ text: String) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return list as? [String: String] ?? [:]
  }

  /// Nil, with a diagnostic, if there is no such file or it cannot be read.
  static func find(_ name: String, _ kind: String, in bundle: Bundle?) -> ArchiveDocument? {
    let world = LayerWorld.current
    let fileName = name + "." + kind
    let folders = AssetFolders(for: bundle).indexed
    guard let path = world.asset(in: folders, { $0.archives[fileName] }) else {
      world.report("There is no \(fileName) in \(AssetFolders(for: bundle)). Only their sources can be read.")
      return nil
    }
    let strings = world.asset(in: folders, readsAgain: false) { $0.archives[name + ".strings"] }
    do {
      let root = try ArchiveReader.read(Array(FileManager.default.contents(atPath: path) ?? Data()))
      let text = strings.flatMap(Self.text)
      return ArchiveDocument(root, fileName: fileName, bundle: bundle, strings: text.map(Self.strings) ?? [:])
    } catch {
      world.report("\(path):\(error.line): \(error.sentence)")
      return nil
    }
  }

  static func exists(_ name: String, _ kind: String, in bundle: Bundle?) -> Bool {
    let folders = AssetFolders(for: bundle).indexed
    return LayerWorld.current.asset(in: folders, readsAgain: false) { $0.archives[name + "." + kind] } != nil
  }

  /// Xcode saves these files in UTF-8 or UTF-16.
  private static func text(_ path: String) -> String? {
    let data = FileManager.default.contents(atPath: path)
    return data.flatMap { String(data: $0, encoding: .utf8) ?? String(data: $0, encoding: .utf16) }
  }
}
