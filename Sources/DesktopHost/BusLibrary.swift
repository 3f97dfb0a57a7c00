import Glibc

/// The functions of libdbus that the host calls, opened at run time: the program starts and runs without the library.
@MainActor final class BusLibrary {
  /// The library; nil if it is not installed.
  static let shared = BusLibrary()

  typealias Connection = OpaquePointer
  typealias Message = OpaquePointer
  typealias Watch = OpaquePointer
  typealias Data = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  /// A place in the arguments of a message.
  typealias Iterator = UnsafeMutableRawPointer
  typealias Release = @convention(c) (Data?) -> Void
  typealias AddWatch = @convention(c) (Watch?, Data?) -> UInt32
  typealias ChangeWatch = @convention(c) (Watch?, Data?) -> Void
  typealias Filter = @convention(c) (Connection?, Message?, Data?) -> Int32

  let open: @convention(c) (Text, UnsafeMutableRawPointer?) -> Connection?
  let close: @convention(c) (Connection) -> Void
  let release: @convention(c) (Connection) -> Void
  let setExit: @convention(c) (Connection, UInt32) -> Void
  let setWatches: @convention(c) (Connection, AddWatch?, ChangeWatch?, ChangeWatch?, Data?, Release?) -> UInt32
  let addFilter: @convention(c) (Connection, Filter, Data?, Release?) -> UInt32
  let dispatch: @convention(c) (Connection) -> Int32
  let send: @convention(c) (Connection, Message, UnsafeMutablePointer<UInt32>?) -> UInt32

  let watchDescriptor: @convention(c) (Watch) -> Int32
  let watchFlags: @convention(c) (Watch) -> UInt32
  let watchIsEnabled: @convention(c) (Watch) -> UInt32
  let handleWatch: @convention(c) (Watch, UInt32) -> UInt32

  let makeCall: @convention(c) (Text, Text, Text, Text) -> Message?
  let releaseMessage: @convention(c) (Message) -> Void
  let replySerial: @convention(c) (Message) -> UInt32
  let isSignal: @convention(c) (Message, Text, Text) -> UInt32
  let beginReading: @convention(c) (Message, Iterator) -> UInt32
  let argumentType: @convention(c) (Iterator) -> Int32
  let next: @convention(c) (Iterator) -> UInt32
  let enter: @convention(c) (Iterator, Iterator) -> Void
  let read: @convention(c) (Iterator, UnsafeMutableRawPointer) -> Void
  let beginWriting: @convention(c) (Message, Iterator) -> Void
  let write: @convention(c) (Iterator, Int32, UnsafeRawPointer) -> UInt32

  private init?() {
    guard let library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func load<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
      dlsym(library, "dbus_\(name)").map { unsafeBitCast($0, to: type) }
    }
    // A library without one of these is not the one that is wanted.
    guard let open: @convention(c) (Text, UnsafeMutableRawPointer?) -> Connection? = load("connection_open_private"),
      let close: @convention(c) (Connection) -> Void = load("connection_close"),
      let release: @convention(c) (Connection) -> Void = load("connection_unref"),
      let setExit: @convention(c) (Connection, UInt32) -> Void = load("connection_set_exit_on_disconnect"),
      let setWatches: @convention(c) (Connection, AddWatch?, ChangeWatch?, ChangeWatch?, Data?, Release?) -> UInt32 =
        load("connection_set_watch_functions"),
      let addFilter: @convention(c) (Connection, Filter, Data?, Release?) -> UInt32 = load("connection_add_filter"),
      let dispatch: @convention(c) (Connection) -> Int32 = load("connection_dispatch"),
      let send: @convention(c) (Connection, Message, UnsafeMutablePointer<UInt32>?) -> UInt32 = load("connection_send"),
      let watchDescriptor: @convention(c) (Watch) -> Int32 = load("watch_get_unix_fd"),
      let watchFlags: @convention(c) (Watch) -> UInt32 = load("watch_get_flags"),
      let watchIsEnabled: @convention(c) (Watch) -> UInt32 = load("watch_get_enabled"),
      let handleWatch: @convention(c) (Watch, UInt32) -> UInt32 = load("watch_handle"),
      let makeCall: @convention(c) (Text, Text, Text, Text) -> Message? = load("message_new_method_call"),
      let releaseMessage: @convention(c) (Message) -> Void = load("message_unref"),
      let replySerial: @convention(c) (Message) -> UInt32 = load("message_get_reply_serial"),
      let isSignal: @convention(c) (Message, Text, Text) -> UInt32 = load("message_is_signal"),
      let beginReading: @convention(c) (Message, Iterator) -> UInt32 = load("message_iter_init"),
      let argumentType: @convention(c) (Iterator) -> Int32 = load("message_iter_get_arg_type"),
      let next: @convention(c) (Iterator) -> UInt32 = load("message_iter_next"),
      let enter: @convention(c) (Iterator, Iterator) -> Void = load("message_iter_recurse"),
      let read: @convention(c) (Iterator, UnsafeMutableRawPointer) -> Void = load("message_iter_get_basic"),
      let beginWriting: @convention(c) (Message, Iterator) -> Void = load("message_iter_init_append"),
      let write: @convention(c) (Iterator, Int32, UnsafeRawPointer) -> UInt32 = load("message_iter_append_basic")
    else { return nil }
    (self.open, self.close, self.release, self.setExit) = (open, close, release, setExit)
    (self.setWatches, self.addFilter, self.dispatch, self.send) = (setWatches, addFilter, dispatch, send)
    (self.watchDescriptor, self.watchFlags) = (watchDescriptor, watchFlags)
    (self.watchIsEnabled, self.handleWatch) = (watchIsEnabled, handleWatch)
    (self.makeCall, self.releaseMessage) = (makeCall, releaseMessage)
    (self.replySerial, self.isSignal) = (replySerial, isSignal)
    (self.beginReading, self.argumentType, self.next) = (beginReading, argumentType, next)
    (self.enter, self.read, self.beginWriting, self.write) = (enter, read, beginWriting, write)
  }

  /// Room for an iterator, in bytes: more than libdbus's 72.
  static let iteratorSize = 128
}
