import CoreGraphics
import Dispatch
import Foundation
import Glibc

/// Serves one page, a stream of events for each phone that shows it, and takes what they send, by `libmicrohttpd`.
///
/// It listens at one address, answers only clients that know its 128 random bits, and cuts off clients that are too slow, send
/// too much or too many. All of it happens on the main queue.
@MainActor final class WebServer {
  /// What a phone's browser keeps open to get events.
  @MainActor final class Stream {
    /// The phone's kind, as "iPhone".
    let name: String
    fileprivate var waiting: ArraySlice<UInt8> = []
    fileprivate var connection: OpaquePointer?
    fileprivate var isSuspended = false
    fileprivate var isOver = false
    /// The pictures that it has.
    var pictures: Set<Int> = []
    /// The hashes of the tables that it has.
    var tables: [String: Int] = [:]

    fileprivate init(_ name: String) { self.name = name }
  }

  /// A request whose body is being read.
  private final class Exchange {
    var body: [UInt8] = []
  }

  private(set) var streams: [Stream] = []
  let address: String
  private(set) var port: UInt16 = 0
  private let token: String
  /// The page's text.
  var page: () -> String = { "" }
  /// Called when a phone begins to listen, or has ended.
  var joined: (Stream) -> Void = { _ in }
  var left: () -> Void = {}
  /// Takes a drag and what is said of it; returns a sentence if it is not one.
  var received: (_ body: [UInt8], _ said: [String: String], _ phone: String) -> String? = { _, _, _ in nil }
  private var daemon: OpaquePointer?
  private var sources: [any DispatchSourceProtocol] = []
  private var isDue = false
  /// Since when each connection has been asking for something.
  private var asking: [OpaquePointer: ContinuousClock.Instant] = [:]

  static let mostBytes = 256 << 10
  static let mostStreams = 8
  private static let (mostConnections, mostOfOne) = (64, 32)
  /// How much may wait for one phone, which fetches a page with all its pictures in the meantime.
  private static let mostWaiting = 16 << 20
  /// In seconds: without any progress, and for one request.
  private static let (patience, longest) = (10, 20)

  /// Listens at an address of this machine; port 0 is any free one.
  init(at address: String, port: UInt16) throws(StartFault) {
    guard let start = MicroHTTP.start else {
      throw StartFault(.output, "A server for phones needs the package \(SystemLibrary.http.package): install it.")
    }
    self.address = address
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in String(format: "%016lx", random.next() as UInt64) }.joined()
    var name = sockaddr_in()
    (name.sin_family, name.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
    guard inet_pton(AF_INET, address, &name.sin_addr) == 1 else {
      throw StartFault(.usage, "--address \(address): it takes an address of this machine, as 192.168.1.5.")
    }
    let me = Unmanaged.passUnretained(self).toOpaque()
    let told = [Self.completed, Self.connected].map { unsafeBitCast($0, to: Int.self) }
    daemon = withUnsafeMutablePointer(to: &name) { name in
      // Where, the memory of a connection, how many there are in all and of one phone, their patience, and who is told.
      let options: [MicroHTTP.Option] = [
        (6, 0, UnsafeMutableRawPointer(name)), (1, 32 << 10, nil), (2, Self.mostConnections, nil),
        (5, Self.mostOfOne, nil), (3, Self.patience, nil), (4, told[0], me), (27, told[1], me), (0, 0, nil),
      ]
      return options.withUnsafeBytes { options in
        // It waits in a descriptor of the system's, and lets connections rest.
        start(512 | 8192 | 1024, 0, nil, nil, Self.answer, me, 15, options.baseAddress, 0)
      }
    }
    guard let daemon else {
      throw StartFault(
        .output, "\(address):\(port): no server can listen there (\(FileBytes.Problem(code: errno).words)).")
    }
    self.port = MicroHTTP.daemon?(daemon, 6).map { UnsafeRawPointer($0).load(as: UInt16.self) } ?? port
    signal(SIGPIPE, SIG_IGN)
    let arrivals = DispatchSource.makeReadSource(
      fileDescriptor: MicroHTTP.daemon?(daemon, 3)?.pointee ?? -1, queue: .main)
    let clock = DispatchSource.makeTimerSource(queue: .main)
    clock.schedule(deadline: .now() + 1, repeating: 1)
    arrivals.setEventHandler { @Sendable [weak self] in MainActor.assumeIsolated { self?.run() } }
    clock.setEventHandler { @Sendable [weak self] in MainActor.assumeIsolated { self?.tick() } }
    sources = [arrivals, clock]
    arrivals.activate()
    clock.activate()
  }

