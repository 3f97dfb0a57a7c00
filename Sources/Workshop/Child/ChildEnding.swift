import Foundation
import SourcePass

/// Why a child ended, and where in the user's source.
package struct ChildEnding: Sendable, Equatable {
  package enum Cause: String, Sendable {
    case crash
    case hang
    case closed
  }

  package var cause: Cause
  /// In the words of the language's runtime.
  package var reason: String
  /// The user's file; nil if no call in it was found.
  package var path: String?
  /// Both count from 1.
  package var line = 0
  package var column = 0
  package var function: String?
  /// The code's own exit code; nil if something else ended the process.
  package var exitCode: Int32?

  /// The exit code of a child that lost its connection without the window closing it.
  package static let lostConnection: Int32 = 113

  /// The file's name with line and column; nil if no call was found.
  package var location: String? {
    path.map { "\(URL(fileURLWithPath: $0).lastPathComponent):\(line)" + (column > 0 ? ":\(column)" : "") }
  }

  static func read(_ text: String, cause: Cause, paths: [String], status: Int32? = nil) -> ChildEnding {
    let lines = text.lines().map(String.init)
    var ending = ChildEnding(cause: cause, reason: reason(in: lines, cause, signal: status.map { $0 & 0x7F }))
    if cause == .crash, let status, status & 0x7F == 0 {
      // The exit code shows that the output is no crash report.
      let code = status >> 8 & 0xFF
      ending.exitCode = code == lostConnection ? nil : code
      ending.reason = code == lostConnection ? lostConnectionReason : "The code ended the program by exit(\(code))"
      return ending
    }
    let calls = lines.compactMap { call(in: $0, paths) }
    guard let first = calls.first else { return ending }
    (ending.path, ending.line, ending.column, ending.function) = first
    // A function that calls itself endlessly fills the stack.
    if cause == .crash, calls.count(where: { $0.function == first.function }) >= deepest {
      ending.reason = "Endless recursion"
    }
    return ending
  }

  /// How many calls of one function a report must contain to count as endless recursion.
  private static let deepest = 10

  static let lostConnectionReason = "The code closed its connection to the window, descriptor 3, or wrote into it"

  private static func reason(in lines: [String], _ cause: Cause, signal: Int32?) -> String {
    if cause == .hang { return "The code has not answered for a second" }
    for mark in ["Fatal error", "Precondition failed", "Assertion failed"] {
      for line in lines {
        guard let range = line.range(of: mark) else { continue }
        return String(line[range.lowerBound...])
      }
    }
    if let line = lines.first(where: { $0.contains("Program crashed:") }),
      let range = line.range(of: "Program crashed: ")
    {
      let words = String(line[range.upperBound...])
      return words.hasSuffix(" ***") ? String(words.dropLast(4)) : words
    }
    return signal.map { "The signal \(name(ofSignal: $0)) ended the program" } ?? "The program ended"
  }

  private static func name(ofSignal number: Int32) -> String {
    let names = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT",
      SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV",
      SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM",
    ]
    return names[number].map { "\($0) (\(number))" } ?? "\(number)"
  }

  /// Reads a report's line such as `3 0x… Card.move(by:) + 56 in own.so at /folder/Card.swift:30:8`.
  private static func call(
    in line: String, _ paths: [String]
  ) -> (path: String, line: Int, column: Int, function: String?)? {
    for path in paths {
      guard let range = line.range(of: " at \(path):") else { continue }
      let numbers = line[range.upperBound...].split(separator: ":").map { Int($0.prefix { $0.isNumber }) ?? 0 }
      guard let number = numbers.first else { continue }
      return (path, number, numbers.count > 1 ? numbers[1] : 0, function(String(line[..<range.lowerBound])))
    }
    return nil
  }

  private static func function(_ call: String) -> String? {
    guard let address = call.range(of: "0x") else { return nil }
    let words = call[address.lowerBound...].split(separator: " ").dropFirst()
    let end = words.firstIndex { $0 == "+" || $0 == "in" } ?? words.endIndex
    let name = words[..<end].filter { !$0.hasPrefix("[") }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
}
