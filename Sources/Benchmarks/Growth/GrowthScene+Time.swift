import Stage
import UIKit

// Work that waits for later instants.

extension GrowthScene {
  static let timeScenes = [
    GrowthScene(name: "timers, to their ends") { count in
      let stage = Stage()
      let calls = Calls()
      return {
        stage.perform {
          for index in 0..<count {
            Timer.scheduledTimer(withTimeInterval: 0.001 * Double(index + 1) / Double(count), repeats: false) { _ in
              MainActor.assumeIsolated { calls.count += 1 }
            }
          }
        }
        return comesToRest(stage) && calls.count == count
      }
    },
    GrowthScene(name: "timers that fire at once") { count in
      let stage = Stage()
      let calls = Calls()
      return {
        stage.perform {
          for _ in 0..<count {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
              MainActor.assumeIsolated { calls.count += 1 }
            }
          }
        }
        return comesToRest(stage) && calls.count == count
      }
    },
    GrowthScene(name: "timers invalidated") { count in
      let stage = Stage()
      stage.advance(by: 0)
      return {
        stage.perform {
          let timers = (0..<count).map {
            Timer.scheduledTimer(withTimeInterval: Double($0 + 1), repeats: true) { _ in }
          }
          for timer in timers {
            timer.invalidate()
            guard timer === timers.last || !stage.isIdle else { return false }
          }
          return stage.isIdle
        }
      }
    },
    GrowthScene(name: "blocks on the main queue") { count in
      let stage = Stage()
      let calls = Calls()
      return {
        stage.perform {
          for _ in 0..<count {
            DispatchQueue.main.async { MainActor.assumeIsolated { calls.count += 1 } }
          }
        }
        return comesToRest(stage) && calls.count == count
      }
    },
    GrowthScene(name: "display links added, called and invalidated") { count in
      let stage = Stage()
      let calls = Calls()
      return {
        stage.perform {
          let links = (0..<count).map { _ in CADisplayLink(target: calls, selector: Selector(Calls.call)) }
          for link in links { link.add(to: .main, forMode: .common) }
          stage.step(to: stage.now + 1.0 / 60, interval: 1.0 / 60)
          for link in links { link.invalidate() }
          return calls.count == count
        }
      }
    },
    GrowthScene(name: "display links that invalidate themselves") { count in
      let stage = Stage()
      let calls = Calls()
      return {
        stage.perform {
          for _ in 0..<count {
            CADisplayLink(target: calls, selector: Selector(Calls.callOnce(_:))).add(to: .main, forMode: .common)
          }
        }
        return comesToRest(stage) && calls.count == count
      }
    },
  ]
}

/// Counts the calls of its methods.
@MainActor private final class Calls: NSObject {
  var count = 0

  func call() { count += 1 }

  func callOnce(_ link: CADisplayLink) {
    count += 1
    link.invalidate()
  }
}
