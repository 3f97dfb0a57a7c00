import Stage
import Testing

@testable import UIKit

/// The table of `TransitionContext`: what each event does in each state.
@MainActor @Suite("A transition's states and events")
struct TransitionStateTests {
  /// The state of a transition, as the table names it.
  enum State: String, CaseIterable, Sendable {
    case requested, free, held, settling, over
  }

  /// An event of the table, and the state that follows it in each state.
  struct Event: Sendable, CustomTestStringConvertible {
    let name: String
    /// The states that follow, in the order of `State.allCases`.
    let next: [String]
    var diagnostics = [0, 0, 0, 0, 0]
    let send: @MainActor @Sendable (Scene) -> Void
    var testDescription: String { name }
  }

  /// A push by a percent-driven interaction controller.
  @MainActor final class Scene {
    let kinds: TransitionKindScene
    let interaction = UIPercentDrivenInteractiveTransition()
    let transition: TransitionContext
    var ends: [Bool] = []

    init(_ state: State) throws {
      kinds = try TransitionKindScene(.push)
      let animator = SlideAnimator(kinds.log)
      animator.isPop = false
      interaction.wantsInteractiveStart = state == .held || state == .settling
      kinds.request(animator, interaction)
      transition = try #require(kinds.b.currentTransition)
      transition.animate(alongsideTransition: nil) { [self] in ends.append(!$0.isCancelled) }
      guard state != .requested else { return }
      kinds.stage.advance(by: 0.1)
      if state == .settling {
        interaction.update(0.5)
        interaction.cancel()
      }
      if state == .over { transition.completeTransition(true) }
    }

    /// The state that the transition is in, and at which end it was over.
    var state: String {
      switch transition.state {
      case .requested(let interaction):
        interaction.decision?.isLatched == true ? "latched" : interaction.isHeld ? "requested, held" : "requested"
      case .running(let run):
        run.interaction.isHeld ? "held" : run.interaction.decision == nil ? "free" : "settling"
      case .over(let end): end.isCompleted ? "completed" : "cancelled"
      }
    }
  }

  nonisolated static let events = [
    Event(name: "the turn ends", next: ["free", "free", "held", "settling", "completed"]) {
      $0.kinds.stage.advance(by: 0)
    },
    Event(name: "update(_:)", next: ["requested", "free", "held", "settling", "completed"]) {
      $0.interaction.update(0.7)
      #expect(($0.transition.percentComplete == 0.7) == ($0.state == "held"))
    },
    Event(name: "finish()", next: ["latched", "settling", "settling", "settling", "completed"]) {
      let wasCancelled = $0.transition.transitionWasCancelled
      $0.interaction.finish()
      #expect($0.transition.transitionWasCancelled == wasCancelled, "the first decision counts")
    },
    Event(name: "cancel()", next: ["latched", "settling", "settling", "settling", "completed"]) {
      $0.interaction.cancel()
    },
    Event(name: "pause()", next: ["requested, held", "held", "held", "held", "completed"]) {
      $0.interaction.pause()
      #expect(!$0.transition.transitionWasCancelled)
    },
    Event(name: "restaged", next: ["requested", "free", "held", "settling", "completed"]) {
      let (before, progress) = ($0.kinds.log.lines.count, $0.transition.presentedProgress)
      let animator = SlideAnimator($0.kinds.log)
      animator.isPop = false
      $0.transition.restage(with: animator)
      let isStaged = $0.kinds.log.lines.dropFirst(before).contains("animateTransition")
      #expect($0.transition.animator === animator && isStaged == $0.transition.state.isRunning)
      #expect(abs($0.transition.presentedProgress - progress) < 1e-9)
    },
    Event(
      name: "another size",
      next: ["requested", "free", "held", "settling", "completed"]
    ) { $0.kinds.a.navigationController?.view.bounds.size = CGSize(width: 500, height: 600) },
    Event(
      name: "completeTransition(true)", next: ["requested", "completed", "completed", "cancelled", "completed"],
      diagnostics: [1, 0, 0, 1, 1]
    ) { $0.transition.completeTransition(true) },
    Event(
      name: "completeTransition(false)", next: ["requested", "cancelled", "cancelled", "cancelled", "completed"],
      diagnostics: [1, 0, 0, 0, 1]
    ) { $0.transition.completeTransition(false) },
    Event(
      name: "the container is removed", next: ["completed", "completed", "cancelled", "cancelled", "completed"]
    ) {
      let container = $0.transition.containerView
      container.removeFromSuperview()
      let count = $0.ends.count
      $0.transition.completeTransition(true)
      #expect($0.ends.count == count, "the animator's own call is ignored")
    },
  ]

  @Test("Each event leads from each state to the one in the table", arguments: State.allCases, events)
  func table(_ state: State, _ event: Event) throws {
    let scene = try Scene(state)
    let column = try #require(State.allCases.firstIndex(of: state))
    #expect(scene.state == (state == .over ? "completed" : state.rawValue))
    let ends = scene.ends
    event.send(scene)
    #expect(scene.state == event.next[column])
    let isOver = scene.transition.state.isOver
    #expect(scene.ends.count == (isOver ? 1 : 0) && (state != .over || scene.ends == ends))
    guard event.name != "the container is removed" || state != .over else { return }
    #expect(scene.kinds.stage.misuse.count == event.diagnostics[column])
  }

  @Test("A latched decision is carried out at the beginning, unless a pause drops it", arguments: [true, false])
  func latched(_ pauses: Bool) throws {
    let scene = try Scene(.requested)
    scene.interaction.cancel()
    #expect(!scene.transition.transitionWasCancelled)
    if pauses { scene.interaction.pause() }
    scene.kinds.stage.advance(by: 0)
    #expect(scene.state == (pauses ? "held" : "settling"))
    #expect(scene.transition.transitionWasCancelled == !pauses)
  }

  @Test("Under a controller that is not percent-driven a decision counts at once")
  func handMade() throws {
    let kinds = try TransitionKindScene(.push)
    let interaction = HandMadeInteraction()
    kinds.request(ClosureAnimator { _ in }, interaction)
    let transition = try #require(kinds.b.currentTransition)
    transition.cancelInteractiveTransition()
    #expect(transition.transitionWasCancelled && !transition.isInteractive)
  }

  @Test("A pause before the beginning is ignored without an interaction controller")
  func pausedWithoutController() throws {
    let kinds = try TransitionKindScene(.push)
    kinds.request(ClosureAnimator { _ in }, nil)
    let transition = try #require(kinds.b.currentTransition)
    transition.pauseInteractiveTransition()
    #expect(transition.state.isRequested && !transition.isInteractive)
  }
}
