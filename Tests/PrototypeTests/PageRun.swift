import DisplayUser
import PageLayers
import SeededRandom
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

/// A drag as the engine performed it, for a page to do the same.
@MainActor struct PageRun {
  let page: Page
  let depth: Int
  let steps: [DragStep]

  /// Where a tap chooses what is shown, which a page does not know.
  static let choosing = [
    "grow", "photo-viewer", "signal-photo", "shared-element", "container-transform", "zoom", "zoom-documented",
  ]

  /// Returns what pages do otherwise than the engine.
  static func faults(_ runs: [PageRun]) throws -> [String] {
    var (names, pages): ([String], [String]) = ([], [])
    // Each page runs its own script.
    func phone(_ page: Page) -> String { "() => {\n\(page.script)\nreturn [new Phone(\(page.data)), lookAt]; }" }
    let rows = runs.map { run in
      if names.last != run.page.name {
        names.append(run.page.name)
        pages.append(phone(run.page))
      }
      let row = run.steps.map { "[\($0.time),\($0.kind),\($0.point.x),\($0.point.y)]" }.joined(separator: ",")
      return "[\(pages.count - 1),\(run.depth),[\(row)]]"
    }
    let text = try Browser.result(of: html(pages, rows))
    let results = text.split(separator: "\n")
    try #require(results.count == runs.count, "\(text.prefix(300))")
    var faults: [String] = []
    for (index, result) in results.enumerated() {
      let parts = result.split(separator: " ", omittingEmptySubsequences: false)
      let (steps, page) = (runs[index].steps, runs[index].page)
      var complaint: String?
      if parts[0] != steps[0].decision { complaint = "decides \(parts[0]) for \(steps[0].decision)" }
      for (number, step) in steps.enumerated() where complaint == nil {
        let found = parts[number + 1].split(separator: ":")
        // The screen that is revealed may take the press, which chooses then.
        let isHeld = step.isHeld || found[0] != "-" && found[1] != "0"
        if number > 0, step.kind == 0, !isHeld, choosing.contains(page.name) { break }
        complaint = page.complaint(about: found, for: step)
      }
      guard let complaint else { continue }
      faults.append("\(page.name), drag \(index): \(complaint)")
    }
    return faults
  }

  /// A page that performs drags, and writes a line for each: the decision, and after each step the table and the progress.
  private static func html(_ pages: [String], _ runs: [String]) -> String {
    """
    <!DOCTYPE html><pre id="result"></pre><script>
    const pages = [\(pages.joined(separator: ","))], lines = [];
    for (const [page, depth, steps] of [\(runs.joined(separator: ",\n"))]) {
      const [phone, lookAt] = pages[page](), line = [];
      const moves = nodes => nodes.find(node => node.map.length > 1);
      const shown = ({ law, table: { nodes } }) => law.kind === "photo" ? [moves(nodes)] : nodes.filter(node => node.area);
      const areas = moving => shown(moving).flatMap(node => {
        const look = lookAt(moving.table, node, moving.progress);
        moving.shape?.(node, look);
        const { map: [a, , , d, x, y], size: [width, height] } = look, [w, h] = [a * width, d * height];
        // What a spring has turned over is listed from its least point, too.
        return [Math.min(x, x + w), Math.min(y, y + h), Math.abs(w), Math.abs(h)];
      });
      let decision = null;
      phone.depth = depth;
      for (const [time, kind, x, y] of steps) {
        if (kind === 0) decision = null, phone.press(x, y, time);
        if (kind === 1) phone.move(x, y, time);
        if (kind === 2) phone.release(x, y, time);
        if (kind === 3) phone.frame(time);
        if (kind !== 3) phone.advance(time);
        const moving = phone.moving;
        line.push(moving ? `${moving.name}:${moving.isHeld ? phone.drag ? 2 : 1 : 0}:${moving.progress}:${moving.dragged}:${areas(moving)}` : "-:" + phone.depth);
        if (kind === 2) decision = phone.decision;
      }
      lines.push([decision, ...line].join(" "));
    }
    document.getElementById("result").textContent = lines.join("\\n");
    </script>
    """
  }
}

/// What the engine shows after an event or a frame.
struct DragStep {
  let time: Double
  /// 0 for a press, 1 for a movement, 2 for a release, 3 for a frame.
  let kind: Int
  let point: CGPoint
  /// Nil while nothing moves.
  var progress: Double?
  var isHeld = false
  var depth = 0
  var decision = ""
  /// Where the screens are that leave and are revealed: x, y, width and height of each.
  var areas: [Double] = []
}

/// A drag that a seed decides, more or less in a direction in which a transition is dragged.
struct RandomDrag {
  let depth: Int
  private var events: [Drag.Event] = []
  private let size: CGSize

