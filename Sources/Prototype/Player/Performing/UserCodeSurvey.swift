import Foundation
import Glibc
import Workshop

/// What is known of a person's code before a window opens: what is built of it, its errors, its scenes, and what the
/// first of them met.
package struct UserCodeSurvey: Encodable {
  fileprivate struct Project: Encodable {
    var target: String?
    var language: String?
    var storyboard: String?
    var modules: [Module]
    var resources: [String]
    var leftOut: [LeftOut]
    var notes: [String]
  }

  fileprivate struct Module: Encodable {
    var name: String
    var files: [String]
  }

  fileprivate struct LeftOut: Encodable {
    var file: String
    var reason: String
  }

  fileprivate struct Message: Encodable {
    var text: String
    var file: String?
    var line: Int?
    var column: Int?
  }

  fileprivate struct Scene: Encodable {
    var name: String
    var kind: String
    var file: String
    var line: Int
  }

  fileprivate struct Shown: Encodable {
    var scene: String
    /// Stubs that the code met, and what goes wrong on iOS.
    var met: [Met] = []
    var ended: Met?
  }

  fileprivate struct Met: Encodable {
    var text: String
    var location: String?
  }

  private var project: Project?
  private var errors: [Message] = []
  private var scenes: [Scene] = []
  private var shown: Shown?

  /// Builds and shows the code without a window, and returns a report in JSON.
  @MainActor package static func report(
    on request: UserCodeRequest, told: @escaping (String) -> Void
  ) throws(StartFault) -> String {
    let survey = UserCodeSurvey(request, cache: UserFolders.ofProcess.cache, told: told)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return String(decoding: try encoder.encode(survey), as: UTF8.self) + "\n" } catch {
      throw StartFault(.output, "The report could not be written (\(error.localizedDescription)).")
    }
  }

  @MainActor init(_ request: UserCodeRequest, cache: String, told: (String) -> Void) {
    let path = getenv("PATH").map { String(cString: $0) }
    let (result, setup) = BuildQueue.make(
      request.files, language: request.language, path: path, cache: cache, in: ToolRun(), told: told)
    switch result {
    case .success(let library):
      take(library.project, library.leftOut, library.notes)
      errors = library.failures.map(Message.init)
      scenes = library.scenes.map { Scene(name: $0.name, kind: $0.kind.rawValue, file: $0.path, line: $0.line) }
      if let setup { show(library, setup, request.preview) }
    case .failure(.messages(let messages, _)):
      understand(request)
      errors = messages.filter { $0.severity == .error }.map(Message.init)
    case .failure(.other(let error)):
      understand(request)
      errors = [Message(text: error.description)]
    case .failure(.cancelled): break
    }
  }

  private mutating func understand(_ request: UserCodeRequest) {
    guard let project = try? request.files.project() else { return }
    take(project, project.leftOut, project.notes)
  }

  private mutating func take(_ own: UserProject, _ leftOut: [UserProject.LeftOut], _ notes: [String]) {
    let out = Set(leftOut.map(\.path))
    project = Project(
      target: own.target, language: own.swiftVersion, storyboard: own.app?.firstStoryboard,
      modules: own.modules.map { Module(name: $0.name, files: $0.paths.filter { !out.contains($0) }) },
      resources: own.resources, leftOut: leftOut.map { LeftOut(file: $0.path, reason: $0.reason) }, notes: notes)
  }

  /// How long the first scene is shown, in seconds of its time.
  private static let moment = 1.0

  @MainActor private mutating func show(_ library: BuiltLibrary, _ setup: BuildQueue.Setup, _ name: String?) {
    guard let index = library.scenes.firstIndex(where: { $0.name == name }) ?? library.scenes.indices.first else {
      return
    }
    var shown = Shown(scene: library.scenes[index].name)
    let first = [ChildMessage(.screen, numbers: SIMD4(390, 844, 1, 0))]
    let folders = library.folders.map { ChildMessage(.folder, text: $0) }
    do throws(WorkshopError) {
      let child = try ChildProcess(
        library, scene: index, engine: setup.engine, toolchain: setup.toolchain,
        first: first + folders + [UserCodeSession.settings(isStrict: false)])
      var messages: [ChildMessage] = []
      child.received = { messages.append($0) }
      for instant in [0, Self.moment] {
        Self.wait(for: child)
        child.ask(ChildMessage(.frame, numbers: SIMD4(instant, 1.0 / 60, 0, 0)), patience: ChildProcess.loadLimit)
      }
      Self.wait(for: child)
      shown.ended = child.ending.map { Met(text: $0.reason, location: $0.location) }
      child.close()
      shown.met = messages.filter { [.note, .remark, .failed].contains($0.kind) }.map { message in
        let address = UInt(exactly: message.numbers.x) ?? 0
        let location = address > 0 ? setup.toolchain.location(of: address, in: library.path) : nil
        return Met(text: message.text, location: location)
      }
    } catch {
      shown.ended = Met(text: error.description)
    }
    self.shown = shown
  }

  @MainActor private static func wait(for child: ChildProcess) {
    while child.isAwaiting, child.ending == nil { child.wait(seconds: 0.1) }
  }
}

extension UserCodeSurvey.Message {
  fileprivate init(_ message: BuildMessage) {
    let hasLine = message.line > 0
    self.init(
      text: message.text, file: message.path.isEmpty ? nil : message.path, line: hasLine ? message.line : nil,
      column: hasLine ? message.column : nil)
  }
}
