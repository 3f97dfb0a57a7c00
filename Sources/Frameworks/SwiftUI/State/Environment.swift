public import UIKit

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views inherit.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]
  var font: Font?
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var isItalic = false
  var foreground: (any ShapeStyle)?
  var tintColor = Color(.systemBlue)
  public var multilineTextAlignment = TextAlignment.leading
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var minimumScaleFactor: CGFloat = 1
  public var isEnabled = true
  public var colorScheme = ColorScheme.light
  public var dismiss = DismissAction(host: nil)
  var imageScale = Image.Scale.medium
  var buttonStyle: (any ButtonStyle)?
  /// Whether a button's title has the tint.
  var hasPlainButtons = false
  var inverts = false
  var isInList = false
  var isInBar = false
  var stackAxis = Axis.vertical
  /// What animates the changes of this update; the outer optional says whether a modifier decides it.
  var animation: Animation??
  var navigation: NavigationNode.Weak?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What a style is here; nil stands for the foreground.
  @MainActor func paint(_ style: (any ShapeStyle)?) -> Paint {
    var paint = (style ?? foreground ?? Color.primary).paint(self)
    guard inverts, case .color(let color) = paint.kind else { return paint }
    paint.kind = .color(
      UIColor { traits in
        let parts = color.resolvedColor(with: traits).parts
        return UIColor(red: 1 - parts.x, green: 1 - parts.y, blue: 1 - parts.z, alpha: parts.w)
      })
    return paint
  }

  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(action: dismiss))
  }
  public var isPresented: Bool { dismiss.host != nil }
}

@MainActor public struct DismissAction {
  weak var host: ViewHost?
  public func callAsFunction() { host?.dismissScreen() }
}

@MainActor public struct PresentationMode {
  let action: DismissAction
  nonisolated init(action: DismissAction) { self.action = action }
  public var isPresented: Bool { action.host != nil }
  public func dismiss() { action() }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty, LinkedProperty {
  private final class Link { var value: Value? }
  private let link = Link()
  private let read: (EnvironmentValues) -> Value

  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  public var wrappedValue: Value { link.value ?? read(EnvironmentValues()) }

  func link(_ slot: inout AnyObject?, in scope: Scope) {
    let (old, new) = (link.value, read(scope.environment))
    if let old, old is any Equatable, !isEqual(old, new) { scope.isDirty = true }
    link.value = new
  }
}
