import Motion
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("What the panel explains by itself")
struct PanelHelpTests {
  let scene = PanelScene()

  private var app: PrototypeApp { scene.app }

  @Test("The decision map names its axes and marks, and shows dots at its edges as a whole")
  func map() throws {
    let map = DecisionMapView(frame: CGRect(x: 0, y: 0, width: 264, height: DecisionMapView.height))
    app.stage.perform {
      app.stage.window.addSubview(map)
      let decisions = [(0.0, 0.0), (1, 9000), (0, -9000), (0.5, 0)].map { progress, velocity in
        DragDecision(
          ReleaseRule.half.decision(for: Release(progress: progress, pointsPerSecond: velocity, width: 390)),
          isReversed: false)
      }
      map.content = DecisionMapView.Content(rule: .half, width: 390, decisions: decisions, present: nil)
      map.layoutIfNeeded()
    }
    let words = map.words
    for word in ["progress", "cancels", "finishes", "finished", "cancelled", "the last", "0 %", "100 %"] {
      #expect(words.contains(word), "\(word)")
    }
    #expect(words.contains { $0.hasPrefix("velocity +") && $0.hasSuffix(" pt/s") })
    app.stage.perform {
      map.content?.rule = .distance(threshold: 0.03)
      map.layoutIfNeeded()
    }
    // A rule that decides early: its threshold is not at the very edge.
    #expect(map.words.contains("10 % or more") && map.point(progress: 0.03, velocity: 0).x > 0.29 * 264)
    for shape in map.shown(ShapeView.self) {
      guard let box = shape.path?.boundingBox, !box.isNull, shape.bounds.width > 100 else { continue }
      #expect(shape.bounds.insetBy(dx: -0.01, dy: -0.01).contains(box), "\(box)")
    }
    // The words of the legend do not lie over each other.
    let legend = try #require(map.shown(MapLegend.self).first)
    legend.layoutIfNeeded()
    let labels = legend.shown(UILabel.self)
    for (index, label) in labels.enumerated() {
      #expect(label.frame.maxX <= 265 && legend.bounds.maxY >= label.frame.maxY)
      for other in labels[(index + 1)...] {
        #expect(
          label.frame.maxX <= other.frame.minX - 20 || other.frame.maxX <= label.frame.minX - 20
            || label.frame.maxY <= other.frame.minY)
      }
    }
    #expect(legend.height(in: 264) == 2 * legend.height(in: 360))
    // The border of the region is not that of the map.
    let borders = map.shown(ShapeView.self).compactMap {
      ($0.layer as? CAShapeLayer).flatMap { $0.fillColor == nil ? $0.path : nil }
    }
    #expect(!borders.isEmpty)
    for border in borders { #expect(border.boundingBox.minX > 0 || border.boundingBox.height <= 1) }
  }

  @Test(
    "A key of one letter stays with its words",
    arguments: [
      ("X swaps, B ends.", "X_swaps, B_ends."), ("again and again: L", "again and again:_L"),
      ("Opened a.jsonl. L loops it.", "Opened a.jsonl. L_loops it."),
      ("swaps A and B, and on", "swaps A_and_B, and on"),
      ("B: Began here", "B: Began here"), ("Ctrl+C copies", "Ctrl+C copies"), ("", ""), ("L", "L"), ("a  b", "a  b"),
    ])
  func keysJoined(text: String, expected: String) {
    #expect(text.withKeysJoined == expected.replacingOccurrences(of: "_", with: "\u{a0}"))
  }

  @Test("The lines of a sentence over the window are about as long as each other")
  func balanced() throws {
    let bench = try #require(app.bench)
    app.stage.perform {
      bench.toast.show("B keeps these parameters: change A beside it. X swaps, B ends.")
      bench.layoutIfNeeded()
      let size = bench.toast.size(in: 800)
      #expect(size.width < 260 && bench.toast.bounds.size == bench.toast.size(in: bench.device.frame.width))
      // A word fewer in the width would take another line.
      let label = bench.toast.shown(UILabel.self).first
      let needed = label?.sizeThatFits(CGSize(width: size.width - 28, height: .greatestFiniteMagnitude)).height ?? 0
      #expect(needed + 16 > size.height)
    }
  }

