import Foundation
import QuartzCore

/// `Contents.json` of a set or folder in an asset catalogue.
struct AssetContents: Decodable {
  struct Picture: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
  }

  struct Color: Decodable {
    var color: Definition?
    var idiom: String?
    var appearances: [Appearance]?

    struct Definition: Decodable {
      var space: String?
      var components: [String: String]?
      var reference: String?

      private enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }
  }

  /// A file or colour counts under this condition.
  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }

  /// In pixels.
  struct Resizing: Decodable {
    struct Center: Decodable { var mode: String? }
    struct Insets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }
    var center: Center?
    var capInsets: Insets?

    private enum CodingKeys: String, CodingKey {
      case center
      case capInsets = "cap-insets"
    }
  }

  struct Properties: Decodable {
    var renderingIntent: String?
    var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  var images: [Picture]?
  var colors: [Color]?
  var properties: Properties?

  /// Nil if there is no description or it is damaged.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = contents
  }
}

extension [AssetContents.Appearance]? {
  var isDark: Bool { has("luminosity", "dark") }
  var isHighContrast: Bool { has("contrast", "high") }

  private func has(_ appearance: String, _ value: String) -> Bool {
    self?.contains(AssetContents.Appearance(appearance: appearance, value: value)) ?? false
  }
}

/// Named pictures and colours are searched for in these.
struct AssetFolders: CustomStringConvertible {
  /// The first one first.
  let all: [URL]
  /// Read whole: the host's, and that of a bundle which is not the program's own.
  let indexed: [URL]

  /// The bundle's comes first if it is not the program's.
  init(for bundle: Bundle?) {
    let resources = (bundle ?? .main).resourceURL.map { [$0] } ?? []
    let host = LayerWorld.current.pictureFolders
    let isProgram = bundle == nil || bundle == .main
    all = isProgram ? host + resources : resources + host
    // The program's folder may be one that the whole system uses.
    indexed = isProgram ? host : resources + host
  }

  var description: String { all.map(\.path).joined(separator: " or ") }
}
