/// A transition's motions and parameters as source for another system.
@MainActor package struct MotionText {
  /// Motions first, then the other parameters as constants; choices become comments.
  package let text: String

  /// Returns nil if no motion is known; `observed` are the motions of the user's code.
  init?(
    _ entry: CatalogueEntry, _ edits: ParameterEdits, _ observed: [TransitionMotion]? = nil, in spelling: MotionSpelling
  ) {
    let parameters = MotionParameters(entry, edits)
    let motions = observed ?? parameters.motions
    guard !motions.isEmpty else { return nil }
    let name = Self.words(entry.name)
    let lines =
      motions.flatMap { Self.lines($0, spelling) }
      + parameters.others.map { Self.line($0.description, $0.value, spelling) }
    let body = lines.map { "  \($0)\n" }.joined()
    let imports = spelling.imports.filter { $0.word.isEmpty || body.contains($0.word) }.map { $0.line + "\n" }
    let command = observed == nil ? [CommandText.text(entry, edits)] : []
    let comments = (["\(entry.title). \(entry.sentence)"] + command).map(spelling.comment)
    text =
      comments.map { $0 + "\n" }.joined() + imports.joined() + (imports.isEmpty ? "" : "\n")
      + "\(spelling.opening(name))\n\(body)}\n"
  }

  private static func lines(_ motion: TransitionMotion, _ spelling: MotionSpelling) -> [String] {
    let name = words(motion.name)
    var lines = [spelling.comment(motion.remark)]
    func add(duration: Double) {
      lines.append(spelling.constant(name + ["duration"], spelling.number(duration, .seconds)))
    }
    switch motion.timing {
    case .curve(let curve, let seconds):
      if !spelling.curveHasDuration { add(duration: seconds) }
      lines.append(spelling.constant(name, spelling.curve(curve, seconds)))
    case .spring(let spring):
      if spring.dampingRatio > 1 {
        lines.append(spelling.comment("It is overdamped, and is played as a critically damped one, as in UIKit."))
      }
      if spelling.springNeedsDuration { add(duration: MotionSpelling.duration(of: spring.played)) }
      lines.append(spelling.constant(name, spelling.spring(spring)))
    }
    return lines
  }

  private static func line(
    _ parameter: ParameterDescription, _ value: ParameterValue, _ spelling: MotionSpelling
  ) -> String {
    let name = words(parameter.key)
    switch (value, parameter.kind) {
    case (.number(let divisor), .number(_, .widthDivisor)):
      return constant(name.dropLast(), spelling.number(1 / divisor, .fraction), .widthDivisor, spelling)
    case (.number(let number), .number(_, let unit)):
      return constant(name[...], spelling.number(number, unit), unit, spelling)
    case (.color(let color), _): return spelling.constant(name, spelling.color(color.hexDigits))
    default: return spelling.comment("\(parameter.label): \(ParameterText.text(value, parameter))")
    }
  }

  private static func constant(
    _ name: ArraySlice<String>, _ number: MotionSpelling.Expression, _ unit: ParameterDescription.Unit,
    _ spelling: MotionSpelling
  ) -> String {
    let note = spelling.note(unit).map { number.text.hasSuffix($0) ? "" : "  " + spelling.comment($0) } ?? ""
    return spelling.constant(Array(name), number) + note
  }

  /// The words of a name such as "shadow.offset.x", "ios-18" or "springBack", in lower case.
  private static func words(_ name: String) -> [String] {
    let separated = name.map { $0.isUppercase ? ".\($0.lowercased())" : $0 == "-" ? "." : "\($0)" }.joined()
    return separated.split(separator: ".").map(String.init)
  }
}

extension MotionText {
  package static func write(_ text: String, as spelling: MotionSpelling, to path: String) throws(StartFault) {
    guard path.hasSuffix(".\(spelling.ending)") || OutputFile.isSpecial(path) else {
      throw StartFault(.usage, "--as \(spelling.name) writes one file: end --out in .\(spelling.ending).")
    }
    try OutputFile.write(Array(text.utf8), to: path)
  }
}
