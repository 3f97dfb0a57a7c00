import CoreGraphics
import Foundation
import Stage
import Testing

@testable import Prototype

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
