public import CoreGraphics
public import Foundation
import QuartzCore

/// Pixels or a drawing, with settings of how it is shown; immutable.
open class UIImage: NSObject, @unchecked Sendable {
  struct Content {
    var picture: CGImage?
    /// Draws the picture for the current traits; nil if it is the same for all.
    var dynamicPicture: (() -> CGImage?)?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentInsets = UIEdgeInsets.zero
    var isResizable = false
    var frames: [UIImage]?
    var duration = 0.0
    /// What the picture is made of; nil if it is no symbol.
    var symbol: SymbolImage?
  }

  final let content: Content
  private let upright: CGImage?
  /// Turned by its orientation; of a picture with several appearances, the one for the current traits.
  final var uprightPicture: CGImage? {
    guard let dynamicPicture = content.dynamicPicture else { return upright }
    return dynamicPicture().flatMap { UprightPicture.of($0, content.orientation) }
  }
  final var isDynamic: Bool { content.dynamicPicture != nil }

  public convenience override init() { self.init(Content()) }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A scale that is not positive and finite counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = Content(picture: cgImage, scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation)
    upright = UprightPicture.of(cgImage, orientation)
    super.init()
  }

  /// Creates the picture of a literal: that of the name, or an empty one.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name)?.content ?? Content())
  }

  init(_ content: Content) {
    self.content = content
    upright = content.picture.flatMap { UprightPicture.of($0, content.orientation) }
    super.init()
  }

  open var size: CGSize {
    // All appearances have one size.
    guard let picture = upright else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  open var scale: CGFloat { content.scale }
  open var cgImage: CGImage? { content.picture }
  open var imageOrientation: Orientation { content.orientation }
  open var renderingMode: RenderingMode { content.renderingMode }
  open var capInsets: UIEdgeInsets { content.capInsets }
  open var resizingMode: ResizingMode { content.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }
  open var images: [UIImage]? { content.frames }
  /// All frames together, in seconds.
  open var duration: TimeInterval { content.duration }
  open var isSymbolImage: Bool { content.symbol != nil }

  final func with(_ change: (inout Content) -> Void) -> UIImage {
    var changed = content
    change(&changed)
    return UIImage(changed)
  }

  open override var description: String { "UIImage \(size.width) × \(size.height) at scale \(scale)" }
}

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension UIImage {
  public final func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public final func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    // The context's own opacity stays in effect unless the caller gives another.
    if alpha != 1 { context.setAlpha(alpha) }
    drawResized(in: rect, of: context)
    context.restoreGState()
  }

  /// Repeated from the context's origin.
  public final func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = uprightPicture else { return }
    context.saveGState()
    context.clip(to: rect)
    UprightPicture.draw(picture, in: CGRect(origin: .zero, size: size), of: context, tiled: true)
    context.restoreGState()
  }

  private func drawResized(in rect: CGRect, of context: CGContext) {
    guard let picture = uprightPicture else { return }
    guard content.isResizable, rect.width > 0, rect.height > 0 else {
      return UprightPicture.draw(picture, in: rect, of: context)
    }
    for row in strips(from: rect.minY, rect.height, of: size.height, caps: (capInsets.top, capInsets.bottom)) {
      for column in strips(from: rect.minX, rect.width, of: size.width, caps: (capInsets.left, capInsets.right)) {
        let isTiled = resizingMode == .tile && (row.isMiddle || column.isMiddle)
        draw(picture, row, column, isTiled: isTiled, context)
      }
    }
  }

  /// A part of the picture along one axis, in points, and the part of the rectangle that it fills.
  private struct Strip {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
    let isMiddle: Bool
  }

  /// Caps that do not fit are shortened in proportion.
  private func strips(
    from start: CGFloat, _ room: CGFloat, of length: CGFloat, caps: (CGFloat, CGFloat)
  ) -> [Strip] {
    let (first, last) = (min(max(0, caps.0), length), min(max(0, caps.1), length - min(max(0, caps.0), length)))
    let squeeze = first + last > room ? room / (first + last) : 1
    let (before, after) = (first * squeeze, last * squeeze)
    return [
      Strip(source: 0...first, target: start...start + before, isMiddle: false),
      Strip(source: first...length - last, target: start + before...start + max(before, room - after), isMiddle: true),
      Strip(source: length - last...length, target: start + room - after...start + room, isMiddle: false),
    ].filter { $0.source.lowerBound < $0.source.upperBound && $0.target.lowerBound < $0.target.upperBound }
  }

  private func draw(_ picture: CGImage, _ row: Strip, _ column: Strip, isTiled: Bool, _ context: CGContext) {
    let (left, top) = (column.source.lowerBound, row.source.lowerBound)
    let (width, height) = (column.source.upperBound - left, row.source.upperBound - top)
    let source = CGRect(x: left * scale, y: top * scale, width: width * scale, height: height * scale)
    guard let part = picture.cropping(to: source) else { return }
    let target = CGRect(
      x: column.target.lowerBound, y: row.target.lowerBound,
      width: column.target.upperBound - column.target.lowerBound,
      height: row.target.upperBound - row.target.lowerBound)
    guard isTiled else { return UprightPicture.draw(part, in: target, of: context) }
    let tile = CGRect(
      x: target.minX, y: target.minY, width: column.isMiddle ? width : target.width,
      height: row.isMiddle ? height : target.height)
    context.saveGState()
    context.clip(to: target)
    UprightPicture.draw(part, in: tile, of: context, tiled: true)
    context.restoreGState()
  }
}

