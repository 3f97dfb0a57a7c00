import Foundation
import OwnThread
import Testing

@testable import Workshop

@Suite("Source in which something is mended", .onOwnThread, .serialized)
struct MendedBuildTests {
  private static let panel = """
    import UIKit
    final class Row: NSObject { let number = 7 }
    struct Size: Equatable { var width = 1.5 }
    enum Kind { case plain, round }
    struct Fault: Error {}

    @objc protocol Panel: NSObjectProtocol {
      @objc optional func height(for row: Int) -> Double
      @objc optional func row() -> Row
      @objc optional func size() -> Size
      @objc optional func kind() -> Kind
      @objc optional func names() -> [String]
      @objc optional func view() -> UIView?
      @objc optional func told()
      @objc optional func risky(_ fails: Bool) throws -> Int
      @objc optional func panel(_ panel: Int, did b: Int) -> Int
      @objc optional func panel(_ a: Int, will b: Int)
      @objc optional static func make() -> Row
      @objc optional var list: Row { get }
      @objc optional var title: String? { get }
      @objc optional var count: Int { get set }
    }
    final class Silent: NSObject, Panel {}
    final class Telling: NSObject, Panel {
      func height(for row: Int) -> Double { Double(row) }
      func row() -> Row { Row() }
      func size() -> Size { Size() }
      func kind() -> Kind { .round }
      func names() -> [String] { ["a", "b"] }
      func view() -> UIView? { UIView() }
      func told() {}
      func risky(_ fails: Bool) throws -> Int { if fails { throw Fault() } else { 5 } }
      func panel(_ a: Int, did b: Int) -> Int { a + b }
      func panel(_ a: Int, will b: Int) {}
      static func make() -> Row { Row() }
      lazy var list = Row()
      let title: String? = "title"
      var count = 3
      func own() -> Double { height(for: 3) + Double(list.number + row().number + count) }
    }

    """

  private static let questions = """
    import UIKit
    final class Screen: UIViewController {
      weak var delegate: Panel?
      var completion: ((Bool) -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let (silent, telling) = (Silent(), Telling())
        for other in [nil, silent] as [Panel?] {
          delegate = other
          precondition((delegate?.height?(for: 3) ?? 4) == 4 && delegate?.row?() == nil && delegate?.size?() == nil)
          if let kind = delegate?.kind?() { fatalError("\\(kind)") }
          let names = delegate?.names?()
          precondition(names == nil && delegate?.names?().count == nil && delegate?.names?()[1] == nil)
          precondition(delegate?.view?() == nil && delegate?.told?() == nil && (try? delegate?.risky?(true)) == .some(nil))
          precondition(delegate?.panel?(1, did: 2) == nil && delegate?.list == nil && delegate?.list?.number == nil)
          precondition(delegate?.title == nil && (delegate?.count ?? 9) == 9)
          delegate?.panel?(1, will: 2)
        }
        delegate = telling
        precondition((delegate?.height?(for: 3) ?? 4) == 3 && delegate?.row?().number == 7)
        precondition(delegate?.size?() == Size() && delegate?.kind?() == .round && delegate?.names?()[1] == "b")
        precondition(delegate?.view?() != nil && delegate?.told?() != nil && delegate?.panel?(1, did: 2) == 3)
        precondition((try? delegate?.risky?(false)) == 5 && (try? delegate?.risky?(true)) == nil)
        let list = delegate?.list
        precondition(list?.number == 7 && delegate?.title == "title" && delegate?.count == 3 && telling.own() == 20)
        precondition(type(of: telling as Panel).make?().number == 7 && type(of: silent as Panel).make?() == nil)
        precondition([silent as Panel, telling].map { $0.height?(for: 2) } == [nil, 2])
        completion?(true)
      }
    }
    #Preview { Screen() }
    """

  @Test("An optional requirement is nil where a type leaves it out, else its value", arguments: [5, 6])
  func answers(language: Int) async throws {
    let bench = try Bench()
    try bench.write(
      language == 6 ? Self.panel.replacing("@objc protocol", with: "@MainActor @objc protocol") : Self.panel,
      to: "A.swift")
    try bench.write(Self.questions, to: "B.swift")
    let library = try bench.build(language: language)
    #expect(library.warnings.map(\.text) == [])
    try await MainActor.run {
      let puppet = try Puppet.shown(library)
      #expect(puppet.ending == nil, "\(String(describing: puppet.ending))")
      #expect(puppet.color(200, 800) == 0x00FF00)
    }
  }