  init(seed: UInt64, _ directions: [(direction: DragDirection, isForward: Bool)], on size: CGSize, taps: Bool) {
    var random = SeededGenerator(seed: seed)
    self.size = size
    let chosen = directions[Int(random.next() % UInt64(directions.count))]
    depth = chosen.isForward ? 1 : 2
    var time = 0.0
    let presses = [chosen.isForward ? 2 : 3, 1, 1, 1, 2, 1, 1, 1][Int(random.next() % 8)]  // A page has three screens.
    for _ in 0..<presses {
      let length = chosen.direction.length(of: size).native
      let start = random.next() % 2 == 0 ? random.number(in: 0...18) : random.number(in: 22...length * 0.6)
      let side = random.number(in: 60...300)
      // Short ones are taps, of which a page knows only that they go on.
      let any = random.number(in: -30...length * 0.9)
      let goal = taps && events.isEmpty || abs(any) > 12 ? any : 40
      let seconds = random.number(in: 0.05...0.5)
      let slant = random.number(in: -0.6...0.6)
      let bend = random.number(in: 0.5...3)
      func point(_ distance: Double) -> CGPoint {
        let (along, across) = (((start + distance) * 4).rounded() / 4, ((side + slant * distance) * 4).rounded() / 4)
        return switch chosen.direction {
        case .right: CGPoint(x: along, y: across)
        case .left: CGPoint(x: size.width.native - along, y: across)
        case .down: CGPoint(x: across, y: along)
        case .up: CGPoint(x: across, y: size.height.native - along)
        }
      }
      add(time, .down(point(0)))
      let began = time
      var last = 0.0
      while time - began < seconds {
        time += random.number(in: 0.004...0.02)
        last = goal * pow(min((time - began) / seconds, 1), bend)
        add(time, .move(point(last)))
      }
      time += random.next() % 3 == 0 ? random.number(in: 0.05...0.3) : random.number(in: 0.001...0.02)
      add(time, .up(point(last)))
      time += random.number(in: 0.02...0.3)
    }
  }

  /// Creates a tap on the first picture, and a drag while what it opens still moves.
  init(opening seed: UInt64, on size: CGSize) {
    var random = SeededGenerator(seed: seed)
    (self.size, depth) = (size, 1)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let picture = CGPoint(x: 100, y: 100)
    add(0, .down(picture))
    add(0.05, .up(picture))
    let (start, seconds) = (random.number(in: 0.1...0.35), random.number(in: 0.1...0.3))
    let (across, down) = (random.number(in: -100...100), random.number(in: -200...300))
    add(start, .down(middle))
    func point(_ share: Double) -> CGPoint {
      CGPoint(x: middle.x + CGFloat(share * across), y: middle.y + CGFloat(share * down))
    }
    for step in 1...10 { add(start + seconds * Double(step) / 10, .move(point(Double(step) / 10))) }
    add(start + seconds + random.number(in: 0.002...0.2), .up(point(1)))
  }

  /// Creates a drag that is far enough or not, and one that begins so many seconds after its release.
  init(
    _ chosen: (direction: DragDirection, isForward: Bool), isFar: Bool, from start: Double, again pause: Double?,
    on size: CGSize
  ) {
    (self.size, depth) = (size, chosen.isForward ? 1 : 2)
    let length = chosen.direction.length(of: size).native
    func point(_ along: Double) -> CGPoint {
      switch chosen.direction {
      case .right: CGPoint(x: along, y: 400)
      case .left: CGPoint(x: size.width.native - along, y: 400)
      case .down: CGPoint(x: 195, y: along)
      case .up: CGPoint(x: 195, y: size.height.native - along)
      }
    }
    func drag(at time: Double, from along: Double, by distance: Double) {
      add(time, .down(point(along)))
      for step in 1...10 { add(time + 0.02 * Double(step), .move(point(along + distance * Double(step) / 10))) }
      add(time + 0.4, .up(point(along + distance)))
    }
    drag(at: 0, from: start, by: length * (isFar ? 0.7 : 0.2))
    if let pause { drag(at: 0.4 + pause, from: length * 0.5, by: 60) }
  }

  /// Performs the drag by the user's own code, from some screens on.
  @MainActor func ownSteps(of setup: Performance) throws -> [DragStep] {
    var setup = setup
    (setup.depth, setup.action) = (depth, .drag(Drag(known: events, on: size)))
    let player = try #require(try setup.player() as? ChildPlayer)
    defer { player.close() }
    let end = events[events.count - 1].time
    let moments = try player.moments(every: 0.005) { $0.time > end + 0.01 && $0.status == nil }
    var result: [DragStep] = []
    for (index, moment) in moments.enumerated()
    where moments.indices.last == index || moments[index + 1].time > moment.time {
      let event = events.last { abs($0.time - moment.time) < 1e-7 }
      let kind = event.map { $0.event.isMove ? 1 : $0.event.isUp ? 2 : 0 } ?? 3
      var step = DragStep(time: event?.time ?? moment.time, kind: kind, point: event?.event.point ?? .zero)
      (step.progress, step.isHeld) = (moment.status?.progress.native, moment.status?.phase == .held)
      result.append(step)
    }
    // A press that moves nothing decides nothing.
    let wasHeld = result[(result.lastIndex { $0.kind == 0 } ?? 0)...].contains(where: \.isHeld)
    result[0].decision = player.decision.flatMap { wasHeld ? "\($0.finishes)" : nil } ?? ""
    return result
  }

