import Glibc
import Workshop

/// Builds the user's code, and builds it again whenever a file changes.
@MainActor final class UserCodeBuild {
  let files: SourceFiles
  private let queue: BuildQueue
  private var watch: SourceWatch?
  /// A preview to add if nothing can be shown.
  private(set) var suggestion: String?
  /// Called with a sentence about preparations, which are needed once per compiler version.
  var prepared: (String) -> Void = { _ in }
  var built: (BuiltLibrary) -> Void = { _ in }
  /// Called with what is wrong, and its text for standard error if there is one.
  var failed: (_ state: UserCodeState, _ complaint: String?) -> Void = { _, _ in }

  init(_ request: UserCodeRequest, cache: String) {
    files = request.files
    let path = getenv("PATH").map { String(cString: $0) }
    queue = BuildQueue(files, language: request.language, path: path, cache: cache)
    queue.finished = { [weak self] in self?.take($0) }
    queue.prepared = { [weak self] in self?.prepared($0) }
  }

  var setup: BuildQueue.Setup? { queue.setup }

  var isFollowing: Bool { watch != nil }

  func follow() {
    watch = SourceWatch(files, ready: { [weak self] in self?.begin() }, changed: { [weak self] in self?.begin() })
    if watch == nil { begin() }
  }

  func begin() { queue.begin() }

  func close() {
    queue.cancel()
    watch = nil
  }

  private func take(_ result: Result<BuiltLibrary, BuildFailure>) {
    suggestion = nil
    switch result {
    case .failure(.cancelled): return
    case .failure(.other(let error)): failed(.failed(error.description), error.description)
    case .failure(.messages(let messages, let output)):
      let text = output.isEmpty ? messages.map { "\($0.location): \($0.text)" }.joined(separator: "\n") : output
      failed(.broken(messages), text.asVisibleLines)
    case .success(let library):
      guard library.scenes.isEmpty else { return built(library) }
      let text = library.suggestedPreview() ?? "#Preview {\n  UIViewController()\n}\n"
      suggestion = text
      let sentence =
        "There is no preview in \(files.title), and no class that can be shown without one. Ctrl+C copies this, to add:"
      failed(.failed("\(sentence)\n\n\(text)"), nil)
    }
  }
}

/// The user's code as it was, with its constants and what the user had done.
@MainActor struct UserCodeVersion {
  /// Unique.
  let number: Int
  let library: BuiltLibrary
  let setup: BuildQueue.Setup
  let table: UserCodeTable
  let edits: [String: Double]
  let record: UserCodeRecord
  let scene: String?
  let finger: UserCodeFinger
}

extension UserCodeSession {
  /// Returns the present version; nil before the first build.
  func present(_ number: Int) -> UserCodeVersion? {
    guard let library, let setup = version?.setup ?? build.setup else { return nil }
    return UserCodeVersion(
      number: number, library: library, setup: setup, table: table, edits: edits, record: record, scene: scene,
      finger: finger)
  }
}
