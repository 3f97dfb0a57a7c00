import Testing

@testable import Prototype

@MainActor @Suite("History of edits")
struct EditBookTests {
  private func edits(_ duration: Double?) -> ParameterEdits {
    var edits = ParameterEdits()
    edits["duration"] = duration.map { .number($0) }
    return edits
  }

  private func step(_ book: EditBook, _ duration: Double?, of transition: String = "sink") -> EditStep {
    EditStep(
      transition: transition, title: "",
      changes: [.parameters(before: book.parameters(of: transition), after: edits(duration))])
  }

  @Test("Steps are undone in reverse, across transitions, and redone; a new step forgets what was undone")
  func undo() {
    var book = EditBook()
    book.make(step(book, 0.4))
    book.make(step(book, 0.5, of: "rise"))
    book.make(step(book, 0.6))
    #expect(book.undo()?.transition == "sink" && book.parameters(of: "sink") == edits(0.4))
    #expect(book.undo()?.transition == "rise" && book.parameters(of: "rise") == edits(nil))
    #expect(book.redo()?.transition == "rise" && book.parameters(of: "rise") == edits(0.5))
    book.make(step(book, 0.7))
    #expect(book.redo() == nil && book.parameters(of: "sink") == edits(0.7))
    for _ in 0..<3 { #expect(book.undo() != nil) }
    #expect(book.undo() == nil && book.editedTransitions.isEmpty)
  }

  @Test("The steps of one gesture are one step; one that ends where it began is none")
  func gestures() {
    var book = EditBook()
    for duration in [0.31, 0.32, 0.33] { book.make(step(book, duration), gesture: 1) }
    book.endGesture()
    for duration in [0.4, 0.33] { book.make(step(book, duration), gesture: 2) }
    book.endGesture()
    for duration in [0.5, 0.6] { book.make(step(book, duration), gesture: 3) }
    #expect(book.undo()?.changes == [.parameters(before: edits(0.33), after: edits(0.6))])
    #expect(book.undo()?.changes == [.parameters(before: edits(nil), after: edits(0.33))])
    #expect(book.undo() == nil)
  }

  @Test("A gesture that begins without a change is a step of its own", arguments: [nil, 7])
  func gestureWithoutChangeAtFirst(earlier: Int?) {
    var book = EditBook()
    book.make(step(book, 0.4), gesture: earlier)
    for duration in [0.4, 0.4, 0.5, 0.5, 0.6] { book.make(step(book, duration), gesture: 8) }
    #expect(book.undo()?.changes == [.parameters(before: edits(0.4), after: edits(0.6))])
    #expect(book.undo()?.changes == [.parameters(before: edits(nil), after: edits(0.4))])
    #expect(book.undo() == nil)
  }

  @Test("A step that changes nothing is no step and forgets nothing")
  func nothing() {
    var book = EditBook()
    book.make(step(book, 0.4))
    _ = book.undo()
    book.make(step(book, nil))
    #expect(book.redo() != nil && book.parameters(of: "sink") == edits(0.4))
  }

  @Test("Presets are saved, replaced, renamed and deleted, and each step can be undone")
  func presets() {
    var book = EditBook()
    func preset(_ changes: [EditStep.Change]) -> EditStep { EditStep(transition: "sink", title: "p", changes: changes) }
    book.make(preset([.preset("Soft", before: nil, after: edits(0.5))]))
    book.make(preset([.preset("Soft", before: edits(0.5), after: edits(0.6))]))
    book.make(
      preset([.preset("Soft", before: edits(0.6), after: nil), .preset("Hard", before: nil, after: edits(0.6))]))
    #expect(book.presets(of: "sink").map(\.name) == ["Hard"])
    _ = book.undo()
    #expect(book.preset("Soft", of: "sink") == edits(0.6) && book.preset("Hard", of: "sink") == nil)
    _ = book.undo()
    #expect(book.preset("Soft", of: "sink") == edits(0.5))
    _ = book.undo()
    #expect(book.presets(of: "sink").isEmpty)
  }

  @Test("The history has a limit, and loading is no step")
  func limit() {
    var book = EditBook()
    book.load(edits(0.1), of: "sink")
    #expect(book.nextUndo == nil && book.changedTransitions.isEmpty)
    for index in 0..<(EditBook.mostSteps + 10) { book.make(step(book, 0.2 + Double(index) / 1000)) }
    var count = 0
    while book.undo() != nil { count += 1 }
    #expect(count == EditBook.mostSteps && book.changedTransitions == ["sink"])
  }
}