  @Test("Calls of UIKit's requirements, overridden root methods, networks and modules of folders compile")
  func others() throws {
    let bench = try Bench()
    try FileManager.default.createDirectory(atPath: "\(bench.folder)/Cards", withIntermediateDirectories: true)
    try bench.write(
      "import Foundation\nstruct Card { var request: URLRequest?; var session = URLSession.shared }\n",
      to: "Cards/Card.swift")
    try bench.write(
      """
      import Cards
      import UIKit
      final class Screen: UIViewController, UIScrollViewDelegate {
        weak var scroll: UIScrollViewDelegate?
        weak var table: UITableViewDelegate?
        let text = NSMutableAttributedString()
        override func viewDidLoad() {
          super.viewDidLoad()
          scroll?.scrollViewDidScroll?(UIScrollView())
          _ = table?.tableView?(UITableView(), heightForRowAt: IndexPath())
          text.append(NSAttributedString())
        }
        func move(_ animator: UIViewImplicitlyAnimating) { animator.addAnimations? { self.view.alpha = 0 } }
      }
      final class Keeper: NSObject {
        let card = Card()
        override func responds(to aSelector: Selector!) -> Bool { true }
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      final class Ring: CALayer {
        @NSManaged var radius: CGFloat
        @NSManaged var center: CGPoint
        @NSManaged var tint: UIColor?
        @NSManaged var dots: [Int]
        @NSManaged var isOpen: Bool
        @NSManaged var title: String
      }
      """, to: "Screen.swift")
    let reports = try bench.messages().map(\.report).joined()
    #expect(reports == "")
  }

  @Test("Errors that remain have the user's own line and column, also in mended lines")
  func errors() throws {
    let bench = try Bench()
    try bench.write(
      """
      import UIKit
      func f(_ d: UIScrollViewDelegate, _ v: UIScrollView) { let a = 0.5; d.scrollViewDidScroll?(v); missing() }
      func g(_ v: UIView) { _ = v.layer?.bounds }
      class A: UIView { override func layoutSubview() {} }
      """)
    let errors = try bench.errors()
    #expect(errors.map(\.line) == [2, 3, 4] && errors.map(\.column) == [96, 34, 33])
    #expect(errors[0].text == "cannot find 'missing' in scope")
    #expect(errors[1].text == "cannot use optional chaining on non-optional value of type 'CALayer'")
  }

  @Test("The next build of a mended file compiles once, until the line means something else")
  func memory() throws {
    let bench = try Bench()
    let toolchain = try Bench.toolchain()
    let programs = "\(bench.folder)/bin"
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    try bench.write(
      program: "echo >> '\(bench.folder)/count'; exec '\(toolchain.programs)/swift-frontend' \"$@\"",
      to: "bin/swift-frontend")
    try FileManager.default.createSymbolicLink(
      atPath: "\(programs)/ld.lld", withDestinationPath: "\(toolchain.programs)/ld.lld")
    try FileManager.default.createSymbolicLink(
      atPath: "\(bench.folder)/lib", withDestinationPath: "\(toolchain.programs)/../lib")
    let build = UserBuild(
      engine: try Bench.engine(), toolchain: Toolchain(programs: programs, version: toolchain.version),
      cache: Bench.cache, language: 5)
    let memory = BuildMemory()
    func compilations(of source: String) throws -> Int {
      let path = try bench.write(source)
      try? FileManager.default.removeItem(atPath: "\(bench.folder)/count")
      _ = try build.make([path], memory: memory)
      return try String(contentsOfFile: "\(bench.folder)/count", encoding: .utf8).utf8.count
    }
    let delegate = "import UIKit\n@objc protocol D { @objc optional func told(); @objc optional func row() -> [Int] }\n"
    let call = "func f(_ d: D) { d.told?(); print(d.row?().count as Any) }\n"
    #expect(try compilations(of: delegate + call) == 2)
    #expect(try compilations(of: delegate + call) == 1)
    #expect(try compilations(of: delegate + "// Moved.\n" + call + "let a = 1\n") == 1)
    let closures = "import UIKit\nclass D { var told: (() -> Void)?; var row: (() -> [Int])? }\n"
    #expect(try compilations(of: closures + call) == 2)
    #expect(try compilations(of: closures + call) == 1)
    let module = "import \(URL(fileURLWithPath: bench.folder).lastPathComponent.replacing("-", with: "_"))\n"
    #expect(try compilations(of: module + delegate + call) == 3)
  }
}
