import Foundation
import Glibc
import Prototype

/// A replay without a window, from which pictures or a trace are made.
@MainActor struct Output {
  private let arguments: Arguments
  private var setup: Performance
  private let write: (Output) throws(StartFault) -> Void

  init(_ arguments: Arguments) throws(StartFault) {
    self.arguments = arguments
    write = try arguments.command == .render ? Self.picture(arguments) : Self.trace(arguments)
    setup = try Self.setup(arguments, arguments.userCode())
    var told: Set<String> = []
    setup.isStrict = arguments.isStrict
    // The replay runs again for its frames, so each remark would repeat.
    setup.remarked = { if told.insert($0).inserted { Backswipe.complain($0) } }
    try arguments.checkOutput()
    let isGIF = arguments.command == .render && arguments.out?.lowercased().hasSuffix(".gif") == true
    setup.framesPerSecond = arguments.rate ?? (isGIF ? Clip.fastestGIF : 60)
    if isGIF, setup.framesPerSecond > Clip.fastestGIF {
      let rate = String(format: "%.15g", setup.framesPerSecond)
      throw StartFault(.usage, "--fps \(rate): a GIF shows up to 50 frames a second.")
    }
    setup.scale = CGFloat(arguments.scale ?? (isGIF ? 1 : 2))
    let size = look.size(of: setup.device.size)
    let sides = [size.width, size.height].map { Int(($0 * setup.scale).rounded()) }
    guard arguments.command == .trace || Clip.canDraw(width: sides[0], height: sides[1]) else {
      throw StartFault(
        .usage, "pictures of \(sides[0]) × \(sides[1]) pixels are too large: take a smaller --scale or --size.")
    }
  }

  /// Returns false if a kept trace differs.
  func run() throws(StartFault) -> Bool {
    if let kept = arguments.kept { return try isSame(as: kept) }
    try write(self)
    return true
  }

  /// Chooses what `render` writes by the name of its output.
  private static func picture(_ arguments: Arguments) throws(StartFault) -> (Output) throws(StartFault) -> Void {
    guard let out = arguments.out else {
      throw StartFault(
        .usage, "render wants --out and FILE.png, FILE.gif, FILE.mp4 or a folder for PNGs after it, or --html FILE.")
    }
    let (instant, strip) = (arguments.instant, arguments.strip)
    if arguments.page != nil {
      let isFramed = arguments.hasFrame || arguments.background != nil
      if instant != nil || strip != nil || arguments.drag != nil || arguments.action != nil || isFramed {
        throw StartFault(
          .usage,
          "--html makes a page that is dragged: leave out --at, --strip, --drag, --push, --pop, "
            + "--frame and --background.")
      }
      return { take throws(StartFault) in try Page(take.setup).write(to: out) }
    }
    if instant != nil, strip != nil {
      throw StartFault(.usage, "--at and --strip exclude each other: name one of them.")
    }
    let ending = out.lowercased()
    guard instant != nil || strip != nil else {
      if out == "-" { throw StartFault(.usage, "--out -: standard output takes one PNG, by --at or --strip.") }
      if ending.hasSuffix(".png") {
        throw StartFault(
          .usage, "--out \(out): one PNG wants --at or --strip too; without them name a folder for all frames.")
      }
      if let format = FilmFormat(ofFile: ending) {
        return { take throws(StartFault) in
          if format.needsProgram { try take.clip.writeMovie(to: out) } else { try take.clip.writeGIF(to: out) }
        }
      }
      return { take throws(StartFault) in try take.clip.writeSequence(to: out) }
    }
    guard ending.hasSuffix(".png") || out == "-" else {
      let name = instant != nil ? "--at" : "--strip"
      throw StartFault(.usage, "\(name) makes a PNG: --out \(out) does not end in .png.")
    }
    return { take throws(StartFault) in
      if let instant { try take.clip.writePicture(at: instant, to: out) }
      if let strip { try take.clip.writeStrip(of: strip, to: out) }
    }
  }

  private static func trace(_ arguments: Arguments) throws(StartFault) -> (Output) throws(StartFault) -> Void {
    if arguments.listsTouches {
      guard arguments.kept == nil, !arguments.isJSON else {
        throw StartFault(.usage, "--touches writes text: leave out --check and --json.")
      }
      return { take throws(StartFault) in
        try TouchAccount.write(take.setup, ifTrue: arguments.condition, to: arguments.out ?? "-")
      }
    }
    if arguments.condition != nil { throw StartFault(.usage, "--what-if wants --touches too.") }
    guard let kept = arguments.kept else {
      if arguments.accepts || arguments.sheet != nil || arguments.junit != nil {
        throw StartFault(.usage, "--accept, --sheet and --junit want --check and a kept trace, too.")
      }
      return { take throws(StartFault) in
        try Trace(take.setup).write(asJSON: arguments.isJSON, to: arguments.out ?? "-")
      }
    }
    if arguments.out != nil { throw StartFault(.usage, "--check writes no trace: leave out --out, or add --accept.") }
    if arguments.accepts, kept == "-" {
      throw StartFault(.usage, "--accept: standard input cannot be replaced; name a file after --check.")
    }
    return { _ in }
  }

  /// Says how the trace differs from a kept one, which is then accepted if the arguments say so.
  private func isSame(as kept: String) throws(StartFault) -> Bool {
    let check = try TraceCheck(setup, kept, arguments.tolerances)
    if let path = arguments.sheet { try check.writeSheet(to: path) }
    if let path = arguments.junit { try check.report.write(to: path) }
    try Backswipe.put(arguments.isJSON ? check.json : check.difference.map { $0 + "\n" }.joined())
    if arguments.accepts, !check.isSame { try check.accept(to: kept) }
    return check.isSame || arguments.accepts
  }

  /// What the arguments say, with own code that was built of them.
  static func setup(_ arguments: Arguments, _ code: UserCodePerformance?) throws(StartFault) -> Performance {
    var setup =
      if let code {
        try code.performance(arguments.start, folders: Arguments.folders)
      } else {
        try Performance(arguments.start, folders: Arguments.folders)
      }
    if let depth = arguments.depth { setup.depth = depth }
    if let colors = arguments.colors { setup.setColors(colors) }
    if let appearance = arguments.appearance { _ = setup.setAppearance(appearance) }
    if let device = arguments.start.device { setup.device = try PhoneDevice.find(device) }
    if let size = arguments.size { setup.device = .plain(size) }
    if arguments.showsApp { setup.showApp() }
    if !arguments.screens.isEmpty, code == nil { try setup.setScreens(arguments.screens) }
    for name in arguments.faults { setup.faults.append(try Fault.named(name)) }
    if let drag = arguments.drag { try setup.setDrag(drag) }
    if let action = arguments.action { setup.action = action }
    return setup
  }

  private var look: ClipLook { ClipLook(hasFrame: arguments.hasFrame, background: arguments.background) }

  private var clip: Clip {
    var clip = Clip(setup)
    (clip.showsTouch, clip.isSmall, clip.look) = (arguments.showsTouch, arguments.isSmall, look)
    if ProgressBar.canShow { clip.progressed = ProgressBar.show }
    return clip
  }
}

private enum ProgressBar {
  private static let width = 40

  /// Whether standard error is a terminal that can show the bar.
  static var canShow: Bool {
    isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  static func show(_ done: Int, _ all: Int) {
    let filled = all > 0 ? width * done / all : width
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    // Clear the line when all frames are finished.
    let line = done >= all ? "\r\u{1B}[K" : "\r\(bar) \(done) of \(all) frames"
    line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  }
}
