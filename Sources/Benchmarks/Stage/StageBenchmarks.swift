import Raster
import Stage
import UIKit

/// The benchmarks of stages without a window: stacks of many screens, complete drags, and pictures.
@MainActor func stageBenchmarks() -> [Benchmark] {
  [stack(), pushes(), drags(), picture(), unchangedPicture()]
}

@MainActor private func stack() -> Benchmark {
  let (few, many) = (Late { HeadlessDrag(screens: 2) }, Late { HeadlessDrag(screens: 1_000) })
  return Benchmark(
    name: "A frame of a drag at a stack of 1000 screens", callsPerRepeat: 60,
    baseline: Subject(label: "at a stack of 2") { few.use { $0.moveAndRender() } },
    candidate: Subject(label: "at a stack of 1000") { many.use { $0.moveAndRender() } },
    rows: [.time("a frame of a drag at a stack of 1000", "ms", of: 1e6, goal: .atMost(1))])
}

@MainActor private func pushes() -> Benchmark {
  Benchmark(
    name: "Pushing 10000 screens", callsPerRepeat: 1, repeats: 5,
    baseline: Subject(label: "1000 screens") { MainActor.assumeIsolated { push(1_000) } },
    candidate: Subject(label: "10000 screens") { MainActor.assumeIsolated { push(10_000) } },
    rows: [.time("10000 pushes", "s", of: 1e9, goal: .atMost(1))])
}

@MainActor private func push(_ count: Int) {
  let stage = Stage()
  let navigation = UINavigationController(rootViewController: UIViewController())
  stage.window.rootViewController = navigation
  stage.advance(by: 0)
  for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
}

@MainActor private func drags() -> Benchmark {
  let (dragged, resting) = (Late { HeadlessDrag(screens: 2) }, Late { HeadlessDrag(screens: 2) })
  return Benchmark(
    name: "A complete drag that pops a screen, without pictures", callsPerRepeat: 20,
    baseline: Subject(label: "the same time at rest") { resting.use { $0.rest() } },
    candidate: Subject(label: "press, 20 moves, release and settling") {
      dragged.use { precondition($0.complete(), "the drag did not pop the screen") }
    },
    rows: [
      TableRule(name: "complete headless drags", unit: "a second", goal: .atLeast(2_400)) {
        (1e9 / $0.candidate.nanosecondsPerCall, 1e9 / $0.candidate.leastNanosecondsPerCall)
      }
    ])
}

@MainActor private func picture() -> Benchmark {
  let (rendered, drawn) = (Late { HeadlessDrag(screens: 2, scale: 2) }, Late { HeadlessDrag(screens: 2, scale: 2) })
  return Benchmark(
    name: "render() in a drag at scale 2", callsPerRepeat: 30,
    baseline: Subject(label: "the same frames drawn into a host's memory") { drawn.use { $0.moveAndDraw() } },
    candidate: Subject(label: "a move and render()") { rendered.use { $0.moveAndRender() } },
    rows: [.time("a move and render() at scale 2", "ms", of: 1e6, goal: .atMost(0.6))])
}

@MainActor private func unchangedPicture() -> Benchmark {
  let (still, moving) = (Late { HeadlessDrag(screens: 2, scale: 2) }, Late { HeadlessDrag(screens: 2, scale: 2) })
  return Benchmark(
    name: "render() of an unchanged frame at scale 2", callsPerRepeat: 30,
    baseline: Subject(label: "a move and render()") { moving.use { $0.moveAndRender() } },
    candidate: Subject(label: "render() again") { still.use { $0.render() } },
    rows: [.time("render() of an unchanged frame at scale 2", "ms", of: 1e6)])
}

/// A scene that is created when it is first used, so that nothing is built before it is measured.
@MainActor final class Late<Scene> {
  private let make: @MainActor () -> Scene
  private lazy var scene = make()

  init(_ make: @escaping @MainActor () -> Scene) { self.make = make }

  /// Calls `body`, on the main actor, with the scene.
  nonisolated func use(_ body: @MainActor (Scene) -> Void) { MainActor.assumeIsolated { body(scene) } }
}
