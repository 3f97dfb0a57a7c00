import Foundation

struct XcodeTarget {
  let name: String
  let productType: String
  /// The paths of the project, and of the folder where its paths begin.
  let project: String
  let folder: String
  let settings: [String: String]
  /// All files that are compiled, in any language.
  let sources: [String]
  let resources: [String]

  var isApp: Bool { productType == "com.apple.product-type.application" && runsOnPhone }

  var isLibrary: Bool {
    ["framework", "framework.static", "library.static", "library.dynamic"]
      .contains { productType == "com.apple.product-type.\($0)" }
  }

  var runsOnPhone: Bool {
    if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphoneos") }
    return ["iphoneos", "auto"].contains(settings["SDKROOT"] ?? "iphoneos")
  }

  var swiftFiles: [String] {
    sources.filter { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }
  }

  /// How many files of other languages it has.
  var otherFiles: Int { sources.count { path in [".m", ".mm", ".c", ".cpp"].contains { path.hasSuffix($0) } } }

  /// The name by which other modules import it.
  var module: String {
    let product = setting("PRODUCT_MODULE_NAME") ?? setting("PRODUCT_NAME") ?? name
    return Self.identifier(product.isEmpty ? name : product)
  }

  var swiftVersion: String? { setting("SWIFT_VERSION") }

  /// The names that `#if` asks for.
  var conditions: [String] {
    let flags = (setting("OTHER_SWIFT_FLAGS") ?? "").matches(of: /-D\s*"?(\w+)/).map { String($0.1) }
    let words = (setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ").map(String.init)
    return words.filter { $0.wholeMatch(of: /\w+/) != nil } + flags
  }

  /// The value of a setting with the settings that it names in place.
  func setting(_ key: String) -> String? { settings[key].map { expanded($0) } }

  func expanded(_ text: String, depth: Int = 0) -> String {
    guard depth < 8, let match = text.firstMatch(of: /\$[({]([A-Za-z0-9_]+)(:[a-z0-9]+)?[)}]/) else { return text }
    let known = [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": settings["PRODUCT_NAME"] ?? name, "SRCROOT": folder,
      "PROJECT_DIR": folder, "PROJECT_NAME": FileTree.stem(project), "inherited": "",
      "PRODUCT_MODULE_NAME": settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name,
    ]
    var value = known[String(match.1)] ?? settings[String(match.1)] ?? ""
    if match.2 != nil { value = Self.identifier(expanded(value, depth: depth + 1)) }
    return expanded(text.replacingCharacters(in: match.range, with: value), depth: depth + 1)
  }

  static func identifier(_ name: String) -> String {
    let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return word.first?.isNumber == true ? "_\(word)" : word
  }

  /// The Info.plist: its file, and what build settings say in its stead.
  var app: UserProject.App {
    let file = setting("INFOPLIST_FILE") ?? ""
    var list = UserProject.App.list(file.hasPrefix("/") ? file : "\(folder)/\(file)")
    if let name = setting("INFOPLIST_KEY_UIMainStoryboardFile") { list["UIMainStoryboardFile"] = name }
    if setting("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") == "YES",
      list["UIApplicationSceneManifest"] == nil
    {
      list["UIApplicationSceneManifest"] = [String: Any]()
    }
    return UserProject.App(list)
  }

  private static let resourceEndings = [
    ".xcassets", ".storyboard", ".xib", ".strings", ".png", ".jpg", ".jpeg", ".webp", ".svg", ".pdf", ".gif", ".json",
    ".plist", ".mp4", ".mov", ".m4v", ".mp3", ".m4a", ".wav", ".caf",
  ]

  static func isResource(_ path: String) -> Bool { resourceEndings.contains { path.hasSuffix($0) } }
}

extension UserProject.App {
  /// Reads an Info.plist.
  init(information path: String) { self.init(Self.list(path)) }

  /// Returns the contents of an Info.plist; nothing if it cannot be read.
  fileprivate static func list(_ path: String) -> [String: Any] {
    let data = FileTree.bytes(path)
    return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any] ?? [:]
  }

  init(_ list: [String: Any]) {
    storyboard = list["UIMainStoryboardFile"] as? String
    guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any] else { return }
    let configurations = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    let own = configurations["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    scenes = own.map { scene in
      // The module's name stands before the class.
      let type = (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(String.init)
      return Scene(
        name: scene["UISceneConfigurationName"] as? String, delegate: type,
        storyboard: scene["UISceneStoryboardFile"] as? String)
    }
  }
}
