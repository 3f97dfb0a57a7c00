import Foundation
import SourcePass

/// A project of Xcode, as far as a build needs it.
struct XcodeProject {
  /// The path of the folder that ends in `.xcodeproj`.
  let path: String
  /// Where its paths begin.
  let folder: String
  private let objects: [String: [String: Any]]
  private let root: [String: Any]
  /// The paths of files and groups, by their identifiers.
  private var paths: [String: String] = [:]

  /// Nil if the project cannot be read.
  init?(_ path: String) {
    guard let data = FileTree.bytes("\(path)/project.pbxproj"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: Any], let name = list["rootObject"] as? String,
      let root = objects[name] as? [String: Any]
    else { return nil }
    self.path = path
    self.root = root
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    folder = FileTree.standard("\(FileTree.parent(path))/\(root["projectDirPath"] as? String ?? "")")
    if let main = root["mainGroup"] as? String { locate(main, in: folder) }
  }

  var name: String { FileTree.stem(path) }

  var targets: [XcodeTarget] {
    strings(root["targets"]).compactMap { identifier in objects[identifier].map { target($0, identifier) } }
  }

  // MARK: Files

  private func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }

  /// Each group and each file has one place, even if groups contain themselves.
  private mutating func locate(_ identifier: String, in parent: String, depth: Int = 0) {
    guard let object = objects[identifier], depth < 40, paths[identifier] == nil else { return }
    let own = object["path"] as? String ?? ""
    let base =
      switch object["sourceTree"] as? String {
      case "<group>": parent
      case "SOURCE_ROOT": folder
      case "<absolute>": ""
      default: "/nonexistent"
      }
    let path = own.isEmpty ? base : FileTree.standard("\(base)/\(own)")
    paths[identifier] = path
    for child in strings(object["children"]) { locate(child, in: path, depth: depth + 1) }
  }

  /// The files of a phase; a group of translations has several.
  private func files(of phase: [String: Any]) -> [String] {
    strings(phase["files"]).flatMap { file -> [String] in
      guard let reference = objects[file]?["fileRef"] as? String else { return [] }
      let children = strings(objects[reference]?["children"])
      return (children.isEmpty ? [reference] : children).compactMap { paths[$0] }
    }
  }

  private func isKind(_ identifier: String, _ kind: String) -> Bool { objects[identifier]?["isa"] as? String == kind }

  /// The files of the folders that belong to targets as they are, each with its exceptions.
  private func synchronizedFiles(of target: [String: Any], _ identifier: String) -> [String] {
    let own = strings(target["fileSystemSynchronizedGroups"])
    return objects.keys.sorted().filter { isKind($0, "PBXFileSystemSynchronizedRootGroup") }.flatMap { group in
      guard let folder = paths[group] else { return [String]() }
      let exceptions = strings(objects[group]?["exceptions"]).compactMap { objects[$0] }
        .filter { $0["target"] as? String == identifier }
        .flatMap { strings($0["membershipExceptions"]) }.map { "\(folder)/\($0)" }
      // In another target's folder, the exceptions are what belongs to this target.
      guard own.contains(group) else { return exceptions }
      return FileTree.find(in: folder) { _ in true }.filter { path in
        !exceptions.contains { path == $0 || path.hasPrefix("\($0)/") }
      }
    }
  }

  // MARK: Targets

  private func target(_ object: [String: Any], _ identifier: String) -> XcodeTarget {
    let phases = strings(object["buildPhases"]).compactMap { objects[$0] }
    func contents(of kind: String) -> [String] { phases.filter { $0["isa"] as? String == kind }.flatMap(files(of:)) }
    let synchronized = synchronizedFiles(of: object, identifier)
    let sources = contents(of: "PBXSourcesBuildPhase") + synchronized
    var seen: Set<String> = []
    return XcodeTarget(
      name: object["name"] as? String ?? "", productType: object["productType"] as? String ?? "", project: path,
      folder: folder,
      settings: configuration(root).merging(configuration(object), uniquingKeysWith: Self.inheriting),
      sources: sources.filter { seen.insert($0).inserted },
      resources: contents(of: "PBXResourcesBuildPhase") + synchronized.filter(XcodeTarget.isResource))
  }

  /// The build settings of the first configuration whose name says that it is for debugging.
  private func configuration(_ owner: [String: Any]) -> [String: String] {
    guard let list = owner["buildConfigurationList"] as? String else { return [:] }
    let all = strings(objects[list]?["buildConfigurations"]).compactMap { objects[$0] }
    let chosen = all.first { ($0["name"] as? String)?.contains("Debug") == true } ?? all.first
    let settings = chosen?["buildSettings"] as? [String: Any] ?? [:]
    let file = (chosen?["baseConfigurationReference"] as? String).flatMap { paths[$0] }
    return (file.map { Self.settings(inFile: $0) } ?? [:]).merging(
      settings.compactMapValues { $0 as? String ?? ($0 as? [String])?.joined(separator: " ") },
      uniquingKeysWith: Self.inheriting)
  }

  /// The later value of a setting, with the earlier one where it names that.
  private static func inheriting(_ old: String, _ new: String) -> String {
    let value = new.replacing("$(inherited)", with: old).replacing("${inherited}", with: old)
    return value.utf8.count < longest ? value : new
  }

  /// A value that names the earlier one twice, in many files, has no end.
  private static let longest = 1 << 16

  /// Reads a file with build settings, and those that it includes, each once; nothing if it is not there.
  private static func settings(inFile path: String) -> [String: String] {
    var seen: Set<String> = []
    return settings(inFile: path, &seen)
  }

  private static func settings(inFile path: String, _ seen: inout Set<String>) -> [String: String] {
    guard seen.insert(path).inserted, seen.count <= mostFiles else { return [:] }
    var settings: [String: String] = [:]
    for line in (FileTree.text(path) ?? "").lines() {
      if let other = line.prefixMatch(of: /\s*#include\??\s*"([^"]+)"/)?.1 {
        let included = FileTree.standard("\(FileTree.parent(path))/\(other)")
        settings.merge(self.settings(inFile: included, &seen), uniquingKeysWith: inheriting)
      } else if let match = line.prefixMatch(of: /\s*(\w+)\s*=\s*(.*?)\s*;?\s*(?:\/\/.*)?$/) {
        settings.merge([String(match.1): String(match.2)], uniquingKeysWith: inheriting)
      }
    }
    return settings
  }

  private static let mostFiles = 100

  /// Folders of packages beside the project that it names.
  var localPackages: [String] {
    objects.values.filter { $0["isa"] as? String == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"] as? String }.map { FileTree.standard("\(folder)/\($0)") }.sorted()
  }
}
