import CoreGraphics
import Stage
import UIKit
import Workshop

/// A child beside the one that is shown: it does everything that was done before a movement, and then the movement up to
/// any later instant.
@MainActor final class OwnReplica {
  /// The movement: messages with their instants, in seconds from its beginning.
  typealias Movement = [(time: Double, message: ChildMessage)]

  private let child: ChildProcess
  private let movement: Movement
  /// The instant of the child's time at which the movement begins.
  private let start: Double
  private var sentCount = 0
  /// The instant that is shown, in seconds from the beginning of the movement; nil before the first picture.
  private(set) var time: Double?
  /// The instant that was asked for.
  private var asked = 0.0
  /// The picture of the shown instant.
  private(set) var picture: CGImage?
  /// Whether the child has ended, or cannot show anything.
  private(set) var hasFailed = false
  /// The status after each frame of a traced movement, in seconds from its beginning.
  private(set) var samples: [ChildStatus] = []
  /// What became of a drag at its release.
  private(set) var verdict: ChildVerdict?
  /// The calls in the course of the transitions of a traced movement, the last of each repeated one.
  private(set) var calls: [ChildCall] = []
  /// Called when an instant is shown, or nothing can be.
  var answered: () -> Void = {}

  /// Creates a replica of a session's code, with the present constants, drawn with a number of pixels to a point; nil
  /// draws as on the phone.
  init?(_ session: OwnSession, after record: OwnRecord, _ movement: Movement, scale: CGFloat? = nil) {
    guard let library = session.library,
      let made = ((try? session.makeChild(library, doing: record, scale: scale)) ?? nil)
    else { return nil }
    (child, self.movement, start) = (made.child, movement, record.duration)
    let scene = session.index(in: library)
    let messages = record.messages { made.indices[$0] }
    var isLoaded = false
    child.received = { [weak self, weak session, unowned child] message in
      guard let self, let session else { return }
      switch message.kind {
      case .ready where !isLoaded:
        isLoaded = true
        child.ask(ChildMessage(.show, index: scene), patience: ChildProcess.loadLimit)
      case .ready:
        for message in messages { child.send(message) }
        advance(to: 0)
      case .status:
        var status = ChildStatus(message)
        status.instant -= start
        samples.append(status)
      case .verdict:
        var decided = ChildVerdict(message)
        decided.instant -= start
        verdict = decided
      case .call:
        var call = ChildCall(message)
        call.instant -= start
        if call.count > 1, !calls.isEmpty { calls.removeLast() }
        calls.append(call)
      case .drawn:
        if time == nil { session.giveConstants(to: child, of: library) }
        time = asked
        picture = OwnSession.picture(of: child, message)
        answered()
      case .failed: fail()
      default: break
      }
    }
    child.ended = { [weak self] _ in self?.fail() }
    child.activate()
  }

  private func fail() {
    hasFailed = true
    answered()
  }

  /// Whether an instant is shown and no other one was asked for.
  var isStanding: Bool { time != nil && !child.isAwaiting && !hasFailed }

  /// Goes on to a later instant and draws it.
  func advance(to time: Double) {
    send(until: time)
    asked = time
    child.ask(frame(at: time), patience: ChildProcess.loadLimit)
  }

  /// Goes on to the end of the movement, and keeps the status after each frame.
  func trace() {
    (samples, verdict, calls) = ([], nil, [])
    child.send(ChildMessage(.trace, index: 1))
    child.send(ChildMessage(.calls, index: 1))
    send(until: .infinity)
    child.send(ChildMessage(.settle, numbers: SIMD4(Self.longestSettling, 0, 0, 0)))
    asked = .infinity
    child.ask(frame(at: 0), patience: ChildProcess.loadLimit)
  }

  /// The longest time in which what a movement set in motion comes to rest, in seconds.
  private static let longestSettling = 10.0

  private func frame(at time: Double) -> ChildMessage {
    ChildMessage(.frame, numbers: SIMD4(start + time, 1.0 / 60, 0, 0))
  }

  private func send(until end: Double) {
    func wait(until time: Double) { child.send(ChildMessage(.advance, numbers: SIMD4(start + time, 0, 0, 0))) }
    while sentCount < movement.count, movement[sentCount].time <= end + Self.tolerance {
      wait(until: movement[sentCount].time)
      child.send(movement[sentCount].message)
      sentCount += 1
    }
    if end.isFinite { wait(until: end) }
  }

  /// The difference of instants that count as equal, in seconds.
  private static let tolerance = 1e-9

  /// Ends the child.
  func close() {
    answered = {}
    child.close()
  }
}
