/// The phase of a drag that moves views itself; asking is while it requests its transition, caught after settling.
enum FreeDragPhase {
  case idle, asking, held, settling, caught

  var isHeld: Bool { self == .held || self == .caught }
}
