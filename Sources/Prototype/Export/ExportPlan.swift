/// How a transition leaves for an iOS project: the figures that its sources declare, the code that attaches it, and what
/// iOS does otherwise.
@MainActor struct ExportPlan {
  /// The figures as their `init()` creates them.
  let base: Any
  /// The statements that attach the transition; the sources are those that these statements need.
  let attaching: String
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
      case .earlyRelease:
        "A drag that is over before its transition has begun is kept by the window, and ends the transition when it begins. "
          + "iOS drops it, and the screen can stay as it is: try flicks of a single frame on a device."
      case .catching:
        "In the window a press catches a screen that settles. On iOS that takes an interruptible animator, which this one "
          + "is not: there a press does nothing until the screen has settled."
      }
    }
  }

  /// Returns the name of the structure of figures.
  var figuresType: String { "\(type(of: base))" }

  /// Returns the figures that are in a value, which is of the same type as `base` or contains one of that type; `base`
  /// if there are none.
  func figures(in value: Any) -> Any {
    if type(of: value) == type(of: base) { return value }
    return Mirror(reflecting: value).children.first { type(of: $0.value) == type(of: base) }?.value ?? base
  }
}
