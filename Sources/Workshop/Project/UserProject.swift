/// What is built of the paths that a person names: the modules, and how the app in them starts.
package struct UserProject: Sendable, Equatable {
  package struct Module: Sendable, Equatable {
    package var name: String
    /// Absolute.
    package var paths: [String]

    package init(name: String, paths: [String]) { (self.name, self.paths) = (name, paths) }
  }

  /// What an Info.plist says about the start.
  package struct App: Sendable, Equatable {
    package struct Scene: Sendable, Equatable {
      package var name: String?
      /// The name of the delegate's class.
      package var delegate: String?
      package var storyboard: String?
    }

    package var storyboard: String?
    /// Nil without a manifest of scenes.
    package var scenes: [Scene]?

    /// The storyboard with which the app begins.
    package var firstStoryboard: String? {
      scenes.map { $0.lazy.compactMap(\.storyboard).first } ?? storyboard
    }
  }

  package struct LeftOut: Sendable, Equatable {
    package var path: String
    /// Continues "It is left out because".
    package var reason: String
    /// What the compiler said, where it is the reason.
    package var cause: BuildMessage?

    package var name: String { FileTree.name(path) }
  }

  /// Each after those that it imports; the last one is the app, or what was named.
  package var modules: [Module]
  /// Nil unless a project has an app.
  package var app: App?
  /// The app's target.
  package var target: String?
  /// The other apps in the same folder, the most probable first.
  package var otherTargets: [String] = []
  package var swiftVersion: String?
  /// The names that `#if` asks for.
  var conditions: [String] = []
  /// The app's resources, absolute.
  package var resources: [String] = []
  /// The names of bundles in which libraries look for their resources; here these lie in the app's.
  var bundles: [String] = []
  package var leftOut: [LeftOut] = []
  /// Whether files may see UIKit without an import, by a header in C.
  var hasHeaders = false
  /// Sentences about what was chosen.
  package var notes: [String] = []
  /// Descriptions of projects, whose changes count as well.
  var descriptions: [String] = []
  /// What was named as a file of its own, which is never left out.
  var named: Set<String> = []

  /// The module's name where no project gives one.
  static let module = "UserCode"

  package var paths: [String] { modules.flatMap(\.paths) }

  /// The language version that the project asks for.
  var language: Int { swiftVersion?.hasPrefix("6") == true ? 6 : 5 }

  /// Creates a project of these files, as one module.
  init(files: [String]) { modules = [Module(name: Self.module, paths: files)] }
}
