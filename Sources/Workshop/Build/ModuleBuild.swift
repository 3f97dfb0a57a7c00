import Foundation
import SourcePass

/// Compiles one module of a project; what cannot compile is mended, or left out if the rest does without.
struct ModuleBuild {
  let build: UserBuild
  let project: UserProject
  let module: UserProject.Module
  let isMain: Bool
  /// What this module can import.
  let libraries: [ModuleProduct]
  let memory: BuildMemory
  let run: ToolRun

  private var paths: [String] = []
  private var files: [PassedFile] = []
  private var scenes: [UserCodeScene] = []
  private var leftOut: [UserProject.LeftOut] = []
  /// The errors about imports of modules that are not here, by file.
  private var absences: [String: BuildMessage] = [:]
  private var mends = 0
  private var reductions = 0

  /// How many times in a row a build compiles and mends.
  private static let mostMends = 5
  /// How many times files are left out, each time because of those before.
  private static let mostReductions = 5

  init(
    _ build: UserBuild, _ project: UserProject, _ module: UserProject.Module, after libraries: [ModuleProduct],
    _ memory: BuildMemory, _ run: ToolRun
  ) {
    (self.build, self.project, self.module, self.libraries) = (build, project, module, libraries)
    (self.memory, self.run) = (memory, run)
    isMain = module.name == project.modules.last?.name
  }

  mutating func make() throws(BuildFailure) -> ModuleProduct {
    try choosePaths()
    try read()
    defer { memory.remember(files) }
    if !isMain, let known = memory.product(module.name, of: files, after: libraries) { return known }
    let folder = try UserBuild.folder()
    var first: BuildFailure?
    while true {
      guard !run.isCancelled else { throw .cancelled }
      try write(to: folder)
      let output = try compile(folder)
      let all = BuildMessage.read(output.text)
      if !output.isGood, leaveOutClasses(all) { continue }
      let found = all.filter { message in !files.contains { $0.isAdded(message) } }
      let messages = found.map(corrected)
      if output.isGood {
        if isMain, scenes.isEmpty, libraries.allSatisfy(\.scenes.isEmpty), let first { throw first }
        return product(folder, messages.filter { $0.severity == .warning })
      }
      let errors = messages.filter { $0.severity == .error }
      if files.contains(where: { file in errors.contains { $0.path == file.path && file.remembered.contains($0.line) } }
      ) {
        // The line may have another meaning by now.
        memory.forget(paths)
        try read()
        continue
      }
      if mend(found, errors) || dropScenes(errors) { continue }
      first = first ?? failure(messages, output.text)
      guard leaveOut(errors) else { throw first ?? .cancelled }
      memory.remember(files)
      try read()
    }
  }

  private func product(_ folder: BuildFolder, _ warnings: [BuildMessage]) -> ModuleProduct {
    let missing = Dictionary(grouping: absences.filter { path, _ in files.contains { $0.path == path } }) {
      $0.value.absentModule ?? ""
    }
    let notes = missing.keys.sorted().map { "The module \($0) is not here; the files that import it compile without" }
    let product = ModuleProduct(
      name: module.name, files: files, scenes: scenes, warnings: warnings, leftOut: leftOut, notes: notes,
      folder: folder, libraries: libraries.map(\.name))
    memory.keep(product)
    return product
  }

  // MARK: Reading

  /// Leaves out what earlier builds left out and did not change, and what begins the program elsewhere.
  private mutating func choosePaths() throws(BuildFailure) {
    for path in module.paths {
      if let reason = memory.reasonToLeaveOut(path) {
        leftOut.append(UserProject.LeftOut(path: path, reason: reason))
      } else if !(isMain && Registration.isEntry(path)) {
        paths.append(path)
      }
    }
  }

