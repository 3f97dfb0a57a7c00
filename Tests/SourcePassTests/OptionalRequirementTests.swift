import Testing

@testable import SourcePass

@Suite("Optional requirements of the user's protocols")
struct OptionalRequirementTests {
  private func lines(_ source: String) -> [String] {
    SourcePass.arriving(source).text.split(separator: "\n").map(String.init)
  }

  @Test(
    "A requirement may throw, its default does, and a member with an optional result turns that into nil",
    arguments: [
      (
        "func height(for width: Double, _ scale: Double) -> Double",
        "func height(for width: Double, _ scale: Double) throws -> Double",
        "func height(for width: Double, _ scale: Double) -> Double? { try? self.height(for: width, scale) as Double }"
      ),
      ("func told()", "func told() throws", "func told() -> Void? { try? self.told() as Void }"),
      (
        "static func make() -> any P", "static func make() throws -> any P",
        "static func make() -> (any P)? { try? self.make() as any P }"
      ),
      (
        "func all() async -> [Int]", "func all() async throws -> [Int]",
        "func all() async -> [Int]? { try? await self.all() as [Int] }"
      ),
      ("var row: Row { get set }", "var row: Row { get throws }", "var row: Row? { try? self.row as Row }"),
      (
        "func risky() throws -> Int", "func risky() throws -> Int",
        "func risky() throws -> Int? { do { return try self.risky() as Int } catch is AbsentRequirement { return nil } }"
      ),
      (
        "func make() -> () -> Int?", "func make() throws -> () -> Int?",
        "func make() -> (() -> Int?)? { try? self.make() as () -> Int? }"
      ),
    ])
  func members(source: String, requirement: String, question: String) {
    let lines = lines("@objc protocol A {\n  @objc optional \(source)\n}")
    let head = requirement.replacing(" { get throws }", with: "")
    let body = "{ throw AbsentRequirement() }"
    let type = source.contains("->") || source.hasPrefix("var") ? "" : " -> Void"
    let fallback = requirement.hasPrefix("var") ? "\(head) { get throws \(body) }" : "\(requirement)\(type) \(body)"
    #expect(lines[0] == "      protocol A: A_optional {")
    #expect(lines[1] == "        @_disfavoredOverload \(requirement)")
    #expect(lines[3] == "protocol A_optional: AnyObject {}; extension A_optional { @_disfavoredOverload \(fallback) }")
    #expect(lines[4] == "extension A { \(question) }")
    #expect(lines[5] == "fileprivate struct AbsentRequirement: Error {}" && lines.count == 6)
  }

  @Test("A result that can be nil needs no second member, and its default is nil")
  func optionalResults() {
    let source = """
      @objc public protocol P: Q {
        @objc optional func c(
          _ x: Int
        ) -> UIView?
        @objc optional var d: String? { get }
        @objc optional var e: Int! { get set }
      }
      """
    let fallbacks = "func c( _ x: Int ) -> UIView? { nil }; var d: String? { nil }; var e: Int! { get { nil } set {} }"
    #expect(lines(source)[0] == "      public protocol P: Q, P_optional {")
    #expect(lines(source)[1] == "                 func c(")
    #expect(
      lines(source).last
        == "public protocol P_optional: AnyObject {}; public extension P_optional { \(fallbacks) }")
  }

  @Test("Attributes go on to the members, except those of Objective-C, and the error is declared once")
  func attributes() {
    let source = """
      @objc private protocol P where Self: UIView {
        @available(iOS 13, *) @objc(a:) @MainActor optional func a() -> Int
      }
      @objc protocol Q { @objc optional func b() }
      """
    let lines = lines(source)
    #expect(lines[0] == "      private protocol P: P_optional where Self: UIView {")
    #expect(
      lines[5]
        == "fileprivate extension P { @available(iOS 13, *) @MainActor func a() -> Int? { try? self.a() as Int } }")
    #expect(lines.count { $0.contains("struct AbsentRequirement") } == 1 && lines.count == 9)
  }

  @Test("A property that a layer makes at run time is stored under its name") func managed() {
    let text = lines("@NSManaged var radius: CGFloat\n@NSManaged public var tint: UIColor?\n")
    #expect(
      text[0] == "           var radius: CGFloat "
        + "{ get { managedValue(value(forKey: \"radius\")) } set { setValue(newValue, forKey: \"radius\") } }")
    #expect(text[1].hasPrefix("           public var tint: UIColor? { get { managedValue(value(forKey: \"tint\"))"))
    #expect(text.count == 3)
  }
}
