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
      "<testsuite name=\"\(name.asXML)\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
        + "skipped=\"\(skipped)\">",
    ]
    for each in cases {
      let start = "  <testcase classname=\"\(name.asXML)\" name=\"\(each.name.asXML)\""
      guard let problem = each.problem else {
        let skipped = each.skipped.map { "><skipped message=\"\($0.asXML)\"/></testcase>" }
        lines.append(start + (skipped ?? "/>"))
        continue
      }
      let first = problem.lines().first.map(String.init) ?? ""
      lines += [
        start + ">", "    <failure message=\"\(first.asXML)\">\(problem.asXML)</failure>",
        "  </testcase>",
      ]
    }
    return (lines + ["</testsuite>"]).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// As text of XML or HTML; they have no control characters, not even as references.
  var asXML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case _ where scalar.value < 0x20 || [0xFFFE, 0xFFFF].contains(scalar.value): text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
