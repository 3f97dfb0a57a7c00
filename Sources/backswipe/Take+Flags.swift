import Foundation
import Prototype

extension Take {
  /// What the flags of a command line say.
  @MainActor struct Given {
    private var start = StartRequest()
    private var drag: String?
    private var fromCode: ReplaySetup.Action?
    private var faults: [String] = []
    private var size: CGSize?
    private var device: String?
    private var depth: Int?
    private var colors: [UInt32]?
    private var screens: [String] = []
    private var appearance: String?
    private var out: String?
    private var instant: Clip.Instant?
    private var strip: Int?
    private var isJSON = false
    private var kept: String?
    private var isForced = false
    var rate: Double?
    var rateText = ""
    var scale: Double?
    var showsTouch = false
    var isSmall = false

    /// Reads a flag and its value.
    mutating func read(_ flag: TakeFlag, _ words: inout ArraySlice<String>) throws(UsageError) {
      switch flag {
      case .transition: start.transition = try flag.value(from: &words)
      case .set: start.sets.append(try flag.value(from: &words))
      case .preset: start.preset = try flag.value(from: &words)
      case .config: start.config = try flag.value(from: &words)
      case .region: start.region = try flag.value(from: &words) { ["edge", "anywhere"].contains($0) ? $0 : nil }
      case .depth: depth = try flag.value(from: &words) { Int($0).inside(1...1000) }
      case .colors: colors = try flag.value(from: &words, Request.colors)
      case .screens:
        screens = [try flag.value(from: &words)] + words.prefix { !$0.hasPrefix("-") }
        words.removeFirst(screens.count - 1)
      case .appearance: appearance = try flag.value(from: &words) { ["light", "dark"].contains($0) ? $0 : nil }
      case .drag: drag = try flag.value(from: &words)
      case .push: fromCode = .push
      case .pop: fromCode = .pop
      case .fault: faults.append(try flag.value(from: &words))
      case .size: size = try flag.value(from: &words, PhoneDevice.size)
      case .device: device = try flag.value(from: &words)
      case .fps:
        rateText = words.first ?? ""
        rate = try flag.value(from: &words) { Double($0).inside(1...1000) }
      case .scale: scale = try flag.value(from: &words) { Double($0).inside(0.25...8) }
      case .out: out = try flag.value(from: &words) { $0.isEmpty ? nil : $0 }
      case .at: instant = try flag.value(from: &words, Self.instant)
      case .strip: strip = try flag.value(from: &words) { Int($0).inside(1...100) }
      case .check: kept = try flag.value(from: &words)
      case .touch: showsTouch = true
      case .small: isSmall = true
      case .json: isJSON = true
      case .force: isForced = true
      case .help: break
      }
    }

    /// Returns the instant in a text such as "0.25s", "250ms", "0.25" or "40%".
    private static func instant(_ text: String) -> Clip.Instant? {
      if text.hasSuffix("%") { return Double(text.dropLast()).inside(0...100).map { .progress($0 / 100) } }
      if text.hasSuffix("ms") {
        return Double(text.dropLast(2)).inside(0...Clip.longest * 1000).map { .time($0 / 1000) }
      }
      let number = text.hasSuffix("s") ? Double(text.dropLast()) : Double(text)
      return number.inside(0...Clip.longest).map { .time($0) }
    }

    /// What `render` makes, by the name of its output.
    func picture() throws(UsageError) -> Product {
      guard let out else {
        throw UsageError("render wants --out and FILE.png, FILE.gif, FILE.mp4 or a folder for PNGs after it.")
      }
      if instant != nil, strip != nil { throw UsageError("--at and --strip exclude each other: name one of them.") }
      let ending = out.lowercased()
      if let instant {
        guard ending.hasSuffix(".png") || out == "-" else {
          throw UsageError("--at makes a PNG: --out \(out) does not end in .png.")
        }
        return .picture(instant, path: out)
      }
      if let strip {
        guard ending.hasSuffix(".png") || out == "-" else {
          throw UsageError("--strip makes a PNG: --out \(out) does not end in .png.")
        }
        return .strip(strip, path: out)
      }
      guard out != "-" else { throw UsageError("--out -: standard output takes one PNG, by --at or --strip.") }
      if ending.hasSuffix(".gif") { return .gif(path: out) }
      if ending.hasSuffix(".mp4") { return .movie(path: out) }
      guard !ending.hasSuffix(".png") else {
        throw UsageError("--out \(out): one PNG wants --at or --strip too; without them name a folder for all frames.")
      }
      return .sequence(path: out)
    }

    /// What `trace` makes.
    func trace() throws(UsageError) -> Product {
      guard let kept else { return .trace(asJSON: isJSON, path: out ?? "-") }
      if out != nil || isJSON {
        throw UsageError("--check compares and writes nothing: leave out --out and --json.")
      }
      return .check(path: kept)
    }

    /// Checks that the output replaces nothing that it is hardly meant to.
    func checkOutput() throws(StartFault) {
      guard !isForced, let out else { return }
      let files = screens.map { ("--screens", $0) }
      let others = [("--drag", drag.flatMap { ExampleDrag.named($0) == nil ? $0 : nil }), ("--config", start.config)]
      try OutputFile.check(
        out, reading: files + others.compactMap { flag, path in path.map { (flag, $0) } }, remedy: Usage.remedy)
    }

    /// Returns what is replayed.
    func setup(_ folders: UserFolders) throws(StartFault) -> ReplaySetup {
      var setup = try ReplaySetup(start, folders: folders)
      if let depth { setup.depth = depth }
      if let colors { setup.setColors(colors) }
      if let appearance { _ = setup.setAppearance(appearance) }
      if let device { setup.device = try PhoneDevice.find(device) }
      if let size { setup.device = .plain(size) }
      if !screens.isEmpty { try setup.setScreens(screens) }
      for name in faults { setup.faults.append(try Fault.named(name)) }
      if let drag { try setup.setDrag(drag) }
      if let fromCode { setup.action = fromCode }
      return setup
    }
  }
}
