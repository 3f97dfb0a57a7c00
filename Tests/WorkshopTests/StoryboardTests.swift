import OwnThread
import Testing

@testable import Workshop

@Suite("A folder with a storyboard", .onOwnThread, .serialized)
struct StoryboardTests {
  private static let source = """
    import UIKit

    class Start: UIViewController {
      @IBOutlet private weak var box: UIView!
      override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      @IBAction private func paint(_ sender: UIButton) {
        box.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
      }
      @IBAction func back(_ segue: UIStoryboardSegue) {
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "open" else { return }
        (segue.destination as? Second<Int>)?.ground = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
    }

    class Second<Item>: UIViewController {
      var ground: UIColor?
      @IBOutlet var line: UIView!
      @IBInspectable var height: CGFloat = 10
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = ground
        line.frame.size.height = height
      }
    }

    final class Own: Second<Int> {}

    class PlainSegue: UIStoryboardSegue {
      override func perform() {
        source.navigationController?.setViewControllers([source, destination], animated: false)
      }
    }

    private class RowCell: UITableViewCell {
      @IBOutlet var mark: UIView!
    }

    class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
        cell.mark.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        return cell
      }
    }

    #if os(macOS)
    class Elsewhere: UIViewController { @IBOutlet var missing: NSView! }
    #endif

    #Preview { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()! }
    """

  private static func button(_ y: Int, _ connection: String) -> String {
    """
    <button id="b\(y)"><rect key="frame" x="0" y="\(y)" width="390" height="100"/>
      <connections>\(connection)</connections></button>
    """
  }

  private static func scene(_ text: String) -> String { "<scene><objects>\(text)</objects></scene>" }

  private static func screen(_ id: String, _ name: String, _ views: String, _ more: String) -> String {
    """
    <viewController id="\(id)" customClass="\(name)" customModule="Demo" sceneMemberID="viewController">
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews>\(views)</subviews><color key="backgroundColor" white="1" alpha="1"/></view>\(more)</viewController>
    """
  }

  private static let storyboard =
    "<document initialViewController=\"nav\"><scenes>"
    + scene(
      """
      <navigationController navigationBarHidden="YES" id="nav" sceneMemberID="viewController"><connections>
        <segue destination="start" kind="relationship" relationship="rootViewController" id="s1"/></connections>
        </navigationController>
      """)
    + scene(
      screen(
        "start", "Start",
        "<view id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"100\"/></view>"
          + button(100, "<action selector=\"paint:\" destination=\"start\" eventType=\"touchUpInside\" id=\"a1\"/>")
          + button(200, "<segue destination=\"second\" kind=\"show\" identifier=\"open\" id=\"s2\"/>")
          + button(300, "<segue destination=\"rows\" kind=\"custom\" customClass=\"PlainSegue\" id=\"s3\"/>"),
        "<connections><outlet property=\"box\" destination=\"box\" id=\"o1\"/></connections>"))
    + scene(
      screen(
        "second", "Own",
        """
        <view id="line"><rect key="frame" x="0" y="0" width="390" height="10"/>
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view>
        """ + button(200, "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"back:\" id=\"s4\"/>"),
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="height">
          <real key="value" value="50"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="line" destination="line" id="o2"/></connections>
        """) + "<exit id=\"exit\" sceneMemberID=\"exit\"/>")
    + scene(
      """
      <tableViewController id="rows" customClass="Rows" sceneMemberID="viewController">
        <tableView key="view" rowHeight="60" id="table"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <prototypes><tableViewCell reuseIdentifier="row" customClass="RowCell" id="cell">
          <tableViewCellContentView key="contentView" id="content"><subviews>
            <view id="mark"><rect key="frame" x="0" y="0" width="100" height="60"/></view></subviews>
          </tableViewCellContentView>
          <connections><outlet property="mark" destination="mark" id="o3"/></connections></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="rows" id="o4"/>
          <outlet property="delegate" destination="rows" id="o5"/></connections></tableView></tableViewController>
      """) + "</scenes></document>"

  @Test("Its screens have their classes, outlets, actions, attributes and segues") func shows() async throws {
    let bench = try Bench()
    try bench.write(Self.source, to: "App.swift")
    try bench.write(Self.storyboard, to: "Main.storyboard")
    let library = try bench.build()
    #expect(library.warnings == [])
    try await MainActor.run {
      let puppet = try Puppet(library, folders: [bench.folder])
      var instant = 0.1
      @MainActor func tap(_ y: Double) {
        puppet.tap(100, y, at: instant)
        for step in 1...4 { puppet.frame(at: instant + 0.5 * Double(step)) }
        instant += 2.5
      }
      puppet.frame(at: instant)
      #expect(puppet.color(100, 50) == 0x0000FF)
      tap(150)
      #expect(puppet.color(100, 50) == 0x00FFFF)
      tap(250)
      #expect(puppet.color(100, 600) == 0x00FF00 && puppet.color(100, 40) == 0xFF0000)
      tap(250)
      #expect(puppet.color(100, 50) == 0xFF00FF && puppet.color(100, 600) == 0xFFFFFF)
      tap(350)
      #expect(puppet.color(50, 30) == 0xFFFF00 && puppet.color(50, 150) == 0xFFFF00)
      #expect(puppet.messages.filter { $0.kind == .note }.map(\.text) == [])
    }
  }

  @Test("A class that only another system has is left out, and the file's own mistakes are told alone")
  func mistakes() throws {
    let bench = try Bench()
    try bench.write(
      "import UIKit\n#if os(macOS)\nclass A: UIView {}\n#endif\nclass B: UIView { @IBOutlet var c: D! }\n")
    #expect(try bench.messages().map(\.line) == [5])
    try bench.write("import UIKit\n#if os(macOS)\nclass A: UIView {}\n#endif\nclass B: UIViewController {}\n")
    #expect(try bench.build().warnings == [])
  }
}
