import Dispatch
package import Testing

/// Runs tests that wait for other programs on a thread of their own.
///
/// Such a test blocks its thread. The library has a thread for each processor, and without a free one no other test
/// begins.
package struct OnOwnThread: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThread()) { try await function() }
  }

  private final class OwnThread: TaskExecutor {
    private let queue = DispatchQueue(label: "a test's own thread")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == OnOwnThread {
  /// Runs the test, or each test of the suite, on a thread of its own.
  package static var onOwnThread: Self { Self() }
}
