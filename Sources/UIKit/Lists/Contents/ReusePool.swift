import Foundation

/// A view that a list uses again and again.
@MainActor protocol ReusableView: UIView {
  func prepareForReuse()
}

/// The classes that a list creates its views from, and the views that wait for their next use.
///
/// A view is created only when no view of its key waits. No more views wait than were visible at once.
@MainActor final class ReusePool<View: ReusableView> {
  /// What a class is registered for.
  struct Key: Hashable {
    var identifier: String
    /// The kind of a supplementary view; empty for cells.
    var kind = ""
  }

  private var classes: [Key: View.Type] = [:]
  private var archives: [Key: () -> View?] = [:]
  private var waiting: [Key: [View]] = [:]

  /// Nil takes the registration back; a class of other views counts as nil.
  func register(_ viewClass: AnyClass?, for key: Key) {
    (classes[key], archives[key]) = (viewClass as? View.Type, nil)
  }

  /// Registers what an archive describes.
  func register(for key: Key, _ archive: @escaping () -> View?) { (classes[key], archives[key]) = (nil, archive) }

  func isRegistered(_ key: Key) -> Bool { classes[key] != nil || archives[key] != nil }

  /// Returns a view that waits, prepared for its next use, or a new one as registered; nil if neither exists.
  func take(_ key: Key, create: (View.Type) -> View) -> View? {
    if let view = takeWaiting(key) { return view }
    return archives[key].map { $0() } ?? classes[key].map(create)
  }

  private func takeWaiting(_ key: Key) -> View? {
    guard let index = waiting.index(forKey: key), let view = waiting.values[index].popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  func keep(_ view: View, for key: Key) { waiting[key, default: []].append(view) }

  /// How many views wait, for tests.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}

extension UICollectionReusableView: ReusableView {}

typealias CollectionKey = ReusePool<UICollectionReusableView>.Key
