import Foundation
import Stage
import Testing
import UIKit

/// Points, sizes and rectangles in an `NSValue`.
@MainActor @Suite struct BoxedGeometryTests {
  private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test("A point, size or rectangle can be read back from its value")
  func roundTrip() {
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }

  @Test("Reading another kind of geometry from a value returns zero")
  func otherKinds() {
    #expect(NSValue(cgRect: rect).cgPointValue == .zero)
    #expect(NSValue(cgRect: rect).cgSizeValue == .zero)
    #expect(NSValue(cgPoint: rect.origin).cgRectValue == .zero)
  }

  @Test("An animation between two boxed sizes shows the size halfway")
  func animation() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let growth = CABasicAnimation(keyPath: "bounds.size")
    growth.fromValue = NSValue(cgSize: CGSize(width: 10, height: 20))
    growth.toValue = NSValue(cgSize: CGSize(width: 30, height: 80))
    growth.duration = 1
    view.layer.add(growth, forKey: nil)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.bounds.size == CGSize(width: 20, height: 50))
  }
}
