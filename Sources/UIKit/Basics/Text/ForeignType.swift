/// What the first stored property of a class holds whose objects are attributes of texts.
///
/// Core Foundation on Linux compares attributes of adjacent runs, and takes the word behind an object's header for a
/// number of one of its own types. A number that none of them has makes it call `isEqual(_:)`; without it, the first
/// property's bits decide, and text with two fonts or colours would end the process.
enum ForeignType {
  /// The greatest number of a type, in the bits in which Core Foundation looks for it.
  static let mark: UInt = 0x3ff << 8
}
