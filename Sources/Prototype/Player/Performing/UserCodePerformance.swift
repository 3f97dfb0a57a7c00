import CoreGraphics
import Foundation
import Glibc
import Stage
import UIKit
package import Workshop

/// The user's code, built for a command that performs it without a window.
@MainActor package final class UserCodePerformance {
  /// Its parameters are the constants of the code.
  package let entry: CatalogueEntry
  let session: UserCodeSession
  /// How many screens the code shows at first; nil while unknown.
  private var firstDepth: Int?

  /// Returns when the code is built; `told` is called with what the code and its build say meanwhile.
  package init(
    _ request: UserCodeRequest, cache: String = UserFolders.ofProcess.cache, in run: ToolRun = ToolRun(),
    told: @escaping (String) -> Void
  ) throws(StartFault) {
    let files = request.files
    let path = getenv("PATH").map { String(cString: $0) }
    let (result, setup) = BuildQueue.make(files, language: request.language, path: path, cache: cache, in: run) {
      run.begin($0)
      told($0)
    }
    let library: BuiltLibrary
    switch result {
    case .success(let built):
      library = built
      for note in built.notes { told(note) }
    case .failure(let failure): throw Self.fault(failure, told)
    }
    guard let setup, !library.scenes.isEmpty else {
      throw StartFault(
        .file, "\(files.title): there is no preview, and no class that can be shown without one: add a #Preview.")
    }
    if let name = request.preview, !library.scenes.contains(where: { $0.name == name }) {
      let names = library.scenes.map(\.name)
      let suggestion = NearestName.suggestion(for: name, among: names)
      throw StartFault(
        .usage, "--preview \(name): there is no such preview\(suggestion) There is \(names.joined(separator: ", ")).")
    }
    let table = UserCodeTable(rows: library.parameters.map(UserCodeTable.Row.init))
    let version = UserCodeVersion(
      number: 0, library: library, setup: setup, table: table, edits: [:], record: UserCodeRecord(),
      scene: request.preview, finger: UserCodeFinger())
    session = UserCodeSession(request, cache: cache, version)
    (session.complained, session.tellsAtOnce) = (told, true)
    entry = CatalogueEntry(
      own: files.title, files.title, "Your own code, from \(request.paths.joined(separator: ", ")).", table.parameters,
      revision: 0
    ) { [session] _ in UserCodeDemo(session, table) }
  }

  private static let mostErrors = 10

  private static func fault(_ failure: BuildFailure, _ told: (String) -> Void) -> StartFault {
    switch failure {
    case .cancelled: return StartFault.cancelled
    case .other(let error): return StartFault(.output, error.description)
    case .messages(let messages, _):
      let errors = messages.filter { $0.severity == .error }.map { "\($0.location): \($0.text)" }
      for error in errors.dropFirst().prefix(mostErrors - 1) { told(error) }
      return StartFault(.file, errors.first ?? "The compiler failed without a message.")
    }
  }

  /// The name of the first preview, or class that is shown without one, in a file; nil if there is none.
  package func firstPreview(in path: String) -> String? {
    let path = UserCodeRequest([path]).paths[0]
    return session.library?.scenes.first { $0.path == path }?.name
  }

  /// The files that were built, with their texts.
  var sources: [(path: String, text: String)] {
    (session.library?.project.paths ?? []).compactMap { path in
      (try? FileBytes.read(path, limit: SourceFiles.mostBytes)).map { (path, String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Tells nothing more of what the code says.
  package func hush() { session.complained = { _ in } }

  package func setSamples(pictures: [String], colors: [UInt32]) {
    session.samples = ChildMessage.samples(pictures: pictures, colors.map(UIColor.init(hex:)))
  }

  /// Uses the constants from a command line, and an example drag that goes back.
  package func performance(_ request: StartRequest, folders: UserFolders) throws(StartFault) -> Performance {
    var request = request
    request.code = entry
    let plan = try request.plan(EditFiles(folders.withoutState))
    var performance = Performance(entry)
    performance.edits = plan.overrides ?? ParameterEdits()
    performance.phone.systemVersion = plan.phone.systemVersion
    (performance.action, performance.depth) = (.example(ExampleDrag.standard), 2)
    performance.makePlayer = { [self] performance, showsTouch throws(StartFault) in
      try player(performance, showsTouch: showsTouch)
    }
    return performance
  }

  private func player(_ performance: Performance, showsTouch: Bool) throws(StartFault) -> any Player {
    // A drag to the right, on the device of the command.
    let phone = CataloguePhone(
      .backSwipe, DemoSetting(colors: performance.colors, depth: 2, region: nil), scale: performance.scale)
    phone.set(performance.phone)
    phone.stage.userInterfaceStyle = performance.style
    UserCodeParameters(session, session.table).set(
      entry.parameters.map { ($0.description.key, performance.edits[$0.description.key] ?? $0.initial) })
    session.screen = ChildMessage.screen(of: phone.stage, scale: performance.scale)
    session.settings = UserCodeSession.settings(
      of: performance.phone.with(performance.faults), isStrict: performance.isStrict,
      marksGround: performance.marksGround)
    var movement = try ChildPlayer.movement(performance.action, on: phone, session.screen)
    for fault in performance.faults {
      let end = movement.first { [.up, .cancel].contains($0.message.kind) }?.time
      movement = fault.added(to: movement, at: end.map { $0 / 2 } ?? 0.1, on: performance.device.size, session.screen)
    }
    if performance.isReleaseApart { movement = ChildPlayer.releasesApart(movement) }
    return try player(
      movement, after: try beginning(performance, like: phone), like: phone, showsTouch: showsTouch)
  }

  private func player(
    _ movement: UserCodeRecord.Messages, after record: UserCodeRecord, like phone: CataloguePhone,
    showsTouch: Bool = false
  ) throws(StartFault) -> ChildPlayer {
    guard let player = ChildPlayer(session, after: record, movement, like: phone, showsTouch: showsTouch) else {
      throw StartFault(.output, "No program can be started that runs your code.")
    }
    return player
  }

  /// Steps to the wanted number of screens, before the movement.
  private func beginning(_ performance: Performance, like phone: CataloguePhone) throws(StartFault) -> UserCodeRecord {
    var record = UserCodeRecord()
    if firstDepth == nil {
      let player = try player([], after: record.atRest, like: phone)
      defer { player.close() }
      player.wait()
      if let fault = player.fault { throw fault }
      firstDepth = player.depth
    }
    var missing = performance.depth > 0 ? performance.depth - (firstDepth ?? 1) : 0
    // Only a page begins with fewer screens than the code shows.
    if performance.start == nil { missing = max(0, missing) }
    record.step(by: missing, tapping: performance.goesOnByTap ? performance.device.size : nil)
    return record.atRest
  }
}

extension UserCodeRecord {
  /// Adds steps to other screens, with rests between; taps in the middle if the screen's size is given.
  @MainActor mutating func step(by count: Int, tapping size: CGSize?) {
    for _ in 0..<abs(count) {
      let start = duration + Self.stepRest
      if count > 0, let tap = size.map(Drag.tap) {
        for (time, message) in ChildPlayer.movement(tap) {
          add(message, at: start + time, still: nil, begins: message.kind == .down)
        }
      } else {
        add(ChildMessage(.step, index: count.signum()), at: start, still: nil, begins: true)
      }
    }
  }

  /// How long a step takes to come to rest, in seconds.
  private static let stepRest = 1.5
}

extension Fault {
  /// Inserts the fault into a movement.
  func added(
    to movement: UserCodeRecord.Messages, at instant: TimeInterval, on size: CGSize, _ screen: [ChildMessage]
  ) -> UserCodeRecord.Messages {
    let second = SIMD4(size.width.native * 0.75, size.height.native * 0.75, instant, 0)
    var movement = movement
    var messages: UserCodeRecord.Messages = []
    switch self {
    case .keyboard: return [(0, ChildMessage(.interrupt, text: rawValue))] + movement
    case .push, .pop, .present, .dismiss, .selectTab:
      messages = [(instant, ChildMessage(.interrupt, text: rawValue))]
    case .cancel: messages = [(instant, ChildMessage(.cancel))]
    case .resize, .rotation:
      let next = screenSize(on: size)
      for var message in screen where message.kind == .screen {
        (message.numbers.x, message.numbers.y) = (next.width.native, next.height.native)
        messages.append((instant, message))
      }
    case .stall:
      // The finger's events meanwhile come at the end, with their own instants.
      let end = instant + Self.stallTime
      for index in movement.indices where (instant...end).contains(movement[index].time) { movement[index].time = end }
      // Everything runs until the stall.
      messages = [(instant, ChildMessage(.hover, index: 1)), (end, ChildMessage(.time, numbers: SIMD4(end, 0, 0, 0)))]
    case .secondFinger:
      var later = second
      later.z += Self.secondFingerTime
      messages = [
        (instant, ChildMessage(.down, index: Self.secondFingerNumber, numbers: second)),
        (later.z, ChildMessage(.up, index: Self.secondFingerNumber, numbers: later)),
      ]
    case .focusLoss: messages = [(instant, ChildMessage(.cancel)), (instant, ChildMessage(.cancelKeys))]
    case .reducedMotion, .crossFade, .rightToLeft: break
    }
    for message in messages {
      let index = movement.firstIndex { $0.time >= message.time } ?? movement.endIndex
      movement.insert(message, at: index)
    }
    return movement
  }
}
