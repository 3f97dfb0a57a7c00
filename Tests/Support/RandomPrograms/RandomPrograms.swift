import Foundation
import Glibc

/// `RandomPrograms [--count N] [--first SEED] [--shrink N]`: runs N programs, 2,000 unless told otherwise, in two processes beside
/// this one; prints each that fails with its seed and the steps that are left when it was shrunk, and ends with 1.
///
/// `RandomPrograms --seed SEED [--keep 0,3,…]` runs one program, or the part of it with these steps,
/// in this process, and prints each step and each appearance call.
///
/// `RandomPrograms --sessions N` runs every Nth session of `SessionCheck` in the same manner, and `--session NUMBER` one.
@main
enum RandomPrograms {
  @MainActor static func main() {
    let options = Options(CommandLine.arguments.dropFirst())
    if let seed = options.seed { exit(runOne(seed, keep: options.keep)) }
    if let range = options.worker { work(range) { ProgramCheck.failure(of: RandomProgram(seed: $0)) } }
    if let number = options.session { exit(runSession(number)) }
    if let (range, step) = options.sessionWorker { work(range) { SessionCheck.failure($0 * step) } }
    if let step = options.sessions { exit(runSessions(step)) }
    let failures = Supervisor(first: options.first, count: options.count, mostShrunk: options.shrunk).run()
    for failure in failures { print(failure) }
    print("\(options.count) programs from seed \(options.first): \(failures.count) failed")
    exit(failures.isEmpty ? 0 : 1)
  }

  /// Seconds of processor time after which a program counts as hanging.
  private static let patience = 60

  /// Gives this process that much processor time from here on; a signal ends it then.
  private static func limitTime() {
    var limit = itimerval()
    limit.it_value.tv_sec = patience
    _ = setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  }

  /// Runs what has these numbers, and says which begins and which fails; never returns.
  @MainActor private static func work(_ numbers: Range<UInt64>, _ failure: (UInt64) -> String?) -> Never {
    for number in numbers {
      say("begin \(number)")
      limitTime()
      if let failure = failure(number) { say("failed \(number) \(failure)") }
    }
    exit(0)
  }

  /// Writes a line at once, so that it is read also when the next program crashes.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  /// Runs every session whose number is a multiple of `step`.
  @MainActor private static func runSessions(_ step: UInt64) -> Int32 {
    let count = (SessionCheck.count + step - 1) / step
    let failures = Supervisor(first: 0, count: count, mostShrunk: 0, step: step).run()
    for failure in failures {
      let number = failure.seed * step
      print("session \(number): \(failure.reason)\n  \(SessionCheck.name(number))")
    }
    print("\(count) sessions of \(SessionCheck.count): \(failures.count) failed")
    return failures.isEmpty ? 0 : 1
  }

  @MainActor private static func runSession(_ number: UInt64) -> Int32 {
    say(SessionCheck.name(number))
    limitTime()
    guard let failure = SessionCheck.failure(number) else { return 0 }
    say("failed \(number) \(failure)")
    return 1
  }

  @MainActor private static func runOne(_ seed: UInt64, keep: [Int]?) -> Int32 {
    let whole = RandomProgram(seed: seed)
    let program = keep.map(whole.keeping) ?? whole
    say("root \(program.root)")
    for step in program.steps { say("  \(step)") }
    limitTime()
    CallbackTable.log = { say($0) }
    guard let failure = ProgramCheck.failure(of: program) else { return 0 }
    say("failed \(seed) \(failure)")
    return 1
  }
}

/// What the command line asks for.
private struct Options {
  var count: UInt64 = 2_000
  var first: UInt64 = 1
  /// How many failures are shrunk; further ones are only named.
  var shrunk = 12
  var seed: UInt64?
  var keep: [Int]?
  /// The seeds that this process is to run on behalf of another.
  var worker: Range<UInt64>?
  /// Of this many sessions one is run.
  var sessions: UInt64?
  var session: UInt64?
  /// The sessions that this process is to run on behalf of another: those whose numbers are `step` times these indices.
  var sessionWorker: (indices: Range<UInt64>, step: UInt64)?

  init(_ words: ArraySlice<String>) {
    var words = words
    while let name = words.popFirst(), let value = words.popFirst() {
      let numbers = value.split(separator: ",").compactMap { UInt64($0) }
      switch name {
      case "--count": count = numbers.first ?? count
      case "--first": first = numbers.first ?? first
      case "--shrink": shrunk = numbers.first.map { Int($0) } ?? shrunk
      case "--seed": seed = numbers.first
      case "--keep": keep = numbers.map { Int($0) }
      case "--worker": worker = numbers.count == 2 ? numbers[0]..<numbers[1] : nil
      case "--sessions": sessions = max(numbers.first ?? 1, 1)
      case "--session": session = numbers.first
      case "--session-worker":
        sessionWorker = numbers.count == 3 ? (numbers[0]..<numbers[1], numbers[2]) : nil
      default: break
      }
    }
  }
}
