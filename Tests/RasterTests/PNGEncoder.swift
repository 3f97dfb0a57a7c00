import Foundation

/// Encodes PNGs of every kind, which the tests read again.
struct PNGEncoder {
  var width: Int
  var height: Int
  /// The format's number for the kind of pixels.
  var kind: UInt8
  var depth: Int
  var isInterlaced = false
  /// Chunks between the header and the pixels: a palette, a clear colour.
  var chunks: [(name: String, body: [UInt8])] = []
  /// The sample of a pixel.
  var sample: (_ x: Int, _ y: Int, _ index: Int) -> Int = { _, _, _ in 0 }
  /// The filter of a row.
  var filter: (_ row: Int) -> Int = { _ in 0 }

  private var samples: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 1 }

  /// The complete file.
  func data() -> Data { file(Self.stored(rows())) }

  /// A file whose pixels are `packed`, whatever its header says.
  func file(_ packed: [UInt8]) -> Data {
    let header = Self.number(width) + Self.number(height) + [UInt8(depth), kind, 0, 0, isInterlaced ? 1 : 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
    for chunk in chunks { bytes += Self.chunk(chunk.name, chunk.body) }
    // In two parts, which a reader must accept.
    let middle = packed.count / 2
    bytes += Self.chunk("IDAT", Array(packed[..<middle])) + Self.chunk("IDAT", Array(packed[middle...]))
    return Data(bytes + Self.chunk("IEND", []))
  }

  private func rows() -> [UInt8] {
    let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    var result: [UInt8] = []
    for (x, y, xStep, yStep) in isInterlaced ? starts : [(0, 0, 1, 1)] where x < width && y < height {
      var above: [UInt8] = []
      for row in stride(from: y, to: height, by: yStep) {
        let bytes = packed(stride(from: x, to: width, by: xStep).map { $0 }, row)
        if above.isEmpty { above = bytes.map { _ in 0 } }
        result += filtered(bytes, above, filter(row))
        above = bytes
      }
    }
    return result
  }

  private func packed(_ columns: [Int], _ row: Int) -> [UInt8] {
    var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    for x in columns {
      for index in 0..<samples {
        bits = bits << depth | sample(x, row, index)
        count += depth
        while count >= 8 {
          bytes.append(UInt8(bits >> (count - 8) & 0xFF))
          count -= 8
          bits &= 1 << count - 1
        }
      }
    }
    if count > 0 { bytes.append(UInt8(bits << (8 - count))) }
    return bytes
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], _ filter: Int) -> [UInt8] {
    let step = max(1, samples * depth / 8)
    return [UInt8(filter)]
      + row.indices.map { index in
        let left = index >= step ? Int(row[index - step]) : 0
        let corner = index >= step ? Int(above[index - step]) : 0
        let up = Int(above[index])
        let guess = left + up - corner
        let order = [left, up, corner].enumerated().min {
          (abs($0.element - guess), $0.offset) < (abs($1.element - guess), $1.offset)
        }
        let predicted = [0, left, up, (left + up) / 2, order?.element ?? 0][filter]
        return row[index] &- UInt8(predicted)
      }
  }

  /// The zlib format without compression: blocks of up to 65,535 bytes.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var offset = 0
    repeat {
      let count = min(bytes.count - offset, 65_535)
      let isLast: UInt8 = offset + count == bytes.count ? 1 : 0
      result += [isLast, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
      result += bytes[offset..<offset + count]
      offset += count
    } while offset < bytes.count
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + number(high << 16 | low)
  }

  private static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return number(body.count) + content + number(Int(~sum))
  }
}
