import QuartzCore
import Raster
import Testing

@Suite("Positions of the caret")
struct CaretTests {
  private let service = PangoTextService()

  private func layout(_ text: String, _ change: (inout TextRequest) -> Void = { _ in }) -> any TextLayout {
    var request = TextRequest(string: text)
    change(&request)
    return service.layout(request)
  }

  @Test("From left to right the caret goes from the beginning to the end of the text, and a press finds it again")
  func round() throws {
    let text = layout("Hello, wide World!")
    let carets = try #require(text.carets)
    var last = -1.0
    for index in 0...18 {
      let distance = carets.distance(at: index)
      #expect(distance > last)
      #expect(carets.index(at: distance + 0.01) == index)
      last = distance
    }
    #expect(carets.distance(at: 0) == 0 && abs(last - text.size.width) < 0.01 && !carets.isRightToLeft)
    #expect(carets.index(at: -100) == 0 && carets.index(at: .infinity) <= 18 && carets.index(at: 1e9) == 18)
    #expect(carets.distance(at: -5) == 0 && carets.distance(at: 99) == last)
  }

  @Test("The caret beside one goes over characters as people see them, and ends at the ends")
  func steps() throws {
    let carets = try #require(layout("aé👍🏽b").carets)
    var (index, found) = (Int?.some(0), [Int]())
    while let here = index {
      found.append(here)
      index = carets.index(besideCaretAt: here, toTheRight: true)
    }
    #expect(found == [0, 1, 2, 6, 7])
    (index, found) = (7, [])
    while let here = index {
      found.append(here)
      index = carets.index(besideCaretAt: here, toTheRight: false)
    }
    #expect(found == [7, 6, 2, 1, 0])
  }

  @Test("In a text from right to left the caret begins on the right, and goes to the left")
  func rightToLeft() throws {
    let text = layout("שלום")
    let carets = try #require(text.carets)
    #expect(carets.isRightToLeft && abs(carets.distance(at: 0) - text.size.width) < 0.01)
    #expect(abs(carets.distance(at: 4)) < 0.01)
    #expect(
      carets.index(besideCaretAt: 0, toTheRight: false) == 1 && carets.index(besideCaretAt: 0, toTheRight: true) == nil)
  }

  @Test("A part of one direction is one span; a part with both directions is several")
  func spans() throws {
    let carets = try #require(layout("ab שלום cd").carets)
    #expect(carets.spans(of: 0..<2).count == 1 && carets.spans(of: 3..<7).count == 1)
    #expect(carets.spans(of: 1..<5).count == 2)
    let whole = carets.spans(of: 0..<10)
    #expect(whole.first?.lowerBound == 0)
    let word = carets.spans(of: 0..<2)[0]
    #expect(word.lowerBound == 0 && word.upperBound == carets.distance(at: 2))
  }

  @Test("The caret follows a text that is aligned in a wider line")
  func aligned() throws {
    let plain = try #require(layout("right").carets)
    let text = layout("right") { request in
      (request.width, request.lineLimit, request.alignment) = (200, 1, .right)
    }
    let carets = try #require(text.carets)
    #expect(abs(carets.distance(at: 5) - 200) < 0.01)
    #expect(abs(carets.distance(at: 2) - carets.distance(at: 0) - plain.distance(at: 2)) < 0.01)
    #expect(carets.index(at: carets.distance(at: 3) + 0.01) == 3)
  }
}
