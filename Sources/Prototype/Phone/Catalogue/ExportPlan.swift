import Transitions

/// How a transition is exported to an iOS project: its parameters, the code that attaches it, and what is different
/// there.
@MainActor struct ExportPlan {
  /// The parameters as their `init()` creates them.
  let base: Any
  /// The statements that attach the transition; they decide which sources are needed.
  let attaching: String
  let preview: String
  /// Declares `PreviewScreen`, for transitions in which plain screens cannot take part.
  var screen: String?
  var remarks: [String] = []
  var differences: [Difference] = []
  /// The version of iOS that the preview needs.
  var system = 17

  /// What is different on iOS, or left to the author of the app; each fills one line.
  enum Difference: String, CaseIterable {
    case earlyRelease = "iOS may drop a flick that ends before its transition begins."
    case catching = "iOS may drop a flick that ends before its transition begins; a press catches no moving screen."
    case delegate = "To add: right to left (mirror x), Reduce Motion (no animator), your delegate (call it from here)."
    case mirrored = "To add: Reduce Motion (no animator), your delegate (call it from here)."
    case calm = "To add: your delegate (call it from here)."
    case presented = "To add: right to left (mirror x), Reduce Motion (no animator), VoiceOver's escape (dismiss)."
    case upright = "To add: Reduce Motion (no animator), VoiceOver's escape (dismiss the screen)."
    case picture = "To add: Reduce Motion (let the viewer fade)."
    case segue = "To add: Reduce Motion (present without a segue)."
  }

  var attachedType: String {
    let words = attaching.split { !$0.isLetter }
    return words.first { $0.first?.isUppercase == true }.map(String.init) ?? parametersType
  }

  var attachedNames: Set<String> {
    Set(attaching.matches(of: /(\w+)\(/).map { String($0.output.1) }).union([attachedType])
  }

  var parametersType: String { "\(type(of: base))" }

  /// Returns the parameters in a value, which is of the type of `base` or contains it; `base` if there are none.
  func parameters(in value: Any) -> Any {
    if type(of: value) == type(of: base) { return value }
    return Mirror(reflecting: value).children.first { type(of: $0.value) == type(of: base) }?.value ?? base
  }
}

extension ExportPlan {
  static let dragged: [Difference] = [.catching, .delegate]

  /// The attached object belongs to a navigation controller.
  static func onNavigation(
    _ type: String, _ parameters: Any, remarks: [String] = [], differences: [Difference] = dragged
  ) -> ExportPlan {
    ExportPlan(
      base: parameters, attaching: "let transition = \(type)(navigation)  // keep a reference",
      preview: """
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        transition = \(type)(navigation)
        return navigation
        """, remarks: remarks, differences: differences)
  }

  /// The attached object belongs to a screen that is about to be presented.
  static func onScreen(
    _ type: String, _ parameters: Any, differences: [Difference] = [.catching, .presented]
  ) -> ExportPlan {
    ExportPlan(
      base: parameters,
      attaching: "let transition = \(type)(next)  // keep a reference\nsource.present(next, animated: true)",
      preview: """
        transition = \(type)(screens[1])
        DispatchQueue.main.async { screens[0].present(screens[1], animated: true) }
        return screens[0]
        """, differences: differences)
  }

  /// The transition belongs to a subclass of `UINavigationController`.
  ///
  /// The preview's screens are of the class `screen`, and `showing` adds to them what the transition moves.
  static func navigation(
    _ type: String, _ parameters: Any, showing: String = "", screen: String? = nil, remarks: [String] = [],
    differences: [Difference] = dragged
  ) -> ExportPlan {
    ExportPlan(
      base: parameters, attaching: "let navigation = \(type)(rootViewController: first)",
      preview: showing + """

        let navigation = \(type)()
        navigation.viewControllers = screens
        return navigation
        """, screen: screen, remarks: remarks, differences: differences)
  }

  /// The transition belongs to a navigation controller's delegate.
  static func delegate(_ type: String, _ parameters: Any) -> ExportPlan {
    ExportPlan(
      base: parameters, attaching: "let transition = \(type)()  // keep a reference\nnavigation.delegate = transition",
      preview: """
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        transition = \(type)()
        navigation.delegate = transition
        return navigation
        """, differences: dragged)
  }
}
