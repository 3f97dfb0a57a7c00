import Testing

@testable import UIKit

/// A delegate that does something, each time, when it is asked one of its questions.
@MainActor private final class Meddler: NSObject, UIGestureRecognizerDelegate {
  var work: [GestureQuestionTests.Question: (UIGestureRecognizer) -> Void] = [:]
  private(set) var count = 0

  private func ask(_ question: GestureQuestionTests.Question, _ recognizer: UIGestureRecognizer) {
    guard count < 100, let work = work[question] else { return }
    count += 1
    work(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask(.begin, gestureRecognizer)
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    ask(.requireFailure, gestureRecognizer)
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    ask(.isRequired, gestureRecognizer)
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    ask(.together, gestureRecognizer)
    return true
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    ask(.receive, gestureRecognizer)
    return true
  }
}

@MainActor @Suite("What a delegate does to recognisers when it is asked")
struct GestureQuestionTests {
  enum Question: CaseIterable, Sendable { case begin, requireFailure, isRequired, together, receive }
  enum Deed: CaseIterable, Sendable { case end, fail, cancel, change, disable, toggle, remove, hide }

  private func work(_ deed: Deed, _ recognizer: UIGestureRecognizer) {
    switch deed {
    case .end: recognizer.state = .ended
    case .fail: recognizer.state = .failed
    case .cancel: recognizer.state = .cancelled
    case .change: recognizer.state = .changed
    case .disable: recognizer.isEnabled = false
    case .toggle:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case .remove: recognizer.view?.removeGestureRecognizer(recognizer)
    case .hide: recognizer.view?.removeFromSuperview()
    }
  }

  @Test(
    "It counts after the question: states follow each other as ever, and the next gesture is recognised",
    arguments: Question.allCases, Deed.allCases)
  func counts(_ question: Question, _ deed: Deed) {
    for meddlesWithAll in [false, true] {
      let world = TouchWorld()
      let view = world.view("view")
      let recognizers: [UIGestureRecognizer] = [
        world.watch(UIPanGestureRecognizer(), "pan", on: view), world.watch(UITapGestureRecognizer(), "tap", on: view),
        world.watch(UILongPressGestureRecognizer(), "press", on: view),
      ]
      let meddler = Meddler()
      for recognizer in recognizers { recognizer.delegate = meddler }
      meddler.work[question] = { asked in
        for recognizer in meddlesWithAll ? recognizers : [asked] { work(deed, recognizer) }
      }
      for _ in 0..<2 {
        world.down(10, 10)
        world.drag(from: [10, 10], to: [100, 20], steps: 5)
        world.play("u100,20 t50,50 d60,60 w1 u60,60")
      }
      // A recogniser that is made to begin before it has a touch waits for its client to end it.
      let isLeftBegun = question == .receive && deed == .change
      expectOrder(world.log, endsAll: !isLeftBegun, "\(question) \(deed) \(meddlesWithAll)")
      meddler.work = [:]
      for recognizer in recognizers {
        recognizer.isEnabled = true
        if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
      }
      world.window.addSubview(view)
      world.log = []
      world.down(10, 10)
      world.drag(from: [10, 10], to: [100, 20], steps: 3)
      world.up(100, 20)
      #expect(world.log.filter { $0.hasPrefix("pan") }.first == "pan began", "\(question) \(deed) \(meddlesWithAll)")
      #expect(world.log.filter { $0.hasPrefix("pan") }.last == "pan ended", "\(question) \(deed) \(meddlesWithAll)")
    }
  }

  /// Expects that each recogniser begins before it changes, and ends before it begins again; one that a client ends may
  /// end without having begun.
  private func expectOrder(_ log: [String], endsAll: Bool, _ comment: Comment) {
    var continuing: Set<String> = []
    for line in log {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words[0] == "pan" || words[0] == "press" else { continue }
      switch words[1] {
      case "began": #expect(continuing.insert(words[0]).inserted, "\(comment): \(log)")
      case "changed": #expect(continuing.contains(words[0]), "\(comment): \(log)")
      case "ended": continuing.remove(words[0])
      default: #expect(continuing.remove(words[0]) != nil, "\(comment): \(log)")
      }
    }
    if endsAll { #expect(continuing.isEmpty, "\(comment): \(log)") }
  }

  @Test("A pan that its delegate ends when it asks whether it may begin has begun and ended")
  func endedInQuestion() {
    for question in [Question.begin, .requireFailure] {
      let world = TouchWorld()
      let view = world.view("view")
      let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
      world.watch(UITapGestureRecognizer(), "tap", on: view).delegate = nil
      let meddler = Meddler()
      pan.delegate = meddler
      meddler.work[question] = { $0.state = .ended }
      world.down(10, 10)
      world.move(40, 10)
      #expect(world.log.filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"], "\(question)")
      world.up(40, 10)
    }
  }
}
