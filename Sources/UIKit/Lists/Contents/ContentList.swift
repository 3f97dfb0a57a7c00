import CoreGraphics
import Foundation

/// A table or a collection, as its contents see it.
@MainActor protocol ContentList: SwipedList {
  var contents: ListContents { get }
  var currentLayout: UICollectionViewLayout { get }
  /// Nil until a row has actions beside it.
  var swipes: RowSwipes? { get }
  /// What diagnostics call the list.
  var noun: String { get }

  // MARK: Data

  func reloadData()
  func askedCounts() -> [Int]
  func askForCell(at path: IndexPath) -> UIView?

  // MARK: Views

  /// Returns a new view, or one that waited.
  func makeView(of element: ListElement, _ attributes: UICollectionViewLayoutAttributes) -> UIView?
  func put(_ view: UIView, into container: UIView)
  /// `origin` is that of the scroll view that holds the view; nil keeps the last one.
  func arrange(_ view: UIView, by attributes: UICollectionViewLayoutAttributes, in origin: CGPoint?)
  func preferredAttributes(
    of view: UIView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  func willDisplay(_ view: UIView, of element: ListElement)
  /// A change takes the view away at its end.
  func beginsToLeave(_ view: UIView)
  /// The view is not shown any more, and waits for its next use.
  func release(_ view: UIView, of element: ListElement)
  /// The data source configured the cells again.
  func correctAgain(_ cells: [UIView])
  /// The size of the content is known, and the views lie where they belong.
  func didLayOutContents()

  // MARK: Selection

  var canSelect: Bool { get }
  var canSelectSeveral: Bool { get }
  /// Whether a lifted finger ends the highlight before the item is chosen.
  var unhighlightsFirst: Bool { get }
  func mayHighlight(_ path: IndexPath) -> Bool
  func setHighlighted(_ isHighlighted: Bool, _ cell: UIView?, at path: IndexPath)
  func setSelected(_ isSelected: Bool, _ cell: UIView, animated: Bool)
  /// Returns what is selected instead of `path`; nil to select nothing.
  func mayChoose(_ path: IndexPath) -> IndexPath?
  func mayDeselect(_ path: IndexPath) -> IndexPath?
  func didChoose(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
}
