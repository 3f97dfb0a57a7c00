/// `Benchmarks --growth`: prints the name of each scene, with how its cost may grow.
///
/// `Benchmarks --growth COUNT NAME` does the work of one scene with `COUNT` objects, for a tool that counts its
/// instructions: only `countedWork` is to be counted. The scene `complete drags` is not listed.
enum GrowthCounting {
  /// Runs the command, and returns the process's exit status.
  @MainActor static func run(_ words: ArraySlice<String>) -> Int32 {
    guard let word = words.first else {
      for scene in GrowthScene.all { print("\(scene.growth.rawValue) \(scene.name)") }
      return 0
    }
    let name = words.dropFirst().joined(separator: " ")
    guard let count = Int(word), count > 0, let scene = (GrowthScene.all + [.drags]).first(where: { $0.name == name })
    else {
      print("Give the number of objects, and then the name of a scene, as `Benchmarks --growth` prints it.")
      return 2
    }
    guard countedWork(scene.prepare(count)) else {
      print("The work was not done: \(name)")
      return 1
    }
    return 0
  }

  @MainActor @inline(never) private static func countedWork(_ work: @MainActor () -> Bool) -> Bool { work() }
}
