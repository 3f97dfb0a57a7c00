import SlidingSource
import Stage
import Testing
import UIKit

@testable import Prototype
@testable import Workshop

/// A window that shows a user's source, which was built before, and a user with a mouse; points are those of the phone.
@MainActor final class UserCodeScene {
  let app: PrototypeApp
  let session: UserCodeSession
  let folder: String
  /// The window's pixels, of which only what changed is drawn.
  private var window: (canvas: HostCanvas, memory: UnsafeMutableRawPointer, width: Int, height: Int)?
  /// The compiler keeps its modules between the tests of a run.
  static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-tests-modules").path
  /// Each source is built once for all tests.
  private static var built: [String: (folder: String, library: BuiltLibrary, setup: BuildQueue.Setup)] = [:]

  private static func build(_ text: String) throws -> (folder: String, library: BuiltLibrary, setup: BuildQueue.Setup) {
    var template = Array("\(FileManager.default.temporaryDirectory.path)/own-XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&template)))
    try text.write(toFile: "\(folder)/Card.swift", atomically: true, encoding: .utf8)
    let engine = try EngineFolder.find()
    let toolchain = try Toolchain.find(for: engine, path: ProcessInfo.processInfo.environment["PATH"])
    let build = UserBuild(engine: engine, toolchain: toolchain, cache: cache, language: 5)
    let library = try build.make(["\(folder)/Card.swift"])
    return (folder, library, BuildQueue.Setup(engine: engine, toolchain: toolchain))
  }

  /// Shows what was built of a source, and waits for its first frame.
  init(_ text: String = SlidingSource.text) async throws {
    let (folder, library, setup) = try Self.built[text] ?? Self.build(text)
    Self.built[text] = (folder, library, setup)
    self.folder = folder
    let version = UserCodeVersion(
      number: 0, library: library, setup: setup,
      table: UserCodeTable(rows: library.parameters.map { UserCodeTable.Row(parameter: $0.parameter, path: $0.path) }),
      edits: [:],
      record: UserCodeRecord(), scene: nil, finger: UserCodeFinger())
    app = PrototypeApp()
    session = app.open(UserCodeRequest(["\(folder)/Card.swift"]), version)
    app.store.show(try #require(app.store.entry(named: CatalogueEntry.name(of: session))))
    app.stage.advance(by: 1)
    await wait { self.session.state == .running && self.session.isIdle }
  }

  isolated deinit {
    for code in app.own { code.close() }
    window?.memory.deallocate()
  }

  /// The time after which something that does not happen has failed.
  private static let patience = Duration.seconds(600)
  /// The most that counts of the time between two turns of a test: others have theirs meanwhile, in a suite thousands.
  private static let longestTurn = Duration.milliseconds(100)

  /// Waits until a condition holds that children decide, while the window is drawn and its time stands still.
  func wait(_ source: SourceLocation = #_sourceLocation, until condition: () -> Bool) async {
    await turns("the user's code did not answer", source, until: condition) { draw() }
  }

  /// Advances the window frame by frame until a condition holds, and the children have answered.
  func advance(_ source: SourceLocation = #_sourceLocation, until condition: () -> Bool) async {
    await turns("nothing has become of the window", source, until: condition) {
      app.stage.advance(by: 1 / 60)
      await settle()
    }
  }

  /// Does `work` in each turn until a condition holds.
  private func turns(
    _ complaint: Comment, _ source: SourceLocation, until condition: () -> Bool, _ work: () async -> Void
  ) async {
    var waited = Duration.zero
    var last = ContinuousClock.now
    while !condition() {
      guard waited < Self.patience else {
        Issue.record(complaint, sourceLocation: source)
        return
      }
      await work()
      // The answers of children arrive on the main queue.
      await Task.yield()
      let now = ContinuousClock.now
      waited += min(now - last, Self.longestTurn)
      last = now
    }
  }

  /// Draws what changed in the window.
  func draw() {
    let (width, height) = app.stage.screenPixels
    let isNew = window.map { $0.width != width || $0.height != height } ?? true
    if isNew {
      window?.memory.deallocate()
      let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
      window = HostCanvas(memory: memory, width: width, height: height, stride: width * 4).map {
        ($0, memory, width, height)
      }
    }
    guard let window else { return }
    _ = try? app.stage.draw(into: window.canvas, everything: isNew)
  }

  /// Advances the window by some seconds, frame by frame.
  func advance(by seconds: Double) async {
    let end = app.stage.now + seconds - 1e-9
    await advance { self.app.stage.now >= end }
  }

  /// Waits until the children have answered everything.
  func settle() async {
    draw()
    await wait {
      self.app.own.allSatisfy { !$0.isAnswering } && self.app.transport?.scrub?.playback.isAnswering != true
    }
  }

  /// Returns the point in the window of a point of the phone.
  func windowPoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let frame = app.screenFrame
    return CGPoint(x: frame.minX + x * frame.width / 390, y: frame.minY + y * frame.height / 844)
  }

  /// Drags from one x coordinate to another in steps of a frame, rests, and lets go.
  func drag(from start: CGFloat, to end: CGFloat, lifts: Bool = true) async {
    app.stage.send(.down(windowPoint(start, 400)))
    for step in 1...15 {
      await advance(by: 1 / 60)
      app.stage.send(.move(windowPoint(start + (end - start) * CGFloat(step) / 15, 400)))
    }
    await advance(by: 0.2)
    guard lifts else { return }
    app.stage.send(.up(windowPoint(end, 400)))
    await advance { self.app.phone.isIdle && self.app.transport?.live.isActive != true }
  }

  /// Presses a key.
  func press(_ key: HostKey, then seconds: TimeInterval? = nil) {
    _ = app.keyDown(key, isRepeat: false)
    if let seconds { app.stage.advance(by: seconds) }
  }

  /// The colour of a point of the phone in the window.
  func color(_ x: CGFloat, _ y: CGFloat = 700, on device: DeviceView? = nil) -> RGBA {
    draw()
    var point = windowPoint(x, y)
    if let screen = device?.screen {
      let frame = screen.convert(screen.pictureFrame, to: nil)
      point = CGPoint(x: frame.minX + x * frame.width / 390, y: frame.minY + y * frame.height / 844)
    }
    guard let window else { return RGBA(r: 0, g: 0, b: 0, a: 0) }
    let pixel = window.memory.load(
      fromByteOffset: (Int(point.y) * window.width + Int(point.x)) * 4, as: UInt32.self)
    return RGBA(r: UInt8(pixel >> 16 & 0xFF), g: UInt8(pixel >> 8 & 0xFF), b: UInt8(pixel & 0xFF), a: 255)
  }

  static let red = RGBA(r: 255, g: 0, b: 0, a: 255)
  static let blue = RGBA(r: 0, g: 0, b: 255, a: 255)

  /// The colour of a shade that the half-open transition shows at the left.
  static func gray(_ shade: Double) -> RGBA {
    let value = UInt8((255 * shade).rounded())
    return RGBA(r: value, g: value, b: value, a: 255)
  }
}
