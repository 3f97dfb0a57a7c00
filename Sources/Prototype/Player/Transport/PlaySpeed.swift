enum PlaySpeed: Int, CaseIterable {
  case whole
  case half
  case fifth
  case twentieth

  /// The phone's seconds per second.
  var scale: Double {
    switch self {
    case .whole: 1
    case .half: 0.5
    case .fifth: 0.2
    case .twentieth: 0.05
    }
  }

  var title: String {
    switch self {
    case .whole: "1×"
    case .half: "1/2"
    case .fifth: "1/5"
    case .twentieth: "1/20"
    }
  }
}
