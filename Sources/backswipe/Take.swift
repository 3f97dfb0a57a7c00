import Foundation
import Glibc
import Prototype

/// A request to replay a transition without a window: as pictures, or as a trace.
@MainActor struct Take {
  /// The commands.
  enum Command: String { case render, trace }

  /// What is replayed.
  var setup: ReplaySetup
  /// What is made of it.
  let product: Product
  /// Whether a disc shows the finger.
  var showsTouch = false
  /// Whether pictures are made as small as possible.
  var isSmall = false

  /// What is made of a replay.
  enum Product {
    case picture(Clip.Instant, path: String)
    case strip(Int, path: String)
    case sequence(path: String)
    case gif(path: String)
    case movie(path: String)
    /// A trace.
    case trace(asJSON: Bool, path: String)
    /// A comparison with a kept trace.
    case check(path: String)
  }

  /// Creates the request of the words after a command; nil for its help.
  init?(_ command: Command, _ words: ArraySlice<String>) throws(UsageError) {
    var (words, given) = (words, Given())
    while let word = words.popFirst() {
      let flag = try TakeFlag(word: word, of: command)
      guard flag != .help else { return nil }
      try given.read(flag, &words)
    }
    let folders = UserFolders { name in getenv(name).map { String(cString: $0) } }
    product = command == .render ? try given.picture() : try given.trace()
    (showsTouch, isSmall) = (given.showsTouch, given.isSmall)
    do throws(StartFault) {
      setup = try given.setup(folders)
      try given.checkOutput()
    } catch {
      throw UsageError(error.sentence, code: error.exitCode)
    }
    var pixels = 2.0
    if case .gif = product {
      pixels = 1
      setup.framesPerSecond = given.rate ?? Clip.fastestGIF
      guard setup.framesPerSecond <= Clip.fastestGIF else {
        throw UsageError("--fps \(given.rateText): a GIF shows up to 50 frames a second.")
      }
    } else {
      setup.framesPerSecond = given.rate ?? 60
    }
    setup.scale = CGFloat(given.scale ?? pixels)
    let sides = [setup.device.size.width, setup.device.size.height].map { Int(($0 * setup.scale).rounded()) }
    guard command == .trace || Clip.canDraw(width: sides[0], height: sides[1]) else {
      throw UsageError("pictures of \(sides[0]) × \(sides[1]) pixels are too large: take a smaller --scale or --size.")
    }
  }

  /// Does it.
  func run() throws(StartFault) {
    switch product {
    case .trace(let asJSON, let path): try Trace.write(setup, asJSON: asJSON, to: path)
    case .check(let path): try Trace.check(setup, path)
    case .picture(let instant, let path): try clip.writePicture(at: instant, to: path)
    case .strip(let count, let path): try clip.writeStrip(of: count, to: path)
    case .sequence(let path): try clip.writeSequence(to: path)
    case .gif(let path): try clip.writeGIF(to: path)
    case .movie(let path): try clip.writeMovie(to: path)
    }
  }

  private var clip: Clip {
    var clip = Clip(setup)
    (clip.showsTouch, clip.isSmall) = (showsTouch, isSmall)
    if ProgressBar.canShow { clip.progressed = ProgressBar.show }
    return clip
  }
}

/// A bar on a terminal that shows how many frames are finished.
enum ProgressBar {
  private static let width = 40

  /// Whether standard error is a terminal that can show the bar.
  static var canShow: Bool {
    isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  static func show(_ done: Int, _ all: Int) {
    let filled = all > 0 ? width * done / all : width
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    // The line is cleared when all frames are finished.
    let line = done >= all ? "\r\u{1B}[K" : "\r\(bar) \(done) of \(all) frames"
    line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  }
}
