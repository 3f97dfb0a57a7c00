import DisplayUser
import Foundation
import Glibc

extension DraggedWindow {
  /// The distances between which drags go back and forth, in pixels.
  private static let span = 60..<310

  /// Returns all measurements of the window; `start` is the time to its first frame.
  func measurements(start: Double) throws -> WindowMeasurements {
    var measurements = WindowMeasurements(start: start)
    usleep(1_000_000)
    measurements.memory = program.memory
    rest(&measurements)
    let behind = try grab(at: Self.span.lowerBound)
    measurements.steps = try steps(40, behind: behind)
    letGo(from: Self.span.lowerBound)
    _ = try grab(at: Self.span.lowerBound)
    measurements.dragTime = dragTime()
    letGo(from: Self.span.lowerBound)
    _ = try grab(at: Self.span.lowerBound)
    flood(&measurements, behind: behind)
    letGo(from: Self.span.lowerBound)
    return measurements
  }

  /// Returns the processor time of a drag of ten seconds alone, in milliseconds.
  func measuredDragTime() throws -> Double {
    usleep(1_000_000)
    _ = try grab(at: Self.span.lowerBound)
    defer { letGo(from: Self.span.lowerBound) }
    return dragTime()
  }

  /// Measures five seconds without input.
  private func rest(_ measurements: inout WindowMeasurements) {
    let (wakes, time) = (program.wakes, program.processorTime)
    usleep(5_000_000)
    measurements.restWakes = Double(program.wakes - wakes)
    measurements.restTime = (program.processorTime - time) / 5000 * 100
  }

  /// Takes an even number of single steps of five pixels, there and back, each after a rest and anywhere in a frame's
  /// period, and gives the milliseconds from each to the first pixel that changes between the edge's two places.
  private func steps(_ count: Int, behind: Int) throws -> [Double] {
    try (0..<count).map { index in
      let at = Self.position(after: index * 5, turning: count / 2 * 5)
      let next = Self.position(after: (index + 1) * 5, turning: count / 2 * 5)
      let columns = min(at, next) - behind..<max(at, next) - behind
      let before = pixels(columns)
      let began = ContinuousClock.now
      move(to: next)
      while pixels(columns) == before {
        guard ContinuousClock.now - began < .milliseconds(400) else {
          throw XDisplay.Failure(description: "the window did not follow a step of 5 pixels in 400 ms")
        }
      }
      let took = (ContinuousClock.now - began) / .milliseconds(1)
      usleep(UInt32(25_000 + index * 7919 % 17_000))
      return took
    }
  }

  /// Drags for ten seconds, 500 pixels per second in 125 steps, without reading the screen.
  private func dragTime() -> Double {
    let before = program.processorTime
    let began = ContinuousClock.now
    for step in 1...1250 {
      Self.sleep(until: began + .milliseconds(8 * step))
      move(to: Self.position(after: step * 4))
    }
    usleep(100_000)
    return program.processorTime - before
  }

  /// Drags for three seconds, one pixel per millisecond, so that a distance in pixels is a lag in milliseconds.
  private func flood(_ measurements: inout WindowMeasurements, behind: Int) {
    let before = program.processorTime
    let began = ContinuousClock.now
    var (at, last, shown) = (Self.span.lowerBound, edge, 0)
    for step in 1...3000 {
      let due = began + .milliseconds(step)
      repeat {
        let seen = edge
        shown += seen == last ? 0 : 1
        last = seen
        Self.sleep(until: min(due, .now + .microseconds(100)))
      } while ContinuousClock.now < due
      measurements.lags.append(Double(abs(at - behind - last)))
      at = Self.position(after: step)
      move(to: at)
    }
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    measurements.shownPerSecond = Double(shown) / seconds
    measurements.floodTime = (program.processorTime - before) / seconds / 10
  }

  /// Returns the position of the pointer after moving `distance` pixels back and forth.
  private static func position(after distance: Int, turning length: Int = span.count) -> Int {
    let offset = distance % (2 * length)
    return span.lowerBound + min(offset, 2 * length - offset)
  }

  private static func sleep(until due: ContinuousClock.Instant) {
    let microseconds = (due - .now) / .microseconds(1)
    if microseconds > 0 { usleep(UInt32(microseconds)) }
  }
}
