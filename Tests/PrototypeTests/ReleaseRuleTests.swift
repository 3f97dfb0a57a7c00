import Motion
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

// The catalogue decides at release by a few plain lines; `Motion` has the same rules and explains them.

@MainActor @Suite("Release rules of the catalogue")
struct ReleaseRuleTests {
  /// Parameters of a rule, with each velocity unit and many thresholds.
  private func parameters(_ rule: DragParameters.Rule) -> [DragParameters] {
    DragParameters.VelocityUnit.allCases.flatMap { unit in
      [0.0, 0.3, 0.33, 0.4, 0.5, 1].flatMap { distance in
        (unit == .points ? [0.0, 300, 1_000] : [0, 1, 2.5]).map { velocity in
          var parameters = DragParameters()
          (parameters.rule, parameters.velocityUnit) = (rule, unit)
          (parameters.distanceThreshold, parameters.velocityThreshold) = (CGFloat(distance), CGFloat(velocity))
          return parameters
        }
      }
    }
  }

  /// A number, and the numbers just below and just above it.
  private func around(_ limit: Double) -> [Double] { [limit.nextDown, limit, limit.nextUp] }

  @Test(
    "The catalogue's decision equals the decision of its rule on a grid, and at, just below and just above each limit",
    arguments: DragParameters.Rule.allCases)
  func grid(rule: DragParameters.Rule) {
    for parameters in parameters(rule) {
      let threshold = parameters.distanceThreshold.native
      var (decisions, wrong): (Set<Bool>, [String]) = ([], [])
      for length in [200.0, 390, 844] {
        let limit = parameters.velocityThreshold.native * (parameters.velocityUnit == .lengths ? length : 1)
        let progresses = [0, 0.01, 0.2, 0.45, 0.6, 0.99, 1] + around(threshold)
        // The velocity at which the progress ahead is exactly at the threshold, as far as numbers allow.
        let leading = progresses.map { (threshold - $0) * length / parameters.projection.native }.flatMap(around)
        let velocities = [-4_000, -350, 0, 350, 4_000] + around(limit) + around(-limit) + leading
        for progress in progresses {
          for velocity in velocities {
            let decision = parameters.releaseRule.decision(
              for: Release(progress: progress, pointsPerSecond: velocity, width: length))
            let isEnough = Transitions.isEnough(
              CGFloat(progress), velocity: CGFloat(velocity), length: CGFloat(length),
              threshold: parameters.distanceThreshold, parameters: parameters)
            if decision.finishes != isEnough { wrong.append("\(progress), \(velocity) pt/s of \(length) pt") }
            decisions.insert(isEnough)
          }
        }
      }
      #expect(wrong == [] && decisions == [true, false], "\(parameters)")
    }
  }

  @Test(
    "The rule depends on where the drag begins if the edge differs, and on the version of iOS for the system's swipe")
  func starts() throws {
    let scene = try CatalogueScene("ios-27", looks: false)
    func rule(_ x: Double) -> ReleaseRule? {
      scene.phone.stage.send(.down(CGPoint(x: x, y: 300)))
      scene.phone.stage.send(.up(CGPoint(x: x, y: 300)))
      return scene.phone.releaseRule
    }
    #expect(rule(19.9) == .iOS27Edge && rule(20) == .iOS27Content)
    scene.phone.set("edge.differs", to: .isOn(false))
    #expect(rule(19.9) == .iOS27Content)
    let system = try CatalogueScene("system-swipe", looks: false).phone.demo.parameters
    for (distance, version, rule) in [
      (5.0, SystemVersion.iOS27, ReleaseRule.iOS27Edge), (25, .iOS27, .iOS27Content), (5, .iOS18, .reactNavigation),
    ] {
      #expect(system.releaseRule(for: DragStart(distanceFromEdge: distance, systemVersion: version)) == rule)
    }
  }
}
