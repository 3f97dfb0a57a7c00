import Workshop

extension CatalogueEntry {
  /// Differs for files of the same name in different folders.
  static func name(of session: UserCodeSession) -> String {
    "run" + session.request.paths.joined(separator: "+").map { $0 == "/" ? "-" : String($0) }.joined()
      + (session.version.map { "@\($0.number)" } ?? "")
  }

  static func own(_ session: UserCodeSession, _ table: UserCodeTable, revision: Int) -> Self {
    var sentence = "Your own code, from \(session.request.paths.joined(separator: ", "))."
    let warnings = session.library?.warnings.count ?? 0
    if warnings > 0 { sentence += " \(warnings) \(warnings == 1 ? "warning" : "warnings")." }
    let leftOut = session.library?.leftOut.count ?? 0
    if leftOut > 0 { sentence += " \(leftOut) \(leftOut == 1 ? "file is" : "files are") left out." }
    return Self(
      own: name(of: session), session.title.asOneLine, sentence.asOneLine, table.parameters, revision: revision
    ) { _ in UserCodeDemo(session, table) }
  }
}
