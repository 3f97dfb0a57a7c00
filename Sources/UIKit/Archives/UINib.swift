public import Foundation

/// Objects that Interface Builder describes, read from the xib as Xcode saves it.
///
/// The file is searched for where pictures are.
@preconcurrency @MainActor open class UINib: NSObject {
  private let document: ArchiveDocument?

  /// A missing file is reported; then an empty view stands for its objects.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    document = ArchiveDocument.find(name, "xib", in: bundleOrNil)
  }

  /// The data is the text of a xib.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    let root = try? ArchiveReader.read(Array(data))
    document = root.map { ArchiveDocument($0, fileName: "A xib", bundle: bundleOrNil) }
    if root == nil { UIApplication.shared.report("The data of a xib cannot be read") }
  }

  /// Returns the objects at the top, in order.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else { return [UIView()] }
    return ArchiveLoad(document).makeAll(owner: ownerOrNil as? NSObject)
  }

  /// The first view, with all that is in it, for a list.
  func makeView<View: UIView>(_ type: View.Type, reuseIdentifier: String) -> View? {
    guard let document, let element = document.topObjects.first(where: { ViewKind.all[$0.name] != nil }) else {
      return nil
    }
    return ArchiveLoad(document).makeSeparately(element, type, reuseIdentifier: reuseIdentifier)
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension ArchiveDocument {
  /// A xib's.
  fileprivate var topObjects: [ArchiveElement] { root.child("objects")?.children ?? [] }

  fileprivate var owner: ArchiveElement? {
    topObjects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }
}

extension ArchiveLoad {
  /// Makes the objects of a xib, and connects its owner.
  fileprivate func makeAll(owner: NSObject?) -> [NSObject] {
    if let owner, let element = document.owner {
      controller = owner as? UIViewController
      name(owner, element.id)
    }
    let all = document.topObjects.compactMap { makeObject($0) }
    finish()
    if let owner, let element = document.owner { connect(owner, element) }
    return all
  }
}

// Controllers whose view is in a xib.
extension UIViewController {
  /// Loads the view from the storyboard or the xib; false if there is none.
  final func loadArchivedView() -> Bool {
    if let archive { return archive.loadView(of: self) }
    guard let name = nibName ?? implicitNibName, let document = ArchiveDocument.find(name, "xib", in: nibBundle) else {
      return false
    }
    archiveObjects = ArchiveLoad(document).makeAll(owner: self)
    return isViewLoaded
  }

  /// The xib with the name of the class, as on iOS also without its last word.
  private var implicitNibName: String? {
    let name = "\(type(of: self))".prefix { $0 != "<" }
    let names = [String(name), name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil]
    return names.compactMap { $0 }.first { ArchiveDocument.exists($0, "xib", in: nibBundle) }
  }
}
