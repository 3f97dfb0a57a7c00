// Filters return the picture that they were given.

public import CoreGraphics
public import Foundation

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
