import CZlib

/// Unpacks compressed bytes piece by piece.
final class Inflater {
  // zlib keeps a pointer to the stream, which must therefore stay where it is.
  private let stream: UnsafeMutablePointer<z_stream>
  private let bytes: [UInt8]
  private var parts: ArraySlice<Range<Int>>

  /// Creates an inflater for the `parts` of `bytes`, one after another; nil if there is no memory.
  init?(_ bytes: [UInt8], _ parts: [Range<Int>]) {
    (self.bytes, self.parts) = (bytes, parts[...])
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Unpacks the next `count` bytes into `target`.
  /// - Throws: `PNGError.undecodable` if the bytes are damaged or there are fewer.
  func read(into target: UnsafeMutablePointer<UInt8>, count: Int) throws(PNGError) {
    stream.pointee.next_out = target
    stream.pointee.avail_out = UInt32(count)
    while stream.pointee.avail_out > 0 {
      guard let part = parts.first else { throw .undecodable("it has fewer pixels than its header says") }
      let status = bytes[part].withUnsafeBufferPointer { source in
        stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.pointee.avail_in = UInt32(source.count)
        return inflate(stream, Z_NO_FLUSH)
      }
      let used = part.count - Int(stream.pointee.avail_in)
      parts[parts.startIndex] = part.lowerBound + used..<part.upperBound
      if stream.pointee.avail_in == 0 { parts.removeFirst() }
      switch status {
      case Z_OK: break
      case Z_BUF_ERROR where stream.pointee.avail_in == 0: break
      case Z_STREAM_END:
        guard stream.pointee.avail_out == 0 else { throw .undecodable("it has fewer pixels than its header says") }
      default: throw .undecodable("its compressed pixels are damaged")
      }
    }
  }
}
