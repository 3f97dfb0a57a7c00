import Workshop

/// The last builds of the user's code, each of which is used until one of its files changes.
@MainActor final class BuiltCode {
  private var kept: [(request: UserCodeRequest, stamps: SourceStamps, code: UserCodePerformance)] = []
  /// What the code and its builds said since the last `takeLines()`.
  private var lines: [String] = []

  private static let most = 4
  private static let mostLines = 50

  func code(for request: UserCodeRequest, in run: ToolRun) throws(StartFault) -> UserCodePerformance {
    // A change during the build then counts as one after it.
    let stamps = SourceStamps(request.files)
    if let index = kept.firstIndex(where: { $0.request == request }) {
      let found = kept.remove(at: index)
      if found.stamps == stamps {
        kept.append(found)
        found.code.session.run = run
        return found.code
      }
    }
    let code = try UserCodePerformance(request, in: run) { [weak self] in self?.note($0) }
    code.session.run = run
    if kept.count == Self.most { kept.removeFirst() }
    kept.append((request, stamps, code))
    return code
  }

  func note(_ line: String) {
    // The code is performed several times for one answer.
    if lines.count < Self.mostLines, !lines.contains(line) { lines.append(line) }
  }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
