import Dispatch
import Testing

@testable import QuartzCore

@Suite("Weak references as values")
struct WeakTests {
  private final class Box: Sendable {
    let number = 7
  }

  @Test("An object is whole or gone for threads that ask for it while another frees it")
  func threads() {
    for _ in 0..<200 {
      nonisolated(unsafe) var box: Box? = Box()
      nonisolated(unsafe) let reference = Weak(box)
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        if index == 0 {
          box = nil
        } else {
          for _ in 0..<50 { #expect(reference.object.map { $0.number == 7 } ?? true) }
        }
      }
      #expect(reference.object == nil)
    }
  }

  private final class Asking {
    var asked: () -> Void = {}
    deinit { asked() }
  }

  @Test("While an object is being freed, it is gone")
  func leaving() {
    var (object, answers): (Asking?, [Bool]) = (Asking(), [])
    let reference = Weak(object)
    object?.asked = { answers.append(reference.object == nil) }
    object = nil
    #expect(answers == [true])
  }
}
