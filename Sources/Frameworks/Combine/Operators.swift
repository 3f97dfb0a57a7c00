public import Dispatch
public import Foundation
import UIKit

extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
    subscribe(receiveValue) { _ in }
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, receiveCompletion) }

  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
  where Failure == Never { sink { object[keyPath: keyPath] = $0 } }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Passes on what `body` makes of each value, and ends as this publisher does.
  private func each<Other>(
    _ body: @escaping (_ value: Output, _ next: @escaping (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { next, end in subscribe({ body($0, next) }, end) }
  }

  public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
    each { value, next in next(transform(value)) }
  }

  public func compactMap<Other>(_ transform: @escaping (Output) -> Other?) -> AnyPublisher<Other, Failure> {
    each { value, next in transform(value).map(next) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { value, next in if isIncluded(value) { next(value) } }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next, end in
      var rest = count
      return subscribe({ value in if rest > 0 { rest -= 1 } else { next(value) } }, end)
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { removeDuplicates(by: ==) }

  public func removeDuplicates(by isEqual: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next, end in
      var last: Output?
      return subscribe(
        { value in
          if let last, isEqual(last, value) { return }
          last = value
          next(value)
        }, end)
    }
  }

  public func scan<Other>(
    _ initial: Other, _ combine: @escaping (Other, Output) -> Other
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { next, end in
      var result = initial
      return subscribe(
        { value in
          result = combine(result, value)
          next(result)
        }, end)
    }
  }

  public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
    each { value, next in
      receiveOutput?(value)
      next(value)
    }
  }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next, end in
      for value in values { next(value) }
      return subscribe(next, end)
    }
  }

  public func merge<Other: Publisher<Output, Failure>>(with other: Other) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next, end in
      let subscriptions = [subscribe(next, end), other.subscribe(next, end)]
      return AnyCancellable { for subscription in subscriptions { subscription.cancel() } }
    }
  }

  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { next, end in
      var (first, second) = (Output?.none, Other.Output?.none)
      func tell() {
        if let first, let second { next((first, second)) }
      }
      let subscriptions = [
        subscribe(
          {
            first = $0
            tell()
          }, end),
        other.subscribe(
          {
            second = $0
            tell()
          }, end),
      ]
      return AnyCancellable { for subscription in subscriptions { subscription.cancel() } }
    }
  }
}

// MARK: Queues

/// When and where values are delivered.
public protocol Scheduler {
  func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void)
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(after: 0, action) }
}

/// A closure that is called once, by the queue that it was given to.
private struct Delivery: @unchecked Sendable {
  let action: () -> Void
}

extension DispatchQueue: Scheduler {
  public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    let delivery = Delivery(action: action)
    asyncAfter(deadline: .now() + seconds) { delivery.action() }
  }
}

extension RunLoop: Scheduler {
  public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: seconds, action)
  }
}

extension OperationQueue: Scheduler {
  public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: seconds, action)
  }
}

/// An amount of time as operators take it, such as `.milliseconds(300)` or `.seconds(0.5)`.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let seconds: TimeInterval

  public init(floatLiteral seconds: Double) { self.seconds = seconds }
  public init(integerLiteral seconds: Int) { self.seconds = TimeInterval(seconds) }
  public static func seconds(_ seconds: Double) -> SchedulerInterval { SchedulerInterval(floatLiteral: seconds) }
  public static func milliseconds(_ count: Int) -> SchedulerInterval {
    SchedulerInterval(floatLiteral: Double(count) / 1000)
  }
}

extension Publisher {
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next, end in
      subscribe({ value in scheduler.schedule { next(value) } }, { done in scheduler.schedule { end(done) } })
    }
  }

  public func subscribe(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func delay(for interval: SchedulerInterval, scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next, end in
      subscribe(
        { value in scheduler.schedule(after: interval.seconds) { next(value) } },
        { done in scheduler.schedule(after: interval.seconds) { end(done) } })
    }
  }

  /// Delivers a value when no other one followed for a while.
  public func debounce(for interval: SchedulerInterval, scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { next, end in
      var newest = 0
      return subscribe(
        { value in
          newest += 1
          let number = newest
          scheduler.schedule(after: interval.seconds) { if number == newest { next(value) } }
        }, end)
    }
  }
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func subscribe(
      _ value: @escaping (Notification) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let receiver = NotificationReceiver(value: value)
      let token = center.addObserver(forName: name, object: object, queue: nil) { receiver.value($0) }
      let observation = NotificationToken(token: token)
      return AnyCancellable { [center] in center.removeObserver(observation.token) }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// The center calls it on the thread that posts, as the publisher's client expects.
private struct NotificationReceiver: @unchecked Sendable {
  let value: (Notification) -> Void
}

private struct NotificationToken: @unchecked Sendable {
  let token: any NSObjectProtocol
}
