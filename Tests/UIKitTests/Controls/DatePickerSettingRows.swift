import Foundation
import UIKit

extension ViewSettingTable {
  static var datePickerRows: [ViewSettingRow] {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    return controlRows + [
      ViewSettingRow("UIDatePicker.datePickerMode", \UIDatePicker.datePickerMode, .date),
      ViewSettingRow("UIDatePicker.preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle, .wheels),
      ViewSettingRow("UIDatePicker.locale", \UIDatePicker.locale, Locale(identifier: "de_DE")),
      ViewSettingRow("UIDatePicker.calendar", \UIDatePicker.calendar, Calendar(identifier: .hebrew)),
      ViewSettingRow("UIDatePicker.timeZone", \UIDatePicker.timeZone, TimeZone(secondsFromGMT: 3600)),
      ViewSettingRow("UIDatePicker.date", \UIDatePicker.date, day),
      ViewSettingRow("UIDatePicker.minimumDate", \UIDatePicker.minimumDate, day),
      ViewSettingRow("UIDatePicker.maximumDate", \UIDatePicker.maximumDate, .distantFuture),
      ViewSettingRow("UIDatePicker.minuteInterval", \UIDatePicker.minuteInterval, 5),
      ViewSettingRow("UIDatePicker.roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval, false),
      ViewSettingRow("UIDatePicker.countDownDuration", \UIDatePicker.countDownDuration, 300),
    ]
  }
}
