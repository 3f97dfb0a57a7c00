import Foundation
import OwnThread
import SourcePass
import Testing

@testable import Workshop

@Suite("The examples", .onOwnThread, .serialized)
struct ExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Assets/examples").standardizedFileURL.path

  @Test("Each example compiles without warnings, shows a screen and has constants") func examples() async throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".swift") }
    #expect(names.count >= 3)
    for name in names.sorted() {
      let bench = try Bench()
      let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
      try bench.write(text, to: name)
      let library = try bench.build()
      #expect(library.warnings.isEmpty, "\(name)")
      #expect(library.scenes.allSatisfy { $0.isPreview }, "\(name)")
      #expect(library.parameters.count >= 2, "\(name)")
      try await MainActor.run {
        let puppet = try Puppet.shown(library)
        #expect(puppet.ending == nil, "\(name)")
        #expect(puppet.color(200, 800) != 0, "\(name)")
      }
    }
  }

  @Test("A new file compiles without warnings, and shows its first screen") func newFile() async throws {
    let bench = try Bench()
    let path = try NewFile.create("slide", in: bench.folder)
    #expect(path == "\(bench.folder)/Slide.swift")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("final class SlideAnimator"))
    let library = try bench.build()
    #expect(library.warnings.isEmpty && library.scenes.map(\.name) == ["Slide"])
    #expect(library.parameters.count { $0.parameter.color != nil && $0.parameter.name == "colors" } == 3)
    try await MainActor.run {
      let puppet = try Puppet.shown(library)
      // The second screen is on top, in the third colour.
      #expect(puppet.color(200, 800) == 0x00C3D0)
    }
    #expect(throws: WorkshopError("\(path): there is such a file already.")) {
      try NewFile.create("Slide", in: bench.folder)
    }
    #expect(throws: WorkshopError.self) { try NewFile.create("../Slide", in: bench.folder) }
    #expect(
      throws: WorkshopError("new my-card: a name has letters and digits, and begins with a letter, as MyCard.")
    ) { try NewFile.create("my-card", in: bench.folder) }
  }
}
