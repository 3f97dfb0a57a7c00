import CoreGraphics
import Foundation
import Motion
import Stage
import UIKit

/// Explains the last decision: the decision map, the margins, the slop, and how smooth the swipe was.
@MainActor final class DecisionPage: PanelPage {
  let map = DecisionMapView()
  private let reason = PageText(isStrong: true)
  private let slop = PageText()
  private let heading = PanelText.heading("Continuity of the last swipe")
  private let values: [PageValue]
  private let note = PageText()
  private let column = ColumnView()
  private let terms = PageText()
  private let phone: CataloguePhone
  /// Whether the page is about the second phone of a comparison.
  let isSecond: Bool
  private var continuity: Continuity? { didSet { showContinuity() } }
  private var player: (any Player)?

  /// `other` opens the page about the other phone.
  init(_ phone: CataloguePhone, isSecond: Bool, other: @escaping () -> Void) {
    (self.phone, self.isSecond) = (phone, isSecond)
    values = Self.rows.map { PageValue($0.title, help: $0.help) }
    otherPhone = PanelButton(isSecond ? "A" : "B", isPlain: true, pressed: other)
    super.init(.decision, title: Self.idleTitle)
    otherPhone.toolTip = "The reasons on the other phone."
    offersOther = isSecond
    showOther()
    column.add(map, height: DecisionMapView.height, after: 0)
    let reason = reason
    column.add(reason, height: reason.height, after: 6)
    for text in [slop, terms] { column.add(text, height: text.height, after: 4) }
    column.add(heading, height: 18, after: 8)
    for value in values { column.add(value, height: PageValue.height) }
    let note = note
    column.add(note, height: note.height, after: 2)
    column.addSpace(10)
    scroller.column = column
    showContinuity()
  }

  private let otherPhone: PanelButton

  /// Whether the other phone of a comparison has reasons to open.
  var offersOther = false { didSet { if offersOther != oldValue { showOther() } } }

  private func showOther() { buttons = offersOther ? [otherPhone] : [] }

  private static let idleTitle = "When it finishes"
  private static let rows = [
    (title: "Position jump", help: "The distance that the screen jumps at the release."),
    (
      title: "Speed at release",
      help:
        "The screen's speed after the release, as a multiple of the finger's: at × 1 it goes on as the finger moved, "
        + "at × 0 it stops, and below that it turns back."
    ),
    (title: "Finger lag", help: "The greatest distance between the finger and the screen that follows it."),
    (title: "Dead time", help: "The time from the finger's first movement until the transition moves."),
  ]

  override var keepsParameters: Bool { true }

  override func height(in width: CGFloat) -> CGFloat {
    fold(in: width)
    return Self.barHeight + column.height
  }

  private func fold(in width: CGFloat) {
    for text in [reason, slop, terms, note] { text.width = max(80, width - 2 * PanelMetrics.margin) }
    // Without a rule there is nothing to draw.
    column.fold { [unowned self] view in
      switch view {
      case map: map.content == nil
      case heading: continuity == nil
      case let value as PageValue: continuity == nil && values.contains(value)
      case note: continuity != nil
      default: false
      }
    }
  }

  /// Shows the rule with the present parameters, the releases so far, and the reasons for the last decision.
  ///
  /// `letter` names the phone in a comparison.
  func refresh(_ history: ReleaseHistory, present: ReleaseForecast?, missed: MissedDrag?, letter: String? = nil) {
    let decision = phone.decision
    if let rule = phone.releaseRule {
      let width = decision?.decision.release.width ?? phone.track?.length.native ?? phone.stage.screenSize.width.native
      map.content = DecisionMapView.Content(
        rule: rule, width: present?.release.width ?? width, decisions: history[phone.entry.name],
        present: present?.release)
    } else {
      map.content = nil
    }
    title = decision.map { $0.finishes ? "Finished" : "Cancelled" } ?? Self.idleTitle
    if missed != nil { title = "Nothing moved" }
    reason.text = missed?.sentence ?? decision?.text.withMinusSigns ?? Self.sentence(phone)
    if let present {
      let decision = DragDecision(present.rule.decision(for: present.release), isReversed: present.isReversed)
      title = decision.finishes ? "Would finish" : "Would cancel"
      reason.text = decision.text.withMinusSigns
    }
    if let letter { title = "\(letter): \(title.prefix(1).lowercased())\(title.dropFirst())" }
    slop.text = Self.slopText(phone, present?.release ?? decision?.decision.release).withMinusSigns
    terms.text = Self.terms(phone)
    fold(in: bounds.width)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private static func sentence(_ phone: CataloguePhone) -> String {
    if !phone.screens.isKnown { return "Your own code decides. Drag a screen to see what it decided, and when." }
    guard phone.entry.back != nil else { return "No drag ends this transition." }
    return "A release in the green part finishes, one in the red part cancels. Drag a screen to see yours."
  }

  /// Explains the rule's terms and line.
  private static func terms(_ phone: CataloguePhone) -> String {
    guard let rule = phone.releaseRule, phone.entry.back != nil else { return "" }
    let word =
      switch rule {
      case .leading(let seconds, _, _):
        seconds > 0 ? "A release counts as if \(FixedText.short(seconds, decimals: 2)) s later. " : ""
      case .projection: "Projected: where the screen would come to rest if it went on by itself. "
      default: ""
      }
    return word
      + "The line on the phone: once the screen's edge, or else the finger, has passed it, a release finishes."
  }

  /// How much of the finger's movement does not count.
  private static func slopText(_ phone: CataloguePhone, _ release: Release?) -> String {
    guard phone.entry.back != nil else { return "" }
    let slop = FixedText.text(phone.slop.native, decimals: 0)
    guard let release, release.width > 0 else {
      return "Slop: the first \(slop) pt of a drag move nothing and do not count."
    }
    let moved = release.progress * release.width
    let (finger, counted) = (moved + phone.slop.native, FixedText.text(moved, decimals: 0))
    return
      "Slop: of about \(FixedText.text(finger, decimals: 0)) pt the first \(slop) do not count. \(counted) of "
      + "\(FixedText.text(release.width, decimals: 0)) pt are \(FixedText.text(100 * release.progress, decimals: 1)) %."
  }

  func measure(_ next: (any Player)?) {
    player?.close()
    player = next
    if next == nil { continuity = nil }
    let scale = phone.stage.screenScale
    next?.record { [weak self] recording in
      self?.continuity = recording.flatMap { Continuity($0, scale: scale) }
      self?.player?.close()
      self?.player = nil
    }
  }

  var continuityText: String? { continuity?.text }

  private func showContinuity() {
    if let continuity {
      for (value, text) in zip(values, continuity.values) { value.text = text.withMinusSigns }
    }
    note.text = "After a swipe, its continuity stands here: whether position and speed jump at the release."
    fold(in: bounds.width)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    fold(in: bounds.width)
    super.layoutSubviews()
  }
}
