import Foundation
import Stage

/// What the window knows of the drags on one of its phones: A, or B of a comparison.
@MainActor final class PhoneSide {
  let phone: CataloguePhone
  /// Watches for drags that move nothing.
  let watch: DragWatch
  /// The releases so far.
  var history = ReleaseHistory()
  /// The replay that is shown in place of B while the transport's is in place of A; nil otherwise.
  var scrub: Scrub?
  private let guide: ReleaseGuide

  init(_ phone: CataloguePhone) { (self.phone, watch, guide) = (phone, DragWatch(phone), ReleaseGuide(phone)) }

  /// What a release of the drag in progress would be, for a finger that may be still; nil if that is not known.
  func forecast(isStill: Bool) -> ReleaseForecast? { guide.forecast(isStill: isStill) }

  /// The line that the finger has to cross.
  func releaseLine(isStill: Bool) -> ReleaseLine? { guide.line(isStill: isStill) }

  /// Adds the phone's decision to the releases.
  func keepDecision() {
    if let decision = phone.decision { history.add(decision, of: phone.entry.name) }
  }

  /// The decision that is shown: that of a replay in place of the phone, if there is one.
  func decision(in replay: Scrub?) -> DragDecision? { replay.map { $0.playback.decision } ?? phone.decision }

  /// The line about what a release would be if `isPinned`, otherwise about the last one.
  func line(in replay: Scrub?, isPinned: Bool, isStill: Bool) -> PhoneLine {
    var line = PhoneLine()
    if isPinned, let forecast = forecast(isStill: isStill) {
      line.decision = forecast.words
    } else if replay == nil, let standstill {
      let parts = standstill.split(separator: ": ", maxSplits: 1).map(String.init)
      (line.decision, line.reasons) = (parts[0].prefix(1).uppercased() + parts[0].dropFirst(), Array(parts.dropFirst()))
    } else {
      line.tell(decision(in: replay), replay == nil ? watch.missed : nil)
    }
    return line
  }

  /// Why a transition of own code does not go on although nothing moves and no finger is down; nil if it does.
  var standstill: String? {
    guard let code = phone.demo as? UserCodeDemo, code.view.session.isStill, phone.fingerPoint == nil else {
      return nil
    }
    return phone.status?.standstill()
  }
}
