import Foundation

/// Files and folders without a project: all Swift files, but for copies and second apps.
struct LooseFolder {
  private let roots: [String]
  private let entered: (String) -> Void
  /// The folder of the app that is shown; nil for the one with the most files.
  private let target: String?

  init(_ roots: [String], target: String? = nil, entered: @escaping (String) -> Void) {
    (self.roots, self.target, self.entered) = (roots, target, entered)
  }

  func project() throws(WorkshopError) -> UserProject {
    var scan = SourceScan(entered: entered)
    for root in roots { try scan.add(root) }
    var project = UserProject(files: [])
    project.named = Set(roots)
    let (files, copies) = withoutCopies(scan.paths)
    let (own, apps, names) = withoutSecondApps(files)
    if let target, names.first != target {
      let known = names.isEmpty ? "" : " There is \(names.joined(separator: ", "))."
      throw WorkshopError("--target \(target): there is no such app.\(known)")
    }
    if let first = names.first {
      (project.target, project.otherTargets) = (first, Array(names.dropFirst()))
      project.notes = ["\(first) is shown; --target shows another app: \(names.dropFirst().joined(separator: ", "))"]
    }
    project.modules = [UserProject.Module(name: UserProject.module, paths: own)]
    project.leftOut = copies + apps
    let others = Set(SourceFiles.folders(of: project.leftOut.map(\.path)))
    let found = roots.filter(FileTree.isFolder).flatMap { root in
      FileTree.find(in: root) { XcodeTarget.isResource($0) || $0 == "Info.plist" }
    }.filter { path in !others.contains { path.hasPrefix("\($0)/") } }
    project.resources = found.filter(XcodeTarget.isResource)
    let information = found.filter { FileTree.name($0) == "Info.plist" }.map { UserProject.App(information: $0) }
    project.app = information.first { $0.storyboard != nil || $0.scenes != nil }
    return project
  }

  /// Leaves out files that have the name and the text of an earlier one.
  private func withoutCopies(_ paths: [String]) -> (files: [String], copies: [UserProject.LeftOut]) {
    let groups = Dictionary(grouping: paths, by: FileTree.name).filter { $0.value.count > 1 }
    var copies: [String: String] = [:]
    for group in groups.values {
      var known: [Data: String] = [:]
      for path in group where !roots.contains(path) {
        guard let text = FileManager.default.contents(atPath: path) else { continue }
        if let first = known[text] { copies[path] = first } else { known[text] = path }
      }
    }
    return (
      paths.filter { copies[$0] == nil },
      paths.compactMap { path in
        copies[path].map { UserProject.LeftOut(path: path, reason: "it is a copy of \($0)") }
      }
    )
  }

  /// Keeps the app that is wanted, or comes with the most files, where several folders have a beginning of a program
  /// each; its name is the first.
  private func withoutSecondApps(
    _ paths: [String]
  ) -> (files: [String], others: [UserProject.LeftOut], names: [String]) {
    let entries = paths.filter { path in
      FileTree.text(path)?.firstMatch(of: /(?:^|\n)\s*@(?:main|UIApplicationMain)\b/) != nil
    }
    guard entries.count > 1 else { return (paths, [], []) }
    let folders = entries.map { ownFolder(of: $0, among: entries) }
    guard Set(folders).count == folders.count else { return (paths, [], []) }
    func count(_ folder: String) -> Int { paths.count { $0.hasPrefix("\(folder)/") } }
    let counts = folders.map(count)
    let names = folders.map(FileTree.name)
    let first = target.flatMap { names.firstIndex(of: $0) } ?? counts.firstIndex(of: counts.max() ?? 0) ?? 0
    var others: [UserProject.LeftOut] = []
    let files = paths.filter { path in
      guard let index = folders.indices.first(where: { $0 != first && path.hasPrefix("\(folders[$0])/") }) else {
        return true
      }
      let reason = "\(FileTree.name(folders[index])) is an app of its own beside \(FileTree.name(folders[first]))"
      others.append(UserProject.LeftOut(path: path, reason: reason))
      return false
    }
    let rest = names.indices.filter { $0 != first }.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
    return (files, others, [names[first]] + rest.map { names[$0] })
  }

  /// The highest folder with this file and none of the others.
  private func ownFolder(of path: String, among entries: [String]) -> String {
    var folder = FileTree.parent(path)
    while true {
      let parent = FileTree.parent(folder)
      guard parent != folder, !entries.contains(where: { $0 != path && $0.hasPrefix("\(parent)/") }) else {
        return folder
      }
      folder = parent
    }
  }
}
