/// The time of a stage, and the frames that lie between two instants.
///
/// Frames lie on an absolute grid: frame k of a rate is at k / rate, independent of earlier steps. The clock keeps the
/// sum of all steps together with its rounding error, so that many small steps end where one large step does.
struct StageClock {
  private(set) var now = 0.0
  private var sum = 0.0
  /// What rounding removed from `sum`.
  private var carry = 0.0

  struct Span {
    let end: Double
    /// The span includes its end but not its beginning; nil if there are no frames.
    let frames: ClosedRange<Int>?
    let framesPerSecond: Double

    /// In seconds.
    func instant(of number: Int) -> Double { Double(number) / framesPerSecond }
  }

  /// Returns nil and does nothing if an argument is out of range.
  mutating func advance(by seconds: Double, framesPerSecond rate: Double) -> Span? {
    guard seconds >= 0, seconds.isFinite, Self.rates.contains(rate) else { return nil }
    guard (now + seconds) * rate < Double(Self.greatestFrame), seconds * rate <= Self.mostFrames else { return nil }
    add(seconds)
    let first = Self.lastFrame(by: now, rate) + 1
    let last = Self.lastFrame(by: sum, rate)
    // Many steps that add up to a frame's instant differ from it by rounding alone.
    let onGrid = Double(last) / rate
    let end = abs(sum - onGrid) <= Self.tolerance ? onGrid : Self.rounded(sum)
    now = max(now, end)
    return Span(end: now, frames: first <= last ? first...last : nil, framesPerSecond: rate)
  }

  /// Does nothing if `instant` is in the past.
  mutating func move(to instant: Double) {
    guard instant > now, instant.isFinite else { return }
    (now, sum, carry) = (instant, instant, 0)
  }

  /// In seconds.
  static func nextFrame(after instant: Double, framesPerSecond rate: Double) -> Double {
    Double(lastFrame(by: instant, rate) + 1) / rate
  }

  /// Adds `seconds` by Neumaier's method: the part of the smaller summand that is lost in the larger one is kept in
  /// `carry`.
  private mutating func add(_ seconds: Double) {
    let step = seconds + carry
    let next = sum + step
    carry = abs(sum) >= abs(step) ? (sum - next) + step : (step - next) + sum
    sum = next
  }

  /// Returns the number of the last frame at or before `instant`, within `tolerance`.
  private static func lastFrame(by instant: Double, _ rate: Double) -> Int {
    Int(((instant + tolerance) * rate).rounded(.down))
  }

  /// Returns `instant` rounded to whole picoseconds, so that equal sums compare equal; unchanged from 1000 s on, where
  /// doubles are coarser than that.
  private static func rounded(_ instant: Double) -> Double {
    instant < 1000 ? (instant * 1e12).rounded() / 1e12 : instant
  }

  /// The largest difference of instants that count as equal, in seconds: far less than the interval of any frame.
  static let tolerance = 1e-9
  /// In frames a second.
  static let rates = 1e-3...1e6
  /// A longer step would seem to hang.
  static let mostFrames = 1e7
  /// Below it frame numbers are exact as floating-point numbers.
  private static let greatestFrame = 1 << 52
}
