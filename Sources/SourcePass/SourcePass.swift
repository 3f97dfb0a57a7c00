/// Converts Swift source for iOS into source that compiles here, and back.
///
/// Text in, text out. Every line stays where it is, and almost every column, so that the compiler's messages fit the
/// original: what is dropped becomes spaces, and what has to be added is at the end.
package enum SourcePass {
  /// Passed source, with remarks for its author.
  package struct Result: Equatable {
    package var text: String
    package var remarks: [Remark] = []
  }

  /// A part of the source that has no effect here.
  package struct Remark: Equatable {
    /// From 1.
    package var line: Int
    package var message: String
  }

  /// Converts source for iOS as far as syntax alone allows; ``mending(_:by:modules:)`` does the rest.
  ///
  /// `others` are the texts compiled with it; the file may extend their classes. A source that is old gets today's
  /// names.
  package static func arriving(_ source: String, with others: [String] = [], isOld: Bool = false) -> Result {
    let text = SourceText(source)
    var rewriter = ArrivingRewriter(source: text)
    rewriter.rewrite(
      with: others.map { ExtensionOverrides(in: SourceText($0)) }, oldNames: isOld ? OldNames.declared(in: [text]) : nil
    )
    return Result(text: rewriter.edits.applied(to: text), remarks: rewriter.remarks.sorted { $0.line < $1.line })
  }

  /// The strings, words and other characters of source, without comments.
  package static func words(of source: String) -> [Substring] {
    let text = SourceText(source)
    return (0..<text.count).map { Substring(text.text(at: $0)) }
  }

  /// Converts source from here for Xcode: adds `#selector` and `@objc`, and restores what was mended.
  package static func returning(_ source: String) -> Result {
    let text = SourceText(source)
    var rewriter = ReturningRewriter(source: text)
    rewriter.rewrite()
    return Result(text: rewriter.edits.applied(to: text))
  }
}
