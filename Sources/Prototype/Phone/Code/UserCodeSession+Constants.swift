import SourcePass
import Workshop

// The constants in the source.

extension UserCodeSession {
  /// Nil means the value in the source.
  func set(_ values: [(key: String, value: Double?)]) {
    for (key, value) in values {
      edits[key] = value
      if let count = count(ofReads: key) { reads.change(key, reads: count) }
      record.add(key, value, isHeld: !pointers.isEmpty)
    }
    guard let library, let child else { return }
    giveConstants(to: child, of: library)
    // What a finger holds was staged with the old values.
    if !pointers.isEmpty { doAgain(library) }
    wantsFrame = true
    drawn()
  }

  /// How often the code has read a constant; nil if no running code has it.
  private func count(ofReads key: String) -> UInt32? {
    guard let child, let own = library?.parameters.first(where: { $0.parameter.key == key }),
      own.parameter.index < SharedMemory.mostParameters
    else { return nil }
    return child.memory.reads[own.parameter.index]
  }

  func lookAtReads() {
    let isOther = reads.look {
      count(ofReads: $0)
    } isReadOnce: { key in
      // Screens read colours when they are created, and people expect a change at once.
      library?.parameters.contains { $0.parameter.key == key && ($0.parameter.isReadOnce || $0.parameter.color != nil) }
        ?? false
    }
    if isOther { unreadChanged() }
  }
}
