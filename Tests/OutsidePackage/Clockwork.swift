// Both modules are imported, as in many iOS sources.
import UIKit

class Clockwork {
  var log: [String] = []
  var timer: Timer?

  func start() {
    DispatchQueue.main.async { self.log.append("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in self?.log.append("after") }
    DispatchQueue.global(qos: .userInitiated).async { _ = 1 + 1 }
  }

  func compilesOnly() {
    let item = DispatchWorkItem { self.log.append("item") }
    DispatchQueue.main.async(execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10), execute: item)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.log.append("tick") }
    timer?.invalidate()
  }
}
