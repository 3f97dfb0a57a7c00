/// Files with pictures.
enum PictureFile {
  /// The greatest size of a file, in bytes.
  private static let mostBytes = 64 << 20
  /// The bytes with which every PNG file begins.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the bytes of a PNG file.
  static func bytes(_ path: String) throws(StartFault) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileBytes.Problem) { bytes = try FileBytes.read(path, limit: mostBytes) } catch {
      throw StartFault(.file, "\(path): it cannot be read (\(error.words)).")
    }
    guard bytes.count <= mostBytes else { throw StartFault(.file, "\(path): it is larger than \(mostBytes) bytes.") }
    guard bytes.starts(with: signature) else { throw StartFault(.file, "\(path): it is no PNG picture.") }
    return bytes
  }
}
