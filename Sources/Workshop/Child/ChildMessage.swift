/// A message between the window and the child that runs the user's code.
package struct ChildMessage: Equatable, Sendable {
  package enum Kind: UInt32, Sendable {
    // From the window.
    /// Loads the library at the path `text`, and shows its scene `index`.
    case load = 1
    /// Sets the screen's width, height and scale; `index` is 1 for the dark style, else 0.
    case screen
    /// Sets the safe area: top, left, bottom, right.
    case safeArea
    /// Adds the folder `text` to those in which pictures are looked for.
    case folder
    /// Shows the picture at the path `text` on the next plain screen.
    case picture
    /// Gives the next plain screen the colour `index`, 0xRRGGBB.
    case color
    /// A pointer goes down, moves or goes up: x, y and the pointer's time; `index` is the pointer.
    case down
    case move
    case up
    case cancel
    /// A wheel turns: x, y, and the distances.
    case wheel
    /// The pointer moves to x, y without a press; `index` is 1 if it left.
    case hover
    /// A key goes down or up: its position and modifiers, with its symbol as `text`; in `index`, bit 0 is down and bit
    /// 1 repeated.
    case key
    case text
    /// Goes forward (`index` 1) or back (-1) from code.
    case step
    /// Runs everything up to an instant of the stage's time as usual, but without drawing.
    case advance
    /// Moves to an instant of the stage's time with one frame, without drawing.
    case time
    /// Sets the constant `index` to a number; NaN means the value in the source.
    case constant
    /// Runs the frame at an instant of the stage's time, with an interval, and draws it unless `index` is 1.
    case frame
    /// Asks for a `moment`; bits of `index`: 0 the values of the layers before it, 1 what is shown is kept for a table.
    case report
    /// Code does `text` to the screens, as `push`, whatever is in progress.
    case interrupt
    /// Sets what holds from the beginning; bits of `index`: 0 reduced motion, 1 right to left, 2 nothing is forgiven
    /// that goes wrong on iOS.
    case settings
    case cancelKeys
    /// Ends text editing, because the keys belong to the window again.
    case endEditing
    /// Reports the calls during transitions and touches (`index` 1) or stops (0); `text` has what recognisers do other
    /// than in the source, a line for each.
    case calls
    /// Makes a table for a page of the frames that were kept, with pictures of as many pixels per point as the first number.
    case table

    // From the child.
    /// The library is loaded, and its scene shown.
    case ready = 64
    case failed
    /// The frame is drawn.
    ///
    /// `index` is a `ChildOutlook`. The numbers are the instant at which something is due, the stage's time, and the
    /// width and the height in pixels.
    case drawn
    /// Something changed without input; the numbers are those of `drawn`.
    case wake
    /// A diagnostic of the stage.
    case note
    /// Something goes wrong on iOS; the first number is an address that counts from the beginning of the library, or 0.
    case remark
    /// Whether a text is being edited: `index` is 1 or 0.
    case editing
    case status
    /// The status that was asked for; its text is a `ChildOutlook`, in which nothing counts that belongs to no transition
    /// and no touch.
    case moment
    case decision
    /// Nothing used a key; repeats the message of that key.
    case unusedKey
    case call
    /// How a transition from code goes on: `index` is 0 for a curve with two control points, 1 for a spring with mass,
    /// stiffness and damping; `text` is the duration in seconds.
    case motion
    /// The values of the layers.
    ///
    /// `text` has the names of new layers, one a line, then an empty line, then column numbers, each with its value,
    /// separated by spaces.
    case layers
    /// The next part of a table's text, or with `index` 1 the reason why there is no table.
    case tablePart
  }

  package var kind: Kind
  package var index: Int32 = 0
  package var numbers = SIMD4<Double>()
  package var text = ""

  package init(_ kind: Kind, index: Int = 0, numbers: SIMD4<Double> = SIMD4(), text: String = "") {
    (self.kind, self.numbers, self.text) = (kind, numbers, text)
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// How many bytes precede the text.
  static let headLength = 48
  /// In bytes.
  package static let mostText = 1 << 20

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

  /// Removes the first message from `buffer`; nil if it is still incomplete.
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

/// What changes in the child without input.
package enum ChildOutlook: Int32, Sendable {
  case still, moving
  /// Something is due at an instant, as a timer is.
  case waiting
}

/// A call that UIKit made during a transition of the user's code.
package struct ChildCall: Equatable, Sendable {
  /// The names match the engine's.
  package enum Kind: String, CaseIterable, Sendable {
    case asked, told, called, noticed, sees, refuses, waits, begins, recognises, ends, fails
    case breaks = "is cancelled"
    case takes = "takes the touch"
  }

  package var kind: Kind
  /// The call as UIKit spells it, with its result.
  package var text: String
  /// The recogniser that it is about; nil for another call.
  package var subject: String?
  /// Counted from 1; nil for a call outside of transitions.
  package var transition: Int?
  /// 0...1; nil without a transition.
  package var progress: Double?
  /// The child's time, in seconds.
  package var instant: Double
  /// How many equal calls followed each other directly.
  package var count = 1

  package init(
    _ kind: Kind, _ text: String, transition: Int?, progress: Double?, at instant: Double, count: Int = 1
  ) {
    (self.kind, self.text, self.transition, self.progress) = (kind, text, transition, progress)
    (self.instant, self.count) = (instant, count)
  }

  package init(_ message: ChildMessage) {
    let (bits, all) = (Int(message.index), Kind.allCases)
    kind = all.indices.contains(bits & Self.kinds) ? all[bits & Self.kinds] : .told
    transition = bits >> Self.kindBits > 0 ? bits >> Self.kindBits : nil
    let parts = message.text.split(separator: Self.separator, maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count > 1 { subject = String(parts[0]) }
    (text, instant) = (String(parts.last ?? ""), message.numbers.x)
    progress = message.numbers.y.isNaN ? nil : message.numbers.y
    count = max(1, Int(exactly: message.numbers.z) ?? 1)
  }

  package var message: ChildMessage {
    ChildMessage(
      .call, index: (Kind.allCases.firstIndex(of: kind) ?? 0) | (transition ?? 0) << Self.kindBits,
      numbers: SIMD4(instant, progress ?? .nan, Double(count), 0),
      text: (subject.map { "\($0)\(Self.separator)" } ?? "") + text)
  }

  private static let kindBits = 4
  private static let kinds = (1 << kindBits) - 1
  /// Stands after the subject.
  private static let separator: Character = "\u{1F}"
}
