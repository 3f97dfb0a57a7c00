import SourcePass
import Workshop

// The constants of the source.

extension UserCodeSession {
  /// Sets constants by their keys; nil for what the source says.
  func set(_ values: [(key: String, value: Double?)]) {
    for (key, value) in values {
      edits[key] = value
      if let count = count(ofReads: key) { reads.change(key, reads: count) }
      record.add(key, value, isHeld: !pointers.isEmpty)
    }
    guard let library, let child else { return }
    giveConstants(to: child, of: library)
    // What a finger holds open was staged with the old values.
    if !pointers.isEmpty { doAgain(library) }
    wantsFrame = true
    drawn()
  }

  /// Returns how many times the code has read a constant; nil if no code runs that has it.
  private func count(ofReads key: String) -> UInt32? {
    guard let child, let own = library?.parameters.first(where: { $0.parameter.key == key }),
      own.parameter.index < SharedMemory.mostParameters
    else { return nil }
    return child.memory.reads[own.parameter.index]
  }

  /// Looks which of the changed constants the code has read since.
  func lookAtReads() {
    let isOther = reads.look {
      count(ofReads: $0)
    } isReadOnce: { key in
      // Screens read their colours when they are made, and people look for the change at once.
      library?.parameters.contains { $0.parameter.key == key && ($0.parameter.isReadOnce || $0.parameter.color != nil) }
        ?? false
    }
    if isOther { unreadChanged() }
  }
}
