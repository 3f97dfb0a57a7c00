import Foundation

extension CGPath {
  /// Calls a block for every element, in order.
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

  /// Calls a function for every element, in order, with a pointer that the caller chooses.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
