import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("Off the main thread")
struct OffMainThreadTests {
  /// Returns the result of `work`, which runs on another thread than the main thread.
  private func elsewhere<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }

  private struct Sent<Value>: @unchecked Sendable {
    let value: Value
  }

  @Test("A property animator can be copied with its settings")
  func animator() async {
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5)
    (animator.scrubsLinearly, animator.pausesOnCompletion, animator.isInterruptible) = (false, true, false)
    let copy = await elsewhere { Sent(value: animator.copy()) }.value as? UIViewPropertyAnimator
    #expect(copy?.duration == 2 && copy?.timingParameters as? UISpringTimingParameters != nil)
    #expect(copy?.scrubsLinearly == false && copy?.pausesOnCompletion == true && copy?.isInterruptible == false)
    #expect(copy?.state == .inactive && copy !== animator)
  }

  @Test("A picture can be written and read")
  func pictures() async {
    let stage = Stage()
    let picture = stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      }
    }
    let size = await elsewhere {
      let data = picture.pngData()
      let read = data.flatMap { UIImage(data: $0) }
      _ = UIImage(data: Data([1, 2, 3]))
      _ = UIImage(named: "nothing")
      return read?.size
    }
    #expect(size == picture.size)
  }

  @Test("A colour can be created and read")
  func colors() async {
    let red = await elsewhere { UIColor.red.withAlphaComponent(0.5) }
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    await elsewhere {
      _ = (UIColor.label, UIFont.systemFont(ofSize: 12).lineHeight, UIBezierPath(rect: .zero).bounds)
    }
  }
}
