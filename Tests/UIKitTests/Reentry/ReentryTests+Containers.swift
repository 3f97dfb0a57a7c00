import Stage
import UIKit

extension ReentryTests {
  /// Another container or window takes a screen.
  @ReentryTable nonisolated static var takenRows: [ReentryRow] {
    for finishes in [nil, false] as [Bool?] {
      ReentryRow(
        .midway(.pop(), in: .stack("AB"), .slides, finishes: finishes), .make("tabs", "B"),
        .present("tabs", animated: false), gives: .stack("A", sees: "B"))
    }
    for finishes in [true, false] {
      ReentryRow(
        .over(.pop(), in: .stack("AB"), .make("nav2", "X"), .window("nav2"), finishes: finishes),
        .push(finishes ? "A" : "B", onto: "nav2", animated: false),
        gives: .stack(finishes ? "" : "A", sees: finishes ? "A" : "AB"))
    }
    ReentryRow(
      .rest(in: .stack("AB"), .make("nav2", "XY")), .push("Y"),
      gives: .stack("ABY") { $0.names($0.navigation("nav2").viewControllers) == "X" })
    // A disappearing child that an unseen container takes has disappeared.
    for container in ["tabs2", "nav2"] {
      ReentryRow(
        .midway(.all(.add("B", to: "A"), .push("C")), in: .stack("A")), .make(container, "B"),
        gives: .sees("C").then(.root(container), .sees("B")))
      ReentryRow(.rest(in: .add("B", to: "A"), .make(container, "B")), .root("A"), gives: .sees("A"))
    }
    ReentryRow(
      .rest(in: .root("A"), .add("B", to: "A"), .make("nav", "X")), .load("nav"), .push("B", animated: false),
      gives: .sees("A"))
    for taker in takers("T") {
      let seen = taker.seen
      // A window has no root any more when something else takes it, at rest or as it is about to appear.
      ReentryRow(.rest(in: .stack("A"), .window("T")), taker.deed, gives: .sees(seen) { $0.otherIsEmpty })
      ReentryRow(
        .callback("T.viewWillAppear", of: .window("T"), in: .stack("A")), taker.deed,
        gives: .sees(seen) { $0.otherIsEmpty })
      // What a root presents ends when something else takes the root.
      ReentryRow(
        .rest(in: .stack("A"), .window("T"), .present("P", by: "T", animated: false)), taker.deed,
        gives: .sees(seen) { $0.otherIsEmpty })
      // A presentation ends when something else takes what it shows.
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
        ReentryRow(
          .rest(in: .stack("A"), .window("B"), .present("T", style, by: "B", animated: false)), taker.deed,
          gives: .sees(String((seen + "B").sorted())))
      }
    }
    ReentryRow(.rest(in: .root("R")), .make("nav", "R"), .root("nav"), gives: .sees("R"))
    ReentryRow(.rest(in: .root("R")), .add("R", to: "Y"), .root("Y"), gives: .sees("RY"))
    ReentryRow(
      .rest(in: .stack("A"), .window("R")), .present("R", by: "nav"),
      gives: .sees("AR", reports: ["root of a window"]) { $0["R"].presentingViewController == nil })
    // A window's new root leaves what showed it.
    for (taking, beside) in [(Deed.root("B"), false), (.window("B"), true)] {
      ReentryRow(.rest(in: .tabs("BT")), taking, gives: .sees(beside ? "BT" : "B"))
      ReentryRow(.rest(in: .stack("AB")), taking, gives: .sees(beside ? "AB" : "B"))
      ReentryRow(.rest(in: .stack("A"), .add("B", to: "A")), taking, gives: .sees(beside ? "AB" : "B"))
      ReentryRow(.rest(in: .stack("A"), .present("B", .automatic)), taking, gives: .sees(beside ? "AB" : "B"))
      ReentryRow(.midway(.present("B", .automatic), in: .stack("A")), taking, gives: .sees(beside ? "AB" : "B"))
      ReentryRow(.midway(.pop(), in: .stack("AB")), taking, gives: .sees(beside ? "AB" : "B"))
    }
    // A presenter is shown again if another window takes what it presents.
    ReentryRow(.rest(in: .stack("A"), .present("P")), .window("P"), gives: .sees("AP"))
    ReentryRow(.midway(.present("P"), in: .stack("A")), .window("P"), gives: .sees("AP"))
    // A screen that is removed from a transition and presented is seen.
    ReentryRow(
      .midway(.pop(), in: .stack("ABC")), .leave("C"), .present("C", .automatic, by: "nav"), gives: .sees("BC"))
    // A fault: cancelling the pop brings B back to the stack, though it is presented then.
    ReentryRow(
      .midway(.pop(), in: .stack("ABC")), .leave("B"), .present("B", .automatic, by: "nav"),
      gives: Expectation(seen: "BC", problem: "B is covered and stays"))
  }

  /// What takes a controller away from a window or a presentation while a stack with A is shown, and what is seen then.
  private nonisolated static func takers(_ taken: String) -> [(deed: Deed, seen: String)] {
    [
      (.push(taken), "T"), (.setStack(taken), "T"), (.add(taken, to: "A"), "AT"),
      (.all(.make("tabs", taken), .root("tabs")), "T"), (.root(taken), "T"),
    ]
  }

  /// Tabs that change in the middle of their own or another change.
  @ReentryTable nonisolated static var tabRows: [ReentryRow] {
    for callback in ["A.viewDidLoad", "A.viewDidLayoutSubviews", "A.viewWillAppear"] {
      for root in ["X", nil] {
        ReentryRow(
          .callback(callback, of: .root("tabs"), in: .make("nav", "A"), .make("tabs", "nav B"), .root(root)),
          .select(1), gives: .sees("B"))
      }
      ReentryRow(.callback(callback, of: .root("nav"), in: .make("nav", "A")), .root("B"), gives: .sees("B"))
    }
    ReentryRow(.callback("A.viewDidLoad", of: .root("A")), .root("B"), gives: .sees("B"))
    ReentryRow(
      .callback("A.viewWillAppear", of: .root("tabs"), in: .make("tabs", "ABC")), .select(2), gives: .sees("C"))
    ReentryRow(.callback("B.viewDidLoad", of: .select(1), in: .tabs("ABC")), .select(2), gives: .sees("C"))
    for callback in ["B.viewDidLoad", "A.viewWillDisappear"] {
      ReentryRow(
        .callback(callback, of: .select(1), in: .tabs("ABC")), .remove("B"),
        gives: Expectation(tabs: "AC", also: { $0.tabs().selectedViewController?.view.window != nil }))
    }
    for (removed, left) in [("A", "BC"), ("C", "AB")] {
      ReentryRow(
        .midway(.select(2), in: .tabs("ABC"), .slides), .whenOver(.leave(removed)), .leave(removed),
        gives: Expectation(tabs: left, also: { $0.tabs().selectedViewController?.view.window != nil }))
    }
    for finishes in [true, false] {
      ReentryRow(
        .midway(.select(1), in: .tabs("ABC"), .select(2), finishes: finishes), .leave("A"),
        gives: .sees(finishes ? "B" : "C", tabs: "BC"))
    }
    ReentryRow(.midway(.select(1), in: .tabs("ABC"), .slides), .select(0), .select(2), gives: .sees("C"))
    ReentryRow(
      .rest(in: .tabs("ABC"), .select(1)), .setTabs("CB"),
      gives: .sees("B", tabs: "CB", told: "A B C").then(
        .setTabs("C"),
        .sees("C", tabs: "C", told: "B.viewWillDisappear B.viewDidDisappear C.viewWillAppear C.viewDidAppear")))
    for scene in [Deed.slides, .driven] {
      ReentryRow(
        .callback("animateTransition", of: .push("B"), in: .make("nav", "A"), .tabs("nav C"), scene), .leave("nav"),
        gives: .sees("C", tabs: "C"))
    }
    for style in styles {
      for change in [
        .select(1), .setTabs("CB", animated: true), .all(.at("B.viewWillAppear", .setTabs("C")), .setTabs("B")),
        .all(.at("B.viewWillAppear", .select(0)), .select(1)), .hideAndShow,
      ] as [Deed] {
        ReentryRow(
          .midway(.present("P", style), in: .tabs("AB")), change,
          gives: Expectation(also: { $0["P"].view.window != nil }).then(.dismiss("tabs"), .oneTab))
        ReentryRow(
          .midway(.dismiss("tabs"), in: .tabs("AB"), .present("P", style, animated: false)), change, gives: .oneTab)
      }
    }
  }

  /// Children that come and go with their parents.
  @ReentryTable nonisolated static var childRows: [ReentryRow] {
    for (push, events) in [(Deed.push("C"), Deed.cancelTouches), (.push("C", animated: false), .all())] {
      ReentryRow(
        .callback("B.viewWillAppear", of: .add("B", to: "A"), in: .stack("A")), push, events,
        gives: .sees("C").then(.pop(animated: false), .sees("AB")))
    }
    ReentryRow(
      .rest(in: .root("A")), .add("B", to: "A"), .exchange("B", "C", in: "A", duration: 0), .removeView("C"),
      .leave("C"), gives: .sees("A"))
    for animated in [true, false] {
      ReentryRow(
        .callback("B.viewDidDisappear", of: .push("B", animated: animated), in: .stack("A"), .add("B", to: "A")),
        .push("B"), gives: .stack("AB", reports: ["on the stack already"]))
      // A screen whose view was added by hand is covered and revealed with the screen below it.
      ReentryRow(
        .rest(in: .stack("A"), .addView("B", to: "A")), .push("C", animated: animated),
        gives: .sees("C").then(.pop(animated: animated), .sees("AB")))
    }
    ReentryRow(.callback("B.viewDidLoad", of: .add("B", to: "A"), in: .root("A")), .leave("B"), gives: .sees("AB"))
    ReentryRow(.callback("B.viewDidLoad", of: .all(.root("A"), .add("B", to: "A"))), .leave("B"), gives: .sees("AB"))
    ReentryRow(
      .midway(.push("B"), in: .stack("A")), .at("C.viewDidLoad", .exchange("C", "D", in: "B", duration: 0.3)),
      .make("nav2", "C"), .steps(.add("nav2", to: "B"), .leave("C")), gives: .sees("B", reports: ["wants two children"])
    )
    // A view that is added by hand lets its controller appear, but not again where it only changes its superview.
    ReentryRow(
      .rest(in: .root("A")), .addView("B", to: "A"),
      gives: .sees("AB", told: "B.viewWillAppear B.viewDidAppear").then(.wrapView("B"), .sees("AB", told: "B")).then(
        .removeView("B"), .sees("A", told: "B.viewWillDisappear B.viewDidDisappear")))
    // A navigation disappears with its parent, and its pop ends, completed.
    ReentryRow(
      .midway(.pop(), in: .root("O"), .make("nav", "AB"), .add("nav", to: "O")), .remove("nav"),
      gives: .stack(
        "A", sees: "O",
        told: "B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewWillDisappear A.viewDidDisappear"
      ).then(
        .add("nav", to: "O"), .sees("AO", told: "A.viewWillAppear A.viewDidAppear")))
    // A child that leaves its parent in the middle of a transition ends what the parent began.
    for (parent, finishes) in [("A", true), ("A", false), ("B", true), ("B", false)] {
      let (top, isParentSeen) = (finishes ? "B" : "A", finishes == (parent == "B"))
      ReentryRow(
        .midway(.all(.add("C", to: parent), .push("B")), in: .stack("A"), finishes: finishes), .leave("C"),
        gives: .sees(isParentSeen ? top + "C" : top))
      ReentryRow(
        .midway(.all(.add("C", to: parent), .push("B")), in: .stack("A"), finishes: finishes), .remove("C"),
        gives: .sees(top))
    }
  }
}

extension Deed {
  /// Puts a view between the screen's view and its superview.
  fileprivate static func wrapView(_ screen: String) -> Deed {
    Deed("wrap the view of \(screen)") {
      let wrapper = UIView()
      $0[screen].view.superview?.addSubview(wrapper)
      wrapper.addSubview($0[screen].view)
    }
  }
  fileprivate static func load(_ container: String) -> Deed {
    Deed("load \(container)") { $0[container].loadViewIfNeeded() }
  }
}

extension Expectation {
  /// The selected tab is seen, alone.
  fileprivate static let oneTab = Expectation(also: {
    $0.names($0.tabs().selectedViewController.map { [$0] }) == $0.shown && $0.tabs().presentedViewController == nil
      && $0.stage.window.subviews == [$0.tabs().view]
  })
}

extension ReentryScene {
  /// Whether the further window shows nothing.
  fileprivate var otherIsEmpty: Bool { window("other").rootViewController == nil && window("other").subviews.isEmpty }
}
