import Foundation

/// The description of a set or folder in an asset catalogue: its file `Contents.json`.
struct AssetContents: Decodable {
  /// One file of a picture set.
  struct Picture: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
  }

  /// One colour of a colour set.
  struct Color: Decodable {
    var color: Definition?
    var idiom: String?
    var appearances: [Appearance]?

    /// The components of a colour, or its name.
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

  /// A condition under which a file or colour counts.
  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }

  /// The parts of a picture that keep their size, in pixels.
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

  /// The properties of a set or folder.
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

  /// Reads the description in a folder; nil if there is none or it is damaged.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = contents
  }
}

extension [AssetContents.Appearance]? {
  /// Whether the file or colour is for a dark interface.
  var isDark: Bool { has("luminosity", "dark") }
  /// Whether the file or colour is for increased contrast.
  var isHighContrast: Bool { has("contrast", "high") }

  private func has(_ appearance: String, _ value: String) -> Bool {
    self?.contains(AssetContents.Appearance(appearance: appearance, value: value)) ?? false
  }
}
