import Dispatch
import Glibc
import Testing

@testable import Workshop

@Suite("Messages between window and child")
struct MessageTests {
  @Test("A message that is sent arrives as it was, however its bytes are split") func bytes() throws {
    let messages = [
      ChildMessage(.down, index: 3, numbers: SIMD4(1.5, -2, 1e9, .infinity)), ChildMessage(.load, text: "/é/own.so"),
      ChildMessage(.frame),
    ]
    let bytes = messages.flatMap(\.bytes)
    #expect(messages[0].bytes.count == 48)
    for length in [1, 7, 48, bytes.count] {
      var (buffer, found) = ([UInt8](), [ChildMessage]())
      for start in stride(from: 0, to: bytes.count, by: length) {
        buffer += bytes[start..<min(start + length, bytes.count)]
        while let message = try ChildMessage.take(from: &buffer) { found.append(message) }
      }
      #expect(found == messages && buffer.isEmpty)
    }
  }

  @Test("Bytes that are no message are refused") func garbage() {
    var unknown = [UInt8](repeating: 0xEE, count: 48)
    #expect(throws: WorkshopError.self) { try ChildMessage.take(from: &unknown) }
    var long = ChildMessage(.note).bytes
    long[11] = 0x7F
    #expect(throws: WorkshopError.self) { try ChildMessage.take(from: &long) }
  }

  @Test("A link delivers in order, and knows when the other end closes") func link() throws {
    let ends = try #require(ChildLink.pair())
    let own = ChildLink(ends.own)
    var other: ChildLink? = ChildLink(ends.other)
    for index in 0..<1000 { own.send(ChildMessage(.move, index: index)) }
    for index in 0..<1000 {
      #expect(other?.next()?.index == Int32(index))
      // More than the system keeps waits until there is room.
      own.flush()
    }
    #expect(!own.hasUnsent && other?.next() == nil)
    other = nil
    // A process that is about to start has the end for a moment too.
    while !own.isClosed { #expect(own.next() == nil) }
  }

  @Test("An end with something left to send wakes when the other one has read, also if that says nothing")
  func rest() throws {
    let ends = try #require(ChildLink.pair())
    let (own, other) = (ChildLink(ends.own), ChildLink(ends.other))
    while !own.hasUnsent { own.send(ChildMessage(.text, text: String(repeating: "a", count: 1000))) }
    func canGoOn() -> Bool {
      var source = own.awaited
      return poll(&source, 1, 0) == 1
    }
    #expect(!canGoOn())
    while other.next() != nil {}
    #expect(canGoOn())
    own.flush()
    #expect(!own.hasUnsent && other.next() != nil && !canGoOn())
  }

  @Test("An end that never reads gets whole messages and then the end of the connection, not half a message")
  func overfull() throws {
    let ends = try #require(ChildLink.pair())
    let (own, other) = (ChildLink(ends.own), ChildLink(ends.other))
    let text = String(repeating: "a", count: 100_003)
    for index in 0..<100 { own.send(ChildMessage(.text, index: index, text: text)) }
    #expect(own.isClosed && own.isOverfull && !own.hasUnsent)
    var count = 0
    while let message = other.next() {
      #expect(message.index == Int32(count) && message.text == text)
      count += 1
    }
    #expect(other.isClosed && count < 100)
    // What is sent later reaches no one.
    own.send(ChildMessage(.frame))
    #expect(other.next() == nil)
  }

  @Test("A call of a transition arrives as it was") func calls() {
    let calls = [
      ChildCall(.asked, "delegate → nil", transition: 3, progress: 0.25, at: 1.5, count: 12),
      ChildCall(.called, "é", transition: nil, progress: nil, at: 0),
    ]
    #expect(calls.map { ChildCall($0.message) } == calls)
  }

  @Test("A status arrives as it was, with a position or without one") func status() {
    var status = ChildStatus()
    (status.phase, status.isOpening, status.wantsKeys) = (.cancelling, true, true)
    (status.progress, status.depth, status.instant) = (0.25, 7, 12.5)
    #expect(ChildStatus(status.message) == status)
    status.position = SIMD2(-20.5, 1e4)
    #expect(ChildStatus(status.message) == status)
  }
}

@Suite("Descriptors") @MainActor
struct DescriptorTests {
  /// The system's number for the open pipe that a descriptor names; nil if it names none.
  ///
  /// Another test may open a file meanwhile, which gets the number of a descriptor that was closed.
  private func inode(_ descriptor: Int32) -> UInt? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? UInt(status.st_ino) : nil
  }

