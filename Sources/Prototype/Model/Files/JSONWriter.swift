/// Writes JSON with two spaces of indentation, or on one line, and members in the given order.
package enum JSONWriter {
  package indirect enum Value {
    case null
    case boolean(Bool)
    case number(Double)
    /// A number as it is to be written.
    case digits(String)
    case string(String)
    case array([Value])
    case object([(key: String, value: Value)])
  }

  package static func text(_ value: Value) -> String {
    var text = ""
    write(value, indentation: "", to: &text)
    return text + "\n"
  }

  /// Without spaces or an end of the line.
  static func line(_ value: Value) -> String {
    var text = ""
    write(value, indentation: nil, to: &text)
    return text
  }

  /// `indentation` is nil for one line.
  private static func write(_ value: Value, indentation: String?, to text: inout String) {
    let inner = indentation.map { $0 + "  " }
    switch value {
    case .null: text += "null"
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .number(let number): text += number.isFinite ? ParameterText.exact(number) : "null"
    case .digits(let digits): text += digits
    case .string(let string): write(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += inner == nil ? "," : ", " }
        write(value, indentation: inner, to: &text)
      }
      text += "]"
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        if let inner { text += "\n" + inner }
        write(member.key, to: &text)
        text += inner == nil ? ":" : ": "
        write(member.value, indentation: inner, to: &text)
      }
      if let indentation { text += "\n" + indentation }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
