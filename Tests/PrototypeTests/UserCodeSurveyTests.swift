import Foundation
import Testing

@testable import Prototype

@Suite("The report on a person's code", .serialized) @MainActor
struct UserCodeSurveyTests {
  /// The compiler keeps its modules between the tests of a run.
  private static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-tests-modules")
    .path

  private func survey(_ files: [String: String]) throws -> [String: Any] {
    let home = try UserHome()
    for (name, text) in files { _ = try home.write(text, to: name) }
    let survey = UserCodeSurvey(UserCodeRequest([home.path]), cache: Self.cache) { _ in }
    let data = try JSONEncoder().encode(survey)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("It has the files, what is left out and why, the scenes, and the stubs that the first of them met") func runs()
    throws
  {
    let report = try survey([
      "A.swift": """
      import UIKit
      #Preview("First") { UIApplication.shared.isStatusBarHidden = true; return UIView() }
      #Preview("Second") { UIView() }
      """,
      "B.swift": "import Absent\nclass B: AbsentController {}\n",
    ])
    let project = try #require(report["project"] as? [String: Any])
    let modules = try #require(project["modules"] as? [[String: Any]])
    #expect((modules.first?["files"] as? [String])?.map { $0.split(separator: "/").last } == ["A.swift"])
    let leftOut = try #require(project["leftOut"] as? [[String: Any]])
    #expect(leftOut.map { $0["reason"] as? String } == ["it imports Absent, which is not here"])
    #expect((report["scenes"] as? [[String: Any]])?.map { $0["kind"] as? String } == ["preview", "preview"])
    let shown = try #require(report["shown"] as? [String: Any])
    #expect(shown["scene"] as? String == "First")
    let met = (shown["met"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
    #expect(met.contains { $0.contains("UIApplication.isStatusBarHidden") })
    #expect(shown["ended"] == nil)
  }

  @Test("A crash is in it with its line, and so are errors") func faults() throws {
    let crash = try survey(["A.swift": "import UIKit\n#Preview {\n  let list: [UIView] = []\n  return list[1]\n}\n"])
    let ended = (crash["shown"] as? [String: Any])?["ended"] as? [String: Any]
    #expect((ended?["location"] as? String)?.hasPrefix("A.swift:4:") == true)
    let error = try survey(["A.swift": "import UIKit\nlet a = missing\n"])
    let errors = try #require(error["errors"] as? [[String: Any]])
    #expect(errors.map { $0["line"] as? Int } == [2])
    #expect(errors.first?["text"] as? String == "cannot find 'missing' in scope")
    #expect(error["shown"] == nil)
  }
}