extension UIImage {
  /// Creates a picture from a PNG, JPEG, WebP, PDF or SVG; nil, with a diagnostic, if the data cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// May be called on any thread once a stage has been made.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = Self.picture(from: data, named: "A picture") else { return nil }
    self.init(cgImage: picture, scale: scale, orientation: .up)
  }

  /// Nil, with a diagnostic, if there is no such file.
  ///
  /// A name that ends in `@2x` or `@3x` says how many pixels a point has. If there is no file with the exact name, the
  /// variant that suits the screen best is read. The extension `.png` may be left out.
  public convenience init?(contentsOfFile path: String) { self.init(contentsOfFile: path, mostPixels: .max) }

  /// Scaled down to at most `mostPixels`.
  package convenience init?(contentsOfFile path: String, mostPixels: Int) {
    guard let file = PictureFiles.file(at: path), let data = FileManager.default.contents(atPath: file.path) else {
      LayerWorld.current.report("There is no picture at \(path). Check the path.")
      return nil
    }
    guard let picture = Self.picture(from: data, named: "The picture at \(file.path)", mostPixels: mostPixels) else {
      return nil
    }
    self.init(cgImage: picture, scale: file.scale, orientation: .up)
  }

  /// Searched in the host's picture folders and the program's resources; nil, with a diagnostic, if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Searched in the resources of `bundle`, or in the host's picture folders; nil, with a diagnostic, if there is none.
  ///
  /// Asset catalogues are searched first, then loose files. Of a picture with a light and a dark appearance, the one for
  /// the style of `traitCollection` is used, and otherwise the one for the view that shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let world = LayerWorld.current
    let folders = AssetFolders(for: bundle)
    let stem = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
    let direct = folders.all.map { $0.appendingPathComponent(name).path }.first { PictureFiles.file(at: $0) != nil }
    let found = world.asset(in: folders.indexed) { index -> NamedPicture? in
      if let path = index.pictureSets[name] ?? index.pictureSets[stem] { return .set(path) }
      // A loose file in a folder inside counts only if there is none in the folders themselves.
      return (direct ?? index.looseFiles[stem]).map(NamedPicture.file)
    }
    switch found ?? direct.map(NamedPicture.file) {
    case .set(let path):
      guard let content = PictureSet(path: path)?.picture(for: traitCollection) else { return nil }
      self.init(content)
    case .file(let path): self.init(contentsOfFile: path)
    case nil:
      world.report("There is no picture \"\(name)\" in \(folders). Put \(stem).png there.")
      return nil
    }
  }

  private enum NamedPicture {
    case set(String)
    case file(String)
  }

  /// Turned by its orientation; may be called on any thread once a stage has been made.
  public final func pngData() -> Data? { uprightPicture.flatMap { Self.service?.png(of: $0) } }

  /// The service of the current world; on a thread without a stage, that of the last stage made.
  private static var service: (any PictureService)? {
    LayerWorld.current.pictureService ?? SharedPictureService.current
  }

  static func picture(from data: Data, named name: String, mostPixels: Int = .max) -> CGImage? {
    let world = LayerWorld.current
    guard let service else {
      world.report("\(name) cannot be read: no stage has been made that could read it.")
      return nil
    }
    do { return try service.picture(from: data, mostPixels: mostPixels) } catch {
      world.report("\(name) cannot be read. \(error)")
      return nil
    }
  }
}