  private mutating func read() throws(BuildFailure) {
    let constants = libraries.reduce(0) { $0 + $1.parameterCount }
    files = try memory.read(paths, with: libraries.flatMap { $0.files.map(\.original) }, firstParameter: constants)
    scenes = Registration.scenes(of: files, in: project, isMain: isMain)
  }

  // MARK: Errors

  private mutating func mend(_ found: [BuildMessage], _ errors: [BuildMessage]) -> Bool {
    let before = absences.count
    var modules = PassedFile.modules(of: paths)
    for error in errors {
      guard let name = error.absentModule, !modules.contains(name) else { continue }
      absences[error.path] = absences[error.path] ?? error
    }
    modules.formUnion(errors.compactMap(\.absentModule))
    // What stands behind an import is compiled only when all imports are found.
    mends += absences.count == before ? 1 : 0
    guard mends <= Self.mostMends else { return false }
    let mended = files.indices.filter { files[$0].mend(found, modules: modules) }
    return !mended.isEmpty
  }

  /// Leaves out what the pass added for archives and does not compile; false unless all errors are about that.
  ///
  /// So it is with a class that is only there under a condition.
  private mutating func leaveOutClasses(_ messages: [BuildMessage]) -> Bool {
    let errors = messages.filter { $0.severity == .error }
    guard !errors.isEmpty, errors.allSatisfy({ error in files.contains { $0.isAdded(error) } }) else { return false }
    let changed = files.indices.filter { files[$0].leaveOutClasses(errors) }
    return !changed.isEmpty
  }

  /// Leaves out scenes that cannot be created without arguments after all.
  private mutating func dropScenes(_ errors: [BuildMessage]) -> Bool {
    let own = errors.filter { $0.path == Registration.path }
    let bad = Set(own.map { $0.line - Registration.firstLine })
    let rest = scenes.indices.filter { !bad.contains($0) }.map { scenes[$0] }
    guard !own.isEmpty, own.count == errors.count, rest.count < scenes.count else { return false }
    scenes = rest
    return true
  }

  /// Leaves out the files with errors, if the rest may compile without.
  private mutating func leaveOut(_ errors: [BuildMessage]) -> Bool {
    let bad = Set(errors.map(\.path))
    let rest = paths.filter { !bad.contains($0) }
    let isPossible = bad.allSatisfy { path in
      files.contains { $0.path == path && !isEssential($0) } && !project.named.contains(path) && !memory.hasBuilt(path)
    }
    guard isPossible, reductions < Self.mostReductions, !rest.isEmpty, rest.count * 3 >= module.paths.count else {
      return false
    }
    for path in paths where bad.contains(path) {
      guard let error = errors.first(where: { $0.path == path }) else { continue }
      let reason = absences[path]?.absentModule.map { "it imports \($0), which is not here" }
      leftOut.append(
        UserProject.LeftOut(path: path, reason: reason ?? "of line \(error.line): \(error.text)", cause: error))
    }
    (paths, reductions, mends) = (rest, reductions + 1, 0)
    return true
  }

  /// Whether the app cannot start without the file.
  private func isEssential(_ file: PassedFile) -> Bool {
    guard isMain, project.app?.firstStoryboard == nil else { return false }
    return file.passed.types.contains { [.applicationDelegate, .sceneDelegate].contains($0.role) }
  }

  private func corrected(_ message: BuildMessage) -> BuildMessage {
    guard let file = files.first(where: { $0.path == message.path }) else { return message }
    var message = message
    if message.line > file.lastLine {
      message.line = file.lastLine
      message.column = file.line(message.line).utf8.count + 1
    } else {
      message.column = file.original(column: message.column, line: message.line)
    }
    message.sourceLine = file.line(message.line)
    return message
  }

  /// Of a file that imports a module that is not here, the import is the error that matters.
  private func failure(_ messages: [BuildMessage], _ output: String) -> BuildFailure {
    var known: Set<String> = []
    let told = messages.filter { $0.path != Registration.path }.compactMap { message -> BuildMessage? in
      guard let absence = absences[message.path] else { return message }
      return known.insert(message.path).inserted ? absence : nil
    }
    let sorted = BuildMessage.sorted(told, filesByWeight(Set(told.map(\.path))))
    return .messages(sorted, output: sorted.isEmpty ? output : sorted.map(\.report).joined())
  }

