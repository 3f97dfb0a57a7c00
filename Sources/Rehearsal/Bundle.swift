public import UIKit

/// The app's bundle; the pass writes this for `Bundle.main`.
public nonisolated(unsafe) private(set) var bundle = Bundle.main

/// The same bundle; the pass writes this for `Bundle(for:)`.
public func bundle(for _: AnyClass) -> Bundle { bundle }

/// Called once, before any code of the app runs.
public func useBundle(at path: String) { bundle = Bundle(path: path) ?? .main }

/// The text of the app's bundle; the pass writes this for `NSLocalizedString`.
public func localized(
  _ key: String, tableName: String? = nil, bundle: Bundle = bundle, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }
