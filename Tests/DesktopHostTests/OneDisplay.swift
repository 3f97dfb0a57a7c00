import Testing

/// All that shares the one pointer of the one display, a test at a time.
@Suite("One display", .serialized)
enum OneDisplay {}