  /// The files with the app's delegate first, then those whose types most others name.
  private func filesByWeight(_ wrong: Set<String>) -> [String] {
    func weight(_ file: PassedFile) -> Int {
      guard wrong.contains(file.path) else { return 0 }
      if file.passed.types.contains(where: { $0.role == .applicationDelegate }) { return .max }
      let names = file.original.matches(of: /\b(?:class|struct|enum|protocol)\s+([A-Z]\w*)/).map(\.1)
      return files.count { other in other.path != file.path && names.contains { other.original.contains($0) } }
    }
    return files.enumerated().map { (-weight($1), $0, $1.path) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  // MARK: The compiler

  /// Writes the passed sources, and the map that makes the compiler report the original paths.
  private func write(to folder: BuildFolder) throws(BuildFailure) {
    var entries: [[String: String]] = []
    do {
      for (index, file) in files.enumerated() {
        let path = "\(folder.path)/\(index).swift"
        try file.compiled.write(toFile: path, atomically: false, encoding: .utf8)
        entries.append(["type": "file", "name": file.path, "external-contents": path])
      }
      let registration = "\(folder.path)/registration.swift"
      let source = Registration.source(
        scenes, files, of: isMain ? nil : module.name, calling: libraries, resources: folder.bundle)
      try source.write(toFile: registration, atomically: false, encoding: .utf8)
      entries.append(["type": "file", "name": Registration.path, "external-contents": registration])
      let overlay: [String: Any] = ["version": 0, "use-external-names": "false", "roots": entries]
      try JSONSerialization.data(withJSONObject: overlay).write(to: URL(fileURLWithPath: "\(folder.path)/overlay.yaml"))
    } catch {
      throw .other(WorkshopError("The build could not be written to \(folder.path) (\(error.localizedDescription))."))
    }
  }

  private func compile(_ folder: BuildFolder) throws(BuildFailure) -> (text: String, isGood: Bool) {
    var words = ["-c"] + files.map(\.path) + [Registration.path]
    words += ["-module-name", build.engine.has(module: module.name) ? UserProject.module : module.name]
    words += libraries.flatMap { ["-I", $0.folder.path] }
    words += ["-vfsoverlay", "\(folder.path)/overlay.yaml", "-o", "\(folder.path)/own.o"]
    // The header of a framework usually imports UIKit for all its files.
    if project.hasHeaders { words += ["-import-module", "UIKit"] }
    words += project.conditions.flatMap { ["-D", $0] }
    if !isMain { words += ["-emit-module-path", "\(folder.path)/\(module.name).swiftmodule"] }
    let ending = try build.compile(words, language: build.language ?? project.language, run)
    return (ending.output, ending.code == 0)
  }
}

/// A compiled module.
struct ModuleProduct: Sendable {
  let name: String
  let files: [PassedFile]
  let scenes: [UserCodeScene]
  let warnings: [BuildMessage]
  let leftOut: [UserProject.LeftOut]
  let notes: [String]
  let folder: BuildFolder
  /// The names of the modules before it.
  let libraries: [String]

  /// Whether the module has something to register.
  var registers: Bool { !scenes.isEmpty || files.contains { !$0.classes.isEmpty } }
  var object: String { "\(folder.path)/own.o" }
  var parameterCount: Int { files.reduce(0) { $0 + $1.passed.parameters.count } }
}

extension BuildMessage {
  /// The module that is imported and not found; nil for another message.
  var absentModule: String? {
    guard severity == .error, text.hasPrefix("no such module '") else { return nil }
    return text.split(separator: "'").dropFirst().first.map(String.init)
  }
}