  isolated deinit { end() }

  /// Ends every connection, and listens no more.
  func end() {
    for source in sources { source.cancel() }
    guard let daemon else { return }
    for stream in streams { finish(stream) }
    self.daemon = nil
    MicroHTTP.stop?(daemon)
  }

  var host: String { "\(address):\(port)" }
  var url: String { "http://\(host)/\(token)/" }

  // MARK: Events

  /// Sends an event; one line of JSON is its text.
  func send(_ event: String, _ text: String, to stream: Stream) {
    write("event: \(event)\ndata: \(text)\n\n", to: stream)
  }

  private func write(_ text: String, to stream: Stream) {
    guard !stream.isOver else { return }
    if stream.waiting.count > Self.mostWaiting { finish(stream) } else { stream.waiting += text.utf8 }
    wake(stream)
  }

  private func finish(_ stream: Stream) {
    (stream.waiting, stream.isOver) = ([], true)
    wake(stream)
  }

  private func wake(_ stream: Stream) {
    guard stream.isSuspended, let connection = stream.connection else { return }
    stream.isSuspended = false
    MicroHTTP.resume?(connection)
    runSoon()
  }

  private func tick() {
    // What is sent shows whether the other end is there.
    for stream in streams where stream.isSuspended { write(":\n\n", to: stream) }
    for (connection, since) in asking where since.duration(to: .now) > .seconds(Self.longest) {
      if let file = MicroHTTP.connection?(connection, 6)?.pointee { shutdown(file, Int32(SHUT_RDWR)) }
    }
    run()
  }

