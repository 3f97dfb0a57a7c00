// Emitters keep what they are told, and emit nothing.

public import CoreGraphics
public import Foundation
public import QuartzCore

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = Self(rawValue: "points")
  public static let outline = Self(rawValue: "outline")
  public static let surface = Self(rawValue: "surface")
  public static let volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let circle = Self(rawValue: "circle")
  public static let sphere = Self(rawValue: "sphere")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = Self(rawValue: "unordered")
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast")
  public static let backToFront = Self(rawValue: "backToFront")
  public static let additive = Self(rawValue: "additive")
}

@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? {
    didSet { UIApplication.stub("CAEmitterLayer", "it emits nothing") }
  }
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
}

@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var isEnabled = true
  open var emitterCells: [CAEmitterCell]?
  open var color: CGColor?
  open var (redRange, greenRange, blueRange, alphaRange): (Float, Float, Float, Float) = (0, 0, 0, 0)
  open var (redSpeed, greenSpeed, blueSpeed, alphaSpeed): (Float, Float, Float, Float) = (0, 0, 0, 0)
  open var (birthRate, lifetime, lifetimeRange): (Float, Float, Float) = (0, 0, 0)
  open var (velocity, velocityRange): (CGFloat, CGFloat) = (0, 0)
  open var (xAcceleration, yAcceleration, zAcceleration): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  open var (scale, scaleRange, scaleSpeed): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
  open var (spin, spinRange): (CGFloat, CGFloat) = (0, 0)
  open var (emissionLatitude, emissionLongitude, emissionRange): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)

  public override init() {}
}
