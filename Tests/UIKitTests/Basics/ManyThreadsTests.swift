import Stage
import Testing
import UIKit

/// What Apple allows off the main thread, by several threads at once while a stage runs on the main thread.
@MainActor @Suite("Several threads at once")
struct ManyThreadsTests {
  /// Draws, writes and reads pictures, and makes colours, fonts, paths, layers and animations; returns a digest.
  private nonisolated static func work(_ number: Int) -> Int {
    let size = CGSize(width: 8 + number % 5, height: 6)
    let color = UIColor(hue: CGFloat(number % 10) / 10, saturation: 0.5, brightness: 1, alpha: 1)
    let path = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 2)
    path.append(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 3, height: 3)).reversing())
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      path.fill()
      UIColor.label.setStroke()
      path.stroke()
    }
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    drawn.draw(in: CGRect(origin: .zero, size: size))
    let copied = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let read = copied?.pngData().flatMap { UIImage(data: $0, scale: 2) }
    let tinted = read?.withTintColor(.red).resizableImage(withCapInsets: .zero)
    _ = UIImage(named: "nothing")
    let font = UIFont.systemFont(ofSize: CGFloat(10 + number % 7), weight: .bold)
    _ = UIFont.preferredFont(forTextStyle: .body).lineHeight + font.lineHeight
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var digest = Int(
      dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components?[0] ?? 0)
    let (layer, child) = (CALayer(), CAShapeLayer())
    child.path = path.cgPath
    layer.addSublayer(child)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    let fade = CASpringAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, fade.settlingDuration)
    layer.add(fade, forKey: "fade")
    CATransaction.commit()
    CATransaction.flush()
    digest += Int((tinted?.size.width ?? 0) * 10) + (layer.sublayers?.count ?? 0)
    return digest
  }

  @Test("They draw, read and write pictures, and make colours, fonts, paths, layers and animations")
  func storm() throws {
    let stage = Stage(scale: 0.5)
    let navigation = stage.perform { UINavigationController(rootViewController: UIViewController()) }
    stage.window.rootViewController = navigation
    try stage.settle()
    let count = 200
    let done = DispatchGroup()
    let digests = Digests(count)
    for lane in 0..<4 {
      DispatchQueue.global().async(group: done) {
        for number in stride(from: lane, to: count, by: 4) { digests.set(number, Self.work(number)) }
      }
    }
    for round in 0..<20 {
      stage.perform { navigation.pushViewController(UIViewController(), animated: round % 2 == 0) }
      try stage.settle()
      _ = (stage.render(), Self.work(round))
    }
    done.wait()
    for number in 0..<count { #expect(digests.values[number] == 1 + (8 + number % 5) * 10 + 1) }
    #expect(navigation.viewControllers.count == 21)
  }

  /// Numbers that several threads write.
  private final class Digests: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var values: [Int]

    init(_ count: Int) { values = Array(repeating: 0, count: count) }

    func set(_ index: Int, _ value: Int) { lock.withLock { values[index] = value } }
  }

  /// Returns the result of `work`, which runs on another thread than the main thread.
  private func elsewhere<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }

  private struct Sent<Value>: @unchecked Sendable {
    let value: Value
  }

  @Test("A property animator can be copied off the main thread, with its settings")
  func animator() async {
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5)
    (animator.scrubsLinearly, animator.pausesOnCompletion, animator.isInterruptible) = (false, true, false)
    let copy = await elsewhere { Sent(value: animator.copy()) }.value as? UIViewPropertyAnimator
    #expect(copy?.duration == 2 && copy?.timingParameters as? UISpringTimingParameters != nil)
    #expect(copy?.scrubsLinearly == false && copy?.pausesOnCompletion == true && copy?.isInterruptible == false)
    #expect(copy?.state == .inactive && copy !== animator)
  }
}
