/// A line between a window and the program that serves its phones, which is one of its own, so that no client takes a frame.
@MainActor package enum HandLine {
  /// What the window shows: the words of a command, the phone as it is set up, and how often own code was built.
  static func settings(_ words: [String], _ phone: PhoneSetting, build: Int) -> String {
    var state = SavedState()
    state.phone = phone
    let members: [(key: String, value: JSONWriter.Value)] = [
      ("words", .array(words.map { .string($0) })), ("build", .number(Double(build))), ("state", .string(state.text)),
    ]
    return JSONWriter.line(.object(members)) + "\n"
  }

  package struct Settings {
    package let words: [String]
    package let build: Int
    /// Changes with the phone.
    package let key: String
    private let phone: PhoneSetting?

    /// Nil if a line is none.
    @MainActor package init?(_ line: [UInt8]) {
      guard let value = try? JSONReader.value(of: line), let words = value["words"]?.elements else { return nil }
      (self.words, build) = (words.compactMap(\.string), Int(value["build"]?.number ?? 0))
      key = value["state"]?.string ?? ""
      phone = SavedState(Array(key.utf8)).phone
    }

    @MainActor package func apply(to setup: inout Performance) {
      if let phone { setup.phone = phone }
    }
  }

  package static func address(_ url: String) -> String { line([("address", .string(url))]) }

  package static func phones(_ names: [String]) -> String { line([("phones", .array(names.map { .string($0) }))]) }

  package static func complaint(_ sentence: String) -> String { line([("complaint", .string(sentence))]) }

  package static func drag(_ handed: LivePage.Handed) -> String {
    func value(_ decision: Bool?) -> JSONWriter.Value { decision.map { .boolean($0) } ?? .null }
    return line([
      ("drag", .string(DragFile.text(handed.drag))), ("depth", .number(Double(handed.depth))),
      ("decision", value(handed.decision)), ("replay", value(handed.replay)), ("phone", .string(handed.phone)),
    ])
  }

  private static func line(_ members: [(key: String, value: JSONWriter.Value)]) -> String {
    JSONWriter.line(.object(members)) + "\n"
  }
}
