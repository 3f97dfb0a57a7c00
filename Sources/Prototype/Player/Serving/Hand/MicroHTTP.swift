import CoreGraphics

/// The functions of `libmicrohttpd` that a server needs; nil if the library is not there.
///
/// A server works when it is told to run, on the thread that tells it.
enum MicroHTTP {
  typealias Pointer = UnsafeMutableRawPointer
  typealias State = UnsafeMutablePointer<Pointer?>
  typealias Text = UnsafePointer<CChar>
  /// Called with the headers of a request, then with each part of its body, and at its end.
  typealias Answer =
    @convention(c) (Pointer?, OpaquePointer?, Text?, Text?, Text?, Text?, UnsafeMutablePointer<Int>?, State?) -> Int32
  /// Called at the end of a request, and at both ends of a connection.
  typealias Told = @convention(c) (Pointer?, OpaquePointer?, State?, Int32) -> Void
  /// Fills a buffer with what comes next; returns how much that is, or -1 at the end.
  typealias Read = @convention(c) (Pointer?, UInt64, UnsafeMutablePointer<CChar>?, Int) -> Int
  typealias Freed = @convention(c) (Pointer?) -> Void
  /// As the library declares it: a number, and what belongs to it.
  typealias Option = (number: Int32, value: Int, pointer: Pointer?)

  /// Declared with a variable number of arguments, of which 15 is a list of options, and 0 the end.
  ///
  /// Swift cannot call it as such. On Linux, x86-64 and AArch64 pass integers and pointers to both kinds of functions in the
  /// same registers and words of the stack; only floating-point arguments would need more.
  static let start:
    (
      @convention(c) (UInt32, UInt16, Pointer?, Pointer?, Answer, Pointer?, Int32, UnsafeRawPointer?, Int32) ->
        OpaquePointer?
    )? =
      SystemLibrary.http.function("MHD_start_daemon")
  static let stop: Change? = SystemLibrary.http.function("MHD_stop_daemon")
  static let run: Change? = SystemLibrary.http.function("MHD_run")
  static let suspend: Change? = SystemLibrary.http.function("MHD_suspend_connection")
  static let resume: Change? = SystemLibrary.http.function("MHD_resume_connection")
  private static let destroy: Change? = SystemLibrary.http.function("MHD_destroy_response")
  typealias Change = @convention(c) (OpaquePointer) -> Void
  /// In how many milliseconds something is due; returns 0 if nothing is.
  static let timeout: (@convention(c) (OpaquePointer, UnsafeMutablePointer<UInt64>) -> Int32)? =
    SystemLibrary.http.function("MHD_get_timeout")
  /// Returns a number, which is read as the library says: 3 is the descriptor to wait for, and 6 the port.
  static let daemon: Know? = SystemLibrary.http.function("MHD_get_daemon_info")
  /// 6 is the descriptor.
  static let connection: Know? = SystemLibrary.http.function("MHD_get_connection_info")
  typealias Know = @convention(c) (OpaquePointer, Int32) -> UnsafePointer<Int32>?
  private static let lookup: (@convention(c) (OpaquePointer, Int32, Text) -> Text?)? =
    SystemLibrary.http.function("MHD_lookup_connection_value")
  /// From a buffer that the library copies, by 2.
  static let bytes: (@convention(c) (Int, UnsafeRawPointer?, Int32) -> OpaquePointer?)? =
    SystemLibrary.http.function("MHD_create_response_from_buffer")
  static let stream: (@convention(c) (UInt64, Int, Read, Pointer?, Freed) -> OpaquePointer?)? =
    SystemLibrary.http.function("MHD_create_response_from_callback")
  private static let add: (@convention(c) (OpaquePointer, Text, Text) -> Int32)? =
    SystemLibrary.http.function("MHD_add_response_header")
  private static let queue: (@convention(c) (OpaquePointer, UInt32, OpaquePointer) -> Int32)? =
    SystemLibrary.http.function("MHD_queue_response")

  static func header(_ name: String, of connection: OpaquePointer) -> String? {
    lookup?(connection, 1, name).map { String(cString: $0) }
  }

  /// What stands behind the question mark of an address.
  static func argument(_ name: String, of connection: OpaquePointer) -> String? {
    lookup?(connection, 8, name).map { String(cString: $0) }
  }

  static func send(
    _ status: UInt32, _ response: OpaquePointer?, _ headers: [(String, String)], on connection: OpaquePointer
  ) -> Int32 {
    guard let response else { return 0 }
    defer { destroy?(response) }
    for (name, value) in headers { _ = add?(response, name, value) }
    return queue?(connection, status, response) ?? 0
  }
}
