import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Lists and xibs in archives")
struct ArchivedListTests {
  let scene = ArchiveScene()

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  @Test(
    "Prototypes are registered with their style and content, and their segue is performed before the selection is told")
  func prototypes() throws {
    let table = """
      <tableView style="grouped" rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
        <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" textLabel="tl" detailTextLabel="dl"
          accessoryType="disclosureIndicator" id="cell"><tableViewCellContentView key="contentView" id="cv"><subviews>
          <label text="Title" id="tl"><fontDescription key="fontDescription" type="system" pointSize="30"/></label>
          <label text="Detail" id="dl"/><switch id="sw"/></subviews></tableViewCellContentView>
          <connections><segue destination="second" kind="presentation" identifier="row" id="s"/></connections>
          </tableViewCell></prototypes></tableView>
      """
    let board = try scene.storyboard([
      ArchiveScene.screen("first", table, attributes: "title=\"One\" customClass=\"ArchivedTestController\""),
      ArchiveScene.screen("second"),
    ])
    let controller = try scene.root(board)
    let source = Source()
    let view = try #require(scene.stage.perform { controller.view.subviews.first } as? UITableView)
    view.dataSource = source
    scene.show(controller)
    #expect(view.style == .grouped && view.rowHeight == 60)
    let cell = try #require(view.visibleCells.first)
    #expect(cell.reuseIdentifier == "row" && cell.textLabel?.text == "Row 0" && cell.detailTextLabel?.text == "Detail")
    #expect(cell.textLabel?.font.pointSize == 30 && cell.accessoryType == .disclosureIndicator)
    #expect(cell.contentView.subviews.contains { $0 is UISwitch })
    let frame = view.convert(view.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    scene.tap(frame.minX + 100, frame.midY)
    #expect(ArchiveScene.log.contains("One: should row") && controller.presentedViewController != nil)
    #expect(scene.stage.diagnostics == [])
  }

  @Test("A table controller shows the static sections and cells of its table")
  func staticRows() throws {
    let screen = """
      <tableViewController id="first" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s"><cells>
          <tableViewCell rowHeight="70" style="IBUITableViewCellStyleDefault" textLabel="l" id="a">
            <tableViewCellContentView key="contentView" id="c"><subviews><label text="Fixed" id="l"/></subviews>
            </tableViewCellContentView></tableViewCell>
          <tableViewCell id="b"/></cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="first" id="d"/>
          <outlet property="delegate" destination="first" id="e"/></connections></tableView></tableViewController>
      """
    let board = try scene.storyboard([screen])
    let controller = try #require(try scene.root(board) as? UITableViewController)
    scene.show(controller)
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Fixed")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Head")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "Foot" && scene.stage.diagnostics == [])
  }

  @Test("A collection has its layout, and its prototypes are registered")
  func collections() throws {
    let view: UICollectionView = try scene.view(
      """
      <collectionView id="c"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" scrollDirection="horizontal" id="f">
          <size key="itemSize" width="80" height="90"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="item" id="i"><view key="contentView" id="cv"><subviews>
          <label text="In" id="l"/></subviews></view></collectionViewCell></cells></collectionView>
      """)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 80, height: 90) && layout.minimumLineSpacing == 7)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let source = Source()
    scene.stage.perform {
      view.dataSource = source
      scene.stage.window.addSubview(view)
    }
    scene.stage.advance(by: 0.02)
    #expect(view.visibleCells.count == 2 && view.visibleCells.allSatisfy { $0.reuseIdentifier == "item" })
    #expect((view.visibleCells.first?.contentView.subviews.first as? UILabel)?.text == "In")
    #expect(scene.stage.diagnostics == [])
  }

  private static let xib = """
    <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ArchivedTestController">
        <connections><outlet property="label" destination="l" id="o"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <tableViewCell reuseIdentifier="other" id="v"><tableViewCellContentView key="contentView" id="c"><subviews>
        <label text="From a xib" id="l"/></subviews></tableViewCellContentView></tableViewCell></objects></document>
    """

  @Test("A xib makes its objects, connects its owner, and can be registered")
  func xibs() throws {
    let nib = scene.stage.perform { UINib(data: Data(Self.xib.utf8), bundle: nil) }
    let board = try scene.storyboard([
      ArchiveScene.screen("first", attributes: "customClass=\"ArchivedTestController\"")
    ])
    try scene.stage.perform {
      let owner = try #require(board.instantiateInitialViewController() as? ArchivedTestController)
      let objects = nib.instantiate(withOwner: owner)
      #expect(objects.count == 1 && objects.first is UITableViewCell && owner.label?.text == "From a xib")
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.register(nib, forCellReuseIdentifier: "row")
      let cell = table.dequeueReusableCell(withIdentifier: "row")
      #expect(cell?.reuseIdentifier == "row" && cell?.contentView.subviews.count == 1)
    }
    #expect(scene.stage.diagnostics == [])
  }

  @Test("Files are found in the folders of pictures, in the language of development, and by the name of the class")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "archives-\(UInt64.random(in: 0...(.max)))")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    func document(_ text: String) -> String {
      "<document initialViewController=\"first\"><scenes><scene><objects>"
        + ArchiveScene.screen("first", "<label text=\"\(text)\" id=\"l\"/>") + "</objects></scene></scenes></document>"
    }
    try write(document("Grundlage"), to: "App/Base.lproj/Main.storyboard")
    try write(document("Deutsch"), to: "App/de.lproj/Main.storyboard")
    try write("\"l.text\" = \"English\";", to: "App/en.lproj/Main.strings")
    try write("\"l.text\" = \"Deutsch\";", to: "App/de.lproj/Main.strings")
    try write(
      """
      <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o"/></connections></placeholder>
        <view tag="9" id="v"/></objects></document>
      """, to: "App/Views/XibController.xib")
    try write("<document><a></document>", to: "App/Broken.storyboard")
    scene.stage.pictureFolders = [folder]
    scene.stage.perform {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      #expect((controller?.view.subviews.first as? UILabel)?.text == "English" && XibController().view.tag == 9)
      #expect(XibController(nibName: "XibController", bundle: nil).view.tag == 9)
      #expect(Bundle.main.loadNibNamed("XibController", owner: nil)?.count == 1)
      _ = UIStoryboard(name: "Broken", bundle: nil).instantiateInitialViewController()
      _ = UIStoryboard(name: "None", bundle: nil).instantiateInitialViewController()
    }
    #expect(scene.stage.diagnostics.count == 2)
    #expect(scene.stage.diagnostics.first?.hasSuffix("Broken.storyboard:1: a is not closed.") == true)
    #expect(scene.stage.diagnostics.last?.hasPrefix("There is no None.storyboard in ") == true)
  }
}

private final class XibController: UIViewController {}
