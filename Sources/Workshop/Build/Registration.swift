import Foundation
import SourcePass

/// Generated source that tells the window what the user's source can show.
enum Registration {
  static let path = "/backswipe/registration.swift"
  static let firstLine = 3

  /// Returns the previews of the files; without any, the classes that can be created without arguments.
  static func scenes(of files: [PassedFile]) -> [UserCodeScene] {
    var previews: [UserCodeScene] = []
    for file in files {
      let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
      for (index, preview) in file.passed.previews.enumerated() {
        let title = preview.name ?? (file.passed.previews.count == 1 ? name : "\(name) \(index + 1)")
        previews.append(
          scene(title, file, preview.line, isPreview: true, call: "scene", "{ \(preview.function)() }"))
      }
    }
    guard previews.isEmpty else { return previews }
    let types = files.flatMap { file in file.passed.types.filter(\.isSimple).map { (file, $0) } }
    // A delegate knows its animators, so what shows most comes first.
    let order: [SourcePass.ShownType.Role] = [
      .navigationController, .navigationDelegate, .transitioningDelegate, .tabDelegate, .animator, .controller,
    ]
    return order.flatMap { role in
      types.filter { $0.1.role == role }.map { file, type in
        scene(type.name, file, type.line, isPreview: false, call: role.rawValue, "{ \(type.name)() }")
      }
    }
  }

  private static func scene(
    _ name: String, _ file: PassedFile, _ line: Int, isPreview: Bool, call: String, _ body: String
  ) -> UserCodeScene {
    UserCodeScene(
      name: name, path: file.path, line: line, isPreview: isPreview,
      statement: "Rehearsal.show(.\(call), \(literal(name))) \(body)")
  }

  static func source(_ scenes: [UserCodeScene], _ files: [PassedFile] = []) -> String {
    var lines = ["import Rehearsal", "@_cdecl(\"rehearsal_register\") @MainActor public func rehearsal_register() {"]
    let functions = files.flatMap(\.classes).map(\.found.function).filter { !$0.isEmpty }
    lines += scenes.map(\.statement) + functions.map { "Rehearsal.know(\($0)())" } + ["}", ""]
    return lines.joined(separator: "\n")
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
