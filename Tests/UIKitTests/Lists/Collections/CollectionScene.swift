import Stage
import UIKit

/// A cell that logs its reuse, and has the number of its item as text.
@MainActor class NumberCell: UICollectionViewCell {
  let label = UILabel()
  var reuses = 0

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Numbers by section, as a data source that logs what it is asked and told.
@MainActor final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  var lines: [String] = []
  var made = 0
  /// How often a section's spacing was asked for.
  var spacings = 0
  var sizes: ((IndexPath) -> CGSize)?
  var answers: [String: Bool] = [:]

  init(_ sections: [[Int]]) { self.sections = sections }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    (cell as? NumberCell)?.label.text = "\(cell.tag)"
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }

  private func ask(_ question: String, _ path: IndexPath) -> Bool {
    lines.append("\(question) \(path.item)")
    return answers[question] ?? true
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask("shouldHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    lines.append("didHighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    lines.append("didUnhighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldDeselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("didDeselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    spacings += 1
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

/// A stage of 390 × 844 points with a collection of 300 × 400 at (40, 100).
@MainActor final class CollectionScene {
  let stage: Stage
  let view: UICollectionView
  let source: NumberSource

  init(_ sections: [[Int]], _ layout: UICollectionViewLayout? = nil, scale: CGFloat = 1) {
    let stage = Stage(scale: scale)
    let source = NumberSource(sections)
    (self.stage, self.source) = (stage, source)
    view = stage.perform {
      let view = UICollectionView(
        frame: CGRect(x: 40, y: 100, width: 300, height: 400),
        collectionViewLayout: layout ?? UICollectionViewFlowLayout())
      view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
      }
      (view.dataSource, view.delegate) = (source, source)
      stage.window.addSubview(view)
      return view
    }
    stage.advance(by: 1 / 60)
  }

  func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? NumberCell
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  var visible: [Int] { view.indexPathsForVisibleItems.map(\.item) }

  func scroll(to y: CGFloat) {
    stage.perform { view.contentOffset.y = y }
    stage.advance(by: 1 / 60)
  }

  /// On the item's middle; the touch rests until the cell is told of it.
  func tap(_ item: Int) {
    guard let cell = cell(item) else { return }
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    stage.click(middle, for: 0.2)
  }
}

/// With items of 50 × 50 points and 10 points between them.
@MainActor func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  change(layout)
  return layout
}
