import Testing

@testable import SourcePass

@Suite("Claims about transitions without a build")
struct LintTests {
  private static let interactive = "let interaction = UIPercentDrivenInteractiveTransition()\n"
  private static let from = "let from = context.view(forKey: .from)!\n"

  private static func animator(_ body: String, duration: String = "Figures.duration") -> String {
    """
    final class A: NSObject, UIViewControllerAnimatedTransitioning {
      \(interactive)  func transitionDuration(using context: C?) -> TimeInterval { \(duration) }
      func animateTransition(using context: C) { \(from)\(body) }
    }
    class D { func navigationController(_ n: N, animationControllerFor o: O) -> T? { A() }
      func navigationController(_ n: N, interactionControllerFor a: T) -> I? { interaction } }
    """
  }

  private static func handler(_ ended: String, _ rest: String) -> String {
    """
    class B { \(interactive)func pan(_ g: G) { let x = g.translation(in: view).x; switch g.state {
    case .changed: interaction.update(x)
    case .ended\(ended): interaction.finish()
    \(rest) } } }
    """
  }

  private static let done = "context.completeTransition(!context.transitionWasCancelled)"
  private static let asked = "if UIAccessibility.isReduceMotionEnabled {}; "

  @Test(
    "Each rule claims what is wrong with its line, and nothing where it is right",
    arguments: [
      (
        animator("\(asked)UIView.animate(withDuration: d) {} completion: { _ in context.completeTransition(true) }"),
        animator(done), LintRule.completesAlways, 5
      ),
      (
        animator("\(asked)UIView.animate(withDuration: d) { from.transform = t } completion: { _ in \(done) }"),
        animator(
          "\(asked)UIView.animate(withDuration: d) { from.transform = t } completion: { _ in from.transform = i; \(done) }"
        ),
        .keepsAfterCancel, 5
      ),
      (
        handler("", "case .ended, .cancelled: interaction.cancel()\n default: break"),
        handler(" where g.velocity(in: view).x > 9", "case .ended, .cancelled: interaction.cancel()\n default: break"),
        .noVelocity, 4
      ),
      (
        handler(" where g.velocity(in: v).x > 9", "case .failed: interaction.cancel()\n default: break"),
        handler(" where g.velocity(in: v).x > 9", "default: interaction.cancel()"), .cancelledUnhandled, 4
      ),
      (
        "func a() { n.interactivePopGestureRecognizer?.delegate = nil }",
        "func a() { n.interactivePopGestureRecognizer?.delegate = nil }\nfunc b() { n.interactivePopGestureRecognizer?.delegate = self }",
        .popDelegateNil, 1
      ),
      (
        "func a() {\n n.interactivePopGestureRecognizer?.isEnabled = false }",
        "func a() { n.interactivePopGestureRecognizer?.isEnabled = false; n.interactivePopGestureRecognizer?.isEnabled = true }",
        .popDisabled, 2
      ),
      (
        animator("UIView.animate(withDuration: d) { from.frame = f }; \(done)"),
        animator("\(asked)UIView.animate(withDuration: d) { from.frame = f }; \(done)"), .noReduceMotion, 4
      ),
      (
        "edge.edges = .left; n.popViewController(animated: true)", "edge.edges = isRightToLeft ? .right : .left",
        .noRightToLeft, 1
      ),
      (
        animator("UIView.animate(withDuration: 0.5, animations: {})", duration: "return 0.3"),
        animator("UIView.animate(withDuration: transitionDuration(using: context), animations: {})", duration: "0.3"),
        .figureTwice, 5
      ),
    ])
  func claims(wrong: String, right: String, rule: LintRule, line: Int) {
    let claims = SourcePass.lint([wrong])
    #expect(claims.map(\.rule) == [rule] && claims.first?.line == line, "\(claims)\n\(wrong)")
    #expect(SourcePass.lint([right]).isEmpty, "\(SourcePass.lint([right]))\n\(right)")
    // What stands in comments and strings is claimed nowhere.
    #expect(SourcePass.lint(["/* \(wrong) */ let a = \"interactivePopGestureRecognizer\""]).isEmpty)
  }
}
