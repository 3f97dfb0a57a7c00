import UIKit

extension ReentryTests {
  /// Calls in the callbacks of a stack's transitions.
  @ReentryTable nonisolated static var stackRows: [ReentryRow] {
    for callback in ["C.viewWillDisappear", "C.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear"] {
      // A push in any callback of a pop is performed after the pop.
      ReentryRow(.callback(callback, of: .pop(), in: .stack("ABC")), .push("D"), gives: .stack("ABD"))
      // A pop in a callback of a pop without animation is dropped, unless that has ended.
      for animated in [true, false] {
        let isOver = callback.contains("Did")
        ReentryRow(
          .callback(callback, of: .pop(animated: false), in: .stack("ABC")), .pop(animated: animated),
          gives: .stack(isOver ? "A" : "AB"))
      }
      // The root is replaced in the callback: the transition ends once, and does not begin if it had not.
      ReentryRow(
        .callback(callback, of: .pop(), in: .stack("ABC"), .slides), .root("X"),
        gives: .sees("X", counts: callback.contains("Will") ? ["animateTransition": 0] : ["animationEnded true": 1])
      )
    }
    for callback in ["B.viewDidAppear", "C.viewDidDisappear"] {
      ReentryRow(.callback(callback, of: .pop(), in: .stack("ABC")), .pop(), gives: .stack("A"))
    }
    ReentryRow(
      .over(.pop(), in: .stack("ABC"), .completing(true)), .system, .push("D"), .pop(), .push("E", animated: false),
      gives: .stack("ABE"))
    ReentryRow(
      .callback("C.viewWillDisappear", of: .root("X"), in: .stack("ABC")), .popToRoot(animated: false),
      gives: .stack("A", sees: "X"))
    for animated in [true, false] {
      ReentryRow(
        .callback("A.viewWillAppear", of: .root("nav"), in: .make("nav", "A")), .push("B", animated: animated),
        gives: .stack("AB", told: "B.viewWillAppear B.viewDidAppear", counts: ["willShow B": 1, "didShow B": 1]) {
          $0.log.lines.last == "didShow B"
        })
    }
    ReentryRow(
      .callback("A.viewDidLoad", of: .root("nav"), in: .make("nav", "A")), .push("B", animated: false),
      gives: .stack("AB"))
    ReentryRow(
      .callback("B.viewDidLoad", of: .push("B", animated: false), in: .stack("A")), .leave("B"), gives: .stack("A"))
    // An event in viewDidLoad does not end an appearing that the screen was not told of.
    ReentryRow(
      .callback("B.viewDidLoad", of: .all(.push("B"), .hide), in: .stack("A")), .cancelTouches,
      gives: Expectation(told: "B.viewWillAppear B.viewDidAppear").then(.show, .stack("AB")))
    // The stack's controller is removed in the middle: no screen is left halfway.
    ReentryRow(
      .midway(.pop(), in: .stack("ABC"), .slides), .root("X"),
      gives: .stack("AB", sees: "X", told: "B.viewWillAppear B.viewWillDisappear B.viewDidDisappear"))
    ReentryRow(
      .midway(.pop(), in: .stack("ABC"), .driven), .root("X"),
      gives: .stack("ABC", sees: "X", counts: ["animationEnded false": 1]))
    // A controller that contains the stack is not pushed.
    ReentryRow(
      .rest(in: .make("nav", "A"), .tabs("nav")), .push("tabs"), .setStack("B tabs"),
      gives: .stack("A", reports: ["contains the navigation controller", "contains the navigation controller"]))
    ReentryRow(
      .callback("A.viewDidAppear", of: .root("nav"), in: .make("nav", "A")), .pushForEver,
      gives: Expectation(reports: ["further changes were ignored", "further changes were ignored"]))
  }