  private func runSoon() {
    guard !isDue else { return }
    isDue = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.run() } }
  }

  /// Does what is due; what else is due at once waits for others on the main queue.
  func run() {
    isDue = false
    guard let daemon else { return }
    MicroHTTP.run?(daemon)
    var milliseconds: UInt64 = 0
    if MicroHTTP.timeout?(daemon, &milliseconds) == 1, milliseconds == 0 { runSoon() }
  }

  // MARK: Requests

  private static let answer: MicroHTTP.Answer = { me, connection, url, method, _, data, size, state in
    guard let me, let connection, let url, let method, let size, let state else { return 0 }
    let server = Unmanaged<WebServer>.fromOpaque(me).takeUnretainedValue()
    let (path, verb) = (String(cString: url), String(cString: method))
    nonisolated(unsafe) let parts = (connection, data, size, state)
    return MainActor.assumeIsolated { server.answer(parts.0, path, verb, parts.1, parts.2, parts.3) }
  }

  private static let completed: MicroHTTP.Told = { me, connection, state, _ in
    guard let me, let request = connection, let state else { return }
    nonisolated(unsafe) let (connection, kept) = (request, state)
    let server = Unmanaged<WebServer>.fromOpaque(me).takeUnretainedValue()
    MainActor.assumeIsolated {
      if let exchange = kept.pointee { Unmanaged<Exchange>.fromOpaque(exchange).release() }
      kept.pointee = nil
      if server.asking[connection] != nil { server.asking[connection] = .now }
      guard let index = server.streams.firstIndex(where: { $0.connection == connection }) else { return }
      server.streams.remove(at: index).connection = nil
      server.left()
    }
  }

  private static let connected: MicroHTTP.Told = { me, connection, _, isClosed in
    guard let me, let known = connection else { return }
    nonisolated(unsafe) let connection = known
    let server = Unmanaged<WebServer>.fromOpaque(me).takeUnretainedValue()
    MainActor.assumeIsolated { server.asking[connection] = isClosed == 1 ? nil : .now }
  }

  private func answer(
    _ connection: OpaquePointer, _ path: String, _ verb: String, _ data: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>, _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> Int32 {
    guard let known = state.pointee else {
      // The headers alone.
      state.pointee = Unmanaged.passRetained(Exchange()).toOpaque()
      guard let (status, sentence) = refusal(connection, path, verb) else { return 1 }
      return queue(status, sentence, on: connection)
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    if size.pointee > 0 {
      guard exchange.body.count + size.pointee <= Self.mostBytes, let data else { return 0 }
      exchange.body += UnsafeRawBufferPointer(start: data, count: size.pointee)
      size.pointee = 0
      return 1
    }
    let phone = Self.name(of: MicroHTTP.header("User-Agent", of: connection))
    switch path {
    case "/\(token)/": return queue(200, page(), as: "text/html; charset=utf-8", on: connection)
    case "/\(token)/stream": return open(Stream(phone), on: connection)
    default:
      let said = Dictionary(
        uniqueKeysWithValues: ["depth", "now", "decision", "settings"].compactMap { key in
          MicroHTTP.argument(key, of: connection).map { (key, $0) }
        })
      let sentence = received(exchange.body, said, phone)
      return queue(sentence == nil ? 204 : 400, sentence ?? "", on: connection)
    }
  }

  /// Why a request is not answered; nil if it is.
  private func refusal(_ connection: OpaquePointer, _ path: String, _ verb: String) -> (UInt32, String)? {
    guard MicroHTTP.header("Host", of: connection) == host else { return (403, "This is not the address of the page.") }
    guard ["http://\(host)", nil].contains(MicroHTTP.header("Origin", of: connection)) else {
      return (403, "Another page may not ask here.")
    }
    let verbs = ["/\(token)/": "GET", "/\(token)/stream": "GET", "/\(token)/drag": "POST"]
    guard let expected = verbs[path] else { return (404, "There is nothing here.") }
    guard verb == expected else { return (405, "It takes \(expected).") }
    let length = MicroHTTP.header("Content-Length", of: connection).flatMap { Int($0) }
    guard length ?? 0 <= Self.mostBytes else { return (413, "It takes up to \(Self.mostBytes) bytes.") }
    guard !path.hasSuffix("stream") || streams.count < Self.mostStreams else {
      return (503, "\(Self.mostStreams) phones are connected already.")
    }
    return nil
  }

  private func queue(
    _ status: UInt32, _ text: String, as type: String = "text/plain; charset=utf-8", on connection: OpaquePointer
  ) -> Int32 {
    MicroHTTP.send(
      status, Array(text.utf8).withUnsafeBytes { MicroHTTP.bytes?($0.count, $0.baseAddress, 2) ?? nil }, headers(type),
      on: connection)
  }

  private func headers(_ type: String) -> [(String, String)] {
    let policy = """
      default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; \
      frame-ancestors 'none'
      """
    return [
      ("Content-Type", type), ("Cache-Control", "no-store"), ("Content-Security-Policy", policy),
      ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"),
    ]
  }

  private func open(_ stream: Stream, on connection: OpaquePointer) -> Int32 {
    stream.connection = connection
    asking[connection] = nil
    if let file = MicroHTTP.connection?(connection, 6)?.pointee {
      // A phone that reads nothing, or has left, is cut off; the system counts milliseconds.
      var most = Int32(Self.patience * 1000)
      setsockopt(file, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &most, socklen_t(MemoryLayout.size(ofValue: most)))
    }
    streams.append(stream)
    write("retry: 500\n\n", to: stream)
    joined(stream)
    let owner = Unmanaged.passRetained(stream).toOpaque()
    let response = MicroHTTP.stream?(.max, 1 << 16, Self.read, owner, Self.freed) ?? nil
    return MicroHTTP.send(200, response, headers("text/event-stream"), on: connection)
  }

  private static let read: MicroHTTP.Read = { stream, _, buffer, most in
    guard let stream, let buffer else { return -1 }
    nonisolated(unsafe) let target = buffer
    let own = Unmanaged<Stream>.fromOpaque(stream).takeUnretainedValue()
    return MainActor.assumeIsolated {
      guard !own.isOver else { return -1 }
      let count = min(most, own.waiting.count)
      own.waiting.withUnsafeBytes { if let start = $0.baseAddress { memcpy(target, start, count) } }
      own.waiting.removeFirst(count)
      if count == 0, let connection = own.connection {
        own.isSuspended = true
        MicroHTTP.suspend?(connection)
      }
      return count
    }
  }

  private static let freed: MicroHTTP.Freed = { stream in
    if let stream { Unmanaged<Stream>.fromOpaque(stream).release() }
  }

  /// What kind of phone a browser says that it runs on.
  private static func name(of agent: String?) -> String {
    let kinds = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"]
    return kinds.first { agent?.contains($0) == true } ?? "Phone"
  }
}
