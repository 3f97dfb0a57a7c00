import Stage
import Testing
import UIKit

@testable import Prototype

/// A size and a scale of the window.
struct WindowCase: CustomTestStringConvertible {
  let width: CGFloat
  let height: CGFloat
  let scale: CGFloat
  var testDescription: String { "\(width) × \(height) at \(scale)" }

  static let all = [
    (982.0, 932.0), (760, 480), (800, 1200), (1920, 520), (2400, 1500), (320, 480), (640, 700),
  ].flatMap { size in
    [1, 1.5, 2].map { WindowCase(width: size.0, height: size.1, scale: $0) }
  }
}

@MainActor @Suite("Layout of the window")
struct PanelLayoutTests {
  private func app(_ window: WindowCase, _ device: PhoneDevice = .plain) throws -> PrototypeApp {
    let app = PrototypeApp()
    app.store.set(PhoneSetting(device))
    app.resize(to: CGSize(width: window.width, height: window.height), scale: window.scale)
    try app.stage.settle()
    return app
  }

  @Test("The parts of the panel and of the strip do not overlap and stay within it", arguments: WindowCase.all)
  func overlaps(window: WindowCase) throws {
    let app = try app(window)
    let panel = try #require(app.bench?.panel)
    let width: CGFloat = window.width < 900 ? 312 : 504
    if window.width >= 640 {
      #expect(panel.frame == CGRect(x: window.width - width, y: 0, width: width, height: window.height))
    }
  }

