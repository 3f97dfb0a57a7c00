// Not Apple's: what exists only so that sources compile says so when it is used.

extension UIApplication {
  /// Reports once that `name` exists only so that sources compile, and what happens in its place.
  ///
  /// The page about what is kept to compile lists every such name; a test compares them.
  static func kept(_ name: String, _ effect: String = "it has no effect") {
    guard let application = current, application.reportedNames.insert(name).inserted else { return }
    application.report("\(name) exists so that sources compile: \(effect)")
  }
}
