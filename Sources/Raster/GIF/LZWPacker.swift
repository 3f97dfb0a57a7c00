/// Packs indices of colours as GIF does: by codes of growing length for the sequences that were seen before.
struct LZWPacker {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingBits: UInt32 = 0
  /// The code of each sequence, by the code of its beginning and its last index; 0 for none.
  private var codes = [UInt16](repeating: 0, count: 4096 << 8)
  private var known: [Int] = []

  /// Preceded by the length of the first codes, in blocks of at most 255 bytes.
  static func packed(_ indices: [UInt8], bits: Int) -> [UInt8] {
    var packer = LZWPacker()
    packer.pack(indices, bits: UInt32(bits))
    return [UInt8(bits)] + packer.blocks
  }

  private mutating func pack(_ indices: [UInt8], bits: UInt32) {
    let clear = UInt32(1) << bits
    var (length, next) = (bits + 1, clear + 2)
    write(clear, length)
    guard var sequence = indices.first.map(UInt32.init) else { return write(clear + 1, length, isLast: true) }
    for index in indices.dropFirst() {
      let key = Int(sequence) << 8 | Int(index)
      if codes[key] != 0 {
        sequence = UInt32(codes[key])
        continue
      }
      write(sequence, length)
      if next < 4096 {
        codes[key] = UInt16(next)
        known.append(key)
        // The reader knows a code one step later than the writer.
        if next == 1 << length, length < 12 { length += 1 }
        next += 1
      } else {
        write(clear, length)
        for key in known { codes[key] = 0 }
        known.removeAll(keepingCapacity: true)
        (length, next) = (bits + 1, clear + 2)
      }
      sequence = UInt32(index)
    }
    write(sequence, length)
    if next == 1 << length, length < 12 { length += 1 }
    write(clear + 1, length, isLast: true)
  }

  private mutating func write(_ code: UInt32, _ length: UInt32, isLast: Bool = false) {
    pending |= code << pendingBits
    pendingBits += length
    while pendingBits >= 8 || isLast && pendingBits > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits = pendingBits < 8 ? 0 : pendingBits - 8
    }
  }

  private var blocks: [UInt8] {
    var blocks: [UInt8] = []
    blocks.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    var rest = bytes[...]
    while !rest.isEmpty {
      let block = rest.prefix(255)
      blocks.append(UInt8(block.count))
      blocks += block
      rest = rest.dropFirst(255)
    }
    return blocks + [0]
  }
}
