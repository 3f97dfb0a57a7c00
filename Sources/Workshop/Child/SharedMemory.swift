import Glibc

/// Memory that the window shares with the child: the values of the user's constants, and the pixels of the screen.
package final class SharedMemory {
  /// The descriptor, which the child inherits.
  let descriptor: Int32
  private let base: UnsafeMutableRawPointer

  /// The greatest number of constants.
  package static let mostParameters = 1024
  /// The greatest number of bytes of pixels: the system gives memory only for those that are used.
  package static let mostPixelBytes = 128 << 20
  /// Returns whether the memory has room for the pixels of a picture, in a size that the other process names.
  package static func holds(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= mostPixelBytes / 4 / height
  }

  private static let readOffset = mostParameters * MemoryLayout<Double>.stride
  private static let pixelOffset = 1 << 16
  private static let length = pixelOffset + mostPixelBytes

  /// Options of `memfd_create`.
  private static let (closesOnStart, allowsSeals): (UInt32, UInt32) = (1, 2)
  /// The command of `fcntl` that forbids changes of a file in memory: other seals, a smaller and a greater length.
  private static let (addSeals, fixedLength): (Int32, Int32) = (1033, 1 | 2 | 4)

  /// Creates memory without values and pixels; nil if the system cannot.
  package convenience init?() {
    let descriptor = createMemory("backswipe", Self.closesOnStart | Self.allowsSeals)
    guard descriptor >= 0 else { return nil }
    // The child has the descriptor too, and to read memory that it has cut off would end the window.
    guard ftruncate(descriptor, Self.length) == 0, fcntl(descriptor, Self.addSeals, Self.fixedLength) == 0 else {
      close(descriptor)
      return nil
    }
    self.init(descriptor: descriptor)
    for index in 0..<Self.mostParameters { parameters[index] = .nan }
  }

  /// Opens the memory at a descriptor, which it closes when it is released; nil if that is no such memory.
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

  /// The values of the constants; not a number means as the source says.
  ///
  /// The memory lives as long as this object.
  package var parameters: UnsafeMutablePointer<Double> { base.assumingMemoryBound(to: Double.self) }

  /// The numbers of times that the constants were read.
  package var reads: UnsafeMutablePointer<UInt32> {
    (base + Self.readOffset).assumingMemoryBound(to: UInt32.self)
  }

  /// The rows of pixels, four bytes each: blue, green, red, and one unused.
  package var pixels: UnsafeMutableRawPointer { base + Self.pixelOffset }
}

/// Creates a file in memory; the C library has it, but its Swift module may not.
@_silgen_name("memfd_create") private func createMemory(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
