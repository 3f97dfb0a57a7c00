import Stage
import Testing
import UIKit

@MainActor @Suite("Observed values")
struct ObservationTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  @Test("A change of a scroll view's offset is told at once, with the old and the new value, and only if it differs")
  func offset() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    var told: [String] = []
    let token = scroll.observe(\.contentOffset, options: [.initial, .new, .old]) { _, change in
      told.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    scroll.contentOffset.y = 20
    scroll.contentOffset.y = 20
    scroll.contentOffset.y = 30
    #expect(told == ["-1.0 0.0", "0.0 20.0", "20.0 30.0"])
    token.invalidate()
    scroll.contentOffset.y = 40
    #expect(told.count == 3)
  }

  @Test("An observation ends with its token")
  func token() {
    let view = UIView()
    var count = 0
    var token: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.5
    #expect(count == 1)
    withExtendedLifetime(token) {}
    token = nil
    view.alpha = 0.2
    #expect(count == 1)
  }

  @Test("Settings, geometry and layers are observed by the same means")
  func kinds() {
    let (label, view) = (UILabel(), UIView())
    var told: [String] = []
    let tokens = [
      label.observe(\.text, options: .new) { _, change in told.append("text \((change.newValue ?? nil) ?? "none")") },
      view.observe(\.frame, options: .new) { _, change in told.append("frame \(change.newValue?.width ?? 0)") },
      view.layer.observe(\.cornerRadius, options: .new) { _, change in told.append("radius \(change.newValue ?? 0)") },
      view.observe(\.isHidden, options: .new) { _, change in told.append("hidden \(change.newValue ?? false)") },
    ]
    label.text = "A"
    view.frame.size.width = 40
    view.layer.cornerRadius = 3
    view.isHidden = true
    #expect(told == ["text A", "frame 40.0", "radius 3.0", "hidden true"])
    withExtendedLifetime(tokens) {}
  }

  private final class Model: NSObject { var count = 0 }

  @Test("A change of another object is told when the turn ends")
  func models() {
    let model = Model()
    var told: [Int] = []
    let token = stage.perform {
      model.observe(\.count, options: .new) { _, change in told.append(change.newValue ?? -1) }
    }
    model.count = 1
    model.count = 2
    #expect(told == [])
    stage.advance(by: 0.1)
    #expect(told == [2])
    withExtendedLifetime(token) {}
  }

  private final class Watcher: UIViewController {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { told.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1)") }
  }

  @Test("A responder hears of a value by its name until it is removed")
  func names() {
    let (watcher, scroll) = (Watcher(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    scroll.contentSize = CGSize(width: 50, height: 500)
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
    scroll.contentOffset.y = 5
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 6
    #expect(watcher.told == ["contentOffset 5.0"])
  }

  @Test("A name that is not known, and a removal without an observation, are reported")
  func unknown() {
    let stage = Stage(size: CGSize(width: 20, height: 20))
    stage.perform {
      let (watcher, view) = (Watcher(), UIView())
      view.addObserver(watcher, forKeyPath: "nothing", options: [], context: nil)
      view.removeObserver(watcher, forKeyPath: "frame")
    }
    #expect(stage.diagnostics.count == 2 && stage.diagnostics.first?.contains("\"nothing\"") == true)
  }
}

@MainActor @Suite("Notifications by selector")
struct NotificationSelectorTests {
  private static let name = NSNotification.Name("backswipe.test")

  private final class Listener: NSObject {
    var told: [String] = []
    func heard(_ notification: Notification) { told.append("\(notification.object ?? "none")") }
    func heardNothing() { told.append("called") }
  }

  @Test("An observer hears of its name and sender, until it is removed")
  func adding() {
    let (center, listener) = (NotificationCenter(), Listener())
    let sender = NSString("sender")
    center.addObserver(listener, selector: Selector(Listener.heard(_:)), name: Self.name, object: sender)
    center.addObserver(listener, selector: Selector(Listener.heardNothing), name: Self.name, object: nil)
    center.post(name: Self.name, object: sender)
    #expect(listener.told.sorted() == ["called", "sender"])
    center.post(name: Self.name, object: nil)
    center.post(name: NSNotification.Name("other"), object: sender)
    #expect(listener.told.count == 3)
    center.removeObserver(listener, name: Self.name, object: nil)
    center.post(name: Self.name, object: sender)
    #expect(listener.told.count == 3)
  }

  @Test("An observer is held weakly, and all of its observations can be removed")
  func lifetime() {
    let center = NotificationCenter()
    weak var freed: Listener?
    do {
      let listener = Listener()
      freed = listener
      center.addObserver(listener, selector: Selector(Listener.heard(_:)), name: Self.name, object: nil)
      center.removeObserver(listener)
      center.post(name: Self.name, object: nil)
      #expect(listener.told == [])
      center.addObserver(listener, selector: Selector(Listener.heard(_:)), name: Self.name, object: nil)
    }
    #expect(freed == nil)
    center.post(name: Self.name, object: nil)
  }
}
