import OwnThread
import Testing

/// The tests that share one display and its pointer; they run one at a time.
///
/// None of them may need the main actor: it and all after it would wait until the tests on the main actor have ended.
@Suite("On one display", .serialized, .onOwnThread)
enum OneDisplay {}
