/// One thing that a random program does, with the numbers that say on what and how.
///
/// The numbers are taken modulo what is there when the step runs, so that a step means something in any program and a
/// program from which steps were left out is a program still.
struct Step: Sendable, CustomStringConvertible {
  let kind: Kind
  let isAnimated: Bool
  /// Picks a target, a style or a kind of animator.
  let choice: Int
  /// Picks a second thing.
  let other: Int
  /// A length of time, a fraction or any other number; odd in one step of eight.
  let number: Double
  /// What runs inside a callback, in steps that register one.
  let inner: [Step]

  var description: String {
    let numbers = "\(isAnimated ? "animated " : "")\(choice) \(other) \(number)"
    let nested = inner.isEmpty ? "" : " { \(inner.map(\.description).joined(separator: "; ")) }"
    return "\(kind) \(numbers)\(nested)"
  }

  /// What a step does.
  enum Kind: String, CaseIterable, Sendable {
    case advance, frame
    case push, pop, popToRoot, popTo, setStack, pushAgain, pushOwnContainer
    case present, presentTabs, dismiss, dismissSelf, dismissMiddle, defineContext
    case selectTab, setTabs
    case setAnimator, setInteraction, beginInteractivePop, update, finish, cancel, pause
    case pressDown, move, release, cancelTouches, drag
    case animate, spring, keyframes, addAnimation, transitionViews
    case makeAnimator, runAnimator, reverseAnimator, fractionOfAnimator, stopAnimator, copyAnimator
    case addView, removeView, reparent, setNumber, setControl, scroll
    case swapRoot, resize, hideWindow, showWindow, removeChild
    case hideBar, setItem, addChild, exchangeChildren, segue, unwind, allowContentSwipe
    case addWindow, hideOtherWindow, removeRoot
    case swipe, dragDown
    case whenCalled, alongside, whenOver, whenInteractionChanges, later, inBlock, afterBlock, withoutAnimation

    /// How often a kind is chosen beside the others.
    var weight: Int {
      switch self {
      case .advance: 14
      case .push, .pop, .present, .dismiss, .whenCalled, .alongside: 5
      case .drag, .pressDown, .move, .release, .selectTab, .beginInteractivePop, .update: 4
      case .setAnimator, .setInteraction, .finish, .cancel, .animate, .setStack, .setControl: 3
      case .hideWindow, .showWindow, .swapRoot, .removeChild, .pushOwnContainer, .removeRoot, .addWindow,
        .hideOtherWindow, .defineContext, .withoutAnimation, .exchangeChildren, .setItem:
        1
      default: 2
      }
    }

    /// Whether a step holds others, which run in a callback.
    var holdsSteps: Bool {
      switch self {
      case .whenCalled, .alongside, .whenOver, .whenInteractionChanges, .later, .inBlock, .afterBlock,
        .withoutAnimation:
        true
      default: false
      }
    }
  }
}
