import Stage
import Testing
import UIKit

@Suite("Actions beside rows") @MainActor struct RowSwipeTests {
  private let left = CGPoint(x: -12, y: 0)
  private let right = CGPoint(x: 12, y: 0)

  @Test("A swipe opens the row, and a tap on an action performs it and closes the row") func opening() throws {
    let scene = RowScene(3)
    scene.trailing = ["Remove", "Flag"]
    scene.drag(from: 300, 75, by: left)
    try scene.stage.settle()
    let offset = try #require(scene.cell(1)?.frame.minX)
    #expect(offset <= -2 * 74 && scene.cell(0)?.frame.minX == 0)
    // The first action is at the end of the row.
    scene.tap(390 - 20, 75)
    try scene.stage.settle()
    #expect(scene.log == ["Remove"] && scene.cell(1)?.frame.minX == 0)
    scene.drag(from: 300, 75, by: left)
    try scene.stage.settle()
    scene.tap(390 + offset + 20, 75)
    #expect(scene.log == ["Remove", "Flag"])
  }

  @Test("A short swipe closes again, and so do a tap elsewhere and a scroll") func closing() throws {
    let scene = RowScene(40)
    scene.leading = ["Pin"]
    scene.drag(from: 100, 75, by: right, steps: 3)
    try scene.stage.settle()
    #expect(scene.cell(1)?.frame.minX == 0)
    for closes in [{ scene.tap(200, 225) }, { scene.drag(from: 200, 600, by: CGPoint(x: 0, y: -9)) }] {
      scene.drag(from: 100, 75, by: right, steps: 8)
      try scene.stage.settle()
      #expect(scene.cell(1)?.frame.minX == 74)
      closes()
      try scene.stage.settle()
      #expect(scene.cell(1)?.frame.minX == 0)
    }
    #expect(scene.log == [] && scene.table.contentOffset.y > 40)
  }

  @Test("An open row lies where it belongs after the table has another width") func resized() throws {
    let scene = RowScene(3)
    scene.leading = ["Pin"]
    scene.drag(from: 100, 75, by: right, steps: 8)
    try scene.stage.settle()
    scene.stage.perform { scene.table.frame.size.width = 300 }
    scene.tap(200, 125)
    try scene.stage.settle()
    #expect(scene.cell(1)?.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
  }

  @Test("A swipe over most of the row performs the first action", arguments: [true, false])
  func fullSwipe(_ performs: Bool) throws {
    let scene = RowScene(3)
    (scene.trailing, scene.performsFirst) = (["Flag", "Remove"], performs)
    scene.drag(from: 380, 25, by: CGPoint(x: -30, y: 0))
    try scene.stage.settle()
    #expect(scene.log == (performs ? ["Flag"] : []))
    #expect((scene.cell(0)?.frame.minX == 0) == performs)
  }

  @Test("A row that can be deleted offers that without actions of its own") func delete() throws {
    let scene = RowScene(3)
    scene.drag(from: 300, 75, by: left)
    try scene.stage.settle()
    scene.tap(370, 75)
    try scene.stage.settle()
    #expect(scene.log == ["delete 1"] && scene.texts == ["0", "2"])
    scene.canEdit = false
    scene.drag(from: 300, 75, by: left)
    #expect(scene.cell(1)?.frame.minX == 0)
  }

  @Test(
    "A row with leading actions keeps the swipe from the pop from anywhere, and the edge pops all the same",
    arguments: [(["Pin"], 100.0, "AB"), ([], 100, "A"), (["Pin"], 4, "A")])
  func pop(_ actions: [String], _ x: Double, _ names: String) throws {
    let navigation = try NavigationScene(version: .iOS27)
    let scene = RowScene(3, in: navigation)
    scene.leading = actions
    scene.drag(from: CGFloat(x), 75, by: CGPoint(x: 25, y: 0), lifts: false)
    #expect((scene.cell(1)?.frame.minX == 0) == (names == "A"))
    scene.stage.send(.up(CGPoint(x: x + 250, y: 75)))
    try scene.stage.settle()
    #expect(navigation.names == names)
  }

  /// A pan that goes before whatever belongs to a scroll view, as some apps write it.
  private final class Preceding: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view is UIScrollView }
  }

  @Test("A pan that asks a row's swipe to wait goes first, and neither waits for ever") func preceding() {
    let scene = RowScene(3)
    scene.leading = ["Pin"]
    let (pan, delegate) = (UIPanGestureRecognizer(), Preceding())
    pan.delegate = delegate
    scene.stage.window.addGestureRecognizer(pan)
    scene.drag(from: 100, 75, by: CGPoint(x: 25, y: 0), lifts: false)
    #expect(pan.state == .changed && scene.cell(1)?.frame.minX == 0)
    scene.stage.send(.cancel)
  }

  @Test("Rows of a collection's list have the actions of its configuration") func collection() throws {
    var performed: [Int] = []
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          performed.append(path.item)
          done(true)
        }
      ])
    }
    let scene = CollectionScene([[0, 1, 2]], UICollectionViewCompositionalLayout.list(using: list))
    let cell = try #require(scene.cell(1))
    let middle = cell.convert(CGPoint(x: 280, y: cell.bounds.midY), to: nil)
    scene.stage.send(.down(middle))
    for step in 1...8 {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: middle.x - CGFloat(step) * 12, y: middle.y)))
    }
    scene.stage.send(.up(CGPoint(x: middle.x - 96, y: middle.y)))
    try scene.stage.settle()
    #expect(cell.frame.minX < -70 && performed == [])
    scene.stage.send(.down(CGPoint(x: 330, y: middle.y)))
    scene.stage.advance(by: 0.2)
    scene.stage.send(.up(CGPoint(x: 330, y: middle.y)))
    try scene.stage.settle()
    #expect(performed == [1] && cell.frame.minX == 0)
  }
}
