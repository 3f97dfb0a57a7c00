import CoreGraphics
import Foundation

/// The wheels of a date picker; a date that does not exist, or is beyond a limit, turns them on to the nearest.
final class DateWheels: DateFace, UIPickerViewDataSource, UIPickerViewDelegate {
  enum Column {
    /// Days in their order, over years.
    case dayInOrder
    case month, day, year
    case hour, minute, halfDay
    case hours
  }

  let wheels = UIPickerView()
  private let columns: [Column]
  private let is12Hours: Bool
  /// In the middle of the wheel of days in their order.
  private let middle: Date

  /// On either side.
  private static let mostDays = 36_500
  /// How often the values of a wheel without ends follow each other.
  private static let repeats = 101
  private static let lastYear = 9_999

  init(of picker: UIDatePicker, _ mode: UIDatePicker.Mode) {
    is12Hours = picker.order(of: "j").contains("a")
    middle = picker.days.startOfDay(for: picker.date)
    let clock: [Column] = is12Hours ? [.hour, .minute, .halfDay] : [.hour, .minute]
    columns =
      switch mode {
      case .time: clock
      case .date: Self.ordered(picker.order(of: "yMMMMd"))
      case .yearAndMonth: Self.ordered(picker.order(of: "yMMMM"))
      case .dateAndTime: [.dayInOrder] + clock
      case .countDownTimer: [.hours, .minute]
      }
    super.init(of: picker)
    (wheels.dataSource, wheels.delegate) = (self, self)
    addSubview(wheels)
  }

  required init?(coder: NSCoder) { nil }

  private static func ordered(_ format: String) -> [Column] {
    let columns = format.compactMap { letter -> Column? in
      switch letter {
      case "y", "u": .year
      case "M", "L": .month
      case "d": .day
      default: nil
      }
    }
    return columns.enumerated().filter { !columns[..<$0.offset].contains($0.element) }.map(\.element)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  // MARK: Rows

  private func count(_ column: Column) -> Int {
    guard let picker else { return 0 }
    return switch column {
    case .dayInOrder: 2 * Self.mostDays + 1
    case .month: picker.days.monthSymbols.count
    case .day: picker.days.maximumRange(of: .day)?.count ?? 31
    case .year: Self.lastYear
    case .hour: is12Hours ? 12 : 24
    case .hours: 24
    case .minute: 60 / picker.step
    case .halfDay: 2
    }
  }

  private static func hasEnds(_ column: Column) -> Bool {
    switch column {
    case .dayInOrder, .year, .halfDay: true
    default: false
    }
  }

  /// The value of the present date, from 0.
  private func value(_ column: Column, of picker: UIDatePicker) -> Int {
    let (days, date) = (picker.days, picker.date)
    func part(_ component: Calendar.Component) -> Int { days.component(component, from: date) }
    return switch column {
    case .dayInOrder:
      Self.mostDays + (days.dateComponents([.day], from: middle, to: days.startOfDay(for: date)).day ?? 0)
    case .month: part(.month) - 1
    case .day: part(.day) - 1
    case .year: part(.year) - 1
    case .hour: part(.hour) % (is12Hours ? 12 : 24)
    case .halfDay: part(.hour) / 12
    case .hours: Int(picker.countDownDuration) / 3600
    case .minute:
      (columns.contains(.hours) ? Int(picker.countDownDuration) / 60 % 60 : part(.minute)) / picker.step
    }
  }

  override func show(animated: Bool) {
    guard let picker else { return }
    for (number, column) in columns.enumerated() {
      let (count, selected) = (count(column), wheels.selectedRow(inComponent: number))
      var row = min(max(value(column, of: picker), 0), count - 1)
      if !Self.hasEnds(column) {
        // The nearest row of this value, at first one in the middle.
        let near = selected < count ? count * (Self.repeats / 2) : selected - selected % count
        row =
          [near - count + row, near + row, near + count + row].min { abs($0 - selected) < abs($1 - selected) } ?? row
        row = min(max(row, 0), count * Self.repeats - 1)
      }
      if row != selected { wheels.selectRow(row, inComponent: number, animated: animated) }
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let column = columns[component]
    return count(column) * (Self.hasEnds(column) ? 1 : Self.repeats)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch columns[component] {
    case .dayInOrder: bounds.width * 0.42
    case .month: bounds.width * 0.46
    default: 0
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard let picker else { return nil }
    let (days, value) = (picker.days, row % count(columns[component]))
    switch columns[component] {
    case .dayInOrder:
      let day = days.date(byAdding: .day, value: value - Self.mostDays, to: middle) ?? middle
      return picker.text(day, "EEEMMMd")
    case .month: return days.standaloneMonthSymbols[value]
    case .day, .year: return "\(value + 1)"
    case .hour: return "\(is12Hours && value == 0 ? 12 : value)"
    case .minute:
      let minute = value * picker.step
      return columns.contains(.hours) ? "\(minute) min" : minute < 10 ? "0\(minute)" : "\(minute)"
    case .halfDay: return value == 0 ? days.amSymbol : days.pmSymbol
    case .hours: return value == 1 ? "1 hour" : "\(value) hours"
    }
  }

  // MARK: Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    var values: [Column: Int] = [:]
    for (number, column) in columns.enumerated() {
      values[column] = wheels.selectedRow(inComponent: number) % count(column)
    }
    if let hours = values[.hours], let minute = values[.minute] {
      return picker.choose(duration: max(60, Double(hours * 60 + minute * picker.step) * 60))
    }
    if let date = date(of: values, picker) { picker.choose(date) }
  }

  private func date(of values: [Column: Int], _ picker: UIDatePicker) -> Date? {
    let days = picker.days
    var parts = days.dateComponents([.era, .year, .month, .day, .hour, .minute], from: picker.date)
    if let offset = values[.dayInOrder],
      let day = days.date(byAdding: .day, value: offset - Self.mostDays, to: middle)
    {
      let chosen = days.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
    }
    if let month = values[.month] { parts.month = month + 1 }
    if let year = values[.year] { parts.year = year + 1 }
    if let day = values[.day] { parts.day = day + 1 }
    if let hour = values[.hour] { parts.hour = hour + 12 * (values[.halfDay] ?? 0) }
    if let minute = values[.minute] { parts.minute = minute * picker.step }
    // A month may be too short for the day.
    var first = parts
    first.day = 1
    let month = days.date(from: first)
    if let last = month.flatMap({ days.range(of: .day, in: .month, for: $0)?.count }), let day = parts.day {
      parts.day = min(day, last)
    }
    return days.date(from: parts)
  }
}
