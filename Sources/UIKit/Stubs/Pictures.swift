public import CoreGraphics
public import Foundation

extension UIColor {
  /// Pictures are not repeated here: the color is the average of theirs.
  public convenience init(patternImage image: UIImage) {
    UIApplication.stubFromAnywhere("UIColor(patternImage:)", "the color is the average of the picture")
    let bytes = image.cgImage?.pixels?.bytes ?? []
    let count = CGFloat(max(1, bytes.count / 4))
    var sums: [CGFloat] = [0, 0, 0, 0]
    for (index, byte) in bytes.enumerated() { sums[index % 4] += CGFloat(byte) }
    // The bytes are multiplied by alpha.
    let whole = max(1, sums[3])
    self.init(red: sums[0] / whole, green: sums[1] / whole, blue: sums[2] / whole, alpha: sums[3] / count / 255)
  }
}

extension UIImage {
  /// The format that can be written here is PNG, which takes the same calls when it is read again.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    UIApplication.stubFromAnywhere("UIImage.jpegData(compressionQuality:)", "the data is a PNG")
    return pngData()
  }
}

extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension UIView {
  /// Fills a view whose content does not exist here with a plain area that says what it is.
  package final func showPlaceholder(_ name: String) {
    UIApplication.stub(name, "it shows a plain area")
    backgroundColor = .secondarySystemFill
    let label = UILabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (label.text, label.textAlignment, label.textColor) = (name, .center, .secondaryLabel)
    addSubview(label)
  }
}

// A phone on a desk is not tilted, so its effects move nothing.

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {}
}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public final let keyPath: String
  public final let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Always empty.
  public final var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  public final func addMotionEffect(_ effect: UIMotionEffect) {}
  public final func removeMotionEffect(_ effect: UIMotionEffect) {}
}

// Filters return the picture that they were given.

@preconcurrency @MainActor open class CIImage: NSObject {
  final let picture: CGImage?

  public init(cgImage: CGImage) { picture = cgImage }

  public init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.picture = picture
  }

  open var extent: CGRect { CGRect(x: 0, y: 0, width: picture?.width ?? 0, height: picture?.height ?? 0) }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
}

@preconcurrency @MainActor open class CIFilter: NSObject {
  open var name: String
  private var values: [String: Any] = [:]

  public init?(name: String) {
    UIApplication.stub("CIFilter", "it changes nothing")
    self.name = name
  }

  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }

  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

@preconcurrency @MainActor open class CIContext: NSObject {
  public init(options: [String: Any]? = nil) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.picture }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"

extension UIImage {
  public convenience init(ciImage: CIImage) {
    if let picture = ciImage.picture { self.init(cgImage: picture) } else { self.init() }
  }
}
