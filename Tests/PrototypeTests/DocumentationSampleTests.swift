import Motion
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

// sample
extension CatalogueEntry {
  static let plainSink = CatalogueEntry(
    "plain-sink", "Plain sink", in: .scale, "The old screen sinks back.", SinkParameters(),
    [
      .duration(\.duration),
      .number(
        "scale", "Scale", \.scale, 0.3...1, .fraction, in: .motion, help: "The scale of the covered screen."),
    ] + Parameter.drag(\.drag), .from(.published(.tutorials)), release: .parameters(\.drag)
  ) { setting, parameters in
    let navigation = UINavigationController()
    let sink = Sink(navigation)
    return StackDemo(navigation, parameters, setting) { sink.parameters = $0 }
  }
}
// end of sample

@MainActor @Suite("Sample of the documentation")
struct DocumentationSampleTests {
  @Test("The sample of the article is the one compiled here")
  func text() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent("Sources/Prototype/Prototype.docc/Prototype.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let shown = article.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let compiled = source.components(separatedBy: "// sample\n")[1].components(separatedBy: "// end of sample")[0]
    #expect(shown == [compiled])
  }

  @Test("The sample's entry opens with its default parameters, pushes, and takes changed parameters")
  func entry() throws {
    let setting = DemoSetting(colors: PrototypeOptions.defaultColors, depth: 2, region: nil)
    let phone = CataloguePhone(.plainSink, setting, scale: 1)
    #expect(phone.demo.parameters["scale"]?.current == .number(0.95))
    #expect(phone.demo.parameters.releaseRule == .distance(threshold: 0.5))
    phone.set("scale", to: .number(0.5))
    #expect(phone.demo.parameters["scale"]?.current == .number(0.5))
    phone.push()
    try phone.stage.settle()
    #expect(phone.demo.depth == 3 && phone.stage.diagnostics.isEmpty)
  }
}
