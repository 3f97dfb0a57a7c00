import Stage
import Testing
import UIKit

@MainActor @Suite("Date pickers")
struct DatePickerTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
  private let picker: UIDatePicker
  private let calendar: Calendar
  private let count = Count()

  private final class Count {
    var changes = 0
  }

  init() {
    let stage = stage
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 1
    self.calendar = calendar
    picker = stage.perform { UIDatePicker(frame: CGRect(x: 35, y: 200, width: 320, height: 40)) }
    picker.calendar = calendar
    picker.date = date(2026, 3, 15, 9, 41)
    picker.addAction(UIAction { [count] _ in count.changes += 1 }, for: .valueChanged)
    stage.window.addSubview(picker)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) throws {
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
    picker.frame.size = picker.intrinsicContentSize
    try stage.settle()
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
    (view ?? stage.window).subviews.flatMap { below in
      [below as? View].compactMap(\.self) + all(type, in: below)
    }
  }

  /// Those that are seen.
  private func labels(_ text: String) -> [UILabel] {
    all(UILabel.self).filter { $0.text == text && $0.superview?.isHidden == false }
  }

  private func click(_ view: UIView) throws {
    try click(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  private func click(_ point: CGPoint) throws {
    stage.click(point)
    try stage.settle()
  }

  @Test("The automatic style is compact, and wheels where a mode has no other style")
  func styles() throws {
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
    #expect(picker.datePickerStyle == .inline)
  }

  @Test("A date beyond a limit becomes the limit, and limits in the wrong order have no effect")
  func limits() {
    picker.minimumDate = date(2026, 3, 20)
    #expect(picker.date == date(2026, 3, 20))
    picker.maximumDate = date(2026, 4, 2)
    picker.setDate(date(2027, 1, 1), animated: false)
    #expect(picker.date == date(2026, 4, 2))
    picker.minimumDate = date(2026, 5, 1)
    picker.date = date(2020, 1, 1)
    #expect(picker.date == date(2020, 1, 1) && count.changes == 0)
    (picker.minimumDate, picker.maximumDate, picker.minuteInterval) = (nil, nil, 15)
    picker.date = date(2026, 3, 15, 9, 41)
    #expect(picker.date == date(2026, 3, 15, 9, 30))
    picker.countDownDuration = 125
    #expect(picker.countDownDuration == 120)
  }

  @Test("Compact fields have the date's words, and the calendar that one opens stays until a press outside")
  func compact() throws {
    try show(.compact, .dateAndTime)
    let field = try #require(labels("Mar 15, 2026").first)
    #expect(labels("9:41\u{202f}AM").count + labels("9:41 AM").count == 1)
    let width = picker.frame.width
    try click(field)
    #expect(labels("March 2026").count == 1)
    try click(try #require(labels("18").first))
    #expect(picker.date == date(2026, 3, 18, 9, 41) && count.changes == 1)
    #expect(labels("March 2026").count == 1 && labels("Mar 18, 2026").count == 1)
    try click(CGPoint(x: 195, y: 100))
    #expect(labels("March 2026").isEmpty && count.changes == 1 && width > 100)
    try click(field)
    stage.keyDown(.escape)
    #expect(labels("March 2026").isEmpty)
    try click(field)
    picker.removeFromSuperview()
    #expect(labels("March 2026").isEmpty && stage.diagnostics == [])
  }

  @Test("The calendar begins its month below the right weekday, and its arrows turn the months")
  func calendarMonths() throws {
    try show(.inline, .date)
    // The first of March 2026 is a Sunday, the first of April a Wednesday.
    let (first, sunday) = (try #require(labels("1").first), try #require(labels("SUN").first))
    let wednesday = try #require(labels("WED").first)
    func middle(_ view: UIView) -> CGFloat { view.convert(CGPoint(x: view.bounds.midX, y: 0), to: nil).x }
    #expect(middle(first) == middle(sunday) && labels("31").count == 1)
    let arrows = all(UIButton.self)
    try click(arrows[1])
    #expect(labels("April 2026").count == 1 && labels("31").isEmpty)
    #expect(middle(try #require(labels("1").first)) == middle(wednesday))
    try click(try #require(labels("30").first))
    #expect(picker.date == date(2026, 4, 30, 9, 41) && count.changes == 1)
    picker.maximumDate = date(2026, 5, 10)
    picker.minimumDate = date(2026, 4, 10, 12)
    try stage.settle()
    #expect(!arrows[0].isEnabled && arrows[1].isEnabled)
    let allowed = all(UIControl.self).filter { $0.isEnabled && !$0.isHidden && !($0 is UIButton) && $0 !== picker }
    #expect(allowed.count == 21)
    try click(try #require(labels("9").first))
    #expect(picker.date == date(2026, 4, 30, 9, 41))
    try click(try #require(labels("10").first))
    #expect(picker.date == date(2026, 4, 10, 12))
  }

  @Test("From right to left the week begins on the right")
  func rightToLeft() throws {
    picker.semanticContentAttribute = .forceRightToLeft
    try show(.inline, .dateAndTime)
    let (sunday, monday) = (try #require(labels("SUN").first), try #require(labels("MON").first))
    #expect(sunday.frame.minX > monday.frame.minX)
  }

  @Test("Wheels stop at the date, and a day that a month does not have becomes its last one")
  func wheels() throws {
    try show(.wheels, .date)
    let wheels = try #require(all(UIPickerView.self).first)
    #expect(wheels.numberOfComponents == 3 && picker.frame.height == 216)
    #expect(labels("March").count == 1 && labels("15").count == 1 && labels("2026").count == 1)
    picker.date = date(2026, 3, 31, 9, 41)
    try stage.settle()
    #expect(labels("31").count == 1)
    // Taps turn the wheel to the row below the middle one.
    let month = try #require(labels("April").first)
    try click(month)
    #expect(picker.date == date(2026, 4, 30, 9, 41) && count.changes == 1)
    #expect(wheels.selectedRow(inComponent: 1) % 31 == 29)
  }

  @Test("Wheels of the time have twelve hours where the language has, and turn back within the limits")
  func times() throws {
    try show(.wheels, .time)
    let wheels = try #require(all(UIPickerView.self).first)
    #expect(wheels.numberOfComponents == 3 && wheels.numberOfRows(inComponent: 2) == 2)
    picker.minimumDate = date(2026, 3, 15, 9, 41)
    try click(try #require(labels("40").first))
    #expect(picker.date == date(2026, 3, 15, 9, 41) && count.changes == 0)
    #expect(wheels.selectedRow(inComponent: 1) % 60 == 41)
    try click(try #require(labels("PM").first))
    #expect(picker.date == date(2026, 3, 15, 21, 41) && count.changes == 1)
    picker.locale = Locale(identifier: "de_DE")
    try stage.settle()
    #expect(try #require(all(UIPickerView.self).first).numberOfComponents == 2)
  }

  @Test("A timer counts at least a minute")
  func timer() throws {
    picker.countDownDuration = 120
    try show(.wheels, .countDownTimer)
    #expect(labels("0 hours").count == 1 && labels("2 min").count == 1)
    try click(try #require(labels("1 min").first))
    try click(try #require(labels("0 min").first))
    #expect(picker.countDownDuration == 60 && count.changes == 1 && labels("1 min").count == 1)
  }

  @Test("An animated date turns the wheels")
  func animated() throws {
    try show(.wheels, .date)
    picker.setDate(date(2027, 3, 15), animated: true)
    stage.advance(by: 0.05)
    #expect(picker.date == date(2027, 3, 15) && labels("2026").first?.center.y != 108)
    try stage.settle()
    #expect(labels("2027").first?.center.y == 108 && count.changes == 0)
  }
}
