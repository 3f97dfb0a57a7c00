import Transitions

/// How a transition leaves for an iOS project: the parameters that its sources declare, the code that attaches it, and what
/// iOS does otherwise.
@MainActor struct ExportPlan {
  /// The parameters as their `init()` creates them.
  let base: Any
  /// The statements that attach the transition; the sources are those that these statements need.
  let attaching: String
  /// The body of a preview that shows the transition.
  let preview: String
  /// The class `PreviewScreen` of the preview's screens, if plain ones do not take part.
  var screen: String?
  /// What must be known to use them.
  var remarks: [String] = []
  /// What iOS does otherwise than the window.
  var differences: [Difference] = []

  /// Something that iOS does otherwise.
  enum Difference: CaseIterable {
    /// A drag that ends before its transition began.
    case earlyRelease
    /// A press on a transition that settles.
    case catching

    /// The words for it.
    var words: String {
      switch self {
      case .earlyRelease: "A flick that is over before its transition begins pops in the window; iOS may drop it."
      case .catching: "In the window a press catches moving screens; here it does not."
      }
    }
  }

  /// The name of the type that the statements create first.
  var attachedType: String {
    let words = attaching.split { !$0.isLetter }
    return words.first { $0.first?.isUppercase == true }.map(String.init) ?? parametersType
  }

  /// The names of the types and functions that the statements use.
  var attachedNames: Set<String> {
    Set(attaching.matches(of: /(\w+)\(/).map { String($0.output.1) }).union([attachedType])
  }

  /// Returns the name of the structure of parameters.
  var parametersType: String { "\(type(of: base))" }

  /// Returns the parameters that are in a value, which is of the same type as `base` or contains one of that type; `base`
  /// if there are none.
  func parameters(in value: Any) -> Any {
    if type(of: value) == type(of: base) { return value }
    return Mirror(reflecting: value).children.first { type(of: $0.value) == type(of: base) }?.value ?? base
  }
}

extension ExportPlan {
  static let dragged: [Difference] = [.earlyRelease, .catching]

  /// A transition whose object is attached to a navigation controller.
  static func onNavigation(_ type: String, _ parameters: Any, remarks: [String] = []) -> ExportPlan {
    ExportPlan(
      base: parameters, attaching: "let transition = \(type)(navigation)  // keep a reference",
      preview: """
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        transition = \(type)(navigation)
        return navigation
        """, remarks: remarks, differences: dragged)
  }

  /// A transition whose object is attached to a screen that is about to be presented.
  static func onScreen(_ type: String, _ parameters: Any) -> ExportPlan {
    ExportPlan(
      base: parameters,
      attaching: "let transition = \(type)(next)  // keep a reference\nsource.present(next, animated: true)",
      preview: """
        transition = \(type)(screens[1])
        DispatchQueue.main.async { screens[0].present(screens[1], animated: true) }
        return screens[0]
        """, differences: dragged)
  }

  /// A transition that a navigation controller of its own class has.
  ///
  /// The screens of its preview are of the class `screen`, and `showing` adds to them what the transition moves.
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

  /// A transition that a navigation controller's delegate has.
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
