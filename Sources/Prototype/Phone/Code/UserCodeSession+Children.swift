import CoreGraphics
import Foundation
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

// The constants in the source.

extension UserCodeSession {
  /// Nil means the value in the source.
  func set(_ values: [(key: String, value: Double?)]) {
    for (key, value) in values {
      edits[key] = value
      if let count = count(ofReads: key) { reads.change(key, reads: count) }
      record.add(key, value, isHeld: !pointers.isEmpty)
    }
    guard let library, let child else { return }
    giveConstants(to: child, of: library)
    // What a finger holds was staged with the old values.
    if !pointers.isEmpty { doAgain(library) }
    wantsFrame = true
    drawn()
  }

  /// How often the code has read a constant; nil if no running code has it.
  private func count(ofReads key: String) -> UInt32? {
    guard let child, let own = library?.parameters.first(where: { $0.parameter.key == key }),
      own.parameter.index < SharedMemory.mostParameters
    else { return nil }
    return child.memory.reads[own.parameter.index]
  }

  func lookAtReads() {
    let isOther = reads.look {
      count(ofReads: $0)
    } isReadOnce: { key in
      // Screens read colours when they are created, and people expect a change at once.
      library?.parameters.contains { $0.parameter.key == key && ($0.parameter.isReadOnce || $0.parameter.color != nil) }
        ?? false
    }
    if isOther { unreadChanged() }
  }
}

extension UserCodeSession {
  /// The suggested preview, or the compiler's messages; nil while the code runs.
  var copiedText: String? {
    if let suggestion = build.suggestion { return suggestion }
    guard case .broken(let messages) = state else { return nil }
    return messages.map { message in
      ([message.path.isEmpty ? "" : "\(message.location): ", "\(message.severity.rawValue): ", message.text].joined())
        + (message.sourceLine.isEmpty ? "" : "\n\(message.sourceLine)")
    }.joined(separator: "\n") + "\n"
  }

  var command: String {
    var words = ["backswipe", "run"] + request.paths
    if let scene, library?.scenes.count ?? 0 > 1 { words += ["--preview", scene] }
    if let language = request.language { words += ["--swift", "\(language)"] }
    if let target = request.target { words += ["--target", target] }
    if !request.only.isEmpty { words += ["--only"] + request.only }
    return CommandText.line(words)
  }
}

// Pictures on plain screens, for classes without a preview.

extension UserCodeSession {
  func show(pictures paths: [String]) -> String {
    samples = ChildMessage.pictures(paths) + samples.filter { $0.kind != .picture }
    guard let shown = library?.scenes.first(where: { $0.name == scene }) else {
      return "The pictures are shown when your code runs on plain screens."
    }
    guard shown.kind == .type else {
      let kind = shown.isPreview ? "A preview" : "An app"
      return "\(kind) has its own screens: put the picture beside your file and use UIImage(named:)."
    }
    restart()
    return paths.count == 1 ? "The screens show the picture." : "The screens show \(paths.count) pictures."
  }
}

extension ChildMessage {
  /// From the first plain screen on.
  @MainActor static func samples(pictures paths: [String], _ colors: [UIColor]) -> [ChildMessage] {
    let digits = colors.compactMap { UInt32($0.hexDigits, radix: 16) }
    return pictures(paths) + digits.map { ChildMessage(.color, index: Int($0)) }
  }

  @MainActor static func pictures(_ paths: [String]) -> [ChildMessage] {
    guard let files = try? PictureFiles(count: paths.count) else { return [] }
    return paths.map { ChildMessage(.picture, index: files.mostPixels, text: URL(fileURLWithPath: $0).path) }
  }
}
