import Foundation

extension UserProject {
  /// Finds out what is built of files and folders.
  ///
  /// - Throws: A `WorkshopError` if there is nothing to build, or no target of the name that is wanted.
  static func read(
    _ roots: [String], target: String? = nil, entered: @escaping (String) -> Void = { _ in }
  ) throws(WorkshopError) -> UserProject {
    guard roots.count == 1, let root = folder(roots[0]) else {
      if let target { throw WorkshopError("--target \(target): it is a target of a project, so name one folder.") }
      return try LooseFolder(roots, entered: entered).project()
    }
    let (apps, broken) = candidates(in: root)
    if let target, !apps.isEmpty, !apps.contains(where: { $0.target.name == target }) {
      let names = apps.map(\.target.name).joined(separator: ", ")
      throw WorkshopError(
        "--target \(target): there is no such app. There is \(names).")
    }
    let chosen = apps.first { $0.target.name == target } ?? apps.first
    if let chosen { return app(chosen, others: apps.map(\.target.name).filter { $0 != chosen.target.name }) }
    let folder = root.hasSuffix(".xcodeproj") ? FileTree.parent(root) : root
    var project = swiftPackage(in: folder)
    if project != nil, let target { throw WorkshopError("--target \(target): there is no such app.") }
    if project == nil { project = try LooseFolder([folder], target: target, entered: entered).project() }
    if !FileTree.find(in: folder, depth: 2, { $0.hasSuffix(".podspec") || $0.hasSuffix(".xcodeproj") }).isEmpty {
      project?.hasHeaders = true
    }
    project?.notes += broken.map { "\(FileTree.name($0)) cannot be read, so its targets are unknown" }
    return project ?? UserProject(files: [])
  }

  /// The folder that a path stands for; nil for a file with source.
  private static func folder(_ path: String) -> String? {
    let parent = FileTree.name(path) == "Package.swift" || path.hasSuffix(".xcworkspace")
    let folder = parent ? FileTree.parent(path) : path
    return FileTree.isFolder(folder) ? FileTree.standard(folder) : nil
  }

  // MARK: Apps

  private typealias Candidate = (project: XcodeProject, target: XcodeTarget)

  /// Returns the apps in a folder, the most probable first, and the projects that cannot be read.
  private static func candidates(in root: String) -> (apps: [Candidate], broken: [String]) {
    var paths = [root]
    if !root.hasSuffix(".xcodeproj") { paths = FileTree.find(in: root, depth: 4) { $0.hasSuffix(".xcodeproj") } }
    let isInside = paths.isEmpty
    if isInside { paths = projects(above: root) }
    let projects = paths.map { ($0, XcodeProject($0)) }
    let apps = projects.compactMap(\.1).flatMap { project in
      project.targets.filter { $0.isApp && !$0.swiftFiles.isEmpty }.map { (project, $0) }
    }
    func count(_ target: XcodeTarget) -> Int { target.swiftFiles.count }
    // Below a project, only the app of that folder counts.
    let own = apps.filter { app in
      !isInside || app.1.swiftFiles.count { $0.hasPrefix("\(root)/") } * 2 > count(app.1)
    }
    let order = own.enumerated().sorted { (-count($0.element.1), $0.offset) < (-count($1.element.1), $1.offset) }
    return (order.map(\.element), projects.filter { $0.1 == nil }.map(\.0))
  }

  private static func projects(above folder: String) -> [String] {
    var parent = FileTree.parent(folder)
    for _ in 0..<3 {
      let found = FileTree.find(in: parent, depth: 0) { $0.hasSuffix(".xcodeproj") }
      if !found.isEmpty { return found }
      parent = FileTree.parent(parent)
    }
    return []
  }

  private static func app(_ chosen: Candidate, others: [String]) -> UserProject {
    let (source, target) = chosen
    let main = Module(name: target.module, paths: target.swiftFiles.sorted())
    let search = LibrarySearch(in: repository(of: FileTree.parent(source.path)), for: source)
    let (modules, libraries) = search.modules(for: main)
    var project = UserProject(files: [])
    (project.modules, project.hasHeaders) = (modules, true)
    (project.app, project.target, project.swiftVersion) = (target.app, target.name, target.swiftVersion)
    project.conditions = target.conditions
    (project.resources, project.bundles) = (
      target.resources + libraries.flatMap(\.resources), libraries.flatMap(\.bundles)
    )
    project.descriptions = ["\(source.path)/project.pbxproj"] + libraries.compactMap(\.description)
    project.otherTargets = others
    if !others.isEmpty {
      project.notes.append(
        "\(target.name) is shown; --target shows another app: \(others.joined(separator: ", "))")
    }
    if target.otherFiles > 0 {
      project.notes.append(
        "\(target.otherFiles) \(target.otherFiles == 1 ? "file" : "files") of \(target.name) are not Swift and are left out"
      )
    }
    return project
  }

  /// The folder of the repository around a folder, in which the source of libraries is looked for.
  private static func repository(of folder: String) -> String {
    var (parent, found) = (folder, folder)
    for _ in 0..<4 {
      if FileManager.default.fileExists(atPath: "\(parent)/.git") { return parent }
      let marks = FileTree.find(in: parent, depth: 0) {
        $0 == "Package.swift" || $0.hasSuffix(".podspec") || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
      if !marks.isEmpty { found = parent }
      parent = FileTree.parent(parent)
    }
    return found
  }

  // MARK: Packages

  /// Nil without a manifest that names targets with files.
  private static func swiftPackage(in folder: String) -> UserProject? {
    guard let targets = PackageManifest(folder)?.targets, !targets.isEmpty else { return nil }
    let search = LibrarySearch(in: folder)
    var project = UserProject(files: [])
    project.modules = []
    project.descriptions = ["\(folder)/Package.swift"]
    for target in targets {
      let (modules, libraries) = search.modules(for: Module(name: target.name, paths: target.swiftFiles))
      for module in modules where !project.modules.contains(where: { $0.name == module.name }) {
        project.modules.append(module)
      }
      project.resources += target.resources + libraries.flatMap(\.resources)
      project.conditions += target.conditions
    }
    return project
  }
}
