import Stage
import UIKit

extension ReentryTests {
  /// Presentations and dismissals in callbacks and during others.
  @ReentryTable nonisolated static var presentationRows: [ReentryRow] {
    // Whether an appearing controller can present depends on its progress.
    for (callback, problem) in [
      ("B.viewDidLoad", "not in the window hierarchy"), ("B.viewWillAppear", "not in the window hierarchy"),
      ("B.viewDidAppear", ""), ("presented B", ""),
    ] {
      ReentryRow(
        .callback(callback, of: .present("B"), in: .root("A")), .present("C", by: "B"),
        gives: .sees(problem.isEmpty ? "C" : "B", reports: problem.isEmpty ? [] : [problem]))
    }
    ReentryRow(
      .midway(.present("B"), in: .root("A"), after: 0.2), .present("C", by: "B"), .present("C", by: "A"),
      gives: .sees("B", reports: ["while a presentation is in progress", "while a presentation is in progress"]))
    ReentryRow(
      .rest(in: .root("A"), .present("B")), .present("C", by: "A"), .present("B", by: "B"), .present("C", by: "Y"),
      gives: .sees("B", reports: ["already presenting", "present", "not in the window hierarchy"]))
    // Whether a controller can be presented during a dismissal depends on the presenter and the progress.
    for (presenter, callback, problem) in [
      ("B", "B.viewWillDisappear", "being dismissed"), ("A", "A.viewWillAppear", "in progress"),
      ("A", "A.viewDidAppear", ""), ("A", "dismissed", ""), ("A", "B.viewDidDisappear", ""),
    ] {
      ReentryRow(
        .callback(callback, of: .dismiss("B"), in: .root("A"), .present("B")), .present("C", by: presenter),
        gives: .sees(problem.isEmpty ? "C" : "A", reports: problem.isEmpty ? [] : [problem]))
    }
    for (presenter, problem) in [("B", "being dismissed"), ("A", "while a presentation is in progress")] {
      ReentryRow(
        .midway(.dismiss("B"), in: .root("A"), .present("B"), after: 0.2), .present("C", by: presenter),
        gives: .sees("A", reports: [problem]))
    }
    ReentryRow(
      .callback("A.viewWillDisappear", of: .present("B", animated: false), in: .root("A")),
      .dismiss("A", animated: false), gives: .sees("A"))
    ReentryRow(
      .alongside(.pop(), in: .stack("AB")), .present("C", .overFullScreen, animated: false),
      gives: .stack("A", sees: "AC"))
    for animated in [true, false] {
      for (callback, style) in [
        ("presentation controller", UIModalPresentationStyle.custom), ("adaptive style", .popover),
        ("popover", .popover),
      ] {
        ReentryRow(
          .callback(callback, of: .present("B", style, animated: animated), in: .root("A")),
          .present("C", by: "A", animated: animated),
          gives: .sees("C", reports: ["Attempt to present"]).then(.dismiss("A", animated: animated), .sees("A")))
      }
      // Once the animator is asked for, the presentation has begun.
      ReentryRow(
        .callback("animator for presenting", of: .present("B", .custom, animated: animated), in: .root("A")),
        .present("C", by: "A", animated: animated),
        gives: .sees("AB", reports: ["present"]).then(.dismiss("A", animated: animated), .sees("A")))
      for (deed, seen) in [(Deed.root("X"), "X"), (.dismiss("A", animated: animated), "A")] {
        ReentryRow(
          .callback("animator for presenting", of: .present("B", .custom, animated: animated), in: .root("A")), deed,
          gives: .sees(seen))
        ReentryRow(
          .callback(
            "animator for dismissing", of: .dismiss("A", animated: animated, note: "dismissed"), in: .root("A"),
            .present("B", .custom, animated: animated)),
          deed, gives: .sees(seen, counts: ["dismissed": 1]))
      }
    }
    for style in styles {
      // A pop and a push alongside are performed, and the presentation or dismissal ends.
      ReentryRow(
        .alongside(.present("P", style), in: .stack("AB")), .pop(), .push("C"),
        gives: .stack("AC", sees: style == .fullScreen ? "P" : "CP").then(.dismiss("nav"), .stack("AC")))
      ReentryRow(
        .alongside(.dismiss("nav"), in: .stack("AB"), .present("P", style, animated: false)), .pop(), .push("C"),
        gives: .stack("AC"))
      // A dismissal that waits dismisses what was presented above meanwhile, too.
      for (upper, animated) in styles.flatMap({ [($0, true), ($0, false)] }) {
        for asked in ["A", "B"] {
          ReentryRow(
            .sameTurn(as: .present("B", style), in: .root("A")), .dismiss(asked, animated: animated, note: "dismissed"),
            .whenOver(.present("C", upper, by: "B")),
            gives: .sees("A", counts: ["dismissed": 1]).then(
              .present("C", upper, by: "A", animated: false), .sees(upper == .fullScreen ? "C" : "AC")))
        }
      }
    }
  }

