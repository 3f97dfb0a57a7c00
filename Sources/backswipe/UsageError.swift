/// An error in the command line, or in a file that it names.
struct UsageError: Error {
  /// A sentence that names the error and what is allowed.
  let sentence: String
  /// The exit code of the program.
  let code: Int32

  init(_ sentence: String, code: Int32 = 2) { (self.sentence, self.code) = (sentence, code) }
}
