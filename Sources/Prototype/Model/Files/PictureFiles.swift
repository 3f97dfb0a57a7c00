import Glibc
import Stage
import UIKit

/// Reads several pictures, which share a limited amount of memory; larger ones are scaled down.
@MainActor struct PictureFiles {
  /// The limit for each picture.
  let mostPixels: Int
  /// By the numbers of device and file, so that a file with several names is read once.
  private var known: [[UInt]: UIImage] = [:]

  /// The size of a file, in bytes.
  private static let mostBytes = 64 << 20
  private static let most = 200
  /// The limit for all pictures together; a pixel has 4 bytes.
  private static let mostInAll = 1 << 26
  /// The limit for one picture; no device has more pixels.
  private static let mostInOne = 1 << 24
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(count: Int) throws(StartFault) {
    guard count <= Self.most else {
      throw StartFault(.usage, "there are \(count) pictures of screens: take up to \(Self.most).")
    }
    mostPixels = min(Self.mostInOne, Self.mostInAll / max(count, 1))
  }

  static func read(_ paths: [String]) throws(StartFault) -> [UIImage] {
    var files = try PictureFiles(count: paths.count)
    var pictures: [UIImage] = []
    for path in paths { pictures.append(try files.picture(path)) }
    return pictures
  }

  mutating func picture(_ path: String) throws(StartFault) -> UIImage {
    var status = stat()
    let key: [UInt] = stat(path, &status) == 0 ? [UInt(status.st_dev), UInt(status.st_ino)] : []
    if let picture = known[key] { return picture }
    let picture = try picture(try Self.bytes(path), named: path)
    known[key] = picture
    return picture
  }

  /// `name` is what a complaint begins with.
  func picture(_ bytes: [UInt8], named name: String) throws(StartFault) -> UIImage {
    guard bytes.starts(with: Self.signature) else { throw StartFault(.file, "\(name): it is no PNG picture.") }
    do { return try Stage.picture(from: bytes, mostPixels: mostPixels) } catch {
      let reason = "\(error)"
      throw StartFault(.file, "\(name): \(reason.prefix(1).lowercased() + reason.dropFirst())")
    }
  }

  private static func bytes(_ path: String) throws(StartFault) -> [UInt8] {
    let bytes = try FileBytes.contents(of: path, limit: mostBytes)
    guard bytes.count <= mostBytes else { throw StartFault(.file, "\(path): it is larger than \(mostBytes) bytes.") }
    return bytes
  }
}
