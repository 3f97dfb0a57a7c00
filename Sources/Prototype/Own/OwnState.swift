import Workshop

/// What the window says about the user's code.
enum OwnState: Equatable {
  /// It is built for the first time.
  case preparing(String)
  /// It runs.
  case running
  /// The compiler found errors.
  case broken([BuildMessage])
  /// It crashed, or did not answer.
  case ended(ChildEnding)
  /// Something is missing; a sentence says what.
  case failed(String)

  /// The headline over the phone's picture; nil while the code runs.
  var headline: String? {
    switch self {
    case .running: nil
    case .preparing(let sentence): sentence
    case .broken(let messages):
      switch messages.count(where: { $0.severity == .error }) {
      case 1: "1 error"
      case let count: "\(count) errors"
      }
    case .ended(let ending): ending.cause == .hang ? "Does not answer" : ending.exitCode == nil ? "Crashed" : "Ended"
    case .failed: "Cannot run"
    }
  }
}
