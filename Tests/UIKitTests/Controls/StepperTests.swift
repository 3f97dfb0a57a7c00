import Stage
import Testing
import UIKit

@MainActor @Suite("Steppers")
struct StepperTests {
  let stage = Stage(size: CGSize(width: 200, height: 100))
  private let stepper: UIStepper
  private let told = Counter()
  private let minus = CGPoint(x: 40, y: 36)
  private let plus = CGPoint(x: 90, y: 36)

  init() {
    let stage = stage
    stepper = stage.perform { UIStepper(frame: CGRect(x: 20, y: 20, width: 1, height: 1)) }
    stage.window.addSubview(stepper)
    stepper.addTarget(told, action: Selector(Counter.hear(from:)), for: .valueChanged)
    stage.advance(by: 0.1)
  }

  @Test("A stepper keeps its own size")
  func size() { #expect(stepper.frame == CGRect(x: 20, y: 20, width: 94, height: 32)) }

  @Test("A click on a side changes the value by a step, within the limits")
  func click() {
    (stepper.value, stepper.stepValue, stepper.maximumValue) = (1, 0.5, 1.75)
    stage.click(plus, for: 0.1)
    #expect(stepper.value == 1.5 && told.senders.count == 1)
    stage.click(plus, for: 0.1)
    #expect(stepper.value == 1.75 && told.senders.count == 2)
    stage.click(plus, for: 0.1)
    #expect(stepper.value == 1.75 && told.senders.count == 2)
    stage.click(minus, for: 0.1)
    #expect(stepper.value == 1.25)
  }

  @Test("A held press repeats, faster after a while, and stops when the finger goes up")
  func repeating() throws {
    stage.click(plus, for: 0.4)
    #expect(stepper.value == 1)
    stage.click(plus, for: 0.9)
    #expect(stepper.value == 4)
    stepper.value = 0
    stage.click(plus, for: 3)
    #expect(stepper.value > 20 && told.senders.count > 20)
    let value = stepper.value
    stage.advance(by: 1)
    #expect(stepper.value == value)
    try stage.settle()
    stepper.autorepeat = false
    stage.click(plus, for: 2)
    #expect(stepper.value == value + 1)
  }

  @Test("A press that leaves the stepper pauses, and a cancelled one ends")
  func leaving() {
    stage.send(.down(plus))
    stage.send(.move(CGPoint(x: 90, y: 900)))
    stage.advance(by: 2)
    #expect(stepper.value == 1)
    stage.send(.cancel)
    stage.advance(by: 2)
    #expect(stepper.value == 1)
  }

  @Test("A stepper that wraps goes on at the other end")
  func wrapping() {
    (stepper.minimumValue, stepper.maximumValue, stepper.wraps) = (0, 2, true)
    for expected in [1.0, 2, 0, 1] {
      stage.click(plus, for: 0.1)
      #expect(stepper.value == expected)
    }
    stage.click(minus, for: 0.1)
    stage.click(minus, for: 0.1)
    #expect(stepper.value == 2)
  }

  @Test("A stepper that is not continuous tells its targets once, at the end")
  func discontinuous() {
    stepper.isContinuous = false
    stage.click(plus, for: 1.2)
    #expect(stepper.value > 2 && told.senders.count == 1)
  }

  @Test("Limits push each other and the value; a step must be positive")
  func limits() {
    stepper.value = 50
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = 20
    #expect(stepper.maximumValue == 20 && stepper.value == 20)
    stepper.value = .nan
    #expect(stepper.value == 20)
    stepper.stepValue = 0
    #expect(stepper.stepValue == 1 && stage.diagnostics.count == 1)
  }
}