  /// Presentations in the context of a screen that leaves or is replaced.
  @ReentryTable nonisolated static var contextRows: [ReentryRow] {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      for removal in [.pop(), .pop(animated: false), .setStack("A", animated: true), .leave("B")] as [Deed] {
        ReentryRow(
          .rest(in: .stack("AB"), .defineContext("B"), .present("C", style, by: "B")), removal,
          gives: .stack("A", reports: nil))
      }
      ReentryRow(
        .rest(in: .stack("AB"), .defineContext("B"), .present("C", style, by: "B")), .root("X"), gives: .sees("X"))
      for animated in [true, false] {
        ReentryRow(
          .rest(
            in: .stack("A"), .make("nav2", "B"), .present("nav2", .automatic, animated: false), .defineContext("B"),
            .present("C", style, by: "B")), .dismiss("nav", animated: animated), gives: .sees("A"))
      }
    }
    // A tab that is chosen in the middle ends the presentation or dismissal, which goes with its tab and comes with it.
    for (style, seen) in [(UIModalPresentationStyle.overCurrentContext, "AC"), (.currentContext, "C")] {
      let present = Deed.present("C", style, by: "A")
      ReentryRow(
        .midway(present, in: .tabs("AT"), .defineContext("A")), .select(1),
        gives: .sees("T").then(.select(0), .sees(seen)))
      ReentryRow(
        .midway(.dismiss("A"), in: .tabs("AT"), .defineContext("A"), present), .select(1),
        gives: .sees("T").then(.select(0), .sees("A")))
      for animated in [true, false] {
        ReentryRow(
          .rest(in: .make("nav", "A"), .tabs("nav T"), .defineContext("A"), present, .select(1)),
          .dismiss("A", animated: animated), gives: .sees("T").then(.select(0), .sees("A")))
      }
    }
    ReentryRow(.rest(in: .tabs("AT"), .present("C", .overFullScreen, by: "A")), .select(1), gives: .sees("CT"))
    ReentryRow(
      .midway(
        .pop(), in: .stack("AB"), .defineContext("B"), .present("C", .overCurrentContext, by: "B", animated: false),
        finishes: false), gives: .stack("AB", sees: "BC"))
    // A screen that its own presentation replaces stays replaced, and is back afterwards.
    for animated in [true, false] {
      let dismiss = Deed.dismiss("C", animated: animated)
      let scene = Deed.steps(
        .make("nav", "AB"), .tabs("nav T"), .defineContext("B"),
        .present("C", .currentContext, by: "B", animated: animated), .pass(1))
      ReentryRow(
        .rest(in: scene), .push("D", animated: animated),
        gives: Expectation(reports: nil).then(.pop(animated: animated), .sees("C")).then(dismiss, .stack("AB")))
      ReentryRow(
        .rest(in: scene), .push("D", animated: animated), gives: Expectation(reports: nil).then(dismiss, .stack("ABD")))
      ReentryRow(.rest(in: scene), .select(1), .select(0), gives: .sees("C").then(dismiss, .stack("AB")))
      ReentryRow(.rest(in: scene), .hideAndShow, gives: .sees("C").then(dismiss, .stack("AB")))
      for (finishes, stack) in [(true, "AB"), (false, "ABD")] {
        ReentryRow(
          .midway(.pop(), in: .make("nav", "ABD"), .tabs("nav T"), .defineContext("B"), finishes: finishes),
          .present("C", .currentContext, by: "B", animated: animated),
          gives: .sound.then(dismiss, .stack(stack)))
      }
      ReentryRow(
        .midway(.pop(), in: .stack("AB"), .defineContext("B")),
        .steps(
          .press(380), .pass(0.1), .present("C", .currentContext, by: "B"), .pass(0.1),
          animated ? .cancelTouches : .lift(380)), gives: .stack("A", sees: "A"))
    }
  }

  /// What is presented over a screen goes with the screen.
  @ReentryTable nonisolated static var presenterRows: [ReentryRow] {
    for style in styles + [.currentContext] {
      for animated in [true, false] {
        ReentryRow(
          .callback("A.viewWillDisappear", of: .root("X"), in: .root("A")),
          .present("B", style, by: "A", animated: animated),
          gives: .sees("X"))
        ReentryRow(
          .callback("A.viewWillDisappear", of: .all(.fade("A"), .root("X")), in: .root("A")),
          .present("B", style, by: "A", animated: animated), gives: .sees("X"))
        // What a removed screen presents when the push that shows it has ended does not keep it.
        ReentryRow(
          .midway(.push("P"), in: .stack("A")), .whenOver(.present("S", style, by: "P", animated: animated)),
          .removeView("P"), .leave("P"), gives: .stack("A"))
      }
      ReentryRow(
        .midway(.all(.push("B"), .whenOver(.present("C", style, by: "nav"))), in: .stack("A")), .root("X"),
        gives: .sees("X"))
    }
    for style in styles {
      // What a screen without a parent presents goes when its view leaves the window.
      ReentryRow(
        .rest(in: .root("A"), .addView("B", to: "A"), .present("C", style, by: "B")), .dismiss("C"), gives: .sees("AB"))
      if style != .fullScreen {
        ReentryRow(
          .rest(in: .root("A"), .addView("B", to: "A"), .present("C", style, by: "B")), .removeView("B"),
          gives: .sees("A"))
      }
    }
    ReentryRow(.midway(.push("P"), in: .stack("A")), .leave("P"), .present("S", by: "P"), gives: .stack("A"))
    ReentryRow(
      .callback("C.viewDidLoad", of: .root("nav"), in: .root("A"), .make("nav", "C")), .push("P", animated: false),
      .root("L"), gives: .sees("L", told: "P L.viewWillAppear L.viewDidAppear"))
    // A turn ends while the root leaves, and the presentation begins.
    ReentryRow(
      .callback(
        "C.viewWillDisappear", of: .all(.pop(), .whenOver(.cancelTouches), .root(nil)), in: .stack("AC"), .slides),
      .driven, .present("P", by: "nav"), gives: .sees(""))
    for animated in [true, false] {
      ReentryRow(
        .callback("didShow", of: .all(.push("B"), .present("C", by: "nav", animated: animated)), in: .stack("A")),
        .root("X"), gives: .sees("X"))
      ReentryRow(
        .callback(
          "P.viewWillDisappear", of: .dismiss("nav", animated: animated), in: .stack("A"),
          .present("P", animated: false)),
        .root("L"), gives: .sees("L", told: "A"))
    }
  }

  /// Ends of presentations that their own callbacks or a new root bring about.
  @ReentryTable nonisolated static var endingRows: [ReentryRow] {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
      let both = style == .fullScreen ? "B" : "AB"
      for (root, seen) in [(Deed.root("X"), "X"), (.root(nil), "")] {
        ReentryRow(.sameTurn(as: .present("B", style), in: .root("A"), .driven), root, gives: .sees(seen))
        ReentryRow(.midway(.present("B", style), in: .root("A"), .driven), root, gives: .sees(seen))
      }
      ReentryRow(.rest(in: .root("A"), .completing(false)), .present("B", style), gives: .sees("A"))
      ReentryRow(
        .rest(in: .root("A"), .present("B", style, animated: false), .completing(false)), .dismiss("A"),
        gives: .sees(both).then(.dismiss("A"), .sees("A")))
      ReentryRow(
        .callback("B.viewDidLoad", of: .present("B", style), in: .root("A")), .hideAndShow,
        gives: .sees(both).then(.dismiss("A", animated: false), .sees("A")))
      ReentryRow(
        .callback("B.viewWillDisappear", of: .dismiss("A"), in: .root("A"), .present("B", style)), .hideAndShow,
        gives: .sees("A"))
    }
    ReentryRow(.midway(.present("B"), in: .root("A")), .root("D"), gives: .sees("D", freed: "AB"))
    ReentryRow(
      .rest(in: .root("A"), .present("B"), .present("C", by: "B")), .root("D"), gives: .sees("D", freed: "ABC"))
    ReentryRow(
      .rest(in: .root("A")), .present("B"),
      gives: .sees("B", told: "B.viewWillAppear A.viewWillDisappear B.viewDidAppear A.viewDidDisappear").then(
        .dismiss("B"),
        .sees("A", told: "B.viewWillDisappear A.viewWillAppear A.viewDidAppear B.viewDidDisappear", freed: "B")))
    for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic] {
      ReentryRow(
        .rest(in: .root("A")), .present("B", style),
        gives: .sees("AB", told: "A B.viewWillAppear B.viewDidAppear").then(
          .dismiss("A"), .sees("A", told: "A B.viewWillDisappear B.viewDidDisappear")))
    }
    ReentryRow(
      .rest(in: .stack("A")), .present("P", by: "A"),
      gives: .sees("P") { $0["P"].presentingViewController === $0["nav"] }.then(.dismiss("P"), .sees("A", freed: "P")))
    ReentryRow(.midway(.present("B"), in: .root("A")), .dismiss("B"), gives: .sees("A"))
    ReentryRow(
      .rest(in: .root("A"), .present("B"), .present("C", by: "B")), .dismiss("B"),
      gives: .sees("B").then(.dismiss("A"), .sees("A")))
    ReentryRow(.rest(in: .root("A")), .dismiss("A", note: "over"), gives: .sees("A", counts: ["over": 1]))
    ReentryRow(
      .midway(.dismiss("B", note: "first"), in: .root("A"), .present("B")), .dismiss("A", note: "second"),
      gives: .sees("A", counts: ["first": 1, "second": 1, "B.viewDidDisappear": 1]))
    // A dismissal during a presentation is performed afterwards, however that ended, and one during a dismissal.
    for finishes in [true, false] {
      ReentryRow(
        .midway(.dismiss("B", note: "by finger"), in: .root("A"), .present("B"), finishes: finishes),
        .dismiss("B", note: "by code"),
        gives: .sees("A", counts: ["by finger": finishes ? 1 : 0, "by code": 1, "B.viewDidDisappear": 1]))
      ReentryRow(
        .midway(.present("C", by: "B"), in: .root("A"), .present("B", .overFullScreen), finishes: finishes),
        .dismiss("A", note: "first"), .dismiss("A", note: "second"),
        gives: .sees("A", counts: ["first": 1, "second": 1]))
    }
  }

  /// M, and the screen under it where the style leaves that in sight.
  private nonisolated static func seen(_ screen: String, _ style: UIModalPresentationStyle) -> String {
    style == .fullScreen ? "M" : screen + "M"
  }

  /// Presentations over stacks and tabs whose screens change.
  @ReentryTable nonisolated static var coveredRows: [ReentryRow] {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      // A push that a presentation covers is completed, whichever ends first.
      for duration in [0.2, 1] {
        ReentryRow(
          .midway(.push("C"), in: .stack("AB"), .slides(duration)), .slides, .present("M", style),
          gives: .stack("ABC", sees: Self.seen("C", style), counts: ["animationEnded true": 2]).then(
            .dismiss("M"), .stack("ABC")))
      }
      ReentryRow(
        .midway(.present("M", style), in: .stack("AB"), .slides), .push("C"),
        gives: .stack("ABC", sees: Self.seen("C", style)).then(.dismiss("M"), .stack("ABC")))
      ReentryRow(
        .rest(in: .make("nav", "AB"), .tabs("nav T")), .present("M", style, by: "B"),
        gives: .sees(
          Self.seen("B", style),
          told: style == .fullScreen
            ? "M.viewWillAppear B.viewWillDisappear M.viewDidAppear B.viewDidDisappear"
            : "B M.viewWillAppear M.viewDidAppear"
        ) { $0["M"].presentingViewController === $0.tabs() }.then(.all(.select(1), .dismiss("B")), .sees("T")))
    }
    // A pop that a finger holds is cancelled when its screen is covered and removed, and only then.
    ReentryRow(
      .midway(.pop(), in: .stack("AB"), .driven), .system, .present("M"),
      gives: .stack("AB", sees: "M").then(.dismiss("M"), .stack("AB")))
    ReentryRow(
      .midway(.pop(), in: .stack("AB"), finishes: true), .present("M", .overFullScreen),
      gives: .stack("A", sees: "AM").then(.dismiss("M"), .stack("A")))
    for (finishes, told) in [
      (true, "B.viewDidDisappear C.viewDidAppear"),
      (false, "C.viewWillDisappear C.viewDidDisappear B.viewWillAppear B.viewDidAppear"),
    ] {
      ReentryRow(
        .midway(.push("C"), in: .stack("AB"), .present("M", .overFullScreen, animated: false), finishes: finishes),
        gives: .stack(
          finishes ? "ABC" : "AB", sees: finishes ? "CM" : "BM",
          told: "B.viewWillDisappear C.viewWillAppear " + told, counts: ["animationEnded \(finishes)": 1]))
    }
    // A pop in a presented stack that is dismissed meanwhile, by itself or under a finger.
    for (drive, finishes, stack) in [
      (Deed.slides(0.1), nil, "A"), (.slides(2), nil, "A"), (.driven, nil, "AB"), (.slides, true, "A"),
      (.slides, false, "AB"),
    ] as [(Deed, Bool?, String)] {
      ReentryRow(
        .midway(
          .pop(), in: .root("R"), .make("nav", "AB"), .present("nav", animated: false), drive, after: 0.05,
          finishes: finishes), .system, .dismiss("nav"),
        gives: .stack(stack, sees: "R", freed: "nav A B"))
    }
    // A change of tabs during a push completes the push, unless a finger holds it.
    for (drive, stack) in [(Deed.slides, "ABC"), (.driven, "AB")] {
      ReentryRow(
        .midway(.push("C"), in: .make("nav", "AB"), .tabs("nav T"), drive), .system, .select(1),
        gives: .stack(stack, sees: "T").then(.select(0), .stack(stack)))
    }
  }

  /// Windows that are hidden or shown.
  @ReentryTable nonisolated static var windowRows: [ReentryRow] {
    ReentryRow(
      .midway(.push("B"), in: .stack("A")), .whenOver(.show), .hide,
      gives: .sees("B") { !$0.stage.window.isHidden && $0.stage.window.layer.superlayer != nil }
        .then(.root("X"), .sees("X")))
    for finishes in [true, false] {
      ReentryRow(
        .alongside(.pop(), in: .stack("AB"), .window("X", isHidden: true), finishes: finishes), .showOther,
        gives: .stack(finishes ? "A" : "AB", sees: finishes ? "AX" : "BX"))
    }
    // A swipe under way goes back, and the screen can be swiped when it is shown again.
    ReentryRow(
      .midway(.swipe, in: .stack("AB"), finishes: true), .hide,
      gives: .stack("AB", sees: "").then(.show, .stack("AB")).then(.steps(.swipe, .lift(380)), .stack("A")))
    for resize in [Deed.resize, .resizeInBlock] {
      ReentryRow(
        .sameTurn(as: .pop(), in: .stack("AB")), .present("X", .pageSheet, by: "nav"), .alongside(resize),
        gives: .stack("A", sees: "AX") { $0.navigation().view.bounds.size == CGSize(width: 500, height: 400) })
    }
    // In a hidden window screens change at once.
    for (course, stack) in [(Deed.push("C"), "ABC"), (.pop(), "A")] {
      ReentryRow(.rest(in: .stack("AB"), .hide), course, .show, gives: .stack(stack, counts: ["animateTransition": 0]))
    }
    // What a full screen covers stays covered when the window is shown again.
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let seen = style == .fullScreen ? "C" : "BC"
      for hides in [Deed.all(), .hide] {
        ReentryRow(
          .rest(in: .stack("AB"), hides, .present("C", style)), .hideAndShow,
          gives: .sees(seen).then(.hideAndShow, .sees(seen)).then(.dismiss("nav"), .stack("AB")))
      }
    }
  }
}

extension Deed {
  fileprivate static let resizeInBlock = Deed("resize in a block") { scene in
    UIView.animate(withDuration: 0.2) { resize.work(scene) }
  }
  /// Fades a screen a little.
  fileprivate static func fade(_ screen: String) -> Deed {
    Deed("fade \(screen)") { scene in UIView.animate(withDuration: 0.1) { scene[screen].view.alpha = 0.5 } }
  }
}
