import Combine
import Stage
import Testing
import UIKit

private final class SpecialModel: Model {}

private class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

private final class Sink { var values: [String] = [] }

@MainActor @Suite("Combine's common calls") struct CombineTests {
  private let sink = Sink()

  @Test("A published property tells its value and each change, until the subscription ends") func published() {
    let model = Model()
    var subscription: AnyCancellable? = model.$name.sink { [sink] in sink.values.append($0) }
    model.name = "b"
    subscription?.cancel()
    model.name = "c"
    #expect(sink.values == ["a", "b"] && model.name == "c")
    subscription = nil
  }

  @Test("An observed object tells that it will change, before it does") func object() {
    let model = Model()
    let subscription = model.objectWillChange.sink { [sink, unowned model] in sink.values.append(model.name) }
    model.name = "b"
    #expect(sink.values == ["a"])
    subscription.cancel()
  }

  @Test("All that observe an object are told, also by hand and of what it inherits") func observers() {
    let model = SpecialModel()
    let subscriptions = ["first", "second"].map { name in
      model.objectWillChange.sink { [sink] in sink.values.append(name) }
    }
    model.count = 1
    #expect(sink.values == ["first", "second"])
    model.objectWillChange.send()
    #expect(sink.values.count == 4)
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test("Operators pass on what they make of each value") func operators() {
    var kept: Set<AnyCancellable> = []
    let (numbers, words) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    numbers.removeDuplicates().filter { $0 > 1 }.map { "\($0)" }.combineLatest(words).sink { [sink] in
      sink.values.append($0 + $1)
    }.store(in: &kept)
    for number in [1, 2, 2, 3] { numbers.send(number) }
    words.send("y")
    #expect(sink.values == ["2x", "3x", "3y"])
    kept = []
    numbers.send(9)
    #expect(sink.values.count == 3)
  }

  @Test("A subject that has finished sends nothing more") func completion() {
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.sink(
      receiveCompletion: { [sink] in sink.values.append("\($0)") },
      receiveValue: { [sink] in sink.values.append("\($0)") })
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(sink.values == ["1", "finished"])
    subscription.cancel()
  }

  @Test("Values for the main queue come by the stage's clock, and only the last of a burst after a pause")
  func clock() {
    let stage = Stage()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = stage.perform {
      subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { [sink] in
        sink.values.append("\($0)")
      }
    }
    stage.perform { subject.send(1) }
    stage.advance(by: 0.2)
    stage.perform { subject.send(2) }
    stage.advance(by: 0.2)
    #expect(sink.values == [])
    stage.advance(by: 0.2)
    #expect(sink.values == ["2"])
    subscription.cancel()
  }

  @Test("Notifications arrive, and values are assigned") func sources() {
    let label = UILabel()
    let (center, name) = (NotificationCenter(), Notification.Name("n"))
    let subscription = center.publisher(for: name).map { $0.object as? String }.assign(to: \.text, on: label)
    center.post(name: name, object: "t")
    #expect(label.text == "t")
    subscription.cancel()
    center.post(name: name, object: "u")
    #expect(label.text == "t")
  }
}
