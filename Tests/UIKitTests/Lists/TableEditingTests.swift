import Stage
import Testing
import UIKit

@Suite("Editing of tables") @MainActor struct TableEditingTests {
  private func editing(_ scene: RowScene) throws {
    scene.stage.perform { scene.table.setEditing(true, animated: true) }
    try scene.stage.settle()
  }

  @Test("Editing slides signs and handles in, and takes them back") func signs() throws {
    let scene = RowScene(3)
    let cell = try #require(scene.cell(0))
    scene.stage.perform { scene.table.setEditing(true, animated: true) }
    scene.stage.advance(by: 0.1)
    let shown = (cell.contentView.layer.presentation()?.position.x ?? 0).native
    let model = cell.contentView.layer.position.x.native
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 390 - 38 - 44, height: 50))
    #expect(shown > 195.0 - 22 && shown != model)
    #expect(cell.isEditing && cell.editingStyle == .delete)
    try scene.stage.settle()
    scene.stage.perform { scene.table.setEditing(false, animated: true) }
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 50) && !cell.isEditing)
  }

  @Test("Rows that cannot be edited have no sign") func noSign() throws {
    let scene = RowScene(2)
    scene.canEdit = false
    try editing(scene)
    #expect(scene.cell(0)?.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(scene.cell(0)?.contentView.frame.minX == 0)
  }

  @Test("Rows that scroll into sight while the table is edited have the signs of their own rows")
  func reusedSigns() throws {
    let scene = RowScene(60)
    try editing(scene)
    (scene.style, scene.canEdit) = (.none, true)
    scene.stage.perform { scene.table.contentOffset.y = 1_000 }
    scene.stage.advance(by: 0.02)
    #expect(scene.table.visibleCells.allSatisfy { $0.editingStyle == .none && $0.contentView.frame.minX == 38 })
    #expect(!scene.table.visibleCells.contains { cell in cell.subviews.contains { $0 is UIControl } })
  }

  @Test("A tap on the minus shows Delete, and a tap on that deletes the row") func minus() throws {
    let scene = RowScene(3)
    try editing(scene)
    scene.tap(27, 75)
    try scene.stage.settle()
    #expect(scene.log == [] && (scene.cell(1)?.frame.minX ?? 0) < -70)
    scene.tap(360, 75)
    try scene.stage.settle()
    #expect(scene.log == ["delete 1"] && scene.texts == ["0", "2"])
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("A tap on the plus inserts at once") func plus() throws {
    let scene = RowScene(2)
    scene.style = .insert
    try editing(scene)
    scene.tap(27, 25)
    #expect(scene.log == ["insert 0"])
  }

  @Test("A handle moves no row, and says so") func handle() throws {
    let scene = RowScene(4)
    try editing(scene)
    scene.drag(from: 370, 25, by: CGPoint(x: 0, y: 10))
    try scene.stage.settle()
    #expect(scene.texts == ["0", "1", "2", "3"])
    #expect(scene.stage.diagnostics.contains { $0.contains("tableView(_:moveRowAt:to:)") })
  }

  @Test("Rows are not selected while they are edited, unless that is allowed") func selection() throws {
    let scene = RowScene(2)
    try editing(scene)
    scene.tap(200, 25)
    #expect(scene.log == [])
    scene.stage.perform { scene.table.allowsSelectionDuringEditing = true }
    scene.tap(200, 25)
    #expect(scene.log == ["select 0"])
  }

  @Test("The edit button of a table controller edits its table") func editButton() {
    let stage = Stage()
    let controller = stage.perform { UITableViewController(style: .plain) }
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem && item.style == .plain)
    stage.perform { controller.setEditing(true, animated: false) }
    #expect(controller.tableView.isEditing && item.style == .done)
  }
}
