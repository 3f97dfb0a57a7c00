import CoreGraphics
public import Foundation

extension UICollectionView {
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass as? UICollectionViewCell.Type, for: CollectionKey(identifier: identifier))
  }

  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: CollectionKey(identifier: identifier, kind: elementKind))
  }

  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, CollectionKey(identifier: identifier))
  }

  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, CollectionKey(identifier: identifier, kind: kind))
  }

  private func register(_ nib: UINib?, _ key: CollectionKey) {
    guard let nib else { return pool.register(nil, for: key) }
    pool.register(for: key) {
      nib.makeView(UICollectionReusableView.self, reuseIdentifier: key.identifier)
    }
  }

  /// An identifier without a class gives a plain cell and is reported; on iOS it raises an exception.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = contents.reconfigured as? UICollectionViewCell, cell.reuseIdentifier == identifier { return cell }
    let key = CollectionKey(identifier: identifier)
    let cell = take(key, frame: contents.frameOfNew(.cell(indexPath))) as? UICollectionViewCell
    return cell ?? unregistered(UICollectionViewCell(frame: .zero), "a cell", identifier)
  }

  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = ListElement.supplementary(elementKind, indexPath)
    let key = CollectionKey(identifier: identifier, kind: elementKind)
    return take(key, frame: contents.frameOfNew(element))
      ?? unregistered(UICollectionReusableView(frame: .zero), "a view of kind \(elementKind)", identifier)
  }

  private func unregistered<View: UICollectionReusableView>(_ view: View, _ name: String, _ identifier: String) -> View
  {
    application.report(
      "No class is registered for \(name) with the identifier \"\(identifier)\"; call register before it is dequeued")
    return view
  }

  // MARK: Registrations

  /// A class of cells, and how a cell shows an item.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let handler: Handler
    fileprivate let identity = RegistrationIdentity()

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views, and how a view shows what it stands for.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    fileprivate let elementKind: String
    fileprivate let handler: Handler
    fileprivate let identity = RegistrationIdentity()

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identity.name
    let key = CollectionKey(identifier: identifier)
    if !pool.isRegistered(key) { pool.register(Cell.self, for: key) }
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
      preconditionFailure("\(Cell.self) is registered and another class was created")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (identifier, elementKind) = (registration.identity.name, registration.elementKind)
    let key = CollectionKey(identifier: identifier, kind: elementKind)
    if !pool.isRegistered(key) { pool.register(Supplementary.self, for: key) }
    let made = dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("\(Supplementary.self) is registered and another class was created")
    }
    registration.handler(view, elementKind, indexPath)
    return view
  }
}

/// Copies of a registration share it.
private final class RegistrationIdentity {
  var name: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
}

extension ListContents {
  /// The frame that a view gets when it is created.
  func frameOfNew(_ element: ListElement) -> CGRect {
    if let awaited, awaited.element == element { return awaited.frame }
    return isPrepared ? layout.attributes(for: element)?.frame ?? .zero : .zero
  }

  func scroller(of indexPath: IndexPath) -> SectionScroller? { scrollers[indexPath.section] }
}
