/// What is wrong with the command line, in one sentence.
struct UsageError: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
