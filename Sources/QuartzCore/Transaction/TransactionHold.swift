/// The wait of transactions' completion blocks for something that was asked for while the transactions were open, and that
/// begins later: a transition, for one, adds its animations when the turn ends.
package struct TransactionHold {
  private let groups: [AnimationGroup]

  /// Makes `groups`, innermost first, wait.
  init(_ groups: [AnimationGroup]) {
    self.groups = groups
    for group in groups { group.enter() }
  }

  /// Runs `body`, with the animations and transitions that it asks for awaited by the same completion blocks.
  package func include(in stack: TransactionStack, _ body: () -> Void) {
    stack.awaited(by: groups, even: false, body)
  }

  /// Ends the wait; called once.
  package func end() {
    for group in groups { group.leave(finished: true) }
  }
}