  @Test(
    "The reasons explain the words of the rule and the line on the phone", arguments: ["ios-26", "react-navigation"])
  func terms(name: String) throws {
    app.store.show(try #require(Catalogue.entry(named: name)))
    app.explain.openDecisionPage()
    let words = (try #require(app.bench?.panel.page)).words.joined(separator: " ")
    let rule = try #require(app.phone.demo.parameters.releaseRule)
    switch rule {
    case .leading: #expect(words.contains("A release counts as if 0.3 s later"))
    case .projection: #expect(words.contains("Projected: where the screen would come to rest"))
    default: Issue.record("\(name) has another rule")
    }
    #expect(words.contains("The line on the phone"))
  }

  @Test("The graph of the strip names its scales with their units") func graph() throws {
    try scene.swipe(to: 0.3)
    let words = (try #require(app.bench?.strip?.graph)).words
    #expect(words.contains("100 %") && words.contains("0 %"))
    #expect(words.contains { $0.hasSuffix(" pt/s") } && words.contains { $0.hasSuffix(" s") })
  }

  @Test("Two handles with the same value stand side by side, and each can be taken") func handles() throws {
    app.store.set("dimming.covered", to: .number(0.5))
    app.store.set("dimming.revealed", to: .number(0.5))
    app.stage.advance(by: 0.1)
    let slider = try #require(scene.control("dimming.covered") as? TrackSlider)
    slider.layoutIfNeeded()
    let handles = slider.subviews.suffix(2).map(\.frame.midX)
    #expect(handles[1] - handles[0] >= 8)
    for (index, key) in ["dimming.covered", "dimming.revealed"].enumerated() {
      let frame = slider.convert(slider.bounds, to: nil)
      let start = CGPoint(x: frame.minX + handles[index] + (index == 0 ? -3 : 3), y: frame.midY)
      app.stage.send(.down(start))
      app.stage.send(.move(CGPoint(x: start.x + (index == 0 ? -20 : 20), y: start.y)))
      app.stage.send(.up(CGPoint(x: start.x + (index == 0 ? -20 : 20), y: start.y)))
      app.stage.advance(by: 0.1)
      #expect(scene.parameter(key) != .number(0.5), "\(key)")
      app.store.set(key, to: .number(0.5))
      app.stage.advance(by: 0.1)
      slider.layoutIfNeeded()
    }
  }

  @Test("The sheet of keys has groups, and a bar at its side where it is longer than the window") func keys() throws {
    for (height, isLong) in [(500.0, true), (2400, false)] {
      app.resize(to: CGSize(width: 982, height: height), scale: 1)
      app.toggleKeySheet()
      app.stage.advance(by: 0.1)
      let sheet = try #require(app.bench?.overlays.sheet as? ListSheet)
      scene.click(try #require(sheet.controls.first))
      app.stage.advance(by: 0.1)
      let words = sheet.words
      for group in KeyCommand.groups { #expect(words.contains(group.title)) }
      #expect(KeyCommand.groups.flatMap(\.keys).count == KeyCommand.all.count)
      let sign = try #require(sheet.box.first(ScrollSign.self))
      #expect(sign.isHidden != isLong)
      let done = try #require(sheet.controls.last)
      sheet.layoutIfNeeded()
      scene.click(done)
      #expect(app.bench?.overlays.sheet == nil)
    }
  }

  @Test("Menus show the keys of what they offer at the side, and not in the titles") func menuKeys() throws {
    let compare = try #require(app.bench?.compareButton.menu)
    let first = (compare.children.first as? UIMenu)?.children.compactMap { $0 as? UIAction } ?? []
    #expect(first.last?.title.hasPrefix("Other engines") == true)
    #expect(first.map(\.shownKeys) == ["B", "E"] && first.allSatisfy { !$0.title.contains("  ") })
    let last = (app.dragMenu().children.last as? UIMenu)?.children.compactMap { $0 as? UIAction } ?? []
    #expect(ShareItem.groups.joined().filter { !$0.keys.isEmpty }.count == 2)
    #expect(last.map(\.title) == ["Open…", "Keep…"] && last.map(\.shownKeys) == ["Ctrl+O", "R"])
  }
}
