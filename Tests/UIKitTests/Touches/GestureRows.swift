import UIKit

extension GestureRowTests {
  nonisolated static let rows = taps + presses + swipes + pans + edges + pairs

  private nonisolated static let taps: [GestureRow] = [
    GestureRow("A tap is recognised when it goes up", .tap(), play: "d30,40 . u32,40", gives: "., tap ended"),
    GestureRow("A tap may move by 10 points", .tap(), play: "d30,40 m40,40 m30,40 u30,40", gives: "tap ended"),
    GestureRow("A tap moves no farther", .tap(), play: "d30,40 m40.1,40 m30,40 u30,40", gives: ""),
    GestureRow("A tap takes 0.75 s at most", .tap(), play: "d30,40 w0.74 u30,40", gives: "tap ended"),
    GestureRow("A tap takes no longer", .tap(), play: "d30,40 w0.76 u30,40", gives: ""),
    GestureRow(
      "A tap that waits for a double tap gives way to it", .tap(),
      .tap("double") { tap, _ in tap.numberOfTapsRequired = 2 },
      waits: "double", play: "t30,40 . w0.3 . t35,45 w1", gives: "., ., double ended"),
    GestureRow(
      "A tap that waits for a double tap is sent when that has failed", .tap(),
      .tap("double") { tap, _ in tap.numberOfTapsRequired = 2 }, waits: "double", play: "t30,40 . w0.4 . t35,45 w1",
      gives: "., tap ended, ., tap ended"),
    GestureRow(
      "The second tap must be near the first", .tap { tap, _ in tap.numberOfTapsRequired = 2 },
      play: "t30,40 t76,40 . w1 t30,40 t74,40", gives: "., tap ended"),
    GestureRow(
      "A tap with two fingers needs exactly two", .tap { tap, _ in tap.numberOfTouchesRequired = 2 },
      play: "t30,40 . d30,40 1d90,40 u30,40 1u90,40 . d0,40 1d30,40 2d60,40 u0,40 1u30,40 2u60,40",
      gives: "., tap ended, ."),
    GestureRow(
      "A drag is not a tap, even if it returns", .tap(), .pan(), play: "d30,40 m60,40 m30,40 u30,40",
      gives: "pan began, pan changed, pan ended"),
    GestureRow("A single touch does not begin a pinch", .tap(), .pinch(), play: "t100,100", gives: "tap ended"),
    GestureRow(
      "A cancellation by the system cancels a pinch", .pinch(),
      play: "d100,100 1d200,100 1m240,100 x u100,100 1u200,100", gives: "pinch began, pinch cancelled"),
    GestureRow(
      "A cancellation by the system cancels a rotation", .rotation(),
      play: "d100,400 1d300,400 1m300,500 x u100,400 1u300,500", gives: "rotation began, rotation cancelled"),
  ]

  private nonisolated static let presses: [GestureRow] =
    [
      GestureRow(
        "A long press begins after half a second, changes however far it moves, and ends", .press(),
        play: "d100,100 w0.49 . w0.02 . m300,100 m300,500 u300,500",
        gives: "., press began, ., press changed, press changed, press ended"),
      GestureRow(
        "A long press may move before it begins", .press(), play: "d30,40 m30,50 w1 u30,50",
        gives: "press began, press ended"),
      GestureRow("A long press may not move farther", .press(), play: "d30,40 m30,50.1 w1 u30,50.1", gives: ""),
      GestureRow(
        "The movement that is allowed can be set", .press { press, _ in press.allowableMovement = 30 },
        play: "d30,40 m30,69 w1 u30,69", gives: "press began, press ended"),
      GestureRow("A long press that is released too early fails", .press(), play: "d30,40 w0.4 u30,40 w1", gives: ""),
      GestureRow(
        "A long press with an infinite duration never begins",
        .press { press, _ in press.minimumPressDuration = .infinity },
        play: "d30,40 w1000 u30,40", gives: ""),
      GestureRow(
        "A touch too many makes a long press fail before it begins", .press(), play: "d30,40 1d90,40 w1 u30,40 1u90,40",
        gives: ""),
      GestureRow(
        "A touch too many is ignored afterwards", .press(), play: "d30,40 w1 1d90,40 1u90,40 u30,40",
        gives: "press began, press ended"),
      GestureRow(
        "A long press with two touches begins half a second after the second one, and ends when one goes up",
        .press { press, _ in press.numberOfTouchesRequired = 2 },
        play: "d30,40 w0.6 1d90,40 w0.4 . w0.2 u30,40 1u90,40", gives: "., press began, press ended"),
      GestureRow(
        "Of a pan and a long press, the pan begins first and wins", .press(), .pan(), play: "d30,40 m45,40 w1 u45,40",
        gives: "pan began, pan ended"),
      GestureRow(
        "Of a pan and a long press, the press begins first and wins", .press(), .pan(), play: "d30,40 w1 m60,40 u60,40",
        gives: "press began, press changed, press ended"),
      GestureRow(
        "A tap that waits for a long press is sent when that has failed", .tap(), .press(), waits: "press",
        play: "t30,40 . d30,40 w0.6 u30,40", gives: "tap ended, ., press began, press ended"),
      GestureRow(
        "A long press that is cancelled ends as cancelled", .press(), play: "d30,40 w1 x u30,40",
        gives: "press began, press cancelled"),
    ]
    + [0, -1, .nan].map { duration in
      GestureRow(
        "A long press without a duration begins when it goes down",
        .press { press, _ in press.minimumPressDuration = duration },
        play: "d30,40 . m31,40 u31,40", gives: "press began, ., press changed, press ended")
    }
    + [(0.3, 30, true), (0.4, 30, false), (0.1, 80, false)].map { pause, x, isPress in
      GestureRow(
        "A long press that requires a tap begins after a tap and a press nearby",
        .press { press, _ in press.numberOfTapsRequired = 1 }, play: "t30,40 w\(pause) d\(x),40 w0.6 u\(x),40 w1",
        gives: isPress ? "press began, press ended" : "")
    }