  @Test("A descriptor stays open until the system has forgotten the source that watches it") func closing() async throws
  {
    let pipe = try #require(Spawning.pipe())
    defer { close(pipe.write) }
    var file: Descriptor? = Descriptor(pipe.read)
    let own = try #require(inode(pipe.read))
    let (first, second) = (try #require(file?.source {}), try #require(file?.source {}))
    for source in [first, second] {
      source.activate()
      source.cancel()
    }
    file = nil
    // The main thread has not had the turn in which the cancelling ends.
    #expect(inode(pipe.read) == own)
    while inode(pipe.read) == own { await Task.yield() }
  }

  @Test("A descriptor without a source is closed at once") func alone() throws {
    let pipe = try #require(Spawning.pipe())
    defer { close(pipe.write) }
    var file: Descriptor? = Descriptor(pipe.read)
    let own = try #require(inode(pipe.read))
    #expect(file != nil)
    file = nil
    #expect(inode(pipe.read) != own)
  }
}

@Suite("What a child writes")
struct ChildWordsTests {
  /// Returns a pipe that has room for a million bytes, and in which `bytes` lie.
  private func pipe(with bytes: [UInt8]) throws -> (read: Descriptor, write: Descriptor) {
    let ends = try #require(Spawning.pipe())
    // The command F_SETPIPE_SZ.
    _ = fcntl(ends.write, 1031, 1 << 20)
    let (read, write) = (Descriptor(ends.read), Descriptor(ends.write))
    for end in [read, write] { end.letNothingWait() }
    #expect(Glibc.write(write.number, bytes, bytes.count) == bytes.count)
    return (read, write)
  }

  @Test("One turn takes only a share, and the next ones the rest, in whole lines") func share() throws {
    let lines = (0..<40_000).map { "line \($0), with an é" }
    let pipe = try pipe(with: Array(lines.joined(separator: "\n").utf8))
    var words = ChildWords()
    var (found, turns) = ([String](), 0)
    while case let more = words.read(from: pipe.read.number, most: 1 << 16), !more.isEmpty {
      #expect(more.reduce(0) { $0 + $1.utf8.count + 1 } < 3 << 15)
      (found, turns) = (found + more, turns + 1)
    }
    #expect(found + [words.takeRest()] == lines && words.takeRest() == nil && turns > 10)
    #expect(words.text.utf8.count <= ChildWords.mostKept && words.text.hasSuffix("line 39999, with an é"))
  }

  @Test("A line without an end is broken, and the end of all writers is noticed") func ends() throws {
    var pipe: (read: Descriptor, write: Descriptor?) = try pipe(with: Array(repeating: 97, count: 100_000))
    var words = ChildWords()
    let parts = words.read(from: pipe.read.number, most: 1 << 20)
    #expect(parts.count > 1 && parts.allSatisfy { $0.utf8.count < 1 << 15 } && !words.isClosed)
    pipe.write = nil
    // A program that another test is starting has copies of all descriptors for a moment.
    while !words.isClosed { #expect(words.read(from: pipe.read.number, most: 1 << 20).isEmpty) }
  }
}

@Suite("What a child says before it ends")
struct ChildEndingTests {
  private static let report = """
    Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range

    *** Program crashed: Illegal instruction at 0x00007f1 ***

    Thread 0 "Understudy" crashed:

    0 0x00007f01 closure #1 in Array.subscript.getter + 10 in libswiftCore.so
    1 [ra] 0x00007f02 Card.move(by:) + 56 in own.so at /folder/a b/Card.swift:30:8
    2 [ra] 0x00007f03 Other.run() + 56 in own.so at /folder/a b/Other.swift:3:1
    """

