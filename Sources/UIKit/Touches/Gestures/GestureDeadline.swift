/// Work for a later time unless it is cancelled.
@MainActor final class GestureDeadline {
  private var item: Schedule.Item?
  private weak var schedule: Schedule?

  var isPending: Bool { item != nil }

  /// In place of the work set before; `seconds` are of the world's time, and infinity means never.
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
  func fail(_ recognizer: UIGestureRecognizer, in seconds: Double, because reason: String) {
    set(in: seconds, for: recognizer.view) { [weak recognizer] in recognizer?.fail(because: reason) }
  }

  func cancel() {
    if let item { schedule?.cancel(item) }
    item = nil
  }
}
