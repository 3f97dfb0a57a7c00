/// What becomes of a spring whose damping is above critical.
@frozen
public enum Overdamping: Hashable, Sendable, CaseIterable {
  /// The spring is solved as it is: it creeps to its end without overshooting.
  case allowed
  /// The spring is solved as critically damped with the same natural frequency, as Apple's springs are unless told
  /// otherwise: mass 3, stiffness 1000, damping 500 (ratio 4.56) is the system's push and takes half a second.
  case clamped
}
