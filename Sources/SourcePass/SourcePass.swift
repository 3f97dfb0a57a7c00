/// The pass over Swift source that is written for iOS: what it needs to compile here, and the reverse.
///
/// Text in, text out. Every line stays where it is and almost every column, so that the compiler's messages fit the original:
/// what is dropped becomes spaces, and what must be added stands at the end of the source.
package enum SourcePass {
  /// Source that went through the pass, with remarks for the person who wrote it.
  package struct Result: Equatable {
    package var text: String
    package var remarks: [Remark] = []
  }

  /// A remark about a part of the source that has no effect here.
  package struct Remark: Equatable {
    /// The number of the line, from 1.
    package var line: Int
    package var message: String
  }

  /// Returns source for iOS as it compiles here, as far as its syntax says what that needs; ``mending(_:by:modules:)``
  /// does the rest.
  ///
  /// `others` are the texts of the files that are compiled with it, whose classes the file may extend.
  package static func arriving(_ source: String, with others: [String] = []) -> Result {
    let text = SourceText(source)
    var rewriter = ArrivingRewriter(source: text)
    rewriter.rewrite(with: others.map(SourceText.init))
    return Result(text: rewriter.edits.applied(to: text), remarks: rewriter.remarks.sorted { $0.line < $1.line })
  }

  /// Returns source that compiles here as Xcode wants it: selectors become `#selector`, the methods in them `@objc`, and what
  /// was mended is as it was.
  package static func returning(_ source: String) -> Result {
    let text = SourceText(source)
    var rewriter = ReturningRewriter(source: text)
    rewriter.rewrite()
    return Result(text: rewriter.edits.applied(to: text))
  }
}