  private nonisolated static let swipes: [GestureRow] = [
    GestureRow(
      "A swipe with two touches is recognised with exactly two",
      .swipe { swipe, _ in swipe.numberOfTouchesRequired = 2 },
      play: "d100,100 m190,100 u190,100 . d100,100 1d100,150 m190,100 1m190,150 u190,100 1u190,150 . "
        + "d100,100 1d100,150 2d100,200 m190,100 1m190,150 2m190,200 u190,100 1u190,150 2u190,200",
      gives: "., swipe ended, ."),
    GestureRow(
      "A pan that waits for a swipe begins when the swipe fails", .pan(), .swipe(), waits: "swipe",
      play: "d100,100 m120,100 w0.6 m130,100 u130,100", gives: "pan began, pan changed, pan ended"),
    GestureRow(
      "A pan that waits for a swipe gives way to it", .pan(), .swipe(), waits: "swipe",
      play: "d100,100 m120,100 m170,100 u170,100", gives: "swipe ended"),
  ]

  private nonisolated static let pans: [GestureRow] = [
    GestureRow(
      "A drag begins, changes with every move, and ends", .pan(), play: "d100,100 m104,100 m120,100 m130,100 u130,100",
      gives: "pan began, pan changed, pan ended"),
    GestureRow(
      "A drag shorter than the slop does not begin", .pan(), play: "d100,100 m100,109.9 . u100,109.9", gives: "."),
    GestureRow(
      "A drag as long as the slop begins", .pan(), play: "d100,100 m100,110 . u100,110",
      gives: "pan began, ., pan ended"),
    GestureRow(
      "With a maximum of one touch, a second one before the drag begins makes it fail until all are up",
      .pan { pan, _ in pan.maximumNumberOfTouches = 1 },
      play: "d100,100 1d200,100 m160,100 1u200,100 m200,100 u200,100", gives: ""),
    GestureRow(
      "With a maximum of one touch, a second one after the drag began is ignored",
      .pan { pan, _ in pan.maximumNumberOfTouches = 1 },
      play: "d100,100 m120,100 1d200,100 1m280,100 1u280,100 m130,100 u130,100",
      gives: "pan began, pan changed, pan ended"),
    GestureRow(
      "With a minimum of two touches, one alone does not begin a drag, and lifting one ends it",
      .pan { pan, _ in pan.minimumNumberOfTouches = 2 },
      play: "d100,100 m160,100 1d200,100 1m212,100 . m172,100 u172,100 1m300,100 1u300,100",
      gives: "., pan began, pan ended"),
    GestureRow(
      "A cancellation by the system cancels a drag, and a later release has no effect", .pan(),
      play: "d100,100 m120,100 x m140,100 u140,100", gives: "pan began, pan cancelled"),
  ]

