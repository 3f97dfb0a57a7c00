import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Screens and segues in storyboards")
struct ArchivedScreenTests {
  let scene = ArchiveScene()

  private static let logged = "customClass=\"ArchivedTestController\""

  private static func button(_ id: String, _ connections: String) -> String {
    """
    <button tag="5" id="\(id)"><rect key="frame" x="0" y="100" width="200" height="100"/>
      <connections>\(connections)</connections></button>
    """
  }

  @Test("Initialiser, awakening and loading come in the order of iOS, with outlets and collections")
  func order() throws {
    let connections = """
      <connections><outlet property="label" destination="l" id="o"/>
        <outletCollection property="all" destination="l" id="p"/><outletCollection property="all" destination="b" id="q"/>
      </connections>
      """
    let board = try scene.storyboard([
      ArchiveScene.screen(
        "first",
        "<label text=\"A\" id=\"l\"/>"
          + Self.button(
            "b", "<action selector=\"tapped:\" destination=\"first\" eventType=\"touchUpInside\" id=\"r\"/>"),
        connections, attributes: "title=\"One\" customClass=\"ArchivedTestSubclass\"")
    ])
    let controller = try #require(try scene.root(board) as? ArchivedTestSubclass)
    #expect(ArchiveScene.log == ["One: init, view false", "One: awake"])
    scene.show(controller)
    #expect(ArchiveScene.log.last == "One: viewDidLoad, label A" && ArchiveScene.log.count == 3)
    #expect(controller.all.count == 2 && controller.all.first === controller.label && controller.storyboard === board)
    scene.tap(50, 150)
    #expect(ArchiveScene.log.last == "One: tapped 5" && scene.stage.diagnostics == [])
  }

  @Test("A navigation controller has its root and bar, tabs have their items")
  func containers() throws {
    let board = try scene.storyboard(
      [
        """
        <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
          <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/>
          <segue destination="second" kind="relationship" relationship="viewControllers" id="2"/></connections>
          </tabBarController>
        """,
        """
        <navigationController id="nav" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="Cards" id="item"/>
          <navigationBar key="navigationBar" largeTitles="YES" id="nb"/>
          <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="3"/></connections>
          </navigationController>
        """,
        ArchiveScene.screen(
          "first", "",
          """
          <navigationItem key="navigationItem" title="First" id="ni">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
          """),
        ArchiveScene.screen("second", "", "<tabBarItem key=\"tabBarItem\" title=\"Other\" id=\"it\"/>"),
      ], initial: "tabs")
    let tabs = try #require(try scene.root(board) as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Cards", "Other"])
    #expect(navigation.navigationBar.prefersLargeTitles && navigation.viewControllers.count == 1)
    let item = try #require(navigation.topViewController?.navigationItem)
    #expect(item.title == "First" && item.rightBarButtonItem?.systemItem == .add && scene.stage.diagnostics == [])
  }

