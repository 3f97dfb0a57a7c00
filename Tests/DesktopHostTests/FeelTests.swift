import DisplayUser
import Foundation
import SeededRandom
import SlidingSource
import Testing

/// A server for phones whose settings a test writes, as a window does, and which listens to this machine alone.
private final class FeelSession {
  let program: Program
  private let folder: TestFolder
  private var input: FileHandle?

  init() throws {
    folder = try TestFolder()
    try folder.write("", to: "output")
    guard mkfifo("\(folder)/input", 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    program = try Program(
      ["feel", "--stdio", "--address", "127.0.0.1"], display: nil, variables: Program.preparedCache,
      output: .file("\(folder)/output"), shell: "exec < '\(folder)/input'")
    input = FileHandle(forWritingAtPath: "\(folder)/input")
    try program.wait("the address") { _ in !lines.isEmpty || program.hasEnded }
  }

  /// Shows a transition with plain screens.
  func show(_ transition: String, _ parameters: [String] = []) throws {
    let words =
      ["--transition", transition, "--colors", "E2853B,2F9E64,2E5BBA"] + parameters.flatMap { ["--set", $0] }
    try show(words)
  }

  func show(_ words: [String], build: Int = 0) throws {
    let line = try JSONSerialization.data(withJSONObject: ["words": words, "build": build, "state": ""])
    try input?.write(contentsOf: line + Data("\n".utf8))
  }

  var lines: [[String: Any]] {
    ((try? folder.text("output")) ?? "").split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  var url: String { lines.lazy.compactMap { $0["address"] as? String }.first ?? "" }
  var drags: [[String: Any]] { lines.filter { $0["drag"] != nil } }
  var phones: [String] { lines.last { $0["phones"] != nil }?["phones"] as? [String] ?? [] }

  func waitForDrags(_ count: Int) throws {
    try program.wait("drag \(count)") { _ in drags.count >= count || program.hasEnded }
  }

  func end() throws -> Program.Ending {
    try input?.close()
    return program.ending()
  }
}

/// A connection to a server, over which a test writes what no browser would.
private final class Client {
  private let file: Int32

  init(_ url: String) throws {
    let port = try #require(URL(string: url)?.port)
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // A server that does not answer fails the test.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), UInt16(port).bigEndian)
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
  }

  deinit { close(file) }

  @discardableResult func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Returns what arrives until the text is there, or the server ends the connection; for a minute at most.
  func answer(until end: String? = nil) -> String {
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    let deadline = Date(timeIntervalSinceNow: 60)
    while Date() < deadline, end.map({ !String(decoding: bytes, as: UTF8.self).contains($0) }) ?? true,
      case let count = read(file, &part, part.count), count > 0
    {
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite("A server for phones", .serialized)
struct FeelTests {
  /// Returns the status and the text of an answer; `PAGE` and `HOST` stand for the address.
  private func ask(_ session: FeelSession, _ request: String, _ body: String = "") throws -> String {
    let url = try #require(URL(string: session.url))
    let client = try Client(session.url)
    let head = request.replacing("PAGE", with: url.path + "/").replacing("HOST", with: "127.0.0.1:\(url.port ?? 0)")
    client.send(head.replacing("\n", with: "\r\n") + "\r\nConnection: close\r\n\r\n" + body)
    let answer = client.answer()
    return "\(answer.dropFirst(9).prefix(3)) \(answer.split(separator: "\r\n\r\n").dropFirst().first ?? "")"
  }

  @Test("Only clients that know the address get the page, and only from there, and what is sent must be a drag")
  func requests() throws {
    let session = try FeelSession()
    try session.show("back-swipe")
    #expect(session.url.contains(#/^http://127\.0\.0\.1:\d+/[0-9a-f]{32}/$/#))
    let page = try ask(session, "GET PAGE HTTP/1.1\nHost: HOST")
    #expect(page.hasPrefix("200 <!DOCTYPE html><!-- Backswipe") && page.contains("new EventSource"))
    for (request, answer) in [
      ("GET / HTTP/1.1\nHost: HOST", "404"), ("GET /0000/ HTTP/1.1\nHost: HOST", "404"),
      ("GET PAGEother HTTP/1.1\nHost: HOST", "404"), ("GET PAGE HTTP/1.1\nHost: evil.example", "403"),
      ("GET PAGE HTTP/1.1", "403"), ("GET PAGE HTTP/1.1\nHost: HOST\nOrigin: http://evil.example", "403"),
      ("GET PAGEdrag HTTP/1.1\nHost: HOST", "405"), ("POST PAGE HTTP/1.1\nHost: HOST\nContent-Length: 0", "405"),
      ("POST PAGEdrag HTTP/1.1\nHost: HOST\nContent-Length: 262145", "413"),
      ("POST PAGEdrag?depth=2 HTTP/1.1\nHost: HOST\nContent-Length: 2", "400"),
    ] {
      #expect(try ask(session, request, "{}").hasPrefix(answer), "\(request)")
    }
    // Without a length, too much is cut off.
    let client = try Client(session.url)
    let url = try #require(URL(string: session.url))
    let host = "Host: 127.0.0.1:\(url.port ?? 0)"
    client.send("POST \(url.path)/drag HTTP/1.1\r\n\(host)\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<5 where client.send("10000\r\n\(String(repeating: " ", count: 65536))\r\n") {}
    #expect(!client.answer().contains("204"))
    let head = "POST PAGEdrag?depth=2&decision=true HTTP/1.1\nHost: HOST\nUser-Agent: iPhone\nContent-Length: "
    let refused = DragText.swipe.replacing("0.2,", with: "-1,")
    #expect(try ask(session, head + "\(refused.utf8.count)", refused).hasPrefix("400 the drag:4"))
    #expect(session.drags.isEmpty)
    #expect(try ask(session, head + "\(DragText.swipe.utf8.count)", DragText.swipe).hasPrefix("204"))
    try session.waitForDrags(1)
    #expect(session.drags.first?["drag"] as? String == DragText.swipe + "\n")
    #expect(session.drags.first?["phone"] as? String == "iPhone" && session.drags.first?["depth"] as? Int == 2)
    #expect(try session.end() == Program.Ending(code: 0, output: "", complaints: ""))
  }

  @Test("Eight phones may listen, those that end make room, and idle connections do not keep a phone out")
  func crowd() throws {
    let session = try FeelSession()
    try session.show("back-swipe")
    let url = try #require(URL(string: session.url))
    let request = "GET \(url.path)/stream HTTP/1.1\r\nHost: 127.0.0.1:\(url.port ?? 0)\r\n\r\n"
    var phones: [Client] = []
    for _ in 0..<8 {
      let phone = try Client(session.url)
      phone.send(request)
      #expect(phone.answer(until: "event: ready").contains("event: rules"))
      phones.append(phone)
    }
    let ninth = try Client(session.url)
    ninth.send(request)
    #expect(ninth.answer(until: "connected already").contains("503"))
    #expect(session.phones.count == 8)
    phones.removeLast()
    try session.program.wait("an end") { _ in session.phones.count == 7 || session.program.hasEnded }
    // Those that ask nothing are as many as are let in.
    let idle = (0..<100).compactMap { _ in try? Client(session.url) }
    #expect(idle.count == 100)
    let late = try Client(session.url)
    var answer = ""
    try session.program.wait("the eighth") { _ in
      let client = try Client(session.url)
      client.send(request)
      answer = client.answer(until: "event: ready")
      return answer.contains("event: ready")
    }
    withExtendedLifetime((idle, late, phones)) {}
    #expect(try session.end().code == 0)
  }

  @Test(
    "What a thumb does on a phone is decided as in its replay", .serialized,
    arguments: ["back-swipe", "swipe-tabs", "rise", "push-down", "flutter", "system-swipe"])
  func drags(name: String) throws {
    let session = try FeelSession()
    try session.show(name)
    let browsers = try (0..<2).map { _ in try Browser(session.url) }
    for browser in browsers { try browser.wait(for: "phone.resting.table?.nodes && !before") }
    var random = SeededGenerator(seed: 7)
    for number in 0..<Self.dragCount {
      let browser = browsers[number % 2]
      let isDown = name == "rise"
      // Some only begin at the edge.
      let start = number % 3 == 2 ? random.number(in: 60...200) : random.number(in: 4...16)
      let (side, goal) = (
        random.number(in: 100...300), number % 3 == 0 ? random.number(in: 230...290) : random.number(in: -100...180)
      )
      func point(_ share: Double) -> (x: Double, y: Double) {
        let along = start + share * goal
        return isDown ? (side, along + 250) : (along, side)
      }
      try browser.touch("touchStart", point(0))
      for step in 1...8 { try browser.touch("touchMove", point(Double(step) / 8)) }
      try browser.touch("touchEnd")
      try browser.wait(for: "!phone.moving && !record")
    }
    try session.program.wait("the drags") { _ in
      let sent = try browsers.map { Int(try $0.value("sentCount")) ?? 0 }.reduce(0, +)
      return session.drags.count == sent
    }
    #expect(session.drags.count >= Self.dragCount / 2 && session.phones.count == 2)
    for drag in session.drags {
      #expect(drag["decision"] as? Bool == drag["replay"] as? Bool, "\(drag)")
    }
    #expect(session.drags.contains { $0["decision"] as? Bool == true })
    #expect(try session.end().code == 0)
  }

  @Test("A change is in the hand while the finger is down, another transition follows, and the page says when it waits")
  func changes() throws {
    let session = try FeelSession()
    try session.show("back-swipe")
    let browser = try Browser(session.url)
    try browser.wait(for: "phone.resting.table?.nodes && !before")
    #expect(try browser.value("line.textContent") == "\"Drag right to go back, tap to go on.\"")
    // A fifth of the way is not enough, until less is asked for.
    try browser.touch("touchStart", (100, 300))
    for x in stride(from: 110.0, through: 200, by: 10) { try browser.touch("touchMove", (x, 300)) }
    try session.show("back-swipe", ["release.distance=0.1", "dimming.covered=0.9"])
    try browser.wait(for: "page.drags[0].rule.threshold === 0.1 && phone.drag === page.drags[0]")
    try browser.wait(for: "phone.moving.table === page.tables.back[3] && !before && number === 2")
    try browser.touch("touchMove", (200.5, 300))
    // It rests, so that only the distance decides.
    try browser.wait(for: "new Promise(done => setTimeout(() => done(true), 120))")
    try browser.touch("touchEnd")
    try browser.wait(for: "!phone.moving && phone.depth === 2 && phone.decision")
    #expect(try browser.value("line.hidden") == "true")
    try session.show("sink")
    try browser.wait(for: "document.title === 'Sink' && phone.resting.table?.nodes && phone.depth === 3")
    try browser.wait(for: "stream.close(), listen(), true")
    try browser.wait(for: "stream.readyState === EventSource.OPEN")
    #expect(try session.end().code == 0)
    try browser.wait(for: "line.textContent.startsWith('Waiting for the desk') && !line.hidden")
  }

  @Test("The terminal gets the address and a code of it, and own code is shown after each save")
  func ownCode() throws {
    let folder = try TestFolder()
    try folder.write(SlidingSource.text, to: "Own.swift")
    let session = try FeelSession()
    try session.show(["--file", "\(folder)/Own.swift"])
    let browser = try Browser(session.url)
    try browser.wait(for: "document.title === 'Own.swift' && phone.resting.table?.nodes && !before")
    try session.show(["--file", "\(folder)/Missing.swift"], build: 1)
    try browser.wait(for: "line.textContent.includes('there is no such file')")
    // Meanwhile the page says what it waits for.
    try browser.wait(for: "said = [], stream.addEventListener('waiting', () => said.push(line.textContent)), true")
    try folder.write(SlidingSource.text.replacing("> 0.5", with: "> 0.2"), to: "Own.swift")
    try session.show(["--file", "\(folder)/Own.swift"], build: 2)
    try browser.wait(for: "page.drags[0]?.rule.threshold < 0.3 && phone.resting.table?.nodes && !before")
    #expect(try browser.value("said") == "[\"Building your code, and finding out how it moves…\"]")
    #expect(try session.end().code == 0)
    try folder.write("", to: "output")
    let program = try Program(
      ["feel", "--address", "127.0.0.1", "--out", "\(folder)/drags"], display: nil, output: .file("\(folder)/output"),
      shell: "exec 2>/dev/null")
    try program.wait("the code") { _ in try folder.text("output").hasSuffix("Ctrl+C ends it.\n") }
    let url = try #require(URL(string: try folder.text("output").split(separator: "\n").first.map(String.init) ?? ""))
    try program.wait("a kept drag") { _ in
      let client = try Client(url.absoluteString)
      client.send(
        "POST \(url.path)/drag?depth=2 HTTP/1.1\r\nHost: 127.0.0.1:\(url.port ?? 0)\r\nConnection: close\r\n"
          + "Content-Length: \(DragText.swipe.utf8.count)\r\n\r\n\(DragText.swipe)")
      return client.answer().contains(" 204 ")
    }
    #expect(try folder.text("drags/drag-1.jsonl") == DragText.swipe + "\n")
    program.signal(SIGTERM)
    #expect(program.ending().code == -SIGTERM)
    let output = try folder.text("output")
    #expect(output.hasPrefix("http://127.0.0.1:") && output.contains("▀"))
  }

  /// Of each transition; at night 200 in all.
  private static let dragCount = Nightly.count(30) + 4
}