  private nonisolated static let edges: [GestureRow] =
    [
      (20.0, 19.9, true), (20, 20.1, false), (0, 0, false), (5, 4.9, true), (5, 5.1, false), (390, 389, true),
    ].map { width, x, begins in
      GestureRow(
        "A drag begins within the edge's width", .edge(width: width),
        play: "d\(x),400 m\(x + 5),400 m\(x + 60),400 u\(x + 60),400", gives: begins ? "edge began, edge ended" : "")
    }
    + [(6, 4, true), (4, 4, true), (4, 6, false), (-6, 0, false), (1, 2, true)].map { x, y, begins in
      GestureRow(
        "The first movement decides whether a drag begins", .edge(),
        play: "d10,400 m\(10 + x),\(400 + y) m110,\(400 + y) u110,\(400 + y)",
        gives: begins ? "edge began, edge ended" : "")
    } + [
      GestureRow(
        "A drag that started inwards may then move along the edge", .edge(),
        play: "d10,400 m14,400 m14,300 m30,300 u30,300", gives: "edge began, edge ended")
    ]
    + [
      (UIRectEdge.left, "d5,400", "m1,400", "m65,400 u65,400"), (.right, "d385,400", "m389,400", "m325,400 u325,400"),
      (.top, "d200,5", "m200,1", "m200,65 u200,65"), (.bottom, "d200,840", "m200,844", "m200,780 u200,780"),
    ].flatMap { edge, down, outwards, inwards in
      [
        GestureRow(
          "A drag begins inwards from its edge", .edge(edge),
          play: "\(down) \(outwards) \(inwards) . \(down) \(inwards)", gives: "., edge began, edge ended"),
        GestureRow(
          "A drag begins at no other edge", .edge(.all.subtracting(edge)), play: "\(down) \(inwards)", gives: ""),
      ]
    }

  /// Two pans, of which the first one added is `inner`.
  private nonisolated static let pairs: [GestureRow] = {
    let drag = "d10,10 m30,10 m40,10 u40,10"
    let (inner, outer) = ("inner began, inner changed, inner ended", "outer began, outer changed, outer ended")
    let both = "inner began, outer began, inner changed, outer changed, inner ended, outer ended"
    let double = GestureSpec.tap("double") { tap, _ in tap.numberOfTapsRequired = 2 }
    let quick = GestureSpec.pan("inner") { pan, _ in pan.slop = 4 }
    return [
      GestureRow("The first one makes the others fail", .pan("inner"), .pan("outer"), play: drag, gives: inner),
      GestureRow(
        "The first one is the one that begins first", .pan("inner") { pan, _ in pan.slop = 25 }, .pan("outer"),
        play: drag, gives: outer),
      GestureRow(
        "Both recognise if a delegate allows it", .pan("inner") { _, referee in referee.together = true },
        .pan("outer"), play: drag, gives: both),
      GestureRow(
        "Both recognise if the other one's allows it", .pan("inner"),
        .pan("outer") { _, referee in referee.together = true }, play: drag, gives: both),
      GestureRow(
        "One that waits fails when the other recognises", .pan("inner"), .pan("outer"), waits: "outer", play: drag,
        gives: outer),
      GestureRow(
        "None waits for one that is disabled", .pan("inner"), .pan("outer") { pan, _ in pan.isEnabled = false },
        waits: "outer", play: drag, gives: inner),
      GestureRow(
        "A delegate can make one wait", .pan("inner") { _, referee in referee.waits = true }, .pan("outer"), play: drag,
        gives: outer),
      GestureRow(
        "A delegate can make others wait", .pan("inner"), .pan("outer") { _, referee in referee.isWaitedFor = true },
        play: drag, gives: outer),
      GestureRow(
        "A refused touch is not received", .pan("inner") { _, referee in referee.receives = false }, .pan("outer"),
        play: drag, gives: outer),
      GestureRow(
        "One that neither prevents nor can be prevented is recognised together with another", .independent(),
        .pan("outer"), play: drag,
        gives: "independent began, outer began, independent changed, outer changed, independent ended, outer ended"),
      GestureRow(
        "One that waits begins when the other has failed", quick, double, waits: "double",
        play: "d10,10 m18,10 . m30,10 u30,10", gives: "., inner began, inner ended"),
      GestureRow(
        "A gesture that ends while it waits sends its states once the other has failed", quick, double, waits: "double",
        play: "d10,10 m18,10 u18,10 . w0.4", gives: "., inner began, inner ended"),
    ]
  }()
}
