import QuartzCore

/// How text is broken or shortened when it is wider than its frame.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words.
  case byWordWrapping
  /// Lines are broken anywhere; here between words if possible.
  case byCharWrapping
  /// Text that does not fit is clipped.
  case byClipping
  /// The beginning is replaced by an ellipsis.
  case byTruncatingHead
  /// The end is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle

  var truncation: TextRequest.Truncation {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