  /// Calls during a transition.
  @ReentryTable nonisolated static var queueRows: [ReentryRow] {
    for (finishes, stack) in [(true, "AC"), (false, "ABC")] {
      ReentryRow(.midway(.pop(), in: .stack("AB"), finishes: finishes), .push("C"), gives: .stack(stack))
    }
    ReentryRow(
      .midway(.push("B"), in: .stack("A"), after: 0.05),
      .steps(.push("C"), .pass(0.05), .push("D"), .pass(0.05), .push("E")),
      gives: .stack("ABCDE", counts: ["didShow B": 1, "didShow C": 1, "didShow D": 1, "didShow E": 1]))
    ReentryRow(.sameTurn(as: .pop(), in: .stack("ABC")), .pop(), gives: .stack("AB"))
    ReentryRow(.midway(.pop(), in: .stack("ABC")), .pop(), gives: .stack("AB"))
    ReentryRow(
      .midway(.push("B"), in: .stack("A")), .pop(), gives: .stack("A", counts: ["didShow B": 1, "didShow A": 1]))
    ReentryRow(
      .midway(.pop(), in: .stack("AB"), finishes: false), .setStack("X"), .setStack("YZ"),
      gives: .stack("YZ", told: "X Y"))
    ReentryRow(.rest(in: .stack("AB")), .push("A"), gives: .stack("AB", reports: ["on the stack already"]))
    ReentryRow(.rest(in: .stack("A")), .pop(), .popToRoot(), gives: .stack("A", told: "A"))
    ReentryRow(.rest(in: .stack("A")), .steps(.push("X"), .pass(1), .pop(), .pass(1)), gives: .stack("A", freed: "X"))
    for drive in [Deed.slides, .driven] {
      ReentryRow(.midway(.pop(), in: .stack("AB"), drive), .root(nil), gives: .sees("", freed: "nav A B"))
    }
  }

  /// A screen is removed during a transition, in every manner.
  @ReentryTable nonisolated static var removalRows: [ReentryRow] {
    for (course, scene, arriving) in [
      (Deed.swipe, Deed.stack("ABC"), "B"), (.pop(), .stack("ABC"), "B"), (.push("D"), .stack("ABC"), "D"),
    ] {
      for screen in ["C", arriving] {
        for removal in [
          .leave(screen), .removeView(screen), .remove(screen), .drop(screen, animated: false),
          .drop(screen, animated: true), .make("nav2", screen),
        ] as [Deed] {
          for finishes in [true, false] {
            ReentryRow(.midway(course, in: scene, finishes: finishes), removal, gives: .sound)
          }
        }
      }
    }
    // Views that were removed by hand are arranged at the end.
    for (finishes, stack) in [(true, "A"), (false, "AB")] {
      ReentryRow(
        .midway(.pop(), in: .stack("AB"), finishes: finishes), .removeView("A"), .removeView("B"), gives: .stack(stack))
    }
  }

  /// A screen is removed before its transition has begun.
  @ReentryTable nonisolated static var requestRows: [ReentryRow] {
    for (course, screen, stack) in [
      (Deed.push("D"), "C", "ABD"), (.push("D"), "D", "ABC"), (.pop(), "C", "AB"), (.pop(), "B", "AC"),
    ] {
      for removal in [.remove(screen), .leave(screen), .push(screen, onto: "nav2"), .addChild(screen, to: "Y")]
        as [Deed]
      {
        ReentryRow(.sameTurn(as: course, in: .stack("ABC")), removal, gives: .stack(stack))
      }
    }
    ReentryRow(.sameTurn(as: .pop(), in: .stack("AB")), .leave("A"), gives: .stack("B", told: "A B"))
    for pop in [Deed.pop(), .popToRoot()] {
      ReentryRow(
        .sameTurn(as: .all(.make("nav2", "X"), .present("nav2"), pop), in: .stack("AB")), .push("B", onto: "nav2"),
        gives: .stack("A", sees: "B"))
    }
    // A navigation disappears when the transition has ended, which the removal of a screen ends.
    for (course, screen) in [(Deed.push("C"), "C"), (.pop(), "A")] {
      for (disappears, seen) in [
        (Deed.present("X", by: "tabs", animated: false), "X"), (.root("Y"), "Y"), (.select(1), "Y"),
      ] {
        ReentryRow(
          .midway(course, in: .make("nav", "AB"), .tabs("nav Y")), .whenOver(disappears), .remove(screen),
          gives: .sees(seen))
      }
    }
    // A screen that is removed by hand, and pushes itself again meanwhile, is on the stack again.
    ReentryRow(
      .callback("R.viewDidDisappear", of: .remove("R"), in: .stack("AR")), .push("R", animated: false),
      gives: .stack("AR"))
    ReentryRow(
      .rest(in: .stack("AR"), .root("X")), .remove("R"), .push("R", animated: false), gives: .stack("AR", sees: "X"))
  }
}

extension Deed {
  /// Pushes a new screen whenever one has appeared.
  static var pushForEver: Deed {
    Deed("push for ever") { scene in
      scene.wait(for: "viewDidAppear", [.pushForEver])
      scene.navigation().pushViewController(scene["S\(scene.controllers.count)"], animated: false)
    }
  }
}
