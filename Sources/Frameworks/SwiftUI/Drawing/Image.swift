public import UIKit

public struct Image: UnaryView {
  public enum Scale: Sendable, Hashable { case small, medium, large }

  enum Source {
    case symbol(String)
    case image(UIImage?)
  }
  let source: Source
  var isResizable = false
  var font: Font?

  public init(_ name: String, bundle: Bundle? = nil) { source = .image(UIImage(named: name)) }
  public init(systemName: String) { source = .symbol(systemName) }
  public init(uiImage: UIImage) { source = .image(uiImage) }

  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
  func makeNode(_ scope: Scope) -> Node { ImageNode(scope) }
  func update(_ node: Node) { (node as? ImageNode)?.set(self) }
}

public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }

final class ImageNode: Node {
  private let picture = UIImageView()
  private var isResizable = false

  init(_ scope: Scope) {
    super.init(scope, picture)
    picture.isUserInteractionEnabled = true
    picture.contentMode = .scaleToFill
  }

  func set(_ image: Image) {
    isResizable = image.isResizable
    switch image.source {
    case .symbol(let name):
      let font = (environment.font ?? .body).resolved(weight: environment.fontWeight)
      let scale: UIImage.SymbolScale =
        switch environment.imageScale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      let configuration = UIImage.SymbolConfiguration(font: font, scale: scale)
      picture.image = UIImage(systemName: name, withConfiguration: configuration)?.withRenderingMode(.alwaysTemplate)
    case .image(let own): picture.image = own
    }
    picture.tintColor = environment.paint(nil).color
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = picture.image?.size ?? .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }
}

public struct Label: View {
  let title: any View
  let icon: any View

  public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {
    (self.title, self.icon) = (title(), icon())
  }
  public init(_ title: some StringProtocol, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  public init(_ title: some StringProtocol, image name: String) { (self.title, icon) = (Text(title), Image(name)) }

  public var body: some View { LabelParts(label: self) }
}

/// In a bar only the picture is shown.
private struct LabelParts: ListView {
  let label: Label
  func expand(in scope: Scope) -> [Element] {
    if scope.environment.isInBar { return scope.expand(label.icon) }
    return scope.expand(
      HStack {
        AnyView(any: label.icon)
        AnyView(any: label.title)
      })
  }
}

extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { inheriting { $0.imageScale = scale } }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
