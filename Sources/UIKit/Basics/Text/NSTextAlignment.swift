import QuartzCore

/// How lines of text lie in their width.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// In the middle.
  case center
  /// To the right.
  case right
  /// To both sides.
  case justified
  /// As the language does.
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
