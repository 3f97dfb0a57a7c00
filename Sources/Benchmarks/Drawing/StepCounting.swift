import Raster

/// `Benchmarks --steps SCALE [panel]`: drags the prototype's stage from one end to the other, for a tool that counts
/// instructions.
///
/// Only `countedSteps` is to be counted; everything before fills the caches.
enum StepCounting {
  /// Runs the command, and returns the process's exit status.
  @MainActor static func run(_ words: ArraySlice<String>) -> Int32 {
    guard let word = words.first, let scale = Int(word),
      let prototype = DraggedPrototype(scale: scale, showsPanel: words.dropFirst().first == "panel")
    else {
      print("Give a scale of 1 or more, and then \"panel\" if the panel is to be shown.")
      return 2
    }
    countedSteps(prototype)
    let counts = prototype.pixelCounts
    // The prototype moved for two sweeps before.
    let damage = counts.damaged / (3 * DraggedPrototype.stepsPerSweep)
    print("\(DraggedPrototype.stepsPerSweep) steps; \(damage) pixels of damage each; overdraw: \(counts.overdraw)")
    return 0
  }

  @MainActor @inline(never) private static func countedSteps(_ prototype: DraggedPrototype) {
    for _ in 0..<DraggedPrototype.stepsPerSweep { prototype.step() }
  }
}