  @Test("No label of the panel is truncated", arguments: WindowCase.all)
  func words(window: WindowCase) throws {
    // Without its stage a label could only guess how wide its text is.
    let app = try app(window)
    let bench = try #require(app.bench)
    app.toggleKeySheet()
    try app.stage.settle()
    let sheet = try #require(bench.overlays.sheet)
    var count = 0
    for field in bench.panel.shownTree.compactMap({ $0 as? PanelField }) {
      #expect(
        field.intrinsicContentSize.width <= field.bounds.width - 2 * field.inset + 1, "\(field.text ?? "")")
    }
    for label in (bench.panel.shownTree + sheet.shownTree).compactMap({ $0 as? UILabel })
    where label.text?.isEmpty == false && !label.isInField {
      let room = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : label.bounds.width
      let needed = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      #expect(
        needed.width <= label.bounds.width && needed.height <= label.bounds.height + 4,
        "\(label.text ?? ""): \(needed) in \(label.bounds.size)")
      count += 1
    }
    #expect(count > 10 || bench.panel.isHidden)
  }

  @Test("Every phone is fully visible, centred, and keeps its proportions", arguments: WindowCase.all)
  func phone(window: WindowCase) throws {
    let app = try app(window)
    let device = try #require(app.bench?.device)
    for phone in PhoneDevice.all {
      app.store.set(PhoneSetting(phone))
      try app.stage.settle()
      let frame = device.screen.convert(device.screen.pictureFrame, to: device)
      let room = device.room
      let free = CGRect(
        x: 0, y: room.above, width: device.bounds.width, height: device.bounds.height - room.above - room.below)
      #expect(free.contains(frame), "\(phone.name)")
      #expect(abs(frame.midX - device.bounds.midX) <= 1.01 && abs(frame.midY - free.midY) <= 1.01, "\(phone.name)")
      #expect(abs(frame.width / frame.height - phone.size.width / phone.size.height) < 0.005, "\(phone.name)")
    }
  }

  @Test("A strip under the phone has a height only if it is there, and the phone leaves room for it")
  func strip() throws {
    let app = try app(WindowCase(width: 982, height: 932, scale: 1))
    let bench = try #require(app.bench)
    bench.hasStrip = false
    try app.stage.settle()
    #expect(bench.stripSlot.frame.height == 0 && bench.device.frame.height == 932)
    bench.hasStrip = true
    try app.stage.settle()
    #expect(bench.stripSlot.frame == CGRect(x: 0, y: 836, width: 478, height: 96))
    let phone = bench.device.screen.convert(bench.device.screen.pictureFrame, to: bench)
    #expect(phone.maxY + 12 < bench.stripSlot.frame.minY && bench.device.frame.maxY == 836)
  }

  @Test(
    "In a low window and above an open drawer the strip is one line that plays, pins and scrubs; T folds it everywhere",
    arguments: [(982.0, 599.0, false), (320, 480, false), (320, 480, true), (533, 366, false), (600, 900, true)])
  func lowStrip(width: Double, height: Double, hasOpenDrawer: Bool) throws {
    let app = try app(WindowCase(width: width, height: height, scale: 1))
    let bench = try #require(app.bench)
    let strip = try #require(bench.strip)
    bench.isDrawerOpen = hasOpenDrawer
    try app.stage.settle()
    #expect(bench.showsStrip && bench.stripSlot.frame.height == PanelMetrics.stripLineHeight)
    #expect(strip.controls.contains(strip.pin) && strip.graph.frame.width >= 150)
    for control in strip.controls { #expect(strip.bounds.contains(control.frame), "\(control)") }
    for (left, right) in zip(strip.controls, strip.controls.dropFirst()) where right !== strip.graph {
      #expect(left.frame.maxX <= right.frame.minX || left === strip.graph)
    }
    #expect(app.keyDown(.character("t"), isRepeat: false) && !app.store.preferences.hasStrip)
    try app.stage.settle()
    #expect(!bench.showsStrip && bench.stripSlot.frame.height == 0)
    bench.isDrawerOpen = false
    app.resize(to: CGSize(width: width, height: 600), scale: 1)
    #expect(app.keyDown(.character("t"), isRepeat: false) && app.store.preferences.hasStrip)
    try app.stage.settle()
    #expect(bench.stripSlot.frame.height == 96 && strip.controls.count == 8)
  }

  @Test("The graph of a low strip is scrubbed") func lowScrub() throws {
    let scene = PanelScene(size: CGSize(width: 320, height: 480))
    try scene.swipe(to: 0.6)
    #expect(scene.app.transport?.scrub == nil)
    scene.click(try #require(scene.app.bench?.strip?.graph))
    #expect(scene.app.transport?.scrub != nil)
  }

  @Test(
    "The buttons above the phone stand side by side inside the window, each with its words",
    arguments: [320.0, 360, 640, 982, 1366, 2560])
  func menuRow(width: Double) throws {
    let app = try app(WindowCase(width: width, height: 700, scale: 1))
    let bench = try #require(app.bench)
    let row: [MenuButton] = [bench.deviceMenu, bench.screensButton, bench.advancedMenu, bench.compareButton]
    for button in row {
      #expect(!button.isHidden && button.frame.minX >= 2 && button.frame.maxX <= bench.device.frame.width - 2)
    }
    for (left, right) in zip(row, row.dropFirst()) { #expect(left.frame.maxX + 7 < right.frame.minX) }
    for button in row.dropFirst() {
      let title = try #require(button.titleLabel)
      #expect(title.intrinsicContentSize.width <= title.bounds.width + 0.5, "\(title.text ?? "")")
    }
  }

  @Test(
    "The speeds and the menu of drags are shown in whole, and nothing stands at the edge",
    arguments: [(320.0, 600.0, false), (360, 700, true), (700, 600, true), (720, 620, true), (982, 932, true)])
  func stripWords(width: Double, height: Double, hasTitle: Bool) throws {
    for scale in [1.0, 2] {
      let app = try app(WindowCase(width: width, height: height, scale: scale))
      let strip = try #require(app.bench?.strip)
      for control in strip.controls { #expect(control.frame.minX >= 8 && control.frame.maxX <= strip.bounds.width - 8) }
      for (left, right) in zip(strip.controls, strip.controls.dropFirst()) where left.frame.minY == right.frame.minY {
        #expect(left.frame.maxX < right.frame.minX)
      }
      let chips = try #require(strip.controls.compactMap { $0 as? ChipGroup }.first)
      chips.layoutIfNeeded()
      for chip in chips.shown(UILabel.self) {
        #expect(chip.intrinsicContentSize.width + 5 <= chip.bounds.width, "\(chip.text ?? "")")
      }
      let menu = try #require(strip.controls.compactMap { $0 as? MenuButton }.first)
      #expect(menu.title(for: .normal) == (hasTitle ? "Drags" : ""))
      if let title = menu.titleLabel, hasTitle {
        #expect(title.intrinsicContentSize.width <= title.bounds.width + 0.5)
      }
      let hint = try #require(app.bench?.hint)
      #expect(hint.frame.minX >= 8)
    }
  }

  @Test("In a tall window the graph is taller, and the largest iPhone keeps its own size beside it")
  func tallStrip() throws {
    let tall = try app(WindowCase(width: 2400, height: 1500, scale: 1))
    let graph = try #require(tall.bench?.strip?.graph)
    #expect(graph.frame.height >= 120 && graph.frame.height <= 160)
    let largest = try app(
      WindowCase(width: 1200, height: 1160, scale: 1), try PhoneDevice.find("iphone-16-pro-max"))
    #expect(largest.bench?.stripSlot.frame.height == 96)
    #expect(try #require(largest.bench?.device.screen.pictureFrame.height) >= 956)
  }

  @Test("At its preferred size the phone has its own size; on a smaller monitor the window fits")
  func preferred() throws {
    let app = PrototypeApp()
    let size = app.preferredSize(in: CGSize(width: 4000, height: 4000))
    let room = CGSize(width: 1366, height: 633)
    #expect(size == CGSize(width: 982, height: 1028))
    #expect(app.minimumSize.width <= size.width && app.minimumSize.height <= size.height)
    #expect(app.preferredSize(in: room) == CGSize(width: 982, height: 633))
    let bare = PrototypeApp(options: PrototypeOptions(showsPanel: false))
    #expect(bare.preferredSize(in: room) == CGSize(width: 292.5, height: 633), "the screens keep their proportions")
    app.resize(to: size, scale: 1)
    try app.stage.settle()
    #expect(app.bench?.device.screen.pictureFrame.size == CGSize(width: 390, height: 844))
  }
}

extension UIView {
  /// Whether the view is a part of a field, which scrolls its text.
  fileprivate var isInField: Bool { superview.map { $0 is PanelField || $0.isInField } ?? false }
}
