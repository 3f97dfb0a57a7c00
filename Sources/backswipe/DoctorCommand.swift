import CoreGraphics
import DesktopHost
import Glibc
import Prototype
import Raster
import Workshop

/// Says what this machine has of what the program uses, and which package has what is missing.
@MainActor struct DoctorCommand {
  private var packages: [String] = []

  /// A row for each thing, and the command that installs what is missing.
  static func text() -> String {
    var doctor = Self()
    var rows = display + [("Fonts", doctor.fonts()), ("Own code", toolchain), ("Films", doctor.films())]
    rows += (ForeignPicture.libraries + LivePage.needs).map { kind, library in
      (kind, doctor.found(library.name, of: library.package) { _ in library.isThere })
    }
    let lines = rows.map { name, what in
      name + String(repeating: " ", count: 10 - name.count) + what.asOneLine
    }
    let missing = doctor.packages.joined(separator: " ")
    return ([Command.version] + lines + (missing.isEmpty ? [] : ["", "For all: apt-get install \(missing)"]))
      .map { $0 + "\n" }.joined()
  }

  private static var display: [(String, String)] {
    do throws(HostError) {
      let display = try DisplaySurvey()
      return [("Display", display.server), ("Scale", display.scale), ("Drawn by", display.renderer)]
    } catch {
      return [("Display", "none. \(error.description) Every other command works without.")]
    }
  }

  private static var toolchain: String {
    do throws(WorkshopError) {
      let path = getenv("PATH").map { String(cString: $0) }
      return try Toolchain.find(for: try EngineFolder.find(), path: path).version
    } catch {
      return "not here. \(error.description) Everything else works without."
    }
  }

  private mutating func fonts() -> String {
    let family = TextFonts.shared.system
    return found("Inter", of: "fonts-inter", instead: ", \(family) is used") { $0 == family }
  }

  private mutating func films() -> String {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return found("ffmpeg", of: "ffmpeg", instead: ", GIFs and pictures are written without") { name in
      folders.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
    }
  }

  private mutating func found(
    _ name: String, of package: String, instead: String = "", where isHere: (String) -> Bool
  ) -> String {
    if isHere(name) { return name }
    packages.append(package)
    return "\(name) is missing\(instead): install \(package)"
  }
}
