/// A table of the lengths along a keyframe path, computed once so that sampling at constant speed is a look-up.
///
/// Each segment is cut into pieces of equal parameter; the table has the length of each piece and the speed at its
/// ends.
@usableFromInline
struct ArcLengthTable: Hashable, Sendable {
  /// The number of pieces of a segment: enough to keep the speed well within 1 % of constant.
  @usableFromInline static let piecesPerSegment = 64

  @usableFromInline let lengths: [Double]
  /// The length from the start of a segment to each boundary of its pieces, segment after segment.
  @usableFromInline let travelled: [Double]
  /// The speed at each of these boundaries.
  @usableFromInline let speeds: [Double]

  @inlinable
  init<Value>(_ path: KeyframePath<Value>) {
    let pieces = Self.piecesPerSegment
    var lengths: [Double] = []
    var travelled: [Double] = []
    var speeds: [Double] = []
    for segment in 0..<path.segmentCount {
      var length = 0.0
      for piece in 0...pieces {
        let fraction = Double(piece) / Double(pieces)
        let speed = path.speed(segment: segment, fraction: fraction)
        if piece > 0 {
          let half = path.speed(segment: segment, fraction: fraction - 0.5 / Double(pieces))
          // Simpson's rule.
          length += (speeds[speeds.count - 1] + 4 * half + speed) / 6 / Double(pieces)
        }
        travelled.append(length)
        speeds.append(speed)
      }
      lengths.append(length)
    }
    self.lengths = lengths
    self.travelled = travelled
    self.speeds = speeds
  }

  /// Returns the parameter, 0...1, at which a fraction of a segment's length is covered.
  ///
  /// Within a piece the speed is taken to change evenly, which makes the length a quadratic. Its root is written in the
  /// form that is valid where a speed is 0, as at a turning point.
  @inlinable
  func parameter(segment: Int, fraction: Double) -> Double {
    let pieces = Self.piecesPerSegment
    guard segment < lengths.count && lengths[segment] > 0 && fraction > 0 && fraction < 1 else { return fraction }
    let first = segment * (pieces + 1)
    let target = fraction * lengths[segment]
    var low = first
    var high = first + pieces
    while high - low > 1 {
      let middle = (low + high) / 2
      if travelled[middle] <= target { low = middle } else { high = middle }
    }
    let length = travelled[high] - travelled[low]
    let share = length > 0 ? (target - travelled[low]) / length : 0
    let start = speeds[low]
    let end = speeds[high]
    let root = (start * start + share * (end * end - start * start)).squareRoot()
    let part = start + root > 0 ? share * (start + end) / (start + root) : share
    return (Double(low - first) + min(part, 1)) / Double(pieces)
  }
}
