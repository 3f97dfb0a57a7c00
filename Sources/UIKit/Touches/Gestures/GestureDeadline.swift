/// Work that a recogniser does at a later time unless the work is cancelled.
@MainActor final class GestureDeadline {
  private var item: Schedule.Item?
  private weak var schedule: Schedule?

  /// Whether the work is still to be done.
  var isPending: Bool { item != nil }

  /// Does `work` after `seconds` of the world's time, in place of the work set before; never if that is infinite.
  func set(in seconds: Double, for view: UIView?, _ work: @escaping () -> Void) {
    cancel()
    guard let application = view?.application, seconds.isFinite else { return }
    schedule = application.schedule
    item = application.schedule.add(at: application.world.now + seconds) { [weak self] in
      self?.item = nil
      work()
    }
  }

  /// Makes `recognizer` fail after `seconds`.
  func fail(_ recognizer: UIGestureRecognizer, in seconds: Double) {
    set(in: seconds, for: recognizer.view) { [weak recognizer] in recognizer?.state = .failed }
  }

  /// Cancels the work.
  func cancel() {
    if let item { schedule?.cancel(item) }
    item = nil
  }
}
