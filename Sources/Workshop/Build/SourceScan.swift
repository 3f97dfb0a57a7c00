import Glibc

/// Searches folders for Swift files; each folder is searched once, no matter how many links lead to it.
struct SourceScan {
  /// Sorted within each folder; what links lead to comes last.
  private(set) var paths: [String] = []
  private var known: Set<Number> = []
  private var count = 0
  private let entered: (String) -> Void

  private struct Number: Hashable {
    let device: UInt
    let file: UInt

    init(_ status: stat) { (device, file) = (UInt(status.st_dev), UInt(status.st_ino)) }
  }

  static let mostEntries = 50_000
  private static let mostDepth = 16

  init(entered: @escaping (String) -> Void) { self.entered = entered }

  /// Adds a file, or the files in a folder.
  ///
  /// - Throws: A `WorkshopError` if it does not exist or contains too much.
  mutating func add(_ root: String) throws(WorkshopError) {
    guard let status = Self.status(root) else { throw WorkshopError("\(root): there is no such file or folder.") }
    guard Self.isFolder(status) else { return addFile(root, status) }
    // A link to a parent folder leads out of the root.
    var parent = root + "/.."
    while let status = Self.status(parent), known.insert(Number(status)).inserted { parent += "/.." }
    known.remove(Number(status))
    guard collect(root, status, depth: 0) else {
      throw WorkshopError(
        "\(root): there is too much in it, more than \(Self.mostEntries) files and folders: name the folder with your "
          + "source.")
    }
  }

  /// Returns false if the folder contains too much.
  private mutating func collect(_ folder: String, _ status: stat, depth: Int) -> Bool {
    guard depth < Self.mostDepth, paths.count <= SourceFiles.most, known.insert(Number(status)).inserted else {
      return true
    }
    entered(folder)
    guard let entries = entries(of: folder) else { return false }
    for (path, status) in entries {
      if !Self.isFolder(status) {
        addFile(path, status)
      } else if !collect(path, status, depth: depth + 1) {
        return false
      }
    }
    return true
  }

  private mutating func addFile(_ path: String, _ status: stat) {
    if known.insert(Number(status)).inserted { paths.append(path) }
  }

  /// Returns the Swift files and folders, sorted by name with links last; nil if there are too many.
  private mutating func entries(of folder: String) -> [(path: String, status: stat)]? {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var (own, links): ([(String, stat)], [(String, stat)]) = ([], [])
    while let entry = readdir(handle) {
      count += 1
      guard count <= Self.mostEntries else { return nil }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let path = "\(folder)/\(name)"
      guard !name.hasPrefix("."), !name.hasSuffix("Tests"), !FileTree.isBundle(name), let status = Self.status(path)
      else { continue }
      let isWanted =
        Self.isFolder(status)
        ? !FileTree.skipped.contains(name) && !name.hasPrefix("bazel-")
        : name.hasSuffix(".swift") && name != "Package.swift"
      guard isWanted else { continue }
      if SystemFiles.isLink(path) { links.append((path, status)) } else { own.append((path, status)) }
    }
    return own.sorted { $0.0 < $1.0 } + links.sorted { $0.0 < $1.0 }
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }
}
