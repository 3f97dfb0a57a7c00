import PageLayers
import SeededRandom
import SlidingSource
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("Pages for browsers", .serialized)
struct BrowserPageTests {
  private func setup(_ name: String) throws -> Performance {
    Performance(try #require(Catalogue.entry(named: name)))
  }

  /// Made once for all tests, because that takes a while.
  private static var pages: [String: Page] = [:]

  private func page(_ name: String) throws -> Page {
    let page = try Self.pages[name] ?? Page(setup(name))
    Self.pages[name] = page
    return page
  }

  @Test("A page moves random drags as the engine does, with the same decisions")
  func drags() throws {
    var runs: [PageRun] = []
    let names = CatalogueNames.all
    for (index, name) in names.enumerated() {
      let setup = try setup(name)
      let page = try page(name)
      guard !page.directions.isEmpty else { continue }
      for number in 0..<Self.dragCount {
        let drag = RandomDrag(
          seed: UInt64(1000 * index + number), page.directions, on: setup.device.size,
          taps: !PageRun.choosing.contains(name))
        runs.append(PageRun(page: page, depth: drag.depth, steps: try drag.steps(of: setup)))
      }
      // A press stops what a tap has opened.
      for number in 0..<Self.dragCount where page.rules.parts.contains(.flight) {
        let drag = RandomDrag(opening: UInt64(number), on: setup.device.size)
        runs.append(PageRun(page: page, depth: drag.depth, steps: try drag.steps(of: setup)))
      }
    }
    #expect(runs.count >= 200)
    let faults = try PageRun.faults(runs)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test("A drag that waits for the system's swipe begins when that fails, at the latest when the finger is lifted")
  func waiting() throws {
    let (setup, page) = (try setup("push-down"), try page("push-down"))
    let runs = try ([52, 165, 177, 198, 204] as [UInt64]).map { seed in
      let drag = RandomDrag(seed: seed, page.directions, on: setup.device.size, taps: true)
      return PageRun(page: page, depth: drag.depth, steps: try drag.steps(of: setup))
    }
    #expect(try PageRun.faults(runs) == [])
  }

  @Test("A press in the last two frames of a transition catches it, or not, as in the engine") func lastFrames() throws
  {
    var runs: [PageRun] = []
    for name in CatalogueNames.all {
      let (setup, page) = (try setup(name), try page(name))
      // At the edge the system's swipe would begin.
      let start: Double = page.rules.drags.contains { $0.table == "system" } ? 30 : 10
      for (direction, isFar) in page.directions.flatMap({ [($0, true), ($0, false)] }) {
        func run(_ pause: Double?) throws -> PageRun {
          let drag = RandomDrag(direction, isFar: isFar, from: start, again: pause, on: setup.device.size)
          return PageRun(page: page, depth: drag.depth, steps: try drag.steps(of: setup))
        }
        guard let last = try run(nil).steps.last(where: { $0.progress != nil && $0.kind == 3 })?.time else { continue }
        for part in stride(from: -0.75, to: 1, by: Nightly.isNow ? 0.25 : 0.5) {
          runs.append(try run(last - 0.4 + part / 60))
        }
      }
    }
    let faults = try PageRun.faults(runs)
    #expect(runs.count > 100 && faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test("A press beside the screens moves nothing, also the first one") func beside() throws {
    let at = CGPoint(x: 200, y: 844)
    let steps = [(0.01, 0, at), (0.02, 1, CGPoint(x: 200, y: 400)), (0.03, 2, at)].map {
      DragStep(time: $0, kind: $1, point: $2)
    }
    #expect(try PageRun.faults([PageRun(page: page("rise"), depth: 1, steps: steps)]) == [])
  }

  @Test(
    "Straight lines between a table's points are within a tenth of a point of the engine",
    arguments: CatalogueNames.all
  )
  func tables(name: String) throws {
    let setup = try setup(name)
    let page = try page(name)
    let size = SIMD2(setup.device.size.width.native, setup.device.size.height.native)
    var count = 0
    for drag in page.rules.drags where page.rules.flight == nil {
      for (depth, table) in page.tables[drag.table] ?? [:] {
        let other = try #require(try PageFrames(setup, from: depth, by: drag.start, count: 30, lasting: nil))
        let nodes = try PageDrawing(size: size, scale: 1).nodes(other.frames)
        for (index, frame) in other.frames.enumerated() {
          let rows = table.table.rows(at: frame.progress)
          count += 1
          guard table.table.allNodes.count == nodes.flatMap(Self.all).count else { continue }
          for (node, row) in zip(nodes.flatMap(Self.all), rows) {
            let known = node.row(index, index, 0)
            // What cannot be seen may be anywhere.
            guard known[11] > 0.01 else { continue }
            let (a, b) = (Self.middle(row), Self.middle(known))
            #expect(max(abs(a.x - b.x), abs(a.y - b.y)) < 0.1, "\(drag.table) from \(depth) at \(frame.progress)")
          }
        }
      }
    }
    #expect(count > 0 || page.rules.drags.isEmpty || page.rules.flight != nil)
  }

  private static func all(_ node: PageNode) -> [PageNode] { [node] + node.children.flatMap(all) }

  /// Where the middle of an element is.
  private static func middle(_ row: [Double]) -> SIMD2<Double> {
    let (x, y) = (row[8] / 2, row[9] / 2)
    return SIMD2(row[0] * x + row[2] * y + row[4], row[1] * x + row[3] * y + row[5])
  }

  @Test("A page of the user's own code has its layers, and moves and decides as the code does")
  func ownCode() throws {
    let home = try UserHome()
    let path = try home.write(SlidingSource.text, to: "\"\u{301}<\u{301}.swift")
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-tests-modules").path
    let code = try UserCodePerformance(UserCodeRequest([path]), cache: cache) { _ in }
    let page = try Page(try code.performance(StartRequest(), folders: UserFolders { _ in nil }))
    #expect(page.html.utf8.firstRange(of: "<title>&quot;\u{301}&lt;\u{301}".utf8) != nil)
    let drag = try #require(page.rules.drags.first)
    #expect(page.rules.drags.count == 1 && drag.table == "back" && !drag.locksAxis && drag.length == 390)
    #expect(drag.parameters.slop == 10 && drag.parameters.rule == .distance)
    #expect(drag.parameters.distanceThreshold == 0.5 && !page.rules.catches)
    // The blue screen leaves over a picture of the red one and the grey cover.
    let nodes = try #require(page.tables["back"]?[2]?.table).allNodes
    #expect(nodes.count { if case .box = $0.content { $0.maps.count > 1 } else { false } } == 1)
    #expect(nodes.count { if case .picture = $0.content { true } else { false } } == 1)
    let runs = try (0..<12).map { number in
      let drag = RandomDrag(seed: UInt64(number), page.directions, on: page.setup.device.size, taps: false)
      return PageRun(page: page, depth: drag.depth, steps: try drag.ownSteps(of: page.setup))
    }
    let faults = try PageRun.faults(runs)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test("A page carries only the parts of the script that its transition needs") func parts() throws {
    var plain = try setup("back-swipe")
    plain.edits.set("push", to: .choice("same"), in: plain.entry)
    let page = try Page(unread: plain)
    #expect(page.rules.parts.isEmpty && !page.script.contains("spring(") && !page.script.contains("kinds.system"))
    #expect(page.script.split(separator: "\n").count < 350)
    for name in ["flutter", "system-swipe", "photo-viewer", "android-back", "zoom"] {
      let script = try Page(unread: setup(name)).script
      #expect(
        script.contains("kinds.photo") == (name == "photo-viewer") && script.contains("kinds.zoom") == (name == "zoom"))
      #expect(
        script.contains("kinds.system") == (name == "system-swipe")
          && script.contains("kinds.engine") == (name == "flutter"))
    }
  }

  @Test("A page of a zoom says that no pinch moves it", arguments: ["zoom", "zoom-documented", "sink"])
  func pinch(name: String) throws {
    #expect(try page(name).html.contains("no pinch") == (name != "sink"))
  }

  @Test("A page is one small file that asks for nothing", arguments: CatalogueNames.all) func size(name: String) throws
  {
    let html = try page(name).html
    #expect(html.utf8.count < 400_000)
    for word in ["http", "src=", "href=", "import ", "fetch("] { #expect(!html.contains(word), "\(word)") }
    #expect(html.hasPrefix("<!DOCTYPE html><!-- ") && html.contains("\"pictures\":[\"UklGR"))
  }

  @Test(
    "A page with the app that the window shows is as small", arguments: ["back-swipe", "rise", "sink", "swipe-tabs"])
  func appSize(name: String) throws {
    var setup = try setup(name)
    setup.showApp()
    setup.scale = 2
    #expect(try Page(setup).html.utf8.count < 400_000)
  }

  /// For each entry; at night about 3,000 drags are moved.
  private static let dragCount = Nightly.isNow ? 100 : 7
}
