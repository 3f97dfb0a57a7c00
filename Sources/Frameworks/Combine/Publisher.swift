@_exported public import Foundation
public import UIKit

// The part of Apple's Combine that screens use: `@Published`, subjects, `sink`, `assign`, and common operators. What is
// not here does not compile. A subscriber gets every value; there is no demand.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls one of the closures for each value, and for the end; what is returned ends this.
  func subscribe(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

public protocol Cancellable {
  func cancel()
}

/// A subscription, which ends with it.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public convenience init(_ other: some Cancellable) { self.init { other.cancel() } }

  deinit { cancel() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public typealias Receive = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
  private let receive: Receive

  init(receive: @escaping Receive) { self.receive = receive }

  public init<P: Publisher<Output, Failure>>(_ publisher: P) { self.init(receive: publisher.subscribe) }

  public func subscribe(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receive(value, end) }
}

// MARK: Sources

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those that listen to a source of values.
final class Listeners<Output, Failure: Error> {
  private var all: [(id: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
  private var count = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let completion { end(completion) }
    guard completion == nil else { return AnyCancellable {} }
    count += 1
    all.append((count, value, end))
    return AnyCancellable { [weak self, count] in self?.all.removeAll { $0.id == count } }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for listener in all where all.contains(where: { $0.id == listener.id }) { listener.value(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let listeners = all
    all = []
    for listener in listeners { listener.end(completion) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }

  public func subscribe(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { listeners.add(value, end) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public var value: Output { didSet { listeners.send(value) } }

  public init(_ value: Output) { self.value = value }

  public func send(_ value: Output) {
    if listeners.completion == nil { self.value = value }
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }

  public func subscribe(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if listeners.completion == nil { value(self.value) }
    return listeners.add(value, end)
  }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let output: Output

  public init(_ output: Output) { self.output = output }

  public func subscribe(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    end(.finished)
    return AnyCancellable {}
  }
}

/// A property whose changes can be followed by `$name`; a new value is told before it is stored, as on iOS.
@propertyWrapper public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  private let stored: Stored
  fileprivate final class Stored { var willChange: (() -> Void)? }

  public init(wrappedValue: Value) { (subject, stored) = (CurrentValueSubject(wrappedValue), Stored()) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set {
      stored.willChange?()
      subject.value = newValue
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>

    public func subscribe(
      _ value: @escaping (Value) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject.subscribe(value, end) }
  }
}

private protocol Announcing {
  func announce(by action: @escaping () -> Void)
}

extension Published: Announcing {
  fileprivate func announce(by action: @escaping () -> Void) { stored.willChange = action }
}

public typealias ObservableObjectPublisher = PassthroughSubject<Void, Never>

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// By its address, what an object keeps for those that observe it.
nonisolated(unsafe) private let subjectKey = UnsafeRawPointer(UnsafeMutablePointer<Int>.allocate(capacity: 1))

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same for all; it sends before any of the object's published properties changes.
  public var objectWillChange: ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(self, subjectKey) as? ObservableObjectPublisher { return known }
    let subject = ObservableObjectPublisher()
    objc_setAssociatedObject(self, subjectKey, subject, .OBJC_ASSOCIATION_RETAIN)
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      for child in mirror.children { (child.value as? any Announcing)?.announce { [weak subject] in subject?.send() } }
    }
    return subject
  }
}

extension _KeyValueCodingAndObserving {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { next, _ in
      let observation = self.observe(keyPath, options: options) { object, _ in next(object[keyPath: keyPath]) }
      return AnyCancellable { observation.invalidate() }
    }
  }
}
