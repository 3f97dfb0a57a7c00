import Stage
import UIKit

/// What went wrong with a program.
struct ProgramFailure: Error, CustomStringConvertible {
  let description: String
}

@MainActor enum ProgramCheck {
  /// Runs `program` twice and returns what is wrong with it; nil when all that must hold holds.
  static func failure(of program: RandomProgram) -> String? {
    let first = outcome(of: program)
    guard case .success(let digest) = first else {
      if case .failure(let failure) = first { return failure.description }
      return nil
    }
    guard case .success(digest) = outcome(of: program) else { return "a second run gave other pixels" }
    return nil
  }

  /// Runs `program` once: the pixels' digest at its end, or what is wrong.
  private static func outcome(of program: RandomProgram) -> Result<String, ProgramFailure> {
    weak var leaked: UIApplication?
    var census = Census()
    let result: Result<String, ProgramFailure> = {
      let run = ProgramRun(root: program.root)
      for step in program.steps { run.perform(step) }
      run.letGo()
      do { try run.stage.settle(timeout: 90) } catch { return .failure(ProgramFailure(description: "\(error)")) }
      if let problem = run.stage.perform({ problem(with: run) }) {
        return .failure(ProgramFailure(description: problem))
      }
      census.add(run)
      leaked = run.stage.application
      let digest = run.stage.render().digest
      run.removeAll()
      return .success(digest)
    }()
    guard case .success = result else { return result }
    if leaked != nil { return .failure(ProgramFailure(description: "the stage's application is left alive")) }
    let living = census.living
    if !living.isEmpty { return .failure(ProgramFailure(description: "left alive: \(living.joined(separator: ", "))")) }
    return result
  }

  /// What disagrees between stacks, views and what controllers were told.
  private static func problem(with run: ProgramRun) -> String? {
    for controller in run.controllers { if let imbalance = controller.imbalance { return imbalance } }
    for container in run.containers { if let problem = ContainerCheck.problem(with: container) { return problem } }
    return WindowCheck([run.stage.window] + run.windows, run.controllers + run.containers).problem
  }
}

/// Objects that must be gone when a program's run is.
@MainActor private struct Census {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [Entry] = []

  mutating func add(_ run: ProgramRun) {
    let objects: [AnyObject] =
      run.controllers + run.containers + run.views + run.animators + run.windows + [run, run.stage]
    entries = objects.map { object in
      let name = (object as? ProbeController)?.name
      return Entry(object: object, name: "\(type(of: object))\(name.map { " \($0)" } ?? "")")
    }
  }

  var living: [String] { entries.filter { $0.object != nil }.map(\.name) }
}
