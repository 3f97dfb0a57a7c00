import CoreGraphics
import Foundation
import QuartzCore

/// The days of a month, of which one is chosen.
final class MonthGrid: DateFace {
  private let title = UILabel()
  private let arrows = [UIButton(type: .system), UIButton(type: .system)]
  private let weekdays = (0..<7).map { _ in UILabel() }
  let cells = (0..<42).map { _ in DayCell() }
  private let line = UIView()
  private let timeLabel = UILabel()
  private let time: DateFields?
  /// The first day of the month that is shown.
  private var month = Date.distantPast
  /// The date that was shown last: only another one brings its month back.
  private var known = Date.distantPast

  init(of picker: UIDatePicker, hasTime: Bool) {
    time = hasTime ? DateFields(of: picker, [.time]) : nil
    super.init(of: picker)
    title.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    for (arrow, (symbol, step)) in zip(arrows, [("chevron.backward", -1), ("chevron.forward", 1)]) {
      arrow.setImage(UIImage(systemName: symbol), for: .normal)
      arrow.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
    }
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    for cell in cells {
      cell.addAction(UIAction { [weak self, unowned cell] _ in self?.choose(cell.day) }, for: .touchUpInside)
    }
    timeLabel.text = "Time"
    line.backgroundColor = .separator
    for view in [title] + arrows + weekdays + cells { addSubview(view) }
    if let time { for view in [line, timeLabel, time] { addSubview(view) } }
  }

  required init?(coder: NSCoder) { nil }

  override var naturalSize: CGSize {
    CGSize(
      width: DateMetrics.gridWidth,
      height: DateMetrics.header + DateMetrics.weekday + 6 * DateMetrics.day + (time == nil ? 0 : DateMetrics.timeRow))
  }

  // MARK: The month

  private func turn(by step: Int) {
    guard let picker, let next = picker.days.date(byAdding: .month, value: step, to: month) else { return }
    month = next
    showMonth(of: picker)
  }

  override func show(animated: Bool) {
    guard let picker else { return }
    if picker.date != known {
      known = picker.date
      month = picker.days.dateInterval(of: .month, for: known)?.start ?? known
    }
    showMonth(of: picker)
    time?.show(animated: animated)
  }

  private func showMonth(of picker: UIDatePicker) {
    let days = picker.days
    title.text = picker.text(month, "yMMMM")
    for (index, label) in weekdays.enumerated() {
      label.text = days.shortStandaloneWeekdaySymbols[(days.firstWeekday - 1 + index) % 7].uppercased()
    }
    let offset = (days.component(.weekday, from: month) - days.firstWeekday + 7) % 7
    let count = days.range(of: .day, in: .month, for: month)?.count ?? 0
    for (index, cell) in cells.enumerated() {
      let number = index - offset
      cell.isHidden = number < 0 || number >= count
      guard !cell.isHidden, let day = days.date(byAdding: .day, value: number, to: month) else { continue }
      cell.show(
        day, number: number + 1, isToday: days.isDateInToday(day), isChosen: days.isDate(day, inSameDayAs: picker.date))
      cell.isEnabled = isAllowed(day, picker)
    }
    let next = days.date(byAdding: .month, value: 1, to: month) ?? month
    arrows[0].isEnabled = picker.minimumDate.map { $0 < month } ?? true
    arrows[1].isEnabled = picker.maximumDate.map { $0 >= next } ?? true
    setNeedsLayout()
  }

  /// Whether some time of the day is within the limits.
  private func isAllowed(_ day: Date, _ picker: UIDatePicker) -> Bool {
    let end = picker.days.date(byAdding: .day, value: 1, to: day) ?? day
    return picker.allowed(day) < end && picker.allowed(end) >= day
  }

  /// The time stays.
  private func choose(_ day: Date) {
    guard let picker else { return }
    let days = picker.days
    var parts = days.dateComponents([.era, .year, .month, .day], from: day)
    let clock = days.dateComponents([.hour, .minute, .second], from: picker.date)
    (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
    picker.choose(days.date(from: parts) ?? day)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let (isReversed, width) = (isReversed, bounds.width)
    /// From the side where reading begins.
    func frame(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(origin: CGPoint(x: isReversed ? width - x - size.width : x, y: y), size: size)
    }
    let (header, day) = (DateMetrics.header, DateMetrics.day)
    let left = max(0, (width - DateMetrics.gridWidth) / 2)
    let column = (width - 2 * (left + DateMetrics.margin)) / 7
    title.frame = frame(left + DateMetrics.margin + 4, 0, CGSize(width: max(0, width - 2 * left - 120), height: header))
    for (index, arrow) in arrows.enumerated() {
      let x = width - left - DateMetrics.margin - CGFloat(2 - index) * DateMetrics.day
      arrow.frame = frame(x, 0, CGSize(width: DateMetrics.day, height: header))
    }
    for (index, label) in weekdays.enumerated() {
      let x = left + DateMetrics.margin + CGFloat(index) * column
      label.frame = frame(x, header, CGSize(width: column, height: DateMetrics.weekday))
    }
    for (index, cell) in cells.enumerated() {
      cell.frame = frame(
        left + DateMetrics.margin + CGFloat(index % 7) * column,
        header + DateMetrics.weekday + CGFloat(index / 7) * day, CGSize(width: column, height: day))
    }
    guard let time else { return }
    let (y, size) = (header + DateMetrics.weekday + 6 * day, time.naturalSize)
    line.frame = CGRect(x: left + DateMetrics.margin, y: y, width: 7 * column, height: 0.5)
    let middle = y + DateMetrics.timeRow / 2
    timeLabel.frame = frame(
      left + DateMetrics.margin + 4, y, CGSize(width: 7 * column - size.width - 8, height: DateMetrics.timeRow))
    time.frame = frame(left + DateMetrics.margin + 7 * column - size.width, middle - size.height / 2, size)
  }
}

/// A day of the calendar: today's number and the chosen one have the tint, and the chosen one a ground.
final class DayCell: UIControl {
  private(set) var day = Date.distantPast
  private let label = UILabel()
  private let ground = UIView()
  private var isToday = false

  override func setUp() {
    super.setUp()
    ground.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(ground)
    addSubview(label)
  }

  func show(_ day: Date, number: Int, isToday: Bool, isChosen: Bool) {
    (self.day, self.isToday) = (day, isToday)
    label.text = "\(number)"
    isSelected = isChosen
    stateChanged()
  }

  override func stateChanged() {
    super.stateChanged()
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.textColor =
      !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tintColor : .label
    ground.backgroundColor = isSelected ? tintColor.withAlphaComponent(isToday ? 1 : 0.15) : .clear
    ground.alpha = isHighlighted ? 0.5 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(DateMetrics.day, bounds.width, bounds.height) - 2
    ground.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ground.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}

/// In points: our choice by eye.
enum DateMetrics {
  static let gridWidth: CGFloat = 320
  static let margin: CGFloat = 12
  static let header: CGFloat = 44
  static let weekday: CGFloat = 22
  static let day: CGFloat = 42
  static let timeRow: CGFloat = 50
  /// Of a compact field, its text's distance from the sides, and the distance of two.
  static let fieldHeight: CGFloat = 34
  static let fieldMargin: CGFloat = 12
  static let fieldGap: CGFloat = 6
  static let fieldRadius: CGFloat = 8
  /// What a field opens.
  static let platterMargin: CGFloat = 8
  static let platterRadius: CGFloat = 16
  static let platterGap: CGFloat = 8
}
