import Foundation
import Stage

/// At which instants a performance stops, and what is looked at there.
struct Stops {
  /// In frames per second; nil for the asked-for instants alone, after which nothing more is performed.
  var rate: Double? = 60
  /// The asked-for instants, in order.
  var instants: [TimeInterval] = []
  /// Whether there is also a stop at each event, and just before and after each press and release.
  var isClose = false
  /// Where layers have values.
  var layers = Extent.nowhere
  /// Where the stage shows the picture.
  var pictures = Extent.nowhere
  /// Whether a table is made of what is shown at the stops.
  var keepsFrames = false

  /// In another process each look takes time.
  enum Extent {
    case nowhere
    /// At the asked-for instants, the beginning and the end.
    case asked
    case everywhere
  }

  func including(_ drag: Drag?) -> Self {
    var stops = self
    if isClose { stops.instants = Set(instants + Recording.instants(of: drag)).sorted() }
    return stops
  }

  /// Returns the first stop after an instant; nil if there is none.
  func next(after time: TimeInterval) -> (time: TimeInterval, isAsked: Bool)? {
    let start = time + FingerTrack.tolerance
    let asked = instants[(instants.partition { $0 > start })...].first
    guard let rate else { return asked.map { ($0, true) } }
    let frame = ((start * rate).rounded(.down) + 1) / rate
    guard let asked, asked <= frame + FingerTrack.tolerance else { return (frame, false) }
    return (asked, true)
  }
}

extension [TimeInterval] {
  /// The index of the first instant of which `isAfter` holds, as it does of all later ones.
  fileprivate func partition(_ isAfter: (TimeInterval) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Player {
  /// Performs from stop to stop, and calls `body` at each, until it returns false or nothing moves any more.
  ///
  /// Returns at the end; if the player fails there, or `body` throws, so does this.
  func perform(_ stops: Stops, _ body: () throws(StartFault) -> Bool) throws(StartFault) {
    wait()
    if let fault { throw fault }
    var thrown: StartFault?
    withoutActuallyEscaping(body) { body in
      perform(stops) {
        do throws(StartFault) { return try body() } catch {
          thrown = error
          return false
        }
      } then: {
      }
      wait()
    }
    if let fault = thrown ?? fault { throw fault }
  }

  /// Performs with small steps until something holds, and returns what was at each.
  func moments(every step: TimeInterval, until isEnough: (Moment) -> Bool) throws(StartFault) -> [Moment] {
    var moments: [Moment] = []
    var stops = Stops(rate: 1 / step)
    stops.isClose = true
    try perform(stops) {
      moments.append(moment)
      return !isEnough(moment)
    }
    return moments
  }

  /// Performs to the end; `done` gets nil if that failed.
  func record(then done: @escaping (Recording?) -> Void) {
    var recording = Recording(drag: drag, axis: axis)
    var stops = Stops()
    stops.isClose = true
    perform(stops) { [weak self] in
      if let self { recording.moments.append(moment) }
      return true
    } then: { [weak self] in
      guard let self, fault == nil else { return done(nil) }
      (recording.decision, recording.calls) = (decision, calls)
      (recording.motion, recording.missed) = (motion, missed)
      done(recording)
    }
  }

  /// Performs to the end and returns what happened.
  func recording() throws(StartFault) -> Recording {
    var recording: Recording?
    wait()
    record { recording = $0 }
    wait()
    guard let recording else { throw fault ?? StartFault(.output, "Your code ended.") }
    return recording
  }
}
