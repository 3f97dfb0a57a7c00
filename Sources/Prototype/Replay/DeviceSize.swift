package import CoreGraphics

/// The screen of a device, in points.
package struct DeviceSize: Sendable {
  /// The name on the command line.
  package let name: String
  /// The size of the screen, in points.
  package let size: CGSize

  /// All devices.
  package static let all = [
    DeviceSize(name: "iphone-se", size: CGSize(width: 375, height: 667)),
    DeviceSize(name: "iphone-13-mini", size: CGSize(width: 375, height: 812)),
    DeviceSize(name: "iphone-14", size: CGSize(width: 390, height: 844)),
    DeviceSize(name: "iphone-16", size: CGSize(width: 393, height: 852)),
    DeviceSize(name: "iphone-16-plus", size: CGSize(width: 430, height: 932)),
    DeviceSize(name: "iphone-16-pro", size: CGSize(width: 402, height: 874)),
    DeviceSize(name: "iphone-16-pro-max", size: CGSize(width: 440, height: 956)),
    DeviceSize(name: "ipad-mini", size: CGSize(width: 744, height: 1133)),
    DeviceSize(name: "ipad", size: CGSize(width: 820, height: 1180)),
  ]

  /// Returns the size of the device with a name; otherwise throws an error that suggests the nearest one.
  package static func named(_ name: String) throws(StartFault) -> CGSize {
    if let device = all.first(where: { $0.name == name }) { return device.size }
    let suggestion = NearestName.suggestion(for: name, among: all.map(\.name))
    throw StartFault(
      .usage,
      "--device \(name): there is no such device\(suggestion) It takes \(all.map(\.name).joined(separator: ", ")).")
  }

  /// Returns the size in a text such as "390x844"; nil if it is none, or a side is not between 50 and 3000 points.
  package static func size(_ text: String) -> CGSize? {
    let sides = text.split(whereSeparator: { "x×".contains($0) }).compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy((50...3000).contains) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }
}
