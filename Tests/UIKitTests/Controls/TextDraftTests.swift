import Testing

@testable import UIKit

@Suite("Texts that are edited")
struct TextDraftTests {
  @Test("Word movements stop at the ends of words; a point, an apostrophe or a comma between letters belongs to a word")
  func words() {
    let rows: [(text: String, after: [Int], before: [Int])] = [
      ("one two", [3, 7], [4, 0]), ("  one,  two! ", [5, 11, 13], [8, 2, 0]), ("3.33 pt", [4, 7], [5, 0]),
      ("don't stop", [5, 10], [6, 0]), ("a_b-c", [3, 5], [4, 0]), ("", [0], [0]), ("…", [1], [0]),
      ("grüße 日本", [5, 8], [6, 0]), ("👍🏽 ok", [7], [5, 0]),
    ]
    for row in rows {
      let draft = TextDraft(row.text)
      var index = 0
      for expected in row.after {
        index = draft.index(after: index, by: .word)
        #expect(index == expected, "\(row.text) forward")
      }
      index = draft.count
      for expected in row.before {
        index = draft.index(before: index, by: .word)
        #expect(index == expected, "\(row.text) back")
      }
    }
  }

  @Test("The unit around an index is the word or the gap there")
  func units() {
    let draft = TextDraft("ab  3.5s, x")
    let words: [Range<Int>] = [
      0..<2, 0..<2, 2..<4, 2..<4, 4..<8, 4..<8, 4..<8, 4..<8, 8..<10, 8..<10, 10..<11, 10..<11,
    ]
    for (index, word) in words.enumerated() { #expect(draft.unit(.word, at: index) == word, "at \(index)") }
    #expect(draft.unit(.all, at: 3) == 0..<11 && TextDraft().unit(.word, at: 0) == 0..<0)
  }

  @Test("The caret never stands within a character as people see it")
  func characters() {
    let draft = TextDraft("a👩‍👩‍👧e\u{301}🇩🇪\r\n")
    let ends = [0, 1, 9, 11, 15, 17]
    var (forward, back) = ([0], [draft.count])
    for _ in 1..<ends.count {
      forward.append(draft.index(after: forward[forward.count - 1], by: .character))
      back.append(draft.index(before: back[back.count - 1], by: .character))
    }
    #expect(forward == ends && back == ends.reversed())
    for index in 0...17 {
      var moved = draft
      moved.moveCaret(to: index)
      #expect(moved.head == ends.last { $0 <= index })
    }
    #expect(draft.boundary(near: -3) == 0 && draft.boundary(near: 99) == 17)
  }

  @Test("Replacing puts the caret behind the new text, also if that joins the next character")
  func replacing() {
    var draft = TextDraft("ab")
    draft.replace(1..<1, with: "xy")
    #expect(draft.text == "axyb" && draft.selection == 3..<3)
    draft = TextDraft("a\u{301}")
    draft.replace(0..<0, with: "e")
    #expect(draft.selection == 1..<1)
    draft = TextDraft("\u{301}b")
    draft.replace(0..<0, with: "e")
    #expect(draft.text == "e\u{301}b" && draft.selection == 2..<2)
  }

  @Test("Composed text replaces the composed text before it, and is removed by empty text")
  func composing() {
    var draft = TextDraft("ab")
    draft.select(0..<1)
    draft.compose("ni", selecting: 2..<2)
    #expect(draft.text == "nib" && draft.marked == 0..<2 && draft.selection == 2..<2)
    draft.compose("nihao", selecting: 1..<3)
    #expect(draft.text == "nihaob" && draft.marked == 0..<5 && draft.selection == 1..<3)
    draft.compose("你", selecting: 0..<9)
    #expect(draft.text == "你b" && draft.marked == 0..<1 && draft.selection == 0..<1)
    draft.compose("", selecting: 0..<0)
    #expect(draft.text == "b" && draft.marked == nil && draft.selection == 0..<0)
  }

  @Test("A drag from a word extends the selection by whole words, in both directions")
  func extending() {
    var draft = TextDraft("one two three")
    let origin = draft.unit(.word, at: 5)
    draft.extend(from: origin, to: 9, by: .word)
    #expect(draft.selection == 4..<13 && draft.head == 13)
    draft.extend(from: origin, to: 1, by: .word)
    #expect(draft.selection == 0..<7 && draft.head == 0)
    draft.extend(from: 5..<5, to: 2, by: .character)
    #expect(draft.selection == 2..<5 && draft.head == 2)
  }
}
