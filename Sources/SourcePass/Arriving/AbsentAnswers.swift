/// What stands for the answer of an optional requirement that a type leaves out.
///
/// Objective-C's call of such a requirement, `delegate.height?(for: row)`, has an optional result. Here each requirement with
/// a result has two members in an extension of its protocol: a default, which notes that there is no answer, and an overload
/// with an optional result, which asks and looks for that note. The compiler takes the overload wherever the result is used
/// as an optional.
enum AbsentAnswers {
  /// The functions that a source with such requirements needs, in one line.
  static let functions = """
    nonisolated(unsafe) fileprivate var isAnswerAbsent = false; \
    fileprivate func absentAnswer<T>(_ value: T) -> T { isAnswerAbsent = true; return value }; \
    fileprivate func absentAnswer<T>() -> T { isAnswerAbsent = true; \
    return withUnsafeTemporaryAllocation(byteCount: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) \
    { $0.initializeMemory(as: UInt8.self, repeating: 0); \
    return $0.baseAddress!.assumingMemoryBound(to: T.self).move() } }; \
    fileprivate func givenAnswer<T>(_ answer: @autoclosure () -> T) -> T? \
    { isAnswerAbsent = false; let given = answer(); defer { isAnswerAbsent = false }; \
    return isAnswerAbsent ? nil : given }
    """

  /// Returns the body of a default for a result of `type`; nil if nothing can stand for it.
  ///
  /// Of a type that is not known, such as a class, the value is empty memory, which only the overload gets and drops.
  static func body(for type: String) -> String? {
    if let value = value(of: type) { return "absentAnswer(\(value))" }
    let isRestricted = type.hasPrefix("any ") || type.hasPrefix("some ") || type.contains("&") || type.contains("(")
    guard !isRestricted, type != "Any", type != "Self" else { return nil }
    return "absentAnswer()"
  }

  /// Whether a result of `type` says by itself that there is no answer.
  static func isOptional(_ type: String) -> Bool {
    ["", "Void", "()"].contains(type) || type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// Returns the value of a type that is harmless where an answer is used without looking whether there is one.
  static func value(of type: String) -> String? {
    switch type {
    case "Bool": "false"
    case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval": "0"
    case "String": "\"\""
    case "CGRect", "CGPoint", "CGSize", "CGVector", "UIEdgeInsets", "UIOffset": ".zero"
    case "CGAffineTransform": ".identity"
    case _ where type.hasPrefix("["): type.contains(":") ? "[:]" : "[]"
    default: nil
    }
  }
}
