import Foundation
import OwnThread
import Testing

@testable import Workshop

@Suite("Apps that start as on iOS, and what is left out of them", .onOwnThread, .serialized) @MainActor
struct AppTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// A delegate that prints its callbacks, and shows a red screen by itself.
  private static let delegate = """
    import UIKit
    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { print("will \\(application.windows.count)"); return true }
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("did")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { print("active \\(application.windows.count)") }
    }
    class Screen: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .red }
    }
    """

  private func show(_ library: BuiltLibrary) throws -> (puppet: Puppet, printed: [String]) {
    var printed: [String] = []
    let puppet = try Puppet(library) { printed.append($0) }
    puppet.frame(at: 0)
    // What it printed was written before the frame.
    puppet.child.wait(seconds: 0)
    return (puppet, printed)
  }

  @Test("An application's delegate is called in the order of iOS, and its window is the only one")
  func delegate() throws {
    try bench.write(Self.delegate)
    let library = try bench.build()
    #expect(library.scenes.map(\.name) == ["AppDelegate", "Screen"])
    #expect(library.scenes.map(\.kind) == [.app, .type] && library.warnings == [])
    let (puppet, printed) = try show(library)
    #expect(printed == ["will 0", "did", "active 1"] && puppet.color(200, 400) == 0xFF0000)
  }

  @Test("A scene's delegate gets the scene, and is found by the manifest's name") func scene() throws {
    try bench.write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { UISceneConfiguration(name: "Second", sessionRole: session.role) }
      }
      class Other: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      class Own: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          print("connects")
          window = UIWindow(windowScene: scene)
          window?.rootViewController = UIViewController()
          window?.rootViewController?.view.backgroundColor = .blue
          window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { print("enters") }
        func sceneDidBecomeActive(_ scene: UIScene) { print("active \\(scene.delegate === self)") }
      }
      """)
    var project = try SourceFiles([bench.folder]).project()
    project.app = UserProject.App(
      storyboard: nil,
      scenes: [
        UserProject.App.Scene(name: "First", delegate: "Other", storyboard: nil),
        UserProject.App.Scene(name: "Second", delegate: "Own", storyboard: nil),
      ])
    let (puppet, printed) = try show(try bench.build(project))
    #expect(printed == ["connects", "enters", "active true"] && puppet.color(200, 400) == 0x0000FF)
  }

  @Test("A blank screen of an app says why, once") func blank() throws {
    try bench.write("import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    let puppet = try Puppet(try bench.build())
    puppet.frame(at: 0)
    puppet.frame(at: 1)
    let remarks = puppet.messages.filter { $0.kind == .remark }.map(\.text)
    #expect(remarks == ["The screen is blank: the app shows no window"])
  }

  @Test("A crash at the start of an app of several files is named with its line") func crash() throws {
    try bench.write("import UIKit\nfunc start() {\n  let none: [Int] = []\n  print(none[1])\n}\n", to: "Start.swift")
    let text = Self.delegate.replacingOccurrences(of: "print(\"did\")", with: "start()")
    try bench.write(text)
    let puppet = try Puppet(try bench.build())
    puppet.waitForEnd()
    #expect(puppet.ending?.location?.hasPrefix("Start.swift:4:") == true)
  }

  // MARK: Parts

  @Test("A file that imports what is not here is left out if the rest does without, and said so") func part() throws {
    try bench.write(Self.delegate)
    try bench.write("import Elsewhere\nimport UIKit\nclass Other: ElsewhereController {}\n", to: "Other.swift")
    try bench.write("import UIKit\nclass Third { let other = Other() }\n", to: "Third.swift")
    try bench.write("import Unused\nimport UIKit\nclass Fourth {}\n", to: "Fourth.swift")
    let library = try bench.build()
    #expect(library.paths.map(FileTree.name) == ["Card.swift", "Fourth.swift"])
    #expect(library.leftOut.map { FileTree.name($0.path) } == ["Other.swift", "Third.swift"])
    #expect(
      library.notes == [
        "The module Unused is not here; the files that import it compile without",
        "Other.swift is left out: it imports Elsewhere, which is not here",
        "Third.swift is left out: of line 2: cannot find 'Other' in scope",
      ])
  }

  @Test("An error in what the app begins with is an error, and stands first; of an absent module the import does")
  func errors() throws {
    try bench.write("import UIKit\nclass A { let a = missing }\n", to: "A.swift")
    try bench.write(
      Self.delegate.replacingOccurrences(of: "import UIKit", with: "import Absent\nimport UIKit").replacingOccurrences(
        of: "print(\"did\")", with: "Absent.start(); start()"))
    let errors = try bench.errors()
    #expect(errors.map(\.location) == ["Card.swift:1:8", "A.swift:2:19"])
    #expect(errors.first?.text == "no such module 'Absent'")
  }

  @Test("What compiled once is not left out, and what was left out is tried again when it changed") func again() throws
  {
    let memory = BuildMemory()
    try bench.write(Self.delegate)
    try bench.write("import UIKit\nclass Other { let a = missing }\n", to: "Other.swift")
    func build() throws -> BuiltLibrary { try bench.build(try SourceFiles([bench.folder]).project(), memory: memory) }
    #expect(try build().leftOut.count == 1)
    try bench.write("import UIKit\nclass Other { let a = 1 }\n", to: "Other.swift")
    #expect(try build().leftOut == [])
    try bench.write("import UIKit\nclass Other { let a = missing }\n", to: "Other.swift")
    #expect(throws: BuildFailure.self) { try build() }
  }

  // MARK: Modules

  @Test("A library is a module of its own with its name, and is kept while it does not change") func modules() throws {
    let memory = BuildMemory()
    let card = try bench.write(
      "import UIKit\npublic class Card: UIView { public static let color = UIColor.green }\n", to: "Cards/Card.swift")
    let main = try bench.write(
      """
      import Cards
      import UIKit
      #Preview("Green") { let view = Cards.Card(frame: UIScreen.main.bounds); view.backgroundColor = Card.color; return view }
      """, to: "App/Main.swift")
    let project = bench.project(main, cards: [card])
    let library = try bench.build(project, memory: memory)
    let puppet = try Puppet(library)
    puppet.frame(at: 0)
    #expect(puppet.color(200, 400) != 0xFFFFFF)
    let files = library.files.first { $0.path == card }
    try bench.write("import Cards\nimport UIKit\n#Preview(\"Other\") { Card() }\n", to: "App/Main.swift")
    #expect(memory.product("Cards", of: files.map { [$0] } ?? [], after: []) != nil)
    #expect(try bench.build(project, memory: memory).scenes.map(\.name) == ["Other"])
  }

  @Test("Files of a project see UIKit without an import, and a class is created that is only known at run time")
  func headers() throws {
    let base = try bench.write(
      "open class Base: UIViewController {}\npublic protocol Kind {}\nextension Base: Kind {}\n", to: "Cards/Base.swift"
    )
    let main = try bench.write(
      """
      import Cards
      class Green: Base { override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .green } }
      class Tile: UIView { override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .blue }
        required init?(coder: NSCoder) { nil } }
      func make<T: UIView>(_ type: T.Type) -> T { T(frame: CGRect(x: 0, y: 0, width: 390, height: 100)) }
      #Preview("Kinds") {
        let kinds: [Base.Type] = [Green.self]
        let screen = kinds[0].init()
        screen.view.addSubview(make(Tile.self))
        return screen
      }
      """, to: "App/Main.swift")
    var project = bench.project(main, cards: [base])
    #expect(throws: BuildFailure.self) { try bench.build(project) }
    project.hasHeaders = true
    let puppet = try Puppet(try bench.build(project))
    puppet.frame(at: 0)
    #expect(puppet.color(200, 400) == 0x00FF00 && puppet.color(200, 50) == 0x0000FF)
  }

  @Test("The app's bundle has the files of its project, and texts in their language") func bundle() throws {
    let video = try bench.write("moving", to: "Media/video.mp4")
    let texts = try bench.write("\"hello\" = \"Good day\";", to: "en.lproj/Localizable.strings")
    let main = try bench.write(
      """
      import UIKit
      #Preview("Told") {
        print(try! String(contentsOfFile: Bundle.main.path(forResource: "video", ofType: "mp4")!, encoding: .utf8))
        print(Bundle.main.localizedString(forKey: "hello", value: nil, table: nil))
        print(Bundle(for: UIView.self).url(forResource: "missing", withExtension: "mp4") as Any)
        print(NSLocalizedString("hello", comment: ""), NSLocalizedString("other", comment: ""))
        let parts = Bundle(url: Bundle.main.url(forResource: "Parts", withExtension: "bundle")!)!
        print(parts.path(forResource: "video", ofType: "mp4") != nil)
        #if FANCY
          print("fancy")
        #endif
        return UIView()
      }
      """, to: "App/Main.swift")
    var project = UserProject(files: [main])
    (project.resources, project.bundles, project.conditions) = ([video, texts], ["Parts"], ["FANCY"])
    #expect(
      try show(try bench.build(project)).printed == ["moving", "Good day", "nil", "Good day other", "true", "fancy"])
  }

  @Test("What a library left out is told before the errors that it causes") func causes() throws {
    let card = try bench.write("public class Card: Missing {}\n", to: "Cards/Card.swift")
    let others = try ["One", "Two"].map { try bench.write("public class \($0) {}\n", to: "Cards/\($0).swift") }
    let main = try bench.write(
      "import Cards\nimport UIKit\nlet a = Card()\n#Preview { UIView() }\n", to: "App/Main.swift")
    let project = bench.project(main, cards: [card] + others)
    #expect(try bench.errors(of: project).map(\.location) == ["Card.swift:1:20", "Main.swift:3:9"])
  }

  @Test("A library that cannot compile does not hide the app's error") func failedLibrary() throws {
    let card = try bench.write("public let color = nothing\n", to: "Cards/Card.swift")
    let main = try bench.write("import UIKit\nlet a = missing\n#Preview { UIView() }\n", to: "App/Main.swift")
    let project = bench.project(main, cards: [card])
    #expect(try bench.errors(of: project).map(\.location) == ["Main.swift:2:9", "Card.swift:1:20"])
  }
}
