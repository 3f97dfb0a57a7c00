import CoreGraphics
import Foundation
import Glibc
import PageLayers
import Rehearsal
import Stage
import UIKit
import Workshop

/// The child's loop; it takes messages from the window, runs a stage of its own, and writes pixels into shared memory.
@MainActor final class ChildLoop {
  let link: ChildLink
  private let memory: SharedMemory
  let stage = Stage()
  private var screen = ChildMessage(.screen, numbers: SIMD4(390, 844, 1, 0))
  private var canvas: HostCanvas?
  /// The drawn pixels; the changed parts are copied when a frame is complete.
  private var pixels: UnsafeMutableRawPointer?
  private var drawsEverything = true
  /// Why the last frame could not be drawn; nil if it was.
  private var drawingFault: String?
  /// The controller of the window in front; an app may change it at any time.
  var root: UIViewController? {
    (stage.application.keyWindow ?? stage.window).rootViewController ?? stage.window.rootViewController
  }
  private var notes: Set<String> = []
  private static let mostNotes = 1000
  /// How many diagnostics there were when they were told last.
  private var seenNotes = 0
  /// Whether an app has shown nothing so far.
  private var awaitsContent = false
  /// Remarks are reported as such, and not once more as notes.
  private var remarks: Set<String> = []
  private var isEditing = false
  /// The status that the window knows.
  var told = ChildStatus()
  /// The progress at a release without a decision so far; nil if there is none.
  var undecided: Double?
  /// Whether two rests are compared, between which no hidden screen should load.
  var isJudged = false
  /// Whether the window knows how the present transition goes on.
  var hasToldMotion = false
  /// What was shown whenever the window wanted it for a table.
  var kept: [PageFrame] = []
  private lazy var census = LayerCensus(ofShown: AuthorNames(stage.application).name)
  /// Whether something wanted the keys when the last finger was lifted.
  var hasKeyCommands = false

  init(_ link: ChildLink, _ memory: SharedMemory) {
    (self.link, self.memory) = (link, memory)
    stage.application.findOrigin = Origin.find
    stage.application.remarked = { [unowned self] sentence, origin in
      remarks.insert(sentence)
      link.send(ChildMessage(.remark, numbers: SIMD4(Double(origin), 0, 0, 0), text: sentence))
    }
    stage.application.world.reported = { [unowned self] in tell($0, from: Origin.find()) }
  }

  func run() {
    while !link.isClosed {
      while let message = link.next() { handle(message) }
      if link.isClosed { return }
      waitForWork()
    }
  }

