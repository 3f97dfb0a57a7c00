/// How what is staged now is timed.
@MainActor enum AnimationStaging {
  /// STUB until the animation branch is merged.
  static func perform(linearly: Bool, onFirstBlock: (() -> Void)?, _ body: () -> Void) -> Bool { body(); return false }
}
