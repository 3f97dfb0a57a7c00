import CoreGraphics
import SourcePass
import UIKit
import Workshop

// What a child beside the shown one needs.

extension UserCodeSession {
  /// Whether a child is asked for something.
  var isAnswering: Bool { isLoading || child?.isAwaiting == true }

  /// What the user did, as long as it was not too much.
  var recordToReplay: UserCodeRecord? { record.isCut ? nil : record }

  /// Gives a child the present values of the constants.
  func giveConstants(to child: ChildProcess, of library: BuiltLibrary) {
    for own in library.parameters where own.parameter.index < SharedMemory.mostParameters {
      child.memory.parameters[own.parameter.index] = edits[own.parameter.key] ?? .nan
    }
  }

  /// Returns the picture that a child has drawn; nil if the message names a size that it cannot have.
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
  /// Creates a call that a child tells.
  init(_ call: ChildCall) {
    self.init(
      Kind(rawValue: call.kind.rawValue) ?? .told, call.text, transition: call.transition, progress: call.progress,
      at: call.instant, count: call.count)
  }
}
