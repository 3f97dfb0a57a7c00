import Foundation
import SourcePass

/// Finds the source of modules: in the same repository, or where package managers left them.
final class LibrarySearch {
  struct Library {
    let paths: [String]
    let resources: [String]
    var bundles: [String] = []
    /// The file that describes it; nil for a plain folder.
    let description: String?
  }

  private let repository: String
  /// Folders of packages and podspecs elsewhere that the project names.
  private let others: [String]
  /// The app's own project, whose targets come first.
  private let own: XcodeProject?
  private lazy var libraries = index()

  init(in repository: String, for project: XcodeProject? = nil) {
    (self.repository, own) = (repository, project)
    others = (project?.localPackages ?? []) + Self.pods(namedIn: project.map { FileTree.parent($0.path) } ?? repository)
  }

  /// Returns a project's modules, each after those that it imports.
  func modules(for main: UserProject.Module) -> (modules: [UserProject.Module], libraries: [Library]) {
    var (modules, found, seen) = ([UserProject.Module](), [Library](), Set([main.name]))
    func visit(_ module: UserProject.Module) {
      for name in Self.imports(of: module.paths) where seen.insert(name).inserted {
        guard !Self.systems.contains(name), let library = libraries[name] else { continue }
        found.append(library)
        visit(UserProject.Module(name: name, paths: library.paths.filter { !main.paths.contains($0) }))
      }
      modules.append(module)
    }
    visit(main)
    return (modules.filter { !$0.paths.isEmpty }, found)
  }

  /// The most common of Apple's modules, for which no library is searched.
  private static let systems: Set = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "SwiftUI", "Combine", "AVFoundation", "Dispatch", "Darwin",
    "ObjectiveC", "Swift",
  ]

  private static func imports(of paths: [String]) -> [String] {
    var names: Set<String> = []
    for text in paths.compactMap(FileTree.text) where text.contains("import") {
      for line in text.lines() where line.contains("import ") {
        guard
          let match = line.prefixMatch(
            of:
              /\s*(?:@\w+(?:\([^)]*\))?\s+|public\s+|internal\s+)*import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
          )
        else { continue }
        names.insert(String(match.1))
      }
    }
    return names.sorted()
  }

  // MARK: The index

  /// The first library of a name counts.
  private func index() -> [String: Library] {
    var found: [String: Library] = [:]
    func add(
      _ name: String, _ paths: [String], _ resources: [String], _ description: String?, bundles: [String] = []
    ) {
      guard !paths.isEmpty, found[name] == nil else { return }
      found[name] = Library(paths: paths.sorted(), resources: resources, bundles: bundles, description: description)
    }
    func addPackage(_ folder: String) {
      for target in PackageManifest(folder)?.targets ?? [] {
        add(target.name, target.swiftFiles, target.resources, "\(folder)/Package.swift")
      }
    }
    func addPodspec(_ path: String) {
      if let pod = Podspec(path) { add(pod.module, pod.swiftFiles, pod.resources, path, bundles: pod.bundles) }
    }
    func addTargets(of project: XcodeProject) {
      for target in project.targets.filter(\.isLibrary).sorted(by: { $0.runsOnPhone && !$1.runsOnPhone }) {
        add(target.module, target.swiftFiles, target.resources, "\(project.path)/project.pbxproj")
      }
    }
    let descriptions = FileTree.find(in: repository, depth: 6) {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".podspec") || $0 == "Package.swift"
    }
    if let own { addTargets(of: own) }
    for path in descriptions where path.hasSuffix(".xcodeproj") { XcodeProject(path).map(addTargets) }
    for folder in others { addPackage(folder) }
    for path in descriptions where path.hasSuffix("/Package.swift") { addPackage(FileTree.parent(path)) }
    for folder in others { for path in FileTree.find(in: folder, depth: 0, Self.isPodspec) { addPodspec(path) } }
    for path in descriptions where Self.isPodspec(path) { addPodspec(path) }
    let roots = Set([repository] + (own.map { [FileTree.parent($0.path)] } ?? []))
    for root in roots.sorted() {
      for checkouts in ["\(root)/.build/checkouts", "\(root)/SourcePackages/checkouts"] {
        for name in Self.folders(in: checkouts) { addPackage("\(checkouts)/\(name)") }
      }
      for name in Self.folders(in: "\(root)/Pods") {
        let folder = "\(root)/Pods/\(name)"
        add(XcodeTarget.identifier(name), FileTree.swiftFiles(in: folder), [], nil)
      }
    }
    return found
  }

  private static func isPodspec(_ name: String) -> Bool { name.hasSuffix(".podspec") }

  private static func folders(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      FileTree.isFolder("\(folder)/\($0)")
    }
    .sorted()
  }

  /// The folders of pods that a Podfile takes from a path.
  private static func pods(namedIn folder: String) -> [String] {
    (FileTree.text("\(folder)/Podfile") ?? "").matches(of: /:?path\s*(?:=>|:)\s*['"]([^'"]+)['"]/)
      .map { FileTree.standard("\(folder)/\($0.1)") }
  }
}
