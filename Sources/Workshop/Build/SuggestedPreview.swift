import SourcePass

struct SuggestedPreview {
  let type: SourcePass.ShownType

  var text: String {
    switch type.role {
    case .controller, .navigationController, .applicationDelegate, .sceneDelegate, .swiftUIApp, .swiftUIPreviews,
      .swiftUIView:
      return preview(value)
    case .navigationDelegate:
      return navigation("lazy var transition = \(value)", "delegate = transition", methods: "") + preview(controller)
    case .animator: return navigation("", "delegate = self", methods: animation) + preview(controller)
    case .transitioningDelegate: return presenting + preview(controller)
    case .tabDelegate:
      return tabs + preview(controller)
    }
  }

  private var controller: String { "\(name)()" }
  private var name: String { "\(type.name)Preview" }
  private var value: String { call(operation: nil) }

  private func preview(_ value: String) -> String {
    """
    #Preview("\(type.name)") {
      \(value)
    }

    """
  }

  private func navigation(_ property: String, _ delegate: String, methods: String) -> String {
    let conformance = methods.isEmpty ? "" : ", UINavigationControllerDelegate"
    let lines = property.isEmpty ? "" : "  \(property)\n\n"
    return """
      final class \(name): UINavigationController\(conformance) {
      \(lines)  override func viewDidLoad() {
          super.viewDidLoad()
          \(delegate)
          viewControllers = [UIColor.systemIndigo, .systemTeal].map(screen)
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(push)))
        }

        func screen(_ color: UIColor) -> UIViewController {
          let screen = UIViewController()
          screen.view.backgroundColor = color
          return screen
        }

        @objc func push() {
          pushViewController(screen(.systemOrange), animated: true)
        }
      \(methods)}


      """
  }

  private var animation: String {
    """

      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        \(call(operation: "operation"))
      }

    """
  }

  private var presenting: String {
    """
    final class \(name): UIViewController {
      lazy var transition = \(value)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      }

      @objc func open() {
        let screen = UIViewController()
        screen.view.backgroundColor = .systemTeal
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = transition
        present(screen, animated: true)
      }
    }


    """
  }

  private var tabs: String {
    """
    final class \(name): UITabBarController {
      lazy var transition = \(value)

      override func viewDidLoad() {
        super.viewDidLoad()
        delegate = transition
        viewControllers = [UIColor.systemIndigo, .systemTeal, .systemOrange].map { color in
          let screen = UIViewController()
          screen.view.backgroundColor = color
          screen.title = "Tab"
          return screen
        }
      }
    }


    """
  }

  // MARK: Arguments

  /// Returns the call that creates the class; `operation` is the name of a navigation's operation if there is one.
  private func call(operation: String?) -> String {
    let arguments = type.isSimple ? [] : type.parameters
    let list = arguments.map { ($0.label.isEmpty ? "" : "\($0.label): ") + value(of: $0, operation) }
    return "\(type.name)(\(list.joined(separator: ", ")))"
  }

  private func value(of parameter: SourcePass.ShownType.Parameter, _ operation: String?) -> String {
    let type = parameter.type
    if type == "Bool" { return operation.map { "\($0) == .push" } ?? "true" }
    if type == "UINavigationController.Operation" { return operation ?? ".push" }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    if let known = Self.values[type] { return known }
    // Xcode marks placeholders like this.
    return "<#\(type)#>"
  }

  private static let values = [
    "CGFloat": "0.4", "Double": "0.4", "Float": "0.4", "TimeInterval": "0.4", "Int": "1", "String": "\"Text\"",
    "CGRect": "CGRect(x: 100, y: 300, width: 120, height: 120)", "CGPoint": "CGPoint(x: 195, y: 422)",
    "CGSize": "CGSize(width: 120, height: 120)", "UIEdgeInsets": ".zero", "UIView": "UIView()",
    "UIViewController": "UIViewController()", "UINavigationController": "UINavigationController()",
    "UIColor": ".systemBlue", "UIImage": "UIImage()", "UIImageView": "UIImageView()",
    "UIRectEdge": ".left", "UIPercentDrivenInteractiveTransition": "UIPercentDrivenInteractiveTransition()",
  ]
}

extension SourceFiles {
  package func suggestedPreview() -> String? {
    (try? PassedFile.read(paths())).flatMap(SuggestedPreview.text)
  }
}

extension BuiltLibrary {
  package func suggestedPreview() -> String? { SuggestedPreview.text(for: files) }
}

extension SuggestedPreview {
  /// Returns a preview of the first class that cannot be created without arguments; nil if there is none.
  fileprivate static func text(for files: [PassedFile]) -> String? {
    let types = files.flatMap(\.passed.types)
    // A delegate knows its animators.
    let order: [SourcePass.ShownType.Role] = [
      .navigationDelegate, .transitioningDelegate, .tabDelegate, .animator, .navigationController, .controller,
    ]
    let first = order.lazy.compactMap { role in types.first { $0.role == role } }.first
    return first.map { SuggestedPreview(type: $0).text }
  }
}
