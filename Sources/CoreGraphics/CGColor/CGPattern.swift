/// A cell of drawing that is repeated in place of a plain colour.
///
/// Patterns cannot be made here; the type exists for ``CGColor/pattern``, which is always nil.
public final class CGPattern: Sendable {
  private init() {}
}