  private func waitForWork() {
    var sources = [link.awaited, pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)]
    _ = poll(&sources, 2, -1)
    guard sources[1].revents != 0 else { return }
    // The queue does not reset its descriptor itself; later waits would end at once.
    var count: UInt64 = 0
    _ = read(sources[1].fd, &count, MemoryLayout<UInt64>.size)
    stage.perform { runMainQueue(nil) }
    tellOutlook()
  }

  private func handle(_ message: ChildMessage) {
    let numbers = message.numbers
    switch message.kind {
    case .load: load(message.text, scene: Int(message.index))
    case .screen: resize(message)
    case .safeArea:
      stage.safeAreaInsets = UIEdgeInsets(top: numbers.x, left: numbers.y, bottom: numbers.z, right: numbers.w)
    case .folder: stage.pictureFolders.append(URL(fileURLWithPath: message.text, isDirectory: true))
    case .picture: stage.perform { SampleLook.addPicture(at: message.text, mostPixels: Int(message.index)) }
    case .color: stage.perform { SampleLook.addColor(UInt32(truncatingIfNeeded: message.index)) }
    case .down: send(.down(CGPoint(x: numbers.x, y: numbers.y)), message)
    case .move: send(.move(CGPoint(x: numbers.x, y: numbers.y)), message)
    case .up: lift(.up(CGPoint(x: numbers.x, y: numbers.y)), message)
    case .cancel: lift(.cancel, message)
    case .wheel: stage.wheel(by: CGVector(dx: numbers.z, dy: numbers.w), at: CGPoint(x: numbers.x, y: numbers.y))
    case .hover: stage.hover(at: message.index == 1 ? nil : CGPoint(x: numbers.x, y: numbers.y))
    case .key: key(message)
    case .text: stage.insertText(message.text)
    case .step: stage.perform { message.index > 0 ? root?.openNext() : root?.goBack() }
    case .advance: if numbers.x > stage.now { stage.advance(by: numbers.x - stage.now) }
    case .report:
      if isJudged { stage.perform { root?.loadHiddenScreens() } }
      isJudged = false
      if message.index & 1 != 0 { tellLayers() }
      if message.index & 2 != 0 { keepFrame() }
      tellMoment(stage.isIdle ? .still : outlook.kind)
    case .table: tellTable(scale: numbers.x)
    case .interrupt:
      if let deed = CodeDeed(rawValue: message.text) {
        stage.perform { root?.perform(deed, next: .nextSample()) }
      }
    case .settings: set(message)
    case .cancelKeys: stage.cancelKeys()
    case .endEditing: _ = stage.perform { stage.application.endEditing() }
    case .time: stage.step(to: max(numbers.x, stage.now), interval: 1.0 / 60)
    case .constant:
      if (0..<SharedMemory.mostParameters).contains(Int(message.index)) {
        memory.parameters[Int(message.index)] = numbers.x
      }
    case .frame: frame(at: numbers.x, interval: numbers.y, isDrawn: message.index != 1)
    case .calls: listen(message.index == 1, trying: message.text)
    case .ready, .failed, .drawn, .wake, .note, .remark, .editing, .status, .moment, .decision, .unusedKey, .call,
      .layers, .motion, .tablePart:
      break
    }
  }

  // MARK: The user's code

  private func load(_ path: String, scene index: Int) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      return link.send(ChildMessage(.failed, text: dlerror().map { String(cString: $0) } ?? "it cannot be loaded"))
    }
    guard let symbol = dlsym(library, "rehearsal_register") else {
      return link.send(ChildMessage(.failed, text: "It registers nothing that can be shown."))
    }
    Origin.follow(libraryOf: symbol)
    let register = unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
    stage.perform { register() }
    guard RehearsalScene.all.indices.contains(index) else {
      return link.send(ChildMessage(.failed, text: "There is nothing to show."))
    }
    let scene = RehearsalScene.all[index]
    guard stage.perform({ scene.show(in: stage.window) }) else {
      return link.send(
        ChildMessage(.failed, text: "\(scene.name) returns neither a view nor a view controller."))
    }
    awaitsContent = scene.kind == .app
    link.send(ChildMessage(.ready, text: scene.name))
  }

  // MARK: Input

  func send(_ event: PointerEvent, _ message: ChildMessage) {
    stage.send(event, pointer: Int(message.index), at: message.numbers.z)
  }

  private func key(_ message: ChildMessage) {
    let key = HostKey(
      symbol: message.text, position: Int(message.numbers.x),
      modifiers: HostKey.Modifiers(rawValue: Int(message.numbers.y)))
    if message.index & 1 == 0 { return stage.keyUp(key) }
    guard !stage.keyDown(key, isRepeat: message.index & 2 != 0) else { return }
    var unused = message
    unused.kind = .unusedKey
    link.send(unused)
  }

  private func resize(_ message: ChildMessage) {
    guard message != screen else { return }
    screen = message
    stage.resize(to: CGSize(width: message.numbers.x, height: message.numbers.y), scale: message.numbers.z)
    stage.userInterfaceStyle = message.index == 1 ? .dark : .light
    canvas = nil
    drawsEverything = true
  }

  private func frame(at instant: TimeInterval, interval: TimeInterval, isDrawn: Bool) {
    stage.step(to: max(instant, stage.now), interval: interval)
    if isDrawn { draw() }
    sendNotes()
    if awaitsContent, isDrawn { lookForContent() }
    tellStatus()
    let size = stage.screenPixels
    tell(.drawn, SIMD4(0, 0, Double(size.width), Double(size.height)))
  }

  /// Sends what will change without input, and the stage's time, in front of other numbers.
  private func tell(_ kind: ChildMessage.Kind, _ numbers: SIMD4<Double>) {
    var (numbers, (outlook, due)) = (numbers, outlook)
    numbers.lowHalf = SIMD2(due, stage.now)
    link.send(ChildMessage(kind, index: Int(outlook.rawValue), numbers: numbers))
  }

  private func tellLayers() {
    let known = census.names.count
    var numbers: [String] = []
    census.read(stage.application.rootLayer) { numbers.append("\($0) \($1)") }
    let names = census.names.dropFirst(known).joined(separator: "\n")
    link.send(ChildMessage(.layers, text: names + "\n\n" + numbers.joined(separator: " ")))
  }

  private var outlook: (kind: ChildOutlook, due: TimeInterval) {
    switch stage.outlook {
    case .still: (.still, 0)
    case .moving: (.moving, 0)
    case .waiting(let instant): (.waiting, instant)
    }
  }

  /// Tells the window that something has to be drawn although there was no input.
  private func tellOutlook() {
    tellStatus()
    tell(.wake, SIMD4())
  }

  /// Draws the frame, then copies what changed, so that the window never sees half a frame.
  private func draw() {
    let (width, height) = stage.screenPixels
    let stride = width * 4
    guard stride * height <= SharedMemory.mostPixelBytes else { return }
    if canvas == nil {
      pixels?.deallocate()
      let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, stride * height), alignment: 64)
      pixels = memory
      canvas = HostCanvas(memory: memory, width: width, height: height, stride: stride)
    }
    guard let canvas, let pixels, let areas = areas(drawnOn: canvas) else { return }
    for area in areas {
      for row in area.y..<area.y + area.height {
        let offset = row * stride + area.x * 4
        (memory.pixels + offset).copyMemory(from: pixels + offset, byteCount: area.width * 4)
      }
    }
  }

  /// Says why an app's first screen is blank, once nothing moves any more.
  private func lookForContent() {
    guard stage.outlook == .still, let pixels else { return }
    awaitsContent = false
    let (width, height) = stage.screenPixels
    let words = UnsafeBufferPointer(start: pixels.assumingMemoryBound(to: UInt32.self), count: width * height)
    // A colour of the code's own is content, and so is a screen over the first one.
    guard let first = words.first, [0, 0xFF_FFFF].contains(first & 0xFF_FFFF), words.allSatisfy({ $0 == first }),
      stage.perform({ stage.application.windows.last?.rootViewController?.presentedViewController }) == nil
    else { return }
    let stub = stage.diagnostics.first.map { ". \($0)" } ?? ""
    link.send(ChildMessage(.remark, text: "The screen is blank: \(reasonForBlank)\(stub)"))
  }

  /// Why an app's screen has one colour only, as far as its views tell.
  private var reasonForBlank: String {
    let windows = stage.perform { stage.application.windows.filter { $0 !== stage.window } }
    guard let window = windows.last else { return "the app shows no window" }
    guard let root = window.rootViewController?.topmost else { return "the app's window has no root view controller" }
    let name = "\(type(of: root))"
    guard let view = root.viewIfLoaded else { return "\(name) has no view" }
    return view.subviews.isEmpty ? "the view of \(name) is empty" : "the views of \(name) show nothing"
  }

  private func areas(drawnOn canvas: HostCanvas) -> [HostCanvas.Area]? {
    do {
      let areas = try stage.draw(into: canvas, everything: drawsEverything)
      (drawsEverything, drawingFault) = (false, nil)
      return areas
    } catch {
      drawsEverything = true
      if drawingFault != "\(error)" { link.send(ChildMessage(.note, text: "\(error)")) }
      drawingFault = "\(error)"
      return nil
    }
  }

  /// Tells each note once, with the call in the user's code that it comes from.
  private func tell(_ note: String, from origin: UInt = 0) {
    guard !remarks.contains(note), notes.count < Self.mostNotes, notes.insert(note).inserted else { return }
    link.send(ChildMessage(.note, numbers: SIMD4(Double(origin), 0, 0, 0), text: note))
  }

  /// Tells what was not reported while a call of the user's code ran.
  private func sendNotes() {
    let all = stage.diagnostics
    if all.count != seenNotes { for note in all { tell(note) } }
    seenNotes = all.count
    let edits = stage.caretRect != nil
    guard edits != isEditing else { return }
    isEditing = edits
    link.send(ChildMessage(.editing, index: edits ? 1 : 0))
  }
}

/// The process's real main queue: these functions are Dispatch's hook for other run loops.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF") private func runMainQueue(_ message: UnsafeMutableRawPointer?)
