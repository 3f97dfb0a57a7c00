extension UIStackView {
  /// How subviews share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; the content priorities decide which one is resized.
    case fill
    /// They fill it with equal lengths.
    case fillEqually
    /// They fill it in proportion to their natural lengths.
    case fillProportionally
    /// They have equal distances, at least the stack's spacing.
    case equalSpacing
    /// Their centers have equal distances, as far as the stack's spacing lets them.
    case equalCentering
  }

  /// How subviews lie across the direction of a stack.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill
    /// Their leading edges lie at the stack's, in a column.
    case leading
    /// Their first baselines lie at the same height, in a row.
    case firstBaseline
    /// They are centered.
    case center
    /// Their trailing edges lie at the stack's, in a column.
    case trailing
    /// Their last baselines lie at the same height, in a row.
    case lastBaseline

    /// Their top edges lie at the stack's, in a row.
    public static var top: Self { .leading }
    /// Their bottom edges lie at the stack's, in a row.
    public static var bottom: Self { .trailing }
  }
}
