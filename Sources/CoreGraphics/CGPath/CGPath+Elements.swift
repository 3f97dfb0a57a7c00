import Foundation

extension CGPath {
  /// Shows every element to a block, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let memory = buffer.baseAddress else { return }
      memory.initialize(repeating: .zero, count: 3)
      var next = 0
      for verb in outline.verbs {
        for index in 0..<verb.pointCount {
          buffer[index] = CGPoint(outline.points[next + index])
        }
        next += verb.pointCount
        withUnsafePointer(to: CGPathElement(type: verb, points: memory), block)
      }
    }
  }

  /// Shows every element to a function, in order, along with a pointer of the caller's.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
