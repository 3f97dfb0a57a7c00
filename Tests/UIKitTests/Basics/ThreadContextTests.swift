import Glibc
import Testing
import UIKit

@Suite("The current graphics context of each thread")
struct ThreadContextTests {
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Does `body` on another thread, and returns when that thread has ended.
  private func elsewhere(_ body: @escaping () -> Void) {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    let failure = pthread_create(
      &thread, nil,
      { @Sendable work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work)
    #expect(failure == 0)
    pthread_join(thread, nil)
  }

  @Test("A context that one thread draws into is not another thread's, and both can nest contexts")
  func threads() {
    let before = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    let own = UIGraphicsGetCurrentContext()
    var found: [Bool] = []
    elsewhere {
      found.append(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      let first = UIGraphicsGetCurrentContext()
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      found.append(first != nil && UIGraphicsGetCurrentContext() !== first)
      UIGraphicsEndImageContext()
      found.append(UIGraphicsGetCurrentContext() === first)
      UIGraphicsEndImageContext()
      found.append(UIGraphicsGetCurrentContext() == nil)
    }
    #expect(found == [true, true, true, true] && own != nil && UIGraphicsGetCurrentContext() === own)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === before)
  }

  @Test("The contexts of a thread are freed when it ends") func freed() {
    weak var context: CGContext?
    elsewhere {
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      context = UIGraphicsGetCurrentContext()
      #expect(context != nil)
    }
    #expect(context == nil)
  }
}
