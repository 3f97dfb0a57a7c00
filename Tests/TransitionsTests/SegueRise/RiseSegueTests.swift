import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The rise as a segue and back")
struct RiseSegueTests {
  let stage = Stage()
  let first = ColourScreen("1", .blue)
  let second = ColourScreen("2", .orange)

  private func show() throws {
    stage.window.rootViewController = first
    try stage.settle()
  }

  private func traces(isOpening: Bool) -> (Trace, Trace) {
    var (seen, expected) = (Trace(), Trace())
    stage.advance(by: 0)
    for tenth in 0..<10 {
      let eased = easeInOut(Double(tenth) / 10)
      let arrived = isOpening ? eased : 1 - eased
      seen.add(
        Double(tenth) / 10,
        ["new": second.view.seenCenter.y.native, "old": first.view.seenCenter.y.native])
      expected.add(Double(tenth) / 10, ["new": 844 * (1.5 - arrived), "old": 844 * (0.5 - arrived)])
      stage.advance(by: 0.05, framesPerSecond: 200)
    }
    return (seen, expected)
  }

  @Test("The segue presents after the rise, and the unwind segue restores everything")
  func thereAndBack() throws {
    try show()
    let before = stage.render().digest
    RiseSegue(identifier: "rise", source: first, destination: second).perform()
    let opening = traces(isOpening: true)
    #expect(opening.0 == opening.1)
    try stage.settle()
    #expect(first.presentedViewController === second)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(second.view.frame == first.view.frame)
    RiseUnwindSegue(identifier: "back", source: second, destination: first).perform()
    let closing = traces(isOpening: false)
    #expect(closing.0 == closing.1)
    try stage.settle()
    #expect(first.presentedViewController == nil)
    #expect(second.view.superview == nil)
    #expect(first.view.superview === stage.window)
    #expect(stage.render().digest == before)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("Without a superview the segue does nothing", arguments: [true, false])
  func nowhere(_ isOpening: Bool) throws {
    let segue: UIStoryboardSegue =
      isOpening
      ? RiseSegue(identifier: nil, source: second, destination: first)
      : RiseUnwindSegue(identifier: nil, source: second, destination: first)
    try show()
    segue.perform()
    #expect(stage.isIdle)
    try stage.settle()
    #expect(first.presentedViewController == nil && second.presentedViewController == nil)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("Of two segues during the same animation only the first presents")
  func twice() throws {
    try show()
    let third = ColourScreen("3", .black)
    RiseSegue(identifier: nil, source: first, destination: second).perform()
    stage.advance(by: 0.1)
    RiseSegue(identifier: nil, source: first, destination: third).perform()
    try stage.settle()
    #expect(first.presentedViewController === second)
    #expect(third.view.superview == nil)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("The unwind segue also uncovers a presenting screen that was not removed")
  func overFullScreen() throws {
    try show()
    second.modalPresentationStyle = .overFullScreen
    first.present(second, animated: false)
    try stage.settle()
    RiseUnwindSegue(identifier: nil, source: second, destination: first).perform()
    let closing = traces(isOpening: false)
    #expect(closing.0 == closing.1)
    try stage.settle()
    #expect(first.presentedViewController == nil)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
