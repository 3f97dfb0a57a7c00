import Foundation
import Prototype
import Workshop

/// Says what changed between two versions of a transition.
@MainActor struct DiffCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns whether nothing changed.
  func run() throws(StartFault) -> Bool {
    // Files from revisions are needed while their code runs.
    let folder: BuildFolder
    do throws(WorkshopError) { folder = try BuildFolder() } catch { throw StartFault(.output, error.description) }
    defer { withExtendedLifetime(folder) {} }
    let (old, new) = (try side(0, folder.path), try side(1, folder.path))
    var action: Performance.Action?
    if let drag = arguments.drag {
      var setup = old.performance
      try setup.setDrag(drag)
      action = setup.action
    }
    let diff = try MotionDiff(old, new, action)
    if let path = arguments.sheet { try diff.writeSheet(to: path) }
    try Backswipe.put(arguments.isJSON ? diff.json : diff.text)
    if let fault = diff.fault { throw fault }
    return diff.isSame
  }

  private func side(_ index: Int, _ folder: String) throws(StartFault) -> MotionDiff.Side {
    let word = arguments.operands[index]
    if UserCodeRequest.exists(word) { return try own(word, word) }
    if let start = Self.settings(word) {
      var setup = try Performance(start, folders: Arguments.folders)
      setup.isStrict = arguments.isStrict
      return MotionDiff.Side(word, setup)
    }
    guard let colon = word.firstIndex(of: ":"), colon != word.startIndex else {
      throw StartFault(
        .usage, "diff \(word): there is no such file, folder or transition; a file in a revision is REVISION:PATH.")
    }
    return try own(
      word,
      try Self.checkout(String(word[..<colon]), String(word[word.index(after: colon)...]), "\(folder)/\(index)"))
  }

  private func own(_ word: String, _ path: String) throws(StartFault) -> MotionDiff.Side {
    guard let code = try arguments.userCode(path) else { throw StartFault(.file, "\(path): there is no such file.") }
    var setup = try code.performance(arguments.start, folders: Arguments.folders)
    setup.isStrict = arguments.isStrict
    return MotionDiff.Side(word, setup, of: code)
  }

  /// Reads a transition with settings, as sink:duration=0.5,scale=0.9; nil if it is no transition.
  private static func settings(_ word: String) -> StartRequest? {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), Performance.hasTransition(name) else { return nil }
    var start = StartRequest()
    start.transition = name
    start.sets = parts.dropFirst().flatMap { $0.split(separator: ",") }.map(String.init)
    return start
  }

  /// Writes a file as it was in a revision into a folder, and returns its path there.
  private static func checkout(_ revision: String, _ path: String, _ folder: String) throws(StartFault) -> String {
    let name = (path as NSString).lastPathComponent
    // A revision never begins with a hyphen, so it cannot be an option.
    guard path.hasSuffix(".swift"), !revision.hasPrefix("-") else {
      throw StartFault(.usage, "diff \(revision):\(path): a Swift file is expected after the revision.")
    }
    let bytes: [UInt8]
    do throws(WorkshopError) { bytes = try GitFile.read(revision, path) } catch {
      throw StartFault(.file, "diff \(revision):\(path): \(error.description)")
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    } catch {
      throw StartFault(.output, "\(folder): it cannot be written (\(error.localizedDescription)).")
    }
    return "\(folder)/\(name)"
  }
}
