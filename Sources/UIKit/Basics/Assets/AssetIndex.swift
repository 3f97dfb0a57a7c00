import Foundation
import QuartzCore

/// Loose pictures, and the sets in asset catalogues.
///
/// Loose files count at any depth, as Xcode puts them all into one bundle. Sets that are in a folder with a namespace
/// have its name before theirs.
final class AssetIndex {
  /// The folders of picture sets, by name.
  private(set) var pictureSets: [String: String] = [:]
  /// The folders of colour sets, by name.
  private(set) var colorSets: [String: String] = [:]
  /// The paths of loose pictures without scale, by the name of the file, which is without its ending for a PNG.
  private(set) var looseFiles: [String: String] = [:]
  /// The paths of storyboards, xibs and their strings, by the names of the files.
  private(set) var archives: [String: String] = [:]
  /// Files and folders that may still be read.
  private var remaining = 20_000
  /// The folders that were read, without links, some of which lead to a folder around them.
  private var known: Set<String> = []

  /// Folders may lie this deep inside one another.
  private static let mostDepth = 12

  /// If a name occurs several times, the first one counts, in alphabetical order.
  init(folders: [URL]) {
    for folder in folders {
      if folder.pathExtension == "xcassets" {
        readCatalog(folder.path, namespace: "", depth: 0)
      } else {
        readFolder(folder.path, depth: 0)
      }
    }
  }

  private func readFolder(_ path: String, depth: Int) {
    for (name, child, isFolder) in entries(of: path, depth) {
      if name.hasSuffix(".xcassets") {
        readCatalog(child, namespace: "", depth: depth + 1)
      } else if isFolder {
        readFolder(child, depth: depth + 1)
      } else if case let ending = PictureFiles.ending(of: name), !ending.isEmpty {
        let file = PictureFiles.nameWithoutScale(String(name.dropLast(ending.count))) + name.suffix(ending.count)
        let key = ending == ".png" ? String(file.dropLast(ending.count)) : file
        if looseFiles[key] == nil { looseFiles[key] = path + "/" + file }
      } else if let rank = Self.archiveRank(name, in: path), rank < archiveRanks[name, default: 3] {
        (archives[name], archiveRanks[name]) = (child, rank)
      }
    }
  }

  private var archiveRanks: [String: Int] = [:]

  /// Of several files with one name that with the lowest rank counts; nil for other files.
  ///
  /// The language of development goes before English, and for strings it is the other way round.
  private static func archiveRank(_ name: String, in folder: String) -> Int? {
    let isStrings = name.hasSuffix(".strings")
    guard isStrings || name.hasSuffix(".storyboard") || name.hasSuffix(".xib") else { return nil }
    guard folder.hasSuffix(".lproj") else { return 0 }
    if folder.hasSuffix("/en.lproj") { return isStrings ? 0 : 1 }
    if folder.hasSuffix("/Base.lproj") { return isStrings ? 1 : 0 }
    return isStrings ? nil : 2
  }

  private func readCatalog(_ path: String, namespace: String, depth: Int) {
    for (name, child, isFolder) in entries(of: path, depth) where isFolder {
      let stem = namespace + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": if pictureSets[stem] == nil { pictureSets[stem] = child }
      case "colorset": if colorSets[stem] == nil { colorSets[stem] = child }
      default:
        let properties = AssetContents(path: child)?.properties
        let isNamespace = properties?.providesNamespace == true
        readCatalog(child, namespace: isNamespace ? namespace + name + "/" : namespace, depth: depth + 1)
      }
    }
  }

  private func entries(of path: String, _ depth: Int) -> [(name: String, path: String, isFolder: Bool)] {
    guard depth <= Self.mostDepth, remaining > 0,
      known.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return [] }
    let visible = names.filter { !$0.hasPrefix(".") }.sorted().prefix(remaining)
    remaining -= visible.count
    return visible.map { name in
      let child = path + "/" + name
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: child, isDirectory: &isFolder)
      return (name, child, exists && isFolder.boolValue)
    }
  }
}

extension LayerWorld {
  /// The folders are read at the first call, and again if nothing is found, because files may have been added since.
  ///
  /// Not again if `readsAgain` is false, for what is mostly not there.
  func asset<Value>(in folders: [URL], readsAgain: Bool = true, _ find: (AssetIndex) -> Value?) -> Value? {
    guard !folders.isEmpty else { return nil }
    if let known = assetIndexes[folders] as? AssetIndex {
      if let found = find(known) { return found }
      if !readsAgain { return nil }
    }
    let index = AssetIndex(folders: folders)
    assetIndexes[folders] = index
    return find(index)
  }
}
