/// A drawing that is repeated in place of a plain colour.
///
/// Patterns cannot be created. The type exists for ``CGColor/pattern``, which is always nil.
public final class CGPattern: Sendable {
  private init() {}
}
