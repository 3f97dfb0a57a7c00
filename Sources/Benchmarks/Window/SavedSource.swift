import DisplayUser
import Foundation
import Glibc

/// A window that shows source of the user's own, which is saved again and again: the times until its new picture.
struct SavedSource {
  /// The number of lines of the source.
  let lines: Int

  /// The times from saving to the first pixel of the new picture, in milliseconds.
  func measure(on display: XDisplay, count: Int = 10) throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Saved.swift")
    try text(Self.colors[0]).write(to: file, atomically: true, encoding: .utf8)
    let known = Set(display.windows.map(\.id))
    let program = try Program(
      ["run", file.path, "--no-panel", "--scale", "1"], display: display.name, variables: ["SDL_VIDEODRIVER": "x11"])
    defer {
      program.signal(SIGTERM)
      _ = program.ending()
    }
    var center: (x: Int, y: Int)?
    func shows(_ color: UInt32) -> Bool {
      center = center ?? display.windows.first { !known.contains($0.id) }.map { ($0.x + $0.width / 2, $0.y + 40) }
      guard let center else { return false }
      return display.pixels(x: center.x, y: center.y, width: 1, height: 1).first == color
    }
    // The compiler may have to be prepared, once.
    guard Self.waits(seconds: 60, until: { shows(Self.colors[0]) }) else {
      throw XDisplay.Failure(description: "own source was not shown in 60 s")
    }
    return try (1...count).map { turn in
      let color = Self.colors[turn % 2]
      let source = text(color)
      usleep(300_000)
      let began = ContinuousClock.now
      try source.write(to: file, atomically: true, encoding: .utf8)
      guard Self.waits(seconds: 30, until: { shows(color) }) else {
        throw XDisplay.Failure(description: "saved source was not shown in 30 s")
      }
      return (ContinuousClock.now - began) / .milliseconds(1)
    }
  }

  private static let colors: [UInt32] = [0x336699, 0x996633]

  private static func waits(seconds: Double, until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if condition() { return true }
      usleep(1000)
    }
    return false
  }

  /// Returns source whose screen has a background of this colour.
  func text(_ color: UInt32) -> String {
    func component(_ shift: UInt32) -> Double { Double(color >> shift & 0xFF) / 255 }
    var text = """
      import UIKit

      final class Saved: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(
            red: \(component(16)), green: \(component(8)), blue: \(component(0)), alpha: 1)
        }
      }

      #Preview { Saved() }

      """
    var count = 12
    while count < lines {
      text += Self.animator(count)
      count += 26
    }
    return text
  }

  /// An animator as people write them, of 26 lines.
  private static func animator(_ number: Int) -> String {
    """
    final class Animator\(number): NSObject, UIViewControllerAnimatedTransitioning {
      private let duration: TimeInterval = 0.4
      var isPush = true

      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        duration
      }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
          return context.completeTransition(false)
        }
        let width = context.containerView.bounds.width
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: isPush ? width : -width, y: 0)
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut]) {
          to.transform = .identity
          from.alpha = 0.5
        } completion: { _ in
          from.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }


    """
  }

  // MARK: Rows

  /// Returns the rows of the table; without a display, a build or a toolchain they say so.
  static func tableRows() -> [TableRow] {
    [(150, 1000.0), (1500, 2000.0)].map { lines, limit in
      let name = "save of \(lines) own lines to the new picture"
      do {
        guard let display = XDisplay() else {
          throw XDisplay.Failure(description: "no display: run it by `xvfb-run -a`")
        }
        for name in ["backswipe", "Understudy"] where !Program.isBuilt(name) {
          throw XDisplay.Failure(description: "\(name) is not built: `swift build -c release`")
        }
        guard hasToolchain else { throw XDisplay.Failure(description: "no Swift toolchain on the PATH") }
        let times = try SavedSource(lines: lines).measure(on: display)
        return TableRow(name: name, unit: "ms", median: median(times), least: times.min(), goal: .atMost(limit))
      } catch {
        return TableRow(name: name, unit: "ms", median: nil, goal: .atMost(limit), note: "\(error)")
      }
    }
  }

  private static var hasToolchain: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/swift-frontend")
    }
  }
}