  private mutating func add(_ time: Double, _ event: PointerEvent) {
    // No two are exactly so far apart as a limit, and none is at the instant of a frame.
    let shifted = time + 3.7e-5 + 1.3e-7 * Double(events.count)
    let frames = shifted * 60
    events.append(Drag.Event(time: shifted + (abs(frames - frames.rounded()) < 1e-3 ? 4e-5 : 0), event))
  }

  /// Performs the drag by the engine: each event, and each frame until all is at rest.
  @MainActor func steps(of setup: Performance) throws -> [DragStep] {
    var setup = setup
    setup.start = DemoState(depth: depth)
    setup.action = .drag(Drag(known: events, on: size))
    let player = try StagePlayer(setup)
    var (result, next, frame): ([DragStep], Int, Int) = ([], 0, 1)
    var released: Bool?
    while next < events.count || !player.isOver {
      let due = Double(frame) / 60
      if next < events.count, events[next].time < due - 1e-6 {
        let event = events[next]
        player.advance(to: event.time)
        let kind = if case .down = event.event { 0 } else if event.event.isMove { 1 } else { 2 }
        result.append(DragStep(time: event.time, kind: kind, point: event.event.point ?? .zero))
        next += 1
        released = nil
        if kind == 2, player.decision != nil {
          let phase = player.stage.application.transitionStatus?.phase
          released = phase == .finishing ? true : phase == .cancelling ? false : nil
        }
      } else {
        player.advance(to: due)
        result.append(DragStep(time: due, kind: 3, point: .zero))
        // An event at the instant of a frame comes after it.
        frame += 1
      }
      result[result.count - 1].progress = player.progress
      result[result.count - 1].isHeld = player.stage.application.transitionStatus?.phase == .held
      result[result.count - 1].depth = player.depth
      result[result.count - 1].areas = player.stage.application.transitionStatus?.areas(setup) ?? []
    }
    // The rule of push-down is not that of the system's swipe, which it lets pop, too.
    result[0].decision = (released ?? player.decision?.finishes).map { "\($0)" } ?? ""
    return result
  }
}

extension Page {
  fileprivate var name: String { setup.entry.name }

  /// The directions of drags, and whether they lead on to the next screen.
  var directions: [(direction: DragDirection, isForward: Bool)] {
    rules.drags.filter { $0.table != "system" }.map { ($0.direction, $0.table == "forth") }
  }

  /// Returns what differs from the engine after a step; nil if elements are within 0.25 points.
  fileprivate func complaint(about found: [Substring], for step: DragStep) -> String? {
    let at = "at \(step.time)"
    guard let progress = step.progress, found[0] != "-" else {
      // One of both may arrive a thousandth of a second earlier.
      let own = found[0] == "-" ? nil : Double(found[2])
      return [own, step.progress].allSatisfy { $0.map { $0 < 0.001 || $0 > 0.999 } ?? true }
        ? nil : "\(at): \(found.joined(separator: ":")) for \(step.progress ?? -1)"
    }
    if found[0] == "back", rules.movesScreens {
      // Android's screens move at frames.
      let own = found.dropFirst(4).joined().split(separator: ",").compactMap { Double($0) }
      let distance = zip(own, step.areas).map { abs($0 - $1) }.max() ?? .infinity
      if step.kind == 3 || rules.parts.contains(.photo), distance > 0.2 {
        return "\(at): \(distance) points from the engine: \(own) for \(step.areas)"
      }
      guard rules.parts.contains(.photo) else { return nil }
    }
    let isPhoto = rules.parts.contains(.photo)
    if isPhoto, !step.isHeld || step.kind != 1 || found[0] != "back" || found[1] != "2" { return nil }
    guard let own = Double(found[isPhoto ? 3 : 2]), let table = tables[String(found[0])]?.values.first?.table else {
      return "\(at): \(found)"
    }
    let (rows, others) = (table.rows(at: min(max(own, 0), 1)), table.rows(at: progress))
    let distance = zip(table.allNodes, zip(rows, others)).map { $0.distance($1.0, $1.1) }.max() ?? 0
    return distance <= 0.2
      ? nil : "\(at): \(distance) points from the engine: \(found.joined(separator: ":")) for \(progress)"
  }
}

extension PageRules {
  /// Whether a drag moves the screens otherwise than by its progress.
  fileprivate var movesScreens: Bool { !parts.isDisjoint(with: [.back, .windows, .surface, .zoom, .photo]) }
}

extension TransitionStatus {
  /// Where the screens are that leave and are revealed, or the picture of a viewer: x, y, width and height of each.
  @MainActor fileprivate func areas(_ setup: Performance) -> [Double] {
    let isPhoto = setup.entry.values(setup.edits) is PhotoViewerParameters
    let layers = isPhoto ? [container.sublayers?.last] : [layers.from, layers.to]
    return layers.compactMap(\.self).flatMap { layer -> [Double] in
      var moving = layer
      while let around = moving.superlayer, around !== container { moving = around }
      guard let frame = moving.presentation()?.frame else { return [] }
      return [frame.minX, frame.minY, frame.width, frame.height].map(\.native)
    }
  }
}
