/// An error in the command line.
struct UsageError: Error {
  /// A sentence that names the error and what is allowed.
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
