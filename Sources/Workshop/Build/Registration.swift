import Foundation
import SourcePass

/// Generated source that tells the window what the user's source can show.
enum Registration {
  static let path = "/backswipe/registration.swift"
  static let firstLine = 3

  /// Returns the app and the previews of the files; without previews, or after an app, the classes that can be created
  /// without arguments.
  static func scenes(of files: [PassedFile], in project: UserProject, isMain: Bool) -> [UserCodeScene] {
    let app = isMain ? app(in: files, of: project) : nil
    let previews = files.flatMap(previews(in:)) + views(in: files, .swiftUIPreviews, .preview)
    let hasClasses = app != nil || (previews.isEmpty && (isMain || project.app == nil))
    let apps = isMain ? views(in: files, .swiftUIApp, .app) : []
    return [app].compactMap(\.self) + apps + previews + (hasClasses ? classes(in: files) : [])
      + (apps.isEmpty && previews.isEmpty ? views(in: files, .swiftUIView, .type) : [])
  }

  private static func previews(in file: PassedFile) -> [UserCodeScene] {
    let name = FileTree.stem(file.path)
    return file.passed.previews.enumerated().map { index, preview in
      let title = preview.name ?? (file.passed.previews.count == 1 ? name : "\(name) \(index + 1)")
      return UserCodeScene(
        name: title, path: file.path, line: preview.line, kind: .preview,
        statement: show("scene", title, "\(preview.function)()"))
    }
  }

  /// What SwiftUI shows; views that others contain come last.
  private static func views(
    in files: [PassedFile], _ role: SourcePass.ShownType.Role, _ kind: UserCodeScene.Kind
  ) -> [UserCodeScene] {
    let types = files.flatMap { file in file.passed.types.map { (file, $0) } }
      .filter { $0.1.role == role && $0.1.isSimple }
    func isPart(_ type: SourcePass.ShownType) -> Bool { files.contains { $0.original.contains("\(type.name)(") } }
    return (types.filter { !isPart($0.1) } + types.filter { isPart($0.1) }).map { file, type in
      let name = role == .swiftUIPreviews ? FileTree.stem(file.path) : type.name
      let value =
        role == .swiftUIView
        ? "of: \(type.name)()" : "\(role == .swiftUIApp ? "ofApp" : "ofPreviews"): \(type.name).self"
      return UserCodeScene(
        name: name, path: file.path, line: type.line, kind: kind,
        statement: show("scene", name, "SwiftUI.Rehearsed.screen(\(value))"))
    }
  }

  private static func classes(in files: [PassedFile]) -> [UserCodeScene] {
    let types = files.flatMap { file in file.passed.types.filter(\.isSimple).map { (file, $0) } }
    // A delegate knows its animators, so what shows most comes first.
    let order: [SourcePass.ShownType.Role] = [
      .navigationController, .navigationDelegate, .transitioningDelegate, .tabDelegate, .animator, .controller,
    ]
    return order.flatMap { role in
      types.filter { $0.1.role == role }.map { file, type in
        UserCodeScene(
          name: type.name, path: file.path, line: type.line, kind: .type,
          statement: show(role.rawValue, type.name, "\(type.name)()"))
      }
    }
  }

  // MARK: The app

  /// Whether the file only starts the application, as `main.swift` does.
  static func isEntry(_ path: String) -> Bool {
    FileTree.name(path) == "main.swift" && FileTree.text(path)?.contains("UIApplicationMain(") == true
  }

  /// Nil if nothing says how an app starts.
  private static func app(in files: [PassedFile], of project: UserProject) -> UserCodeScene? {
    let types = files.flatMap { file in file.passed.types.map { (file, $0) } }
    let delegates = types.filter { $0.1.role == .applicationDelegate }
    let isApp = project.app != nil || project.modules.last?.paths.contains(where: isEntry) == true
    let delegate = delegates.first { $0.1.isEntryPoint } ?? (isApp ? delegates.first : nil)
    guard delegate != nil || project.app?.firstStoryboard != nil, let file = delegate?.0 ?? files.first else {
      return nil
    }
    let sceneDelegates = types.map(\.1).filter { $0.role == .sceneDelegate }.map(\.name)
    let table = sceneDelegates.map { ".init(\(literal($0)), \($0).self, { \($0)() })" }.joined(separator: ", ")
    let value = """
      AppStart(\(delegate.map { "\($0.1.name)()" } ?? "nil"), storyboard: \(literal(project.app?.storyboard)), \
      scenes: \(scenes(of: project.app, besideDelegates: !sceneDelegates.isEmpty)), sceneDelegates: [\(table)])
      """
    let name = project.target ?? delegate?.1.name ?? "App"
    return UserCodeScene(
      name: name, path: file.path, line: delegate?.1.line ?? 1, kind: .app, statement: show("app", name, value))
  }

  /// Without an Info.plist, an app with a scene delegate has scenes.
  private static func scenes(of app: UserProject.App?, besideDelegates hasDelegates: Bool) -> String {
    if let scenes = app?.scenes {
      let list = scenes.map {
        ".init(name: \(literal($0.name)), delegate: \(literal($0.delegate)), storyboard: \(literal($0.storyboard)))"
      }
      return "[\(list.joined(separator: ", "))]"
    }
    return hasDelegates && app?.storyboard == nil ? "[]" : "nil"
  }

  // MARK: Source

  private static func show(_ kind: String, _ name: String, _ value: String) -> String {
    "Rehearsal.show(.\(kind), \(literal(name))) { \(value) }"
  }

  /// Returns the source of a function that registers the scenes of a module; nil stands for the last module, whose
  /// function calls those of the others and tells where the app's resources are.
  static func source(
    _ scenes: [UserCodeScene], _ files: [PassedFile], of module: String?, calling libraries: [ModuleProduct],
    resources: String
  ) -> String {
    let others = module == nil ? libraries.filter(\.registers).map(\.name) : []
    let modules = scenes.contains { $0.statement.contains("SwiftUI.") } ? ["Rehearsal", "SwiftUI"] : ["Rehearsal"]
    var lines = [(modules + others).map { "import \($0)" }.joined(separator: "; ")]
    let function = name(of: module)
    lines.append((module == nil ? "@_cdecl(\"\(function)\") " : "") + "@MainActor public func \(function)() {")
    let classes = files.flatMap(\.classes).map(\.found.function).filter { !$0.isEmpty }
    lines += scenes.map(\.statement) + classes.map { "Rehearsal.know(\($0)())" }
    lines += others.map { "\(name(of: $0))()" }
    if module == nil { lines.append("Rehearsal.useBundle(at: \(literal(resources)))") }
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }

  private static func name(of module: String?) -> String { "rehearsal_register" + (module.map { "_\($0)" } ?? "") }

  private static func literal(_ text: String?) -> String {
    guard let text else { return "nil" }
    return "\"\(text.replacingScalars(["\\": "\\\\", "\"": "\\\""]))\""
  }
}
