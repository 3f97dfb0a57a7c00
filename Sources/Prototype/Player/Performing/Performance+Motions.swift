extension ExportRequest {
  /// A request for the user's code, which is performed to find its motions.
  package init(_ code: UserCodePerformance, _ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let performance = try code.performance(request, folders: folders)
    self.init(performance.entry, performance.edits, try performance.motions())
  }
}

extension Performance {
  /// Performs a push and a pop from code, and returns the motions that were seen.
  ///
  /// - Throws: A `StartFault` if no single curve or spring moves anything.
  func motions() throws(StartFault) -> [TransitionMotion] {
    func motion(_ action: Action) throws(StartFault) -> TransitionMotion.Timing? {
      var performance = self
      performance.action = action
      let player = try performance.player()
      defer { player.close() }
      return try player.recording().motion
    }
    let (back, forward) = (try motion(.pop), try motion(.push))
    let isSame = back == forward
    let motions = [
      back.map { TransitionMotion(name: "transition", remark: isSame ? "Back and forward." : "Back.", timing: $0) },
      isSame ? nil : forward.map { TransitionMotion(name: "push", remark: "Forward.", timing: $0) },
    ].compactMap(\.self)
    guard !motions.isEmpty else {
      throw StartFault(
        .usage, "\(entry.title): no push or pop of it is moved by one curve or spring, so there is nothing to write.")
    }
    return motions
  }
}
