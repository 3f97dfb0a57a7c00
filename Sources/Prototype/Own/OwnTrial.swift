import CoreGraphics
import Motion
import Stage
import UIKit
import Workshop

/// A movement that a child beside the shown one goes through, with everything that it tells on the way.
@MainActor final class OwnTrial {
  private let replica: OwnReplica
  private let movement: OwnReplica.Movement
  private let size: CGSize
  private var done: ((DistantTrial?) -> Void)?

  /// Begins a trial; `done` is called with what became of it, or with nil.
  init?(
    _ session: OwnSession, after record: OwnRecord, _ movement: OwnReplica.Movement, on size: CGSize,
    _ done: @escaping (DistantTrial?) -> Void
  ) {
    let movement = Self.marked(movement)
    guard let replica = OwnReplica(session, after: record, movement) else { return nil }
    (self.replica, self.movement, self.size, self.done) = (replica, movement, size, done)
    replica.answered = { [weak self] in self?.answer() }
  }

  isolated deinit { replica.close() }

  private func answer() {
    guard !replica.hasFailed else { return end(nil) }
    guard let time = replica.time else { return }
    guard !time.isFinite else { return replica.trace() }
    var trial = DistantTrial(drag: Self.drag(movement, on: size))
    trial.samples = replica.samples.map { status in
      DistantTrial.Sample(
        time: status.instant, status: PhoneStatus(status), position: status.position.map { CGPoint(x: $0.x, y: $0.y) })
    }
    trial.verdict = replica.verdict.map { OwnFinger.verdict($0, Self.release($0, trial)) }
    trial.calls = replica.calls.map { TransitionCall($0) }
    end(trial)
  }

  private func end(_ trial: DistantTrial?) {
    let done = done
    self.done = nil
    replica.close()
    done?(trial)
  }

  private static func release(_ decided: ChildVerdict, _ trial: DistantTrial) -> Release {
    var tracker = VelocityTracker()
    for each in trial.drag.events where each.finger == 0 && !each.event.isUp {
      guard let point = each.event.point else { continue }
      tracker.add(SIMD2(point.x.native, point.y.native), at: each.time)
    }
    let velocity = tracker.velocity(at: trial.release ?? 0)
    let speed = trial.along(CGPoint(x: velocity.x, y: velocity.y)).native
    return Release(
      progress: decided.progress, pointsPerSecond: decided.isBySystem ? decided.pointsPerSecond : speed,
      width: decided.width)
  }

  /// Returns a movement in which there are instants before and after its last release, at which something is told.
  private static func marked(_ movement: OwnReplica.Movement) -> OwnReplica.Movement {
    guard let index = movement.lastIndex(where: { $0.message.kind == .up }) else { return movement }
    var result = movement
    // A release that follows the last movement at once comes a little later.
    if index > 0, result[index].time - result[index - 1].time < DistantTrial.after {
      for later in index..<result.count {
        result[later].time += DistantTrial.after
        result[later].message.numbers.z += DistantTrial.after
      }
    }
    let release = result[index].time
    // What is traced already is told at that instant.
    let mark = ChildMessage(.trace, index: 1)
    result.insert((release + DistantTrial.after, mark), at: index + 1)
    result.insert((release - DistantTrial.before, mark), at: index)
    return result
  }

  /// Returns the events of fingers in a movement.
  private static func drag(_ movement: OwnReplica.Movement, on size: CGSize) -> Drag {
    Drag(
      known: movement.compactMap { time, message in
        let (point, finger) = (CGPoint(x: message.numbers.x, y: message.numbers.y), Int(message.index))
        switch message.kind {
        case .down: return Drag.Event(time: time, .down(point), finger: finger)
        case .move: return Drag.Event(time: time, .move(point), finger: finger)
        case .up: return Drag.Event(time: time, .up(point), finger: finger)
        case .cancel: return Drag.Event(time: time, .cancel, finger: finger)
        default: return nil
        }
      }, on: size)
  }
}

extension TransitionCall {
  /// Creates a call that a child tells.
  init(_ call: ChildCall) {
    self.init(
      Kind(rawValue: call.kind.rawValue) ?? .told, call.text, transition: call.transition, progress: call.progress,
      at: call.instant, count: call.count)
  }
}

extension OwnDemo {
  func trial(of drag: Drag?, _ done: @escaping (DistantTrial?) -> Void) -> AnyObject? {
    let session = view.session
    let length = session.dragLength
    let size = CGSize(width: length.across, height: length.down)
    guard session.library != nil, let record = session.recordToReplay,
      let (start, movement) = drag.map({ (record.atRest, Self.movement($0.scaled(to: size))) }) ?? record.lastDrag
    else { return nil }
    return OwnTrial(session, after: start, movement, on: size, done)
  }

  func film(on phone: CataloguePhone, scale: CGFloat) -> (any FilmSource)? {
    let session = view.session
    guard session.library != nil, let record = session.recordToReplay else { return nil }
    let (start, movement) =
      record.lastDrag ?? record.lastPress ?? (record.atRest, [(0, ChildMessage(.step, index: 1))])
    return OwnFilm(session, after: start, movement, on: phone, scale: scale)
  }

  func listen(_ listener: DistantListener?) { view.session.listener = listener }
}
