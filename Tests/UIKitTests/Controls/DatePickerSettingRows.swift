import UIKit

extension ViewSettingTable {
  private static let day = Date(timeIntervalSinceReferenceDate: 0)

  static let datePickerRows: [ViewSettingRow<UIDatePicker>] = [
    ViewSettingRow("UIDatePicker.datePickerMode", \.datePickerMode, .date),
    ViewSettingRow("UIDatePicker.preferredDatePickerStyle", \.preferredDatePickerStyle, .wheels),
    ViewSettingRow("UIDatePicker.locale", \.locale, Locale(identifier: "de_DE")),
    ViewSettingRow("UIDatePicker.calendar", \.calendar, Calendar(identifier: .hebrew)),
    ViewSettingRow("UIDatePicker.timeZone", \.timeZone, TimeZone(secondsFromGMT: 3600)),
    ViewSettingRow("UIDatePicker.date", \.date, day),
    ViewSettingRow("UIDatePicker.minimumDate", \.minimumDate, day),
    ViewSettingRow("UIDatePicker.maximumDate", \.maximumDate, .distantFuture),
    ViewSettingRow("UIDatePicker.minuteInterval", \.minuteInterval, 5),
    ViewSettingRow("UIDatePicker.roundsToMinuteInterval", \.roundsToMinuteInterval, false),
    ViewSettingRow("UIDatePicker.countDownDuration", \.countDownDuration, 300),
  ]
}
