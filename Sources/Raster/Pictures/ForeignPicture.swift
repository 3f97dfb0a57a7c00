import CPangoCairo
package import CoreGraphics
import Foundation
import QuartzCore

/// A picture in another format than PNG, read by a library of the system that is loaded for the first such picture.
package enum ForeignPicture {
  case jpeg, webP, pdf, svg

  /// Nil for data that is in none of these formats.
  init?(_ data: Data) {
    func begins(with text: String, at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: text.utf8) }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(with: "RIFF"), begins(with: "WEBP", at: 8) {
      self = .webP
    } else if begins(with: "%PDF") {
      self = .pdf
    } else if begins(with: "<svg") || begins(with: "<?xml") && data.prefix(4096).range(of: Data("<svg".utf8)) != nil {
      self = .svg
    } else {
      return nil
    }
  }

  func image(from data: Data) throws(PictureFault) -> CGImage {
    switch self {
    case .jpeg: try jpeg(data)
    case .webP: try webP(data)
    case .pdf: try pdf(data)
    case .svg: try svg(data)
    }
  }

  // MARK: Libraries

  private static let turboJPEG = SystemLibrary("libturbojpeg.so.0", of: "libturbojpeg0")
  private static let webPLibrary = SystemLibrary("libwebp.so.7", of: "libwebp7")
  private static let poppler = SystemLibrary("libpoppler-glib.so.8", of: "libpoppler-glib8")
  private static let rsvg = SystemLibrary("librsvg-2.so.2", of: "librsvg2-2")
  private static let objects = SystemLibrary("libgobject-2.0.so.0", of: "libglib2.0-0")

  /// What reads each kind of picture.
  package static let libraries = [("JPEG", turboJPEG), ("WebP", webPLibrary), ("PDF", poppler), ("SVG", rsvg)]

  private typealias Bytes = UnsafePointer<UInt8>
  private typealias Size = UnsafeMutablePointer<Int32>
  private typealias Sides = UnsafeMutablePointer<Double>
  private typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

  // MARK: Pixels

  private func allowed(_ width: Int32, _ height: Int32) throws(PictureFault) -> Int {
    guard width > 0, height > 0 else { throw .damaged }
    guard CGPixels.isAllowed(width: Int(width), height: Int(height)) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    return Int(width) * Int(height) * 4
  }

  private func image(_ width: Int32, _ height: Int32, _ rgba: [UInt8]) throws(PictureFault) -> CGImage {
    guard let image = CGImage(width: Int(width), height: Int(height), premultipliedRGBA: rgba) else { throw .memory }
    return image
  }

  private func jpeg(_ data: Data) throws(PictureFault) -> CGImage {
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
    typealias ReadHeader =
      @convention(c) (UnsafeMutableRawPointer, Bytes, CUnsignedLong, Size, Size, Size, Size) -> Int32
    typealias Decompress =
      @convention(c) (
        UnsafeMutableRawPointer, Bytes, CUnsignedLong, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32, Int32
      ) -> Int32
    let make: Make = try Self.turboJPEG.needed("tjInitDecompress")
    let readHeader: ReadHeader = try Self.turboJPEG.needed("tjDecompressHeader3")
    let decompress: Decompress = try Self.turboJPEG.needed("tjDecompress2")
    let destroy: Release = try Self.turboJPEG.needed("tjDestroy")
    guard let decoder = make() else { throw .memory }
    defer { destroy(decoder) }
    let bytes = [UInt8](data)
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard readHeader(decoder, bytes, CUnsignedLong(bytes.count), &width, &height, &sampling, &space) == 0 else {
      throw .damaged
    }
    var pixels = [UInt8](repeating: 0, count: try allowed(width, height))
    // The format RGBA; a warning about what follows the picture's end still leaves the picture.
    let rgba: Int32 = 7
    let status = decompress(decoder, bytes, CUnsignedLong(bytes.count), &pixels, width, 0, height, rgba, 0)
    guard status == 0 || pixels.contains(where: { $0 != 0 }) else { throw .damaged }
    let turn = JPEGOrientation(bytes)
    let turned = turn.upright(pixels, Int(width), Int(height))
    return try turn.swapsSides ? image(height, width, turned) : image(width, height, turned)
  }

  private func webP(_ data: Data) throws(PictureFault) -> CGImage {
    typealias ReadHeader = @convention(c) (Bytes, Int, Size, Size) -> Int32
    typealias Decode =
      @convention(c) (Bytes, Int, UnsafeMutablePointer<UInt8>, Int, Int32) -> UnsafeMutablePointer<UInt8>?
    let readHeader: ReadHeader = try Self.webPLibrary.needed("WebPGetInfo")
    let decode: Decode = try Self.webPLibrary.needed("WebPDecodeRGBAInto")
    let bytes = [UInt8](data)
    var (width, height) = (Int32(0), Int32(0))
    guard readHeader(bytes, bytes.count, &width, &height) != 0 else { throw .damaged }
    var pixels = [UInt8](repeating: 0, count: try allowed(width, height))
    guard decode(bytes, bytes.count, &pixels, pixels.count, width * 4) != nil else { throw .damaged }
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] < 255 {
      for part in index..<index + 3 { pixels[part] = UInt8((Int(pixels[part]) * Int(pixels[index + 3]) + 127) / 255) }
    }
    return try image(width, height, pixels)
  }

  /// Returns pixels as WebP without loss, which takes a third of a PNG; nil if the library is not there.
  static func webP(_ pixels: PixelBuffer) -> Data? {
    typealias Encode =
      @convention(c) (Bytes, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>) -> Int
    typealias Free = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void
    guard let encode: Encode = webPLibrary.function("WebPEncodeLosslessRGBA"),
      let free: Free = webPLibrary.function("WebPFree")
    else { return nil }
    var rgba = pixels.rgba
    for index in stride(from: 0, to: rgba.count, by: 4) where (1..<255).contains(rgba[index + 3]) {
      for part in index..<index + 3 { rgba[part] = UInt8(min(255, Int(rgba[part]) * 255 / Int(rgba[index + 3]))) }
    }
    var packed: UnsafeMutablePointer<UInt8>?
    let count = encode(rgba, Int32(pixels.width), Int32(pixels.height), Int32(pixels.width * 4), &packed)
    defer { free(packed) }
    return packed.flatMap { count > 0 ? Data(bytes: $0, count: count) : nil }
  }

  // MARK: Lines

  private func drawing(
    _ width: Double, _ height: Double, _ draw: (OpaquePointer, _ width: Double, _ height: Double) -> Bool
  ) throws(PictureFault) -> CGImage {
    let scale = Double(PictureScale.ofLines)
    guard width > 0, height > 0, width.isFinite, height.isFinite, max(width, height) < 1e5 else { throw .damaged }
    let (columns, rows) = (Int32((width * scale).rounded(.up)), Int32((height * scale).rounded(.up)))
    _ = try allowed(columns, rows)
    guard let buffer = PixelBuffer(width: Int(columns), height: Int(rows), hasAlpha: true) else { throw .memory }
    let context = buffer.surface.context
    cairo_save(context)
    cairo_scale(context, scale, scale)
    let isDrawn = draw(context, width, height)
    cairo_restore(context)
    buffer.finishDrawing()
    guard isDrawn else { throw .damaged }
    return try image(columns, rows, buffer.rgba)
  }

  private func pdf(_ data: Data) throws(PictureFault) -> CGImage {
    typealias Open =
      @convention(c) (
        UnsafeMutablePointer<UInt8>, Int32, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      ) -> UnsafeMutableRawPointer?
    typealias Page = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
    typealias Measure = @convention(c) (UnsafeMutableRawPointer, Sides, Sides) -> Void
    typealias Render = @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void
    let open: Open = try Self.poppler.needed("poppler_document_new_from_data")
    let firstPage: Page = try Self.poppler.needed("poppler_document_get_page")
    let measure: Measure = try Self.poppler.needed("poppler_page_get_size")
    let render: Render = try Self.poppler.needed("poppler_page_render")
    let release: Release = try Self.objects.needed("g_object_unref")
    // The document reads them as long as it exists.
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
    defer { bytes.deallocate() }
    _ = data.copyBytes(to: bytes)
    guard let start = bytes.baseAddress, let document = open(start, Int32(clamping: data.count), nil, nil) else {
      throw .damaged
    }
    defer { release(document) }
    guard let page = firstPage(document, 0) else { throw .damaged }
    defer { release(page) }
    var (width, height) = (0.0, 0.0)
    measure(page, &width, &height)
    return try drawing(width, height) { context, _, _ in
      render(page, context)
      return true
    }
  }

  private func svg(_ data: Data) throws(PictureFault) -> CGImage {
    typealias Open = @convention(c) (Bytes, Int, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    typealias Measure = @convention(c) (UnsafeMutableRawPointer, Sides, Sides) -> Int32
    typealias Render =
      @convention(c) (
        UnsafeMutableRawPointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?
      ) -> Int32
    let open: Open = try Self.rsvg.needed("rsvg_handle_new_from_data")
    let measure: Measure = try Self.rsvg.needed("rsvg_handle_get_intrinsic_size_in_pixels")
    let render: Render = try Self.rsvg.needed("rsvg_handle_render_document")
    let release: Release = try Self.objects.needed("g_object_unref")
    guard let handle = open([UInt8](data), data.count, nil) else { throw .damaged }
    defer { release(handle) }
    var (width, height) = (0.0, 0.0)
    guard measure(handle, &width, &height) != 0 else { throw .damaged }
    return try drawing(width, height) { context, width, height in
      render(handle, context, [0, 0, width, height], nil) != 0
    }
  }
}

extension SystemLibrary {
  fileprivate func needed<Function>(_ symbol: String) throws(PictureFault) -> Function {
    guard let function: Function = function(symbol) else { throw .missing(library: name, package: package) }
    return function
  }
}

package enum PictureFault: Error, Equatable, CustomStringConvertible {
  case missing(library: String, package: String)
  case damaged
  case tooLarge(width: Int, height: Int)
  case memory

  package var description: String {
    switch self {
    case .missing(let library, let package):
      "Its format needs the library \(library), which is not here: install the package \(package), or use a PNG."
    case .damaged: "It is damaged, or not a picture of the kind that its beginning says. Export it again."
    case .tooLarge(let width, let height): PNGError.tooLarge(width: width, height: height).description
    case .memory: "There is no memory for it."
    }
  }
}
