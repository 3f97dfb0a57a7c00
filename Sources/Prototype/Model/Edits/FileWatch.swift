import Workshop

/// Reports on the main queue when a file may have changed: because it was written, or because another file took its name.
@MainActor final class FileWatch {
  private let follower: ChangeNotices.Follower

  /// Watches a file, at both ends of a symbolic link; nil if the system cannot.
  init?(_ path: String, changed: @escaping @MainActor @Sendable () -> Void) {
    guard let notices = ChangeNotices() else { return nil }
    notices.watch(folderOf: path)
    follower = notices.follow(changed)
  }
}
