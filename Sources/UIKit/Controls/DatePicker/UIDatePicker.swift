import CoreGraphics
public import Foundation
import QuartzCore

/// Chooses a date or a time in wheels, in a calendar, or from small fields that open one of them.
///
/// The automatic style is compact where a mode has one. Looks and sizes of the calendar and of the fields are our choice
/// by eye; months turn without animation, and the title of the calendar opens no wheels.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  @ViewSetting private final var chosen = Date() { didSet { setNeedsLayout() } }
  @ViewSetting private final var duration: TimeInterval = 0 { didSet { setNeedsLayout() } }
  private final var face: DateFace?
  /// Kept, so that what a cancelled transition puts back is shown by the same views.
  private final var faces: [FaceKind: DateFace] = [:]

  /// Another mode keeps the date.
  @ViewSetting open var datePickerMode = Mode.dateAndTime { didSet { renew() } }
  @ViewSetting open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { renew() } }
  /// Nil for that of the calendar, or else the user's.
  @ViewSetting open var locale: Locale? { didSet { renew() } }
  // Apple's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nil for the user's.
  @ViewSetting open var calendar: Calendar! = .current { didSet { renew() } }
  /// Nil for that of the calendar.
  @ViewSetting open var timeZone: TimeZone? { didSet { renew() } }
  /// Without effect while it is later than the other limit.
  @ViewSetting open var minimumDate: Date? { didSet { limitsChanged() } }
  @ViewSetting open var maximumDate: Date? { didSet { limitsChanged() } }
  /// A number that does not divide 60 counts as 1.
  @ViewSetting open var minuteInterval = 1 { didSet { renew() } }
  /// Whether a date that is set becomes one of the minutes that wheels show.
  @ViewSetting open var roundsToMinuteInterval = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Setting it tells no one; a date beyond a limit becomes the limit.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    chosen = allowed(roundsToMinuteInterval ? rounded(date) : date)
    if animated, window != nil { showDate(animated: true) }
  }

  /// In seconds, of the mode `.countDownTimer`: whole minutes, at least one and less than a day.
  open var countDownDuration: TimeInterval {
    get { duration }
    set { duration = newValue.isFinite ? min(max((newValue / 60).rounded(.down), 0), 24 * 60 - 1) * 60 : 0 }
  }

  /// The preferred style, if the mode has it.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
    case yearAndMonth
  }

  // MARK: Dates

  /// The calendar, with the picker's time zone and language.
  final var days: Calendar {
    var days: Calendar = calendar ?? .current
    if let timeZone { days.timeZone = timeZone }
    if let locale { days.locale = locale }
    return days
  }

  final func allowed(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let late = max(date, minimumDate ?? date)
    return min(late, maximumDate ?? late)
  }

  /// In minutes.
  final var step: Int { (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1 }

  private func rounded(_ date: Date) -> Date {
    let minute = days.component(.minute, from: date)
    return step > 1 ? date.addingTimeInterval(-60 * Double(minute % step)) : date
  }

  /// Writes a date in the picker's language, with the parts that a template names.
  final func text(_ date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = days
    formatter.locale = days.locale ?? .current
    formatter.timeZone = days.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// The order of a template's parts in the picker's language.
  final func order(of template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: days.locale ?? .current) ?? template
  }

  /// People chose a date.
  final func choose(_ date: Date) {
    let next = allowed(date)
    let isNew = next != chosen
    chosen = next
    showDate(animated: true)
    if isNew { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  final func choose(duration next: TimeInterval) {
    let isNew = next != duration
    duration = next
    showDate(animated: true)
    if isNew { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func limitsChanged() {
    let next = allowed(chosen)
    if next != chosen { chosen = next }
    setNeedsLayout()
  }

  // MARK: What is shown

  private struct FaceKind: Hashable {
    let style: UIDatePickerStyle
    let mode: Mode
  }

  /// In another language or time zone wheels have other columns, and months begin at other instants.
  private func renew() {
    faces = faces.filter { $0.value is DateFields }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var shownFace: DateFace {
    let kind = FaceKind(style: datePickerStyle, mode: datePickerMode)
    if let face, faces[kind] === face { return face }
    // Chosen again by the values that a cancelled transition puts back.
    return TransitionJournal.withoutRecording {
      face?.removeFromSuperview()
      let new = faces[kind] ?? makeFace()
      (face, faces[kind]) = (new, new)
      addSubview(new)
      showState()
      new.show(animated: false)
      return new
    }
  }

  private func makeFace() -> DateFace {
    switch (datePickerStyle, datePickerMode) {
    case (.compact, _): DateFields(of: self, datePickerMode.fields)
    case (.inline, .date), (.inline, .dateAndTime): MonthGrid(of: self, hasTime: datePickerMode == .dateAndTime)
    default: DateWheels(of: self, datePickerMode)
    }
  }

  private func showDate(animated: Bool) {
    TransitionJournal.withoutRecording { shownFace.show(animated: animated) }
  }

  open override var intrinsicContentSize: CGSize { shownFace.naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showDate(animated: false)
    TransitionJournal.withoutRecording {
      if shownFace.frame != bounds { shownFace.frame = bounds }
    }
  }

  override func stateChanged() {
    super.stateChanged()
    TransitionJournal.withoutRecording { showState() }
  }

  private func showState() {
    face?.isUserInteractionEnabled = isEnabled
    face?.alpha = isEnabled ? 1 : 0.5
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}

extension UIDatePicker.Mode {
  /// What compact fields show.
  fileprivate var fields: [DateFields.Part] {
    switch self {
    case .time: [.time]
    case .date: [.day]
    default: [.day, .time]
    }
  }
}

/// Shows the date of a picker, and lets people choose another one.
class DateFace: UIView {
  weak var picker: UIDatePicker?

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize { PickerMetrics.size }

  /// The picker decides, also for what a field opened.
  final var isReversed: Bool { (picker ?? self).laysOutRightToLeft }

  func show(animated: Bool) {}
}
