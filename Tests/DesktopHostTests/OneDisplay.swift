import OwnThread
import Testing

/// The tests that share one display and its pointer; they run one at a time.
@Suite("On one display", .serialized, .onOwnThread)
enum OneDisplay {}
