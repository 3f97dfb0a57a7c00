/// The treatment of a spring whose damping is above critical.
@frozen
public enum Overdamping: Hashable, Sendable, CaseIterable {
  /// The spring is solved with its damping and creeps to its end without overshooting.
  case allowed
  /// The spring is solved as critically damped with the same natural frequency, which is the default of Apple's
  /// springs: the system's push has mass 3, stiffness 1000 and damping 500 (ratio 4.56) and takes half a second.
  case clamped
}
