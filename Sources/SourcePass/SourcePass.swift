/// The pass over Swift source that is written for iOS: what it needs to compile here, and the reverse.
///
/// Text in, text out. Almost every line and column stays where it is, so that the compiler's messages fit the original:
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

  /// The import of what Apple's Foundation has of networks.
  static let networkingImport = "import FoundationNetworking; "

  /// The protocol of objects that are told of values that they observe by name.
  static let observerProtocol = "NamedValueObserver"

  /// Returns source for iOS as it compiles here.
  ///
  /// `others` are the texts of the files that are compiled with it, whose protocols the file may use.
  package static func arriving(_ source: String, with others: [String] = []) -> Result {
    let text = SourceText(source)
    let protocols = OptionalProtocols(in: [text] + others.map(SourceText.init))
    var rewriter = ArrivingRewriter(source: text, protocols: protocols)
    rewriter.rewrite(with: others.map(SourceText.init))
    return Result(text: rewriter.edits.applied(to: text), remarks: rewriter.remarks.sorted { $0.line < $1.line })
  }

  /// Returns source that compiles here as Xcode wants it.
  ///
  /// Selectors become `#selector`, the methods in them `@objc`, and calls of the optional requirements of UIKit's protocols
  /// get their question mark.
  package static func returning(_ source: String) -> Result {
    let text = SourceText(source)
    var rewriter = ReturningRewriter(source: text)
    rewriter.rewrite()
    return Result(text: rewriter.edits.applied(to: text))
  }
}
