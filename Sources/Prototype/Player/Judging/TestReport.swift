import Foundation
import SourcePass

/// What was tested, and what was wrong, as JUnit's XML has it.
package struct TestReport: Sendable {
  package struct Case: Sendable {
    let name: String
    /// Nil if nothing was wrong.
    let problem: String?
    /// Why nothing was tested; nil if something was.
    var skipped: String?
  }

  let name: String
  var cases: [Case]

  package func write(to path: String) throws(StartFault) { try OutputFile.write(Array(xml.utf8), to: path) }

  var xml: String {
    let (failures, skipped) = (cases.count { $0.problem != nil }, cases.count { $0.skipped != nil })
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"\(Self.escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
        + "skipped=\"\(skipped)\">",
    ]
    for each in cases {
      let start = "  <testcase classname=\"\(Self.escaped(name))\" name=\"\(Self.escaped(each.name))\""
      guard let problem = each.problem else {
        let skipped = each.skipped.map { "><skipped message=\"\(Self.escaped($0))\"/></testcase>" }
        lines.append(start + (skipped ?? "/>"))
        continue
      }
      let first = problem.lines().first.map(String.init) ?? ""
      lines += [
        start + ">", "    <failure message=\"\(Self.escaped(first))\">\(Self.escaped(problem))</failure>",
        "  </testcase>",
      ]
    }
    return (lines + ["</testsuite>"]).joined(separator: "\n") + "\n"
  }

  /// XML has no control characters, not even as references.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case _ where scalar.value < 0x20 || [0xFFFE, 0xFFFF].contains(scalar.value): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
