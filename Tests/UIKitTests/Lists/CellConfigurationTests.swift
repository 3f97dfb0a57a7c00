import Stage
import Testing
import UIKit

@Suite("Configurations of cells") @MainActor struct CellConfigurationTests {
  private func labels(_ view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func texts(_ view: UIView) -> [String] {
    labels(view).filter { !$0.isHidden && $0.alpha > 0 }.compactMap(\.text).filter { !$0.isEmpty }
  }

  @Test("A table's cell shows its content's texts, and is as high as they are") func texts() throws {
    let scene = TableScene([3])
    scene.reload { cell, path in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Row \(path.row)", path.row == 1 ? "below" : nil)
      cell.contentConfiguration = content
    }
    let cells = scene.table.visibleCells
    #expect(cells.map { texts($0) } == [["Row 0"], ["Row 1", "below"], ["Row 2"]])
    #expect(cells[0].bounds.height == 52 && cells[1].bounds.height > 58)
    let label = try #require(labels(cells[0]).first { $0.text == "Row 0" })
    #expect(label.convert(label.bounds, to: cells[0]).minX == 16)
  }

  @Test("A symbol has the size of its configuration, and the text follows") func symbols() throws {
    let scene = TableScene([2])
    scene.reload { cell, path in
      var content = cell.defaultContentConfiguration()
      (content.text, content.image) = ("Row", UIImage(systemName: "star"))
      if path.row == 1 { content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 40) }
      cell.contentConfiguration = content
    }
    let starts = try scene.table.visibleCells.map { cell in
      let label = try #require(labels(cell).first { $0.text == "Row" })
      return label.convert(label.bounds, to: cell).minX
    }
    #expect(starts[1] > starts[0] + 15)
  }

  @Test("A change of the state calls the update handler before the next layout") func handler() {
    let scene = TableScene([2])
    var states: [Bool] = []
    let cell = scene.table.visibleCells[0]
    scene.stage.perform {
      cell.backgroundConfiguration = .listPlainCell()
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    scene.stage.advance(by: 0.02)
    scene.stage.perform {
      scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
    scene.stage.advance(by: 0.02)
    #expect(states == [false, true])
  }

  /// A box of a height of its own.
  private struct BoxConfiguration: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BoxView(self) }
    func updated(for state: any UIConfigurationState) -> Self { self }
  }

  private final class BoxView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    private let box = UIView()
    private var height: NSLayoutConstraint?

    init(_ configuration: BoxConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      let height = box.heightAnchor.constraint(equalToConstant: 0)
      self.height = height
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor), height,
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { height?.constant = (configuration as? BoxConfiguration)?.height ?? 0 }
  }

  @Test("A client's content view gives the cell its height, and is kept for the next configuration") func client() {
    let scene = TableScene([2])
    scene.reload { cell, path in cell.contentConfiguration = BoxConfiguration(height: CGFloat(70 + path.row)) }
    let cells = scene.table.visibleCells
    #expect(cells.map(\.bounds.height) == [70, 71])
    let view = cells[0].contentView.subviews.first { $0 is BoxView }
    scene.stage.perform { cells[0].contentConfiguration = BoxConfiguration(height: 90) }
    #expect(cells[0].contentView.subviews.first { $0 is BoxView } === view)
  }

  @Test("Accessories of a list's cell stand at its ends, some only while it is edited") func accessories() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let stage = Stage()
    let view = stage.perform {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }
    let registration = stage.perform {
      UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .delete(), .label(text: "new", displayed: .whenNotEditing)]
      }
    }
    let source = stage.perform {
      UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
    }
    stage.perform {
      stage.window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7])
      source.apply(snapshot)
    }
    stage.advance(by: 0.02)
    let cell = try #require(view.visibleCells.first)
    #expect(texts(cell) == ["Item 7", "new"] && cell.bounds.height == 52)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 260)
    let narrow = cell.contentView.frame.maxX
    stage.perform { view.isEditing = true }
    stage.advance(by: 0.02)
    #expect(texts(cell) == ["Item 7"] && cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX > narrow)
  }
}
