import QuartzCore

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// Centred.
  case center
  /// To the right.
  case right
  /// To both edges.
  case justified
  /// As is usual in the language.
  case natural

  var alignment: TextRequest.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
