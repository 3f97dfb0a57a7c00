import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A wheel over a slider")
struct SliderWheelTests {
  @Test("A wheel over a slider scrolls what is around it; it changes the slider only with the keyboard focus")
  func wheel() {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let (scroll, slider) = stage.perform { (UIScrollView(frame: stage.window.bounds), UISlider()) }
    scroll.contentSize = CGSize(width: 200, height: 1000)
    slider.frame = CGRect(x: 20, y: 80, width: 150, height: 31)
    slider.keyStep = 0.1
    stage.window.addSubview(scroll)
    scroll.addSubview(slider)
    stage.advance(by: 0.1)
    let point = CGPoint(x: 90, y: 87)
    stage.wheel(by: CGVector(dx: 0, dy: -20), at: point)
    #expect(slider.value == 0 && scroll.contentOffset.y == 20)
    stage.perform { slider.hasKeyboardFocus = true }
    stage.wheel(by: CGVector(dx: 0, dy: 50), at: point)
    stage.wheel(by: CGVector(dx: 0, dy: 50), at: point)
    stage.wheel(by: CGVector(dx: 0, dy: -50), at: point)
    #expect(abs(slider.value - 0.1) < 1e-6 && scroll.contentOffset.y == 20)
  }
}