  @Test("The first call in the user's own files is named") func crash() {
    let ending = ChildEnding.read(
      Self.report, cause: .crash, paths: ["/folder/a b/Other.swift", "/folder/a b/Card.swift"])
    #expect(ending.reason == "Fatal error: Index out of range" && ending.location == "Card.swift:30:8")
    #expect(ending.function == "Card.move(by:)")
  }

  @Test("Without a call in the user's own files only the reason is known") func foreign() {
    let ending = ChildEnding.read(Self.report, cause: .crash, paths: ["/other/Card.swift"])
    #expect(ending.location == nil && ending.reason == "Fatal error: Index out of range")
    #expect(ChildEnding.read("", cause: .crash, paths: []).reason == "The program ended")
    #expect(ChildEnding.read("", cause: .hang, paths: []).reason == "The code has not answered for a second")
  }

  @Test("A function that fills the stack is an endless recursion") func recursion() {
    let call = "1 [ra] 0x00007f Card.deep(_:) + 88 in own.so at /a/Card.swift:9"
    let text = "*** Program crashed: Bad pointer dereference at 0x00 ***\n"
    let deep = ChildEnding.read(
      text + Array(repeating: call, count: 16).joined(separator: "\n"), cause: .crash, paths: ["/a/Card.swift"])
    #expect(deep.reason == "Endless recursion" && deep.location == "Card.swift:9")
    #expect(ChildEnding.read(text + call, cause: .crash, paths: ["/a/Card.swift"]).reason.hasPrefix("Bad pointer"))
  }
}

@Suite("Messages of the compiler")
struct BuildMessageTests {
  @Test("Path, line, column and text are read, whatever is in the path") func reading() {
    let output = """
      /a b/x:y.swift:3:14: error: cannot find 'a' in scope
        a
        ^
      /a b/x:y.swift:4:1: warning: unused: error: in text
      <unknown>:0: error: no such module 'SwiftUI'
      """
    let messages = BuildMessage.read(output)
    #expect(messages.map(\.path) == ["/a b/x:y.swift", "/a b/x:y.swift", ""])
    #expect(messages.map(\.severity) == [.error, .warning, .error] && messages.map(\.line) == [3, 4, 0])
    #expect(messages.map(\.column) == [14, 1, 0] && messages.last?.text == "no such module 'SwiftUI'")
    #expect(messages.first?.location == "x:y.swift:3:14")
  }

  @Test("The child can change neither the length of the shared memory nor what may be changed") func sealed() throws {
    let memory = try #require(SharedMemory())
    for length in [0, 1, 1 << 30] { #expect(ftruncate(memory.descriptor, length) == -1 && errno == EPERM) }
    // The seals against writing.
    for seal: Int32 in [8, 16] { #expect(fcntl(memory.descriptor, 1033, seal) == -1 && errno == EPERM) }
    memory.pixels.storeBytes(of: 7, as: UInt8.self)
    #expect(memory.pixels.load(as: UInt8.self) == 7)
  }

  @Test("A picture is read only in a size for which the shared memory has room") func sizes() {
    let most = SharedMemory.mostPixelBytes / 4
    for (width, height) in [(390, 844), (1, most), (most, 1)] {
      #expect(SharedMemory.holds(width: width, height: height))
    }
    for (width, height) in [(0, 1), (-1, -1), (1, most + 1), (most + 1, 1), (.max, .max), (.max, 2), (5793, 5793)] {
      #expect(!SharedMemory.holds(width: width, height: height))
    }
  }
}
