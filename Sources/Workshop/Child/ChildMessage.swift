/// A message between the window and the child that runs the user's code.
package struct ChildMessage: Equatable, Sendable {
  /// The kind of a message.
  package enum Kind: UInt32, Sendable {
    // From the window.
    /// Loads the library at the path `text`.
    case load = 1
    /// Shows the scene `index`.
    case show
    /// Sets the screen: width, height, scale; `index` is 1 for a dark style, else 0.
    case screen
    /// Sets the safe area: top, left, bottom, right.
    case safeArea
    /// Looks for pictures in the folder `text` too.
    case folder
    /// Shows the picture at the path `text` on a plain screen, from the first one on.
    case picture
    /// Gives a plain screen the colour `index`, 0xRRGGBB, from the first one on.
    case color
    /// A pointer goes down, moves, goes up: x, y, the pointer's time; `index` is the pointer.
    case down
    case move
    case up
    /// Every pointer is taken away.
    case cancel
    /// A wheel turns: x, y, and the distances.
    case wheel
    /// The pointer is at x, y without a press; `index` 1 if it left.
    case hover
    /// A key goes down or up: its position and modifiers; `index` bit 0: down, bit 1: repeated; `text` its symbol.
    case key
    /// Text is typed.
    case text
    /// Goes forward or back from code: `index` 1 or -1.
    case step
    /// Runs everything up to an instant of the stage's time as it would have run then, without drawing.
    case advance
    /// Moves to an instant of the stage's time with one frame, without drawing.
    case time
    /// Sets the constant `index` to a number; not a number means as the source says.
    case constant
    /// Runs the frame at an instant of the stage's time, with an interval, and draws it.
    case frame
    /// Begins or ends to tell more: `index` bit 0: the status after each event of a finger and each frame of
    /// `advance` and `settle`; bit 1: the values of the layers with each frame that is drawn.
    case trace
    /// Runs everything until nothing moves, but at most for some seconds, without drawing.
    case settle
    /// Pushes a screen from code, whatever is in progress.
    case interrupt
    /// Sets what holds from the beginning: `index` bit 0: reduced motion, bit 1: from right to left,
    /// bit 2: nothing is forgiven that goes wrong on iOS.
    case settings
    /// Takes every key away that is down.
    case cancelKeys
    /// Ends the editing of a text, because the keys belong to the window again.
    case endEditing
    /// Begins or ends to tell the calls in the course of transitions: `index` 1 or 0.
    case calls

    // From the child.
    /// The library is loaded, and its scene shown: `text` has a line for each scene.
    case ready = 64
    /// The library cannot be used; `text` says why.
    case failed
    /// The frame is drawn: `index` is 0 if nothing will change without input, 1 if something moves, 2 if something is
    /// due at an instant; the numbers are that instant, the stage's time, the width and the height in pixels.
    case drawn
    /// Something changed without input: the numbers as in `drawn`.
    case wake
    /// A diagnostic of the stage.
    case note
    /// Something goes wrong on iOS; the first number is an address in the library, counted from its beginning, or 0.
    case remark
    /// Whether a text is edited: `index` 1 or 0.
    case editing
    /// How far the transition is, as a ``ChildStatus``.
    case status
    /// What became of the transition at a release, as a ``ChildDecision``.
    case decision
    /// Nothing used a key: the message is that of the key.
    case unusedKey
    /// What UIKit asked or told in the course of a transition, as a ``ChildCall``.
    case call
    /// How a transition that no finger moves goes on: `index` 0 for a curve with two control points, 1 for a spring with
    /// mass, stiffness and damping; the duration in seconds is `text`.
    case motion
    /// The values of the layers: `text` has the names of new layers, one a line, an empty line, and the numbers of the
    /// columns, each with its value, separated by spaces.
    case layers
  }

  package var kind: Kind
  package var index: Int32 = 0
  package var numbers = SIMD4<Double>()
  package var text = ""

  package init(_ kind: Kind, index: Int = 0, numbers: SIMD4<Double> = SIMD4(), text: String = "") {
    (self.kind, self.numbers, self.text) = (kind, numbers, text)
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// The number of bytes before the text.
  static let headLength = 48
  /// The greatest number of bytes of a text.
  static let mostText = 1 << 20

  /// The message as bytes.
  var bytes: [UInt8] {
    let tail = Array(text.utf8.prefix(Self.mostText))
    var result: [UInt8] = []
    result.reserveCapacity(Self.headLength + tail.count)
    for word in [kind.rawValue, UInt32(bitPattern: index), UInt32(tail.count), 0] {
      withUnsafeBytes(of: word) { result += $0 }
    }
    for lane in 0..<4 { withUnsafeBytes(of: numbers[lane]) { result += $0 } }
    return result + tail
  }

  /// Takes the first message from `buffer`; nil if it is not complete yet.
  static func take(from buffer: inout [UInt8]) throws(WorkshopError) -> ChildMessage? {
    guard buffer.count >= headLength else { return nil }
    func word(_ number: Int) -> UInt32 {
      buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: number * 4, as: UInt32.self) }
    }
    let length = Int(word(2))
    guard let kind = Kind(rawValue: word(0)), length <= mostText else {
      throw WorkshopError("The program that runs your code said something that is no message.")
    }
    guard buffer.count >= headLength + length else { return nil }
    var message = ChildMessage(kind, index: Int(Int32(bitPattern: word(1))))
    for lane in 0..<4 {
      message.numbers[lane] = buffer.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: 16 + lane * 8, as: Double.self)
      }
    }
    message.text = String(decoding: buffer[headLength..<headLength + length], as: UTF8.self)
    buffer.removeFirst(headLength + length)
    return message
  }
}

/// A call in the course of a transition of the user's code, as a child tells it.
package struct ChildCall: Equatable, Sendable {
  /// The kind of a call; the names are those of the engine.
  package enum Kind: String, CaseIterable, Sendable {
    case asked, told, called, noticed
  }

  /// The kind of the call.
  package var kind: Kind
  /// The call, as UIKit spells it, with its answer.
  package var text: String
  /// The number of the transition, counted from 1; nil for a call that belongs to none.
  package var transition: Int?
  /// The progress of the transition at the call, 0...1; nil without a transition.
  package var progress: Double?
  /// The instant of the child's time, in seconds.
  package var instant: Double
  /// The number of the same calls that directly followed each other.
  package var count = 1

  package init(
    _ kind: Kind, _ text: String, transition: Int?, progress: Double?, at instant: Double, count: Int = 1
  ) {
    (self.kind, self.text, self.transition, self.progress) = (kind, text, transition, progress)
    (self.instant, self.count) = (instant, count)
  }

  /// Reads a message of the kind `call`.
  package init(_ message: ChildMessage) {
    let (bits, all) = (Int(message.index), Kind.allCases)
    kind = all.indices.contains(bits & 3) ? all[bits & 3] : .told
    transition = bits >> 2 > 0 ? bits >> 2 : nil
    (text, instant) = (message.text, message.numbers.x)
    progress = message.numbers.y.isNaN ? nil : message.numbers.y
    count = max(1, Int(exactly: message.numbers.z) ?? 1)
  }

  /// The message that tells it.
  package var message: ChildMessage {
    ChildMessage(
      .call, index: (Kind.allCases.firstIndex(of: kind) ?? 0) | (transition ?? 0) << 2,
      numbers: SIMD4(instant, progress ?? .nan, Double(count), 0), text: text)
  }
}
