import DisplayUser
import Foundation
import Glibc

/// A comparison of the real window with a bare one in C with SDL, on the current display, with one pointer.
enum WindowComparison {
  private static let starts = 5

  /// Measures both, prints the results, and returns the exit code: 4 if there is no display.
  static func run() -> Int32 {
    guard let display = XDisplay() else {
      complain("there is no X display to open windows on: give it a virtual one, as with `xvfb-run`.")
      return 4
    }
    for name in ["backswipe", "CWindowBaseline"] where !Program.isBuilt(name) {
      complain("\(name) is not beside it: `swift build -c release` builds it.")
      return 1
    }
    do {
      let windows = try measure(on: display)
      print("The window beside a bare one in C with SDL, on display \(display.name)")
      print(report(windows.ours, beside: windows.bare))
      return 0
    } catch {
      complain("\(error)")
      return 1
    }
  }

  /// The measurements of both.
  struct Windows {
    let ours: WindowMeasurements
    let bare: WindowMeasurements
  }

  /// Starts both alternately, and then measures one after the other.
  static func measure(on display: XDisplay) throws -> Windows {
    var (ourStarts, bareStarts): ([Double], [Double]) = ([], [])
    for _ in 0..<starts {
      ourStarts.append(try ours(on: display).start)
      bareStarts.append(try bare(on: display).start)
    }
    var ours = try ours(on: display).measurements(start: median(ourStarts))
    ours.slowDragTime = try Self.ours(["--fps", "60"], on: display).measuredDragTime()
    ours.largestMemory = try memoryWithPanel(on: display)
    var bare = try bare(on: display).measurements(start: median(bareStarts))
    (bare.slowDragTime, bare.largestMemory) = (bare.dragTime, bare.memory)
    return Windows(ours: ours, bare: bare)
  }

  private static func ours(_ arguments: [String] = [], on display: XDisplay) throws -> DraggedWindow {
    let colors = "E2853B,2F9E64,2E5BBA"
    return try DraggedWindow(
      "backswipe", ["--no-panel", "--scale", "1", "--depth", "3", "--colors", colors] + arguments, on: display)
  }

  /// Returns the memory of the window with its panel when it has rested for two seconds, in megabytes.
  private static func memoryWithPanel(on display: XDisplay) throws -> Double {
    let program = try Program(
      ["--scale", "1"], of: "backswipe", display: display.name, variables: ["SDL_VIDEODRIVER": "x11"])
    usleep(2_000_000)
    defer {
      program.signal(SIGKILL)
      _ = program.ending()
    }
    return program.memory
  }

  private static func bare(on display: XDisplay) throws -> DraggedWindow {
    try DraggedWindow("CWindowBaseline", [], on: display)
  }

  private static func complain(_ sentence: String) {
    FileHandle.standardError.write(Data("Benchmarks: \(sentence)\n".utf8))
  }
}