  @Test("A control asks, prepares and pushes; code prepares and pushes; a refusal ends it")
  func pushing() throws {
    let segue = "<segue destination=\"second\" kind=\"show\" identifier=\"open\" id=\"s\"/>"
    let board = try scene.storyboard(
      [
        """
        <navigationController id="nav" sceneMemberID="viewController"><connections><segue destination="first"
          kind="relationship" relationship="rootViewController" id="3"/></connections></navigationController>
        """,
        ArchiveScene.screen("first", Self.button("b", segue), attributes: "title=\"One\" \(Self.logged)"),
        ArchiveScene.screen("second", attributes: "title=\"Two\" \(Self.logged)"),
      ], initial: "nav")
    let navigation = try #require(try scene.root(board) as? UINavigationController)
    scene.show(navigation)
    ArchiveScene.log = []
    scene.tap(50, 150)
    #expect(
      ArchiveScene.log == [
        "One: should open", "Two: init, view false", "Two: awake", "One: prepare open to Two, view false",
        "Two: viewDidLoad, label nil",
      ])
    #expect(navigation.viewControllers.count == 2)
    scene.stage.perform { _ = navigation.popViewController(animated: false) }
    let first = try #require(navigation.topViewController as? ArchivedTestController)
    first.allowsSegues = false
    scene.tap(50, 150)
    #expect(navigation.viewControllers.count == 1)
    scene.stage.perform { first.performSegue(withIdentifier: "open", sender: nil) }
    scene.stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    scene.stage.perform { first.performSegue(withIdentifier: "none", sender: nil) }
    #expect(scene.stage.diagnostics == ["ArchivedTestController has no segue with identifier \"none\""])
  }

  @Test("A modal segue presents with its style, and an unwind segue goes back through the method")
  func unwinding() throws {
    let there =
      "<segue destination=\"second\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\" id=\"s\"/>"
    let back = "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"back:\" id=\"u\"/>"
    let board = try scene.storyboard([
      ArchiveScene.screen("first", Self.button("b", there), attributes: "title=\"One\" \(Self.logged)"),
      ArchiveScene.screen("second", Self.button("c", back), attributes: "title=\"Two\" \(Self.logged)")
        + "<exit id=\"exit\" sceneMemberID=\"exit\"/>",
    ])
    let first = try scene.root(board)
    scene.show(first)
    scene.tap(50, 150)
    let second = try #require(first.presentedViewController)
    #expect(second.modalPresentationStyle == .fullScreen && second.modalTransitionStyle == .crossDissolve)
    ArchiveScene.log = []
    scene.tap(50, 150)
    #expect(first.presentedViewController == nil)
    #expect(ArchiveScene.log == ["Two: should ", "Two: prepare nil to One, view true", "One: back from Two"])
  }

  @Test("A custom segue is of its class")
  func custom() throws {
    let segue =
      "<segue destination=\"second\" kind=\"custom\" customClass=\"ArchivedTestSegue\" identifier=\"own\" id=\"s\"/>"
    let board = try scene.storyboard([
      ArchiveScene.screen("first", "", "<connections>\(segue)</connections>"), ArchiveScene.screen("second"),
    ])
    let first = try scene.root(board)
    scene.show(first)
    scene.stage.perform { first.performSegue(withIdentifier: "own", sender: nil) }
    #expect(ArchiveScene.log == ["perform own"] && first.presentedViewController != nil)
  }

  private static func container(of scene: String) -> String {
    """
    <containerView id="c"><rect key="frame" x="10" y="10" width="100" height="50"/>
      <connections><segue destination="\(scene)" kind="embed" identifier="in" id="s"/></connections></containerView>
    """
  }

  @Test("An embedded controller is prepared and in its view before the view has loaded")
  func embedding() throws {
    let board = try scene.storyboard([
      ArchiveScene.screen("first", Self.container(of: "second"), attributes: "title=\"One\" \(Self.logged)"),
      ArchiveScene.screen("second", attributes: "title=\"Two\""),
    ])
    let first = try scene.root(board)
    scene.show(first)
    #expect(ArchiveScene.log.suffix(2) == ["One: prepare in to Two, view false", "One: viewDidLoad, label nil"])
    let child = try #require(first.children.first)
    #expect(child.view.superview === first.view.subviews.first)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A controller that is embedded in itself ends at an empty one, which is told with the storyboard's name")
  func endless() throws {
    scene.show(try scene.root(scene.storyboard([ArchiveScene.screen("first", Self.container(of: "first"))])))
    #expect(Set(scene.stage.diagnostics) == ["Main.storyboard has a controller in itself; an empty one stands for it"])
  }

  @Test("Recognisers of a scene are attached and send their actions")
  func recognizers() throws {
    let view = """
      <view tag="3" id="v"><rect key="frame" x="0" y="0" width="200" height="200"/><connections>
        <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="g"/></connections></view>
      """
    let tap = """
      <tapGestureRecognizer numberOfTapsRequired="2" id="t"><connections><segue destination="second" kind="presentation"
        id="s"/></connections></tapGestureRecognizer>
      """
    let board = try scene.storyboard([ArchiveScene.screen("first", view) + tap, ArchiveScene.screen("second")])
    let first = try scene.root(board)
    scene.show(first)
    let recognizer = try #require(first.view.subviews.first?.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(recognizer.numberOfTapsRequired == 2)
    recognizer.numberOfTapsRequired = 1
    scene.tap(50, 50)
    #expect(first.presentedViewController != nil)
  }

  @Test("A creator takes the place of the class's initialiser, and identifiers find their controllers")
  func creators() throws {
    let board = try scene.storyboard([
      ArchiveScene.screen("first", attributes: Self.logged), ArchiveScene.screen("second"),
    ])
    scene.stage.perform {
      let made: ArchivedTestController = board.instantiateViewController(identifier: "first") {
        ArchivedTestSubclass(coder: $0)
      }
      #expect(made is ArchivedTestSubclass && made.storyboard === board)
      #expect(board.instantiateViewController(withIdentifier: "second").restorationIdentifier == nil)
      _ = board.instantiateViewController(withIdentifier: "third")
    }
    #expect(scene.stage.diagnostics == ["Main.storyboard has no controller “third”; an empty one stands for it"])
  }

  @Test("A controller that is not used any more is freed, with its views and what its scene keeps")
  func freed() throws {
    let segue = "<segue destination=\"second\" kind=\"show\" id=\"s\"/>"
    let board = try scene.storyboard([
      ArchiveScene.screen("first", Self.button("b", segue)) + "<tapGestureRecognizer id=\"t\"/>",
      ArchiveScene.screen("second"),
    ])
    weak var freed: UIViewController?
    weak var view: UIView?
    try scene.stage.perform {
      let controller = try #require(board.instantiateInitialViewController())
      (freed, view) = (controller, controller.view)
    }
    scene.stage.advance(by: 0.1)
    #expect(freed == nil && view == nil)
  }
}
