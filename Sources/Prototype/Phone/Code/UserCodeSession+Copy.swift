import Workshop

extension UserCodeSession {
  /// The suggested preview, or the compiler's messages; nil while the code runs.
  var copiedText: String? {
    if let suggestion = build.suggestion { return suggestion }
    guard case .broken(let messages) = state else { return nil }
    return messages.map { message in
      ([message.path.isEmpty ? "" : "\(message.location): ", "\(message.severity.rawValue): ", message.text].joined())
        + (message.sourceLine.isEmpty ? "" : "\n\(message.sourceLine)")
    }.joined(separator: "\n") + "\n"
  }

  var command: String {
    var words = ["backswipe", "run"] + request.paths
    if let scene, library?.scenes.count ?? 0 > 1 { words += ["--preview", scene] }
    if let language = request.language { words += ["--swift", "\(language)"] }
    if let target = request.target { words += ["--target", target] }
    if !request.only.isEmpty { words += ["--only"] + request.only }
    return CommandText.line(words)
  }
}
