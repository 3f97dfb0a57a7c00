import Motion
public import UIKit

/// What a gesture does with a recogniser of UIKit.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body = Never
  /// Makes what recognises it.
  func makeTargets() -> [GestureTarget]
  func listen(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void, _ reset: @escaping () -> Void)
    -> Self
}

/// A gesture with calls of its own.
public protocol CallingGesture: Gesture {
  var calls: GestureCalls<Value> { get set }
}

extension CallingGesture {
  public func listen(
    _ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void, _ reset: @escaping () -> Void
  ) -> Self {
    var copy = self
    copy.calls.changed.append(changed)
    copy.calls.ended.append(ended)
    copy.calls.reset.append(reset)
    return copy
  }
}

/// A recogniser, and what it calls; the calls are replaced when a view is made again.
@MainActor public final class GestureTarget: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  let kind: String
  var handle: (UIGestureRecognizer) -> Void
  var isSimultaneous = false

  init(_ recognizer: UIGestureRecognizer, _ kind: String, _ handle: @escaping (UIGestureRecognizer) -> Void) {
    (self.recognizer, self.kind, self.handle) = (recognizer, kind, handle)
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(Self.fired))
  }

  private func fired() { handle(recognizer) }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}

/// What a gesture calls.
public struct GestureCalls<Value> {
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  var reset: [() -> Void] = []

  @MainActor func tell(_ state: UIGestureRecognizer.State, _ value: Value) {
    switch state {
    case .began, .changed: for call in changed { call(value) }
    case .ended:
      for call in ended { call(value) }
      for call in reset { call() }
    case .cancelled, .failed: for call in reset { call() }
    default: break
    }
  }
}

extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { listen(action, { _ in }, {}) }
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { listen({ _ in }, action, {}) }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    listen(
      { value in
        var (next, transaction) = (state.wrappedValue, Transaction())
        body(value, &next, &transaction)
        withTransaction(transaction) { state.state.wrappedValue = next }
      }, { _ in }, { state.reset() })
  }
}

public struct DragGesture: CallingGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where a scroll view's deceleration would lead, as far as is known.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width * 0.25, height: translation.height + velocity.height * 0.25)
    }
    public var predictedEndLocation: CGPoint {
      CGPoint(x: startLocation.x + predictedEndTranslation.width, y: startLocation.y + predictedEndTranslation.height)
    }
  }
  let minimumDistance: CGFloat
  let space: CoordinateSpace
  public var calls = GestureCalls<Value>()

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, space) = (minimumDistance, coordinateSpace)
  }

  public func makeTargets() -> [GestureTarget] {
    let recognizer = DragRecognizer()
    recognizer.minimumDistance = minimumDistance
    let (calls, space) = (calls, space)
    return [
      GestureTarget(recognizer, "drag \(minimumDistance)") { recognizer in
        guard let drag = recognizer as? DragRecognizer else { return }
        // The view moves with the finger: what counts is the way over the screen.
        let (start, now) = (drag.start, drag.location(in: nil))
        let origin = space == .local ? drag.origin : .zero
        let velocity = drag.velocity
        calls.tell(
          recognizer.state,
          Value(
            time: Date(), location: CGPoint(x: now.x - origin.x, y: now.y - origin.y),
            startLocation: CGPoint(x: start.x - origin.x, y: start.y - origin.y),
            velocity: CGSize(width: velocity.x, height: velocity.y)))
      }
    ]
  }
}

/// Begins after a distance, and measures from the touch.
final class DragRecognizer: UIGestureRecognizer {
  var minimumDistance: CGFloat = 10
  private(set) var start = CGPoint.zero
  private(set) var origin = CGPoint.zero
  private var tracker: VelocityTracker?
  private var time: TimeInterval = 0

  /// As pans measure it.
  var velocity: CGPoint {
    let velocity = tracker?.velocity(at: time) ?? .zero
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  private func follow(_ touch: UITouch) {
    let point = touch.location(in: nil)
    time = touch.timestamp
    tracker?.add(SIMD2(point.x.native, point.y.native), at: time)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, tracker == nil else { return }
    start = touch.location(in: nil)
    origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    tracker = VelocityTracker()
    follow(touch)
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, tracker != nil else { return }
    follow(touch)
    let point = touch.location(in: nil)
    if state == .possible {
      if hypot(point.x - start.x, point.y - start.y) >= minimumDistance { state = .began }
    } else {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { time = touch.timestamp }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    tracker = nil
  }
}

public struct TapGesture: CallingGesture {
  public typealias Value = Void
  let count: Int
  public var calls = GestureCalls<Void>()

  public init(count: Int = 1) { self.count = count }

  public func makeTargets() -> [GestureTarget] {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = count
    let calls = calls
    return [GestureTarget(recognizer, "tap \(count)") { calls.tell($0.state, ()) }]
  }
}

// MARK: Views with gestures

final class GestureNode: Node {
  private let group = GroupView()
  private var targets: [GestureTarget] = []

  init(_ scope: Scope) { super.init(scope, group) }

  override var isModifier: Bool { true }

  /// Keeps the recognisers if they are of the same kind, so that a gesture goes on.
  func set(_ made: [GestureTarget], simultaneous: Bool) {
    if made.map(\.kind) == targets.map(\.kind) {
      for (target, new) in zip(targets, made) { target.handle = new.handle }
    } else {
      for target in targets { group.removeGestureRecognizer(target.recognizer) }
      targets = made
      for target in targets {
        if simultaneous { target.isSimultaneous = true }
        group.addGestureRecognizer(target.recognizer)
      }
    }
    for target in targets { target.recognizer.isEnabled = environment.isEnabled }
  }
}

private struct GestureView: Modifier {
  let content: any View
  let make: @MainActor () -> [GestureTarget]
  var isSimultaneous = false

  func makeNode(_ scope: Scope) -> Node { GestureNode(scope) }
  func update(_ node: Node) { (node as? GestureNode)?.set(make(), simultaneous: isSimultaneous) }
}

extension View {
  public func gesture(_ gesture: some Gesture) -> some View {
    GestureView(content: self, make: { gesture.makeTargets() })
  }
  public func simultaneousGesture(_ gesture: some Gesture) -> some View {
    GestureView(content: self, make: { gesture.makeTargets() }, isSimultaneous: true)
  }
  public func highPriorityGesture(_ gesture: some Gesture) -> some View { self.gesture(gesture) }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
}
