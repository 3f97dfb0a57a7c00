import CoreGraphics
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Small graphs of drags")
struct DragPictureTests {
  private func lines(_ name: String) throws -> [[CGPoint]] {
    DragPictures.lines(of: try #require(ExampleDrag.named(name)).drag())
  }

  @Test("A graph shows the progress over the time, within the picture, a line for each press")
  func lines() throws {
    let (width, height) = (DragPictures.size.width, DragPictures.size.height)
    let back = try #require(try lines("back-and-forth").first)
    // To 70 %, back to 20 %, forth to 55 %: the picture's y goes down.
    let highest = back.map(\.y).min() ?? 0
    #expect(abs(highest - (1 + (height - 2) * (1 - 0.7 - 10.0 / 390))) < 0.2)
    #expect(zip(back, back.dropFirst()).allSatisfy { $0.x <= $1.x })
    let turns = zip(back, zip(back.dropFirst(), back.dropFirst(2))).count { before, rest in
      (rest.0.y - before.y) * (rest.1.y - rest.0.y) < 0
    }
    #expect(turns == 2)
    #expect(try lines("two-quick").count == 2)
    for name in ExampleDrag.all.map(\.name) {
      for point in try lines(name).flatMap(\.self) {
        #expect(CGRect(x: 1, y: 1, width: width - 2, height: height - 2).insetBy(dx: -0.01, dy: -0.01).contains(point))
      }
    }
    // A quick drag takes less of the width than a slow one.
    func end(_ name: String) throws -> CGFloat { try lines(name).last?.last?.x ?? 0 }
    #expect(try end("flick") < end("slow-60") / 3)
  }

  @Test("A picture is drawn once, and in its menu's colour")
  func kept() throws {
    let pictures = DragPictures()
    let drag = try #require(ExampleDrag.named("flick")).drag()
    let stage = PanelScene().app.stage
    stage.perform {
      let first = pictures.picture(of: drag)
      #expect(first === pictures.picture(of: drag) && first.size == DragPictures.size)
      #expect(first.renderingMode == .alwaysTemplate && first !== pictures.picture(of: ExampleDrag.all[0].drag()))
    }
  }
}
