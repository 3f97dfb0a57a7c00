/// Where a stage's time has come to, and which frames it passes on its way.
///
/// Frames lie on an absolute grid: frame k of a rate is at k / rate, whatever was advanced by before. The sum of what
/// was advanced by is kept with what rounding took from it, so that many small steps end where one large step does.
struct StageClock {
  /// The instant, in seconds.
  private(set) var now = 0.0
  private var sum = 0.0
  /// What rounding took from `sum`.
  private var carry = 0.0

  /// The way to a later instant.
  struct Stretch {
    /// The instant at the end, in seconds.
    let end: Double
    /// The numbers of the frames on the way, the end included, the beginning not.
    let frames: ClosedRange<Int>?
    let framesPerSecond: Double

    /// The instant of frame `number`, in seconds.
    func instant(of number: Int) -> Double { Double(number) / framesPerSecond }
  }

  /// Moves on by `seconds`, and says by which frames; nil, and nothing happens, for what is no such step.
  mutating func advance(by seconds: Double, framesPerSecond rate: Double) -> Stretch? {
    guard seconds >= 0, seconds.isFinite, Self.rates.contains(rate) else { return nil }
    guard (now + seconds) * rate < Double(Self.greatestFrame), seconds * rate <= Self.mostFrames else { return nil }
    add(seconds)
    let first = Self.lastFrame(by: now, rate) + 1
    let last = Self.lastFrame(by: sum, rate)
    // The sum of many steps to a frame is that frame's instant but for rounding.
    let onGrid = Double(last) / rate
    let end = abs(sum - onGrid) <= Self.tolerance ? onGrid : Self.rounded(sum)
    now = max(now, end)
    return Stretch(end: now, frames: first <= last ? first...last : nil, framesPerSecond: rate)
  }

  /// Stands at `instant`; an earlier one leaves it where it is.
  mutating func move(to instant: Double) {
    guard instant > now, instant.isFinite else { return }
    (now, sum, carry) = (instant, instant, 0)
  }

  /// The instant of the first frame after `instant`, in seconds.
  static func nextFrame(after instant: Double, framesPerSecond rate: Double) -> Double {
    Double(lastFrame(by: instant, rate) + 1) / rate
  }

  /// Neumaier's sum: what the larger summand cannot hold of the smaller goes into the next.
  private mutating func add(_ seconds: Double) {
    let step = seconds + carry
    let next = sum + step
    carry = abs(sum) >= abs(step) ? (sum - next) + step : (step - next) + sum
    sum = next
  }

  /// The number of the last frame at or before `instant`, rounding allowed for.
  private static func lastFrame(by instant: Double, _ rate: Double) -> Int {
    Int(((instant + tolerance) * rate).rounded(.down))
  }

  /// The instant in whole picoseconds, so that sums of the same come out the same; as it is where that is finer.
  private static func rounded(_ instant: Double) -> Double {
    instant < 1000 ? (instant * 1e12).rounded() / 1e12 : instant
  }

  /// What rounding may make of equal instants, in seconds; far below any frame's interval.
  static let tolerance = 1e-9
  /// The frames a second that can be asked for.
  static let rates = 1e-3...1e6
  /// The most frames in one step: more would seem to hang.
  static let mostFrames = 1e7
  /// Frame numbers stay exact as floating-point numbers.
  private static let greatestFrame = 1 << 52
}
