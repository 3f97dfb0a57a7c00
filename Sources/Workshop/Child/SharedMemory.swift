import Dispatch
import Glibc

/// Memory that the window shares with the child: the values of the user's constants, and the pixels of the screen.
package final class SharedMemory {
  let descriptor: Int32
  private let base: UnsafeMutableRawPointer

  package static let mostParameters = 1024
  /// The system provides memory only for the bytes that are used.
  package static let mostPixelBytes = 128 << 20
  /// Whether a picture fits; its size comes from the other process.
  package static func holds(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= mostPixelBytes / 4 / height
  }

  private static let readOffset = mostParameters * MemoryLayout<Double>.stride
  private static let pixelOffset = 1 << 16
  private static let length = pixelOffset + mostPixelBytes

  /// Options of `memfd_create`.
  private static let (closesOnStart, allowsSeals): (UInt32, UInt32) = (1, 2)
  /// The command of `fcntl` that forbids changing the seals and the length of a file in memory.
  private static let (addSeals, fixedLength): (Int32, Int32) = (1033, 1 | 2 | 4)

  /// Opens a file that lies in memory alone; nil if the system has none.
  static func file(_ name: String) -> Int32? {
    let descriptor = createMemory(name, closesOnStart | allowsSeals)
    return descriptor < 0 ? nil : descriptor
  }

  package convenience init?() {
    guard let descriptor = Self.file("backswipe") else { return nil }
    // The child has the descriptor too; reading memory that it has cut off would end the window.
    guard ftruncate(descriptor, Self.length) == 0, fcntl(descriptor, Self.addSeals, Self.fixedLength) == 0 else {
      close(descriptor)
      return nil
    }
    self.init(descriptor: descriptor)
    for index in 0..<Self.mostParameters { parameters[index] = .nan }
  }

  /// Opens shared memory, and closes the descriptor when released; nil if the descriptor is something else.
  package init?(descriptor: Int32) {
    self.descriptor = descriptor
    guard let found = mmap(nil, Self.length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), found != MAP_FAILED
    else {
      close(descriptor)
      return nil
    }
    base = found
  }

  deinit {
    munmap(base, Self.length)
    close(descriptor)
  }

  /// The values of the constants; NaN means the value in the source.
  ///
  /// The memory lives as long as this object.
  package var parameters: UnsafeMutablePointer<Double> { base.assumingMemoryBound(to: Double.self) }

  /// How often each constant was read.
  package var reads: UnsafeMutablePointer<UInt32> {
    (base + Self.readOffset).assumingMemoryBound(to: UInt32.self)
  }

  /// Rows of pixels, four bytes each: blue, green, red, and one unused.
  package var pixels: UnsafeMutableRawPointer { base + Self.pixelOffset }
}

/// Creates a file in memory.
///
/// Declared here because the C library's Swift module may lack it.
@_silgen_name("memfd_create") private func createMemory(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32

/// A file descriptor, closed when this object is released.
///
/// An event source holds it until the system has forgotten the source. If the number were closed before, another file
/// could have it by then.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  func letNothingWait() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Returns a source that calls `work` on the main queue whenever there is something to read, until it is cancelled.
  func source(_ work: @escaping @MainActor @Sendable () -> Void) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: DispatchQueue.main)
    source.setEventHandler { MainActor.assumeIsolated { work() } }
    source.setCancelHandler { withExtendedLifetime(self) {} }
    return source
  }
}
