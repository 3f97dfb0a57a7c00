/// The phase of a drag that moves views itself; caught is after settling.
///
/// UIKit may ask for the interaction later than the drag does for its transition, so that a drag gives itself while held.
enum FreeDragPhase {
  case idle, held, settling, caught

  var isHeld: Bool { self == .held || self == .caught }
}
