import CoreGraphics
import SourcePass
import UIKit
import Workshop

// What the shown child and others beside it need.

extension UserCodeSession {
  /// Whether an answer of a child is pending.
  var isAnswering: Bool { isLoading || child?.isAwaiting == true }

  /// Nil if the user did too much to record.
  var recordToReplay: UserCodeRecord? { record.isCut ? nil : record }

  func giveConstants(to child: ChildProcess, of library: BuiltLibrary) {
    for own in library.parameters where own.parameter.index < SharedMemory.mostParameters {
      child.memory.parameters[own.parameter.index] = edits[own.parameter.key] ?? .nan
    }
  }

  /// Nil if the message names an impossible size.
  static func picture(of child: ChildProcess, _ message: ChildMessage) -> CGImage? {
    guard let width = Int(exactly: message.numbers.z), let height = Int(exactly: message.numbers.w),
      SharedMemory.holds(width: width, height: height)
    else { return nil }
    return CGBorrowedPixels(
      memory: child.memory.pixels, width: width, height: height, stride: width * 4, owner: child.memory
    ).map { CGImage($0) }
  }
}

extension TransitionCall {
  init(_ call: ChildCall) {
    self.init(
      Kind(rawValue: call.kind.rawValue) ?? .told, call.text, transition: call.transition, progress: call.progress,
      at: call.instant, count: call.count)
    subject = call.subject
  }
}
