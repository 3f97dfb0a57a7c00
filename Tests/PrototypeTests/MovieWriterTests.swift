import CoreGraphics
import Glibc
import Stage
import Testing

@testable import Prototype

@MainActor @Suite("Films through ffmpeg")
struct MovieWriterTests {
  /// Writes a film of two frames with a program that stands in for ffmpeg, and returns the complaint.
  private func complaint(_ script: String) throws -> (sentence: String?, names: [String]) {
    let home = try UserHome()
    let folder = home.path
    let program = try home.write("#!/bin/sh\n\(script)\n", to: "program")
    chmod(program, 0o755)
    // A frame has more bytes than a pipe takes.
    let picture = Stage(size: CGSize(width: 300, height: 300)).render()
    var sentence: String?
    var writer: MovieWriter?
    do throws(StartFault) {
      let created = try MovieWriter("\(folder)/film.mp4", rate: 60, patience: 0.1, by: program)
      writer = created
      for index in 0..<2 {
        while try !created.isReady() { created.wait() }
        try created.add(Film.Frame(index: index, picture: picture, previous: nil))
      }
      while try !created.finish() { created.wait() }
    } catch {
      writer?.cancel()
      sentence = error.sentence.replacingOccurrences(of: folder, with: "")
    }
    return (sentence, try FileManager.default.contentsOfDirectory(atPath: folder).sorted())
  }

  @Test("A program that takes no frames, or does not end, is ended, and leaves no file")
  func hanging() throws {
    let stuck = try complaint("for last; do :; done; : > \"$last\"; exec tail -f /dev/null")
    #expect(stuck.sentence == "/film.mp4: ffmpeg failed (it does not take the frames)." && stuck.names == ["program"])
    let endless = try complaint("for last; do :; done; cat > \"$last\"; exec tail -f /dev/null")
    #expect(endless.sentence == "/film.mp4: ffmpeg failed (it does not end)." && endless.names == ["program"])
  }

  @Test("A program that ends early is a failure with its last words") func early() throws {
    let early = try complaint("echo 'no such codec' >&2; exit 1")
    #expect(early.sentence == "/film.mp4: ffmpeg failed (no such codec)." && early.names == ["program"])
  }

  @Test("The extension says how ffmpeg writes the file", arguments: FilmFormat.allCases.filter(\.needsProgram))
  func formats(format: FilmFormat) throws {
    let home = try UserHome()
    let program = try home.write(
      "#!/bin/sh\nfor last; do :; done; cat > /dev/null; echo \"$@\" > \"$last\"\n", to: "program")
    chmod(program, 0o755)
    let path = "\(home.path)/film.\(format.rawValue.uppercased())"
    let writer = try MovieWriter(path, rate: 60, by: program)
    try writer.add(Film.Frame(index: 0, picture: Stage(size: CGSize(width: 30, height: 30)).render(), previous: nil))
    while try !writer.finish() { writer.wait() }
    let words = try String(contentsOfFile: path, encoding: .utf8)
    #expect(words.contains(format.encoding.joined(separator: " ")) && words.hasSuffix("/film.\(format.rawValue)\n"))
  }

  @Test("A film appears when the program has written it") func success() throws {
    let done = try complaint("for last; do :; done; cat > \"$last\"")
    #expect(done.sentence == nil && done.names == ["film.mp4", "program"])
  }
}

@MainActor @Suite("How clips look")
struct ClipLookTests {
  private func clip(_ look: ClipLook) throws -> Clip {
    var performance = Performance(try #require(Catalogue.entry(named: "back-swipe")))
    performance.device = .plain(CGSize(width: 100, height: 200))
    var clip = Clip(performance)
    (clip.look, clip.showsTouch) = (look, true)
    return clip
  }

  @Test("A frame is around the screen, and the background around both; the screen has the same pixels as alone")
  func frame() throws {
    let bare = try clip(ClipLook()).picture(at: .progress(0.4))
    let framed = try clip(ClipLook(hasFrame: true, background: 0x3366CC)).picture(at: .progress(0.4))
    #expect(bare.width == 100 && framed.width == 188 && framed.height == 288)
    #expect(framed[1, 1] == RGBA(r: 0x33, g: 0x66, b: 0xCC, a: 255))
    #expect(framed[37, 144] == RGBA(r: 0x23, g: 0x23, b: 0x26, a: 255) && framed[150, 144] == framed[37, 144])
    for (x, y) in [(5, 100), (50, 60), (95, 150), (30, 190)] { #expect(framed[44 + x, 44 + y] == bare[x, y]) }
    #expect(framed[44, 44] == framed[37, 144], "the frame fills the screen's round corner")
  }

  @Test("A frame alone stands on white, and a background alone is around the screen") func parts() throws {
    let white = try clip(ClipLook(hasFrame: true)).picture(at: .time(0))
    #expect(white[1, 1] == RGBA(r: 255, g: 255, b: 255, a: 255))
    let red = try clip(ClipLook(background: 0xFF0000)).picture(at: .time(0))
    #expect(red.width == 164 && red[1, 1] == RGBA(r: 255, g: 0, b: 0, a: 255))
    #expect(red[82, 132] == (try clip(ClipLook()).picture(at: .time(0)))[50, 100])
  }

  @Test("Of a finger that rests for long, a clip shows a second") func rests() {
    let times = [0, 0.1, 0.9, 21, 21.5, 30]
    let moves = times.dropFirst().dropLast().map { Drag.Event(time: $0, .move(CGPoint(x: 100 * $0, y: 0))) }
    let events = [Drag.Event(time: 0, .down(.zero))] + moves + [Drag.Event(time: 30, .up(.zero))]
    let drag = Drag(known: events, on: CGSize(width: 100, height: 200)).withShortRests
    #expect(zip(drag.events.map(\.time), [0, 0.1, 0.9, 1.9, 2.4, 3.4]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(drag.events.map(\.event) == events.map(\.event))
  }

  @Test("Each frame of a film is drawn anew in its frame") func film() throws {
    let film = try Film(try clip(ClipLook(hasFrame: true)))
    var digests: [String] = []
    while let frame = try film.next() { digests.append(frame.picture.digest) }
    #expect(digests.count > 10 && Set(digests.prefix(10)).count > 5)
  }
}
