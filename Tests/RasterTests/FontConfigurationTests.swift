import CPangoCairo
import Foundation
import QuartzCore
import Testing

@testable import Raster

/// The fonts are the whole process's, so these tests run one after the other; all others give the same with either.
@Suite("The fonts that a window begins with", .serialized)
struct FontConfigurationTests {
  /// The folder of the package fonts-inter.
  private static let folder = "/usr/share/fonts/opentype/inter"
  private static var hasInter: Bool { FileManager.default.fileExists(atPath: folder) }

  /// Makes Inter the only family, and keeps the fonts from before: other threads may be using them.
  private func beginWithInter() {
    _ = FcConfigReference(nil)
    FontConfiguration.begin(folder: Self.folder)
  }

  private func size(_ string: String, family: String? = nil, in service: PangoTextService) -> CGSize {
    var request = TextRequest(string: string)
    request.family = family
    return service.layout(request).size
  }

  @Test("Letters that Inter has are laid out as with all fonts, and read no other font", .enabled(if: hasInter))
  func latin() {
    let texts = ["Back", "Äpfel – 12,5 °", "“Ω” Жук …", "first\nsecond"]
    FontConfiguration.complete()
    let all = PangoTextService()
    let expected = texts.map { size($0, in: all) }
    beginWithInter()
    let few = PangoTextService()
    #expect(texts.map { size($0, in: few) } == expected)
    #expect(FontConfiguration.isPartial)
    FontConfiguration.complete()
  }

  @Test(
    "Letters that Inter lacks, emoji, and other families read all fonts, and the text is as if they had been there",
    .enabled(if: hasInter),
    arguments: [
      ("سلام", nil), ("漢字", nil), ("a \u{1F600}", nil), ("Serif", "DejaVu Serif"), ("mono", "monospace"),
      ("missing", "No Such Font"),
    ] as [(String, String?)])
  func others(string: String, family: String?) {
    FontConfiguration.complete()
    let expected = size(string, family: family, in: PangoTextService())
    beginWithInter()
    let service = PangoTextService()
    let latin = size("Back", in: service)
    #expect(size(string, family: family, in: service) == expected)
    #expect(!FontConfiguration.isPartial)
    // A text that was laid out before keeps its fonts, also in a service that hears of the others later.
    #expect(size("Back", in: service) == latin)
  }

  @Test("A second service uses all fonts as soon as one needed them", .enabled(if: hasInter)) func twoServices() {
    FontConfiguration.complete()
    let expected = size("سلام", in: PangoTextService())
    beginWithInter()
    let (first, second) = (PangoTextService(), PangoTextService())
    _ = (size("Back", in: first), size("Back", in: second))
    _ = size("سلام", in: first)
    #expect(size("سلام", in: second) == expected)
  }

  @Test("A folder without fonts changes nothing") func emptyFolder() {
    FontConfiguration.complete()
    FontConfiguration.begin(folder: "/nowhere")
    #expect(!FontConfiguration.isPartial)
  }

  @Test(
    "Settings in the environment, and fonts and settings in the user's folders, are the user's own",
    arguments: ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"])
  func ownSettings(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for made in ["fontconfig", "fonts", ".fonts"] {
      try FileManager.default.createDirectory(at: folder.appending(path: made), withIntermediateDirectories: true)
    }
    #expect(
      FontConfiguration.hasOwnSettings({ $0 == name ? folder.path : $0 == "HOME" ? "/nowhere" : nil }, systemFiles: []))
    #expect(!FontConfiguration.hasOwnSettings({ $0 == "HOME" ? "/nowhere" : nil }, systemFiles: []))
    #expect(
      FontConfiguration.hasOwnSettings({ $0 == "HOME" ? "/nowhere" : nil }, systemFiles: ["/dev/null"]))
  }
}
