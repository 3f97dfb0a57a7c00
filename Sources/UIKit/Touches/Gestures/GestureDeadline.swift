/// Something that a recogniser does unless something else happens first.
@MainActor final class GestureDeadline {
  private var item: Schedule.Item?
  private weak var schedule: Schedule?

  /// Whether it is still to come.
  var isPending: Bool { item != nil }

  /// Has `work` done in `seconds` of the world's time, in place of what was to be done; endless ones never end.
  func set(in seconds: Double, for view: UIView?, _ work: @escaping () -> Void) {
    cancel()
    guard let application = view?.application, seconds.isFinite else { return }
    schedule = application.schedule
    item = application.schedule.add(at: application.world.now + seconds) { [weak self] in
      self?.item = nil
      work()
    }
  }

  /// Takes it back.
  func cancel() {
    if let item { schedule?.cancel(item) }
    item = nil
  }
}
