/// What of a transition's source goes wrong on iOS and is seen without a build.
package enum LintRule: String, CaseIterable, Sendable {
  case completesAlways = "completes-always"
  case keepsAfterCancel = "keeps-after-cancel"
  case noVelocity = "no-velocity"
  case popDelegateNil = "pop-delegate-nil"
  case popDisabled = "pop-disabled"
  case noReduceMotion = "no-reduce-motion"
  case noRightToLeft = "no-right-to-left"
  case cancelledUnhandled = "cancelled-unhandled"
  case figureTwice = "figure-twice"

  package var sentence: String {
    switch self {
    case .completesAlways:
      "completeTransition(true) also after a drag that is taken back: the screens and the stack then disagree"
    case .keepsAfterCancel: "the leaving view is changed here and not put back: after a cancelled drag it stays so"
    case .noVelocity: "a release is decided by distance alone: a short flick goes back"
    case .popDelegateNil:
      "without its delegate the pop gesture also begins on the first screen, and the next push freezes"
    case .popDisabled: "the pop gesture is switched off and never on again: screens that follow cannot be swiped back"
    case .noReduceMotion: "screens move, and nothing asks whether motion is to be reduced"
    case .noRightToLeft: "the drag goes to the right in every language, also where back is to the left"
    case .cancelledUnhandled: "a gesture that the system cancels, as by a call, leaves the transition held for ever"
    case .figureTwice: "a duration stands here and in transitionDuration(using:): the two can differ"
    }
  }

  /// The command that confirms or clears it on a file.
  package func command(_ path: String) -> [String] {
    switch self {
    case .completesAlways, .keepsAfterCancel: ["check", path, "--strict", "--drag", "slow-30"]
    case .noVelocity: ["margin", path]
    case .popDelegateNil: ["search", path, "--plan", "owners"]
    case .popDisabled: ["search", path, "--plan", "next-screen"]
    case .noReduceMotion: ["trace", "--file", path, "--fault", "reduced-motion"]
    case .noRightToLeft: ["trace", "--file", path, "--fault", "right-to-left"]
    case .cancelledUnhandled: ["search", path, "--plan", "system"]
    case .figureTwice: ["trace", "--file", path, "--pop"]
    }
  }

  /// The words of which a file has one that this can be about.
  package static let hints = [
    "completeTransition", "interactivePopGestureRecognizer", "UIPercentDrivenInteractiveTransition", "ReduceMotion",
    "UIViewControllerAnimatedTransitioning", "ayoutDirection", "semanticContentAttribute", "finishInteractive",
  ]
}

extension SourcePass {
  package struct Claim: Hashable, Sendable {
    package let rule: LintRule
    /// The index of the source.
    package let file: Int
    package let line: Int
    /// What is seen there; the rule says why it matters.
    package let text: String
  }

  /// Returns what is claimed about sources that belong together, in their order.
  package static func lint(_ sources: [String]) -> [Claim] { Lint(sources.map(SourceText.init)).claims }
}
