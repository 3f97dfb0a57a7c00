import CoreGraphics
import Foundation
import Stage
import UIKit

/// Pictures of a transition's screens that were shown without any transition.
@MainActor final class StillPictures {
  private struct Key: Hashable {
    let isRightToLeft, isTurned: Bool
    let depth: Int
  }

  private let entry: CatalogueEntry
  private var pictures: [Key: Bitmap] = [:]

  init(_ entry: CatalogueEntry) { self.entry = entry }

  /// Returns the picture of so many screens on a phone, which is turned on its side or not.
  func picture(of depth: Int, on phone: PhoneSetting, isTurned: Bool) -> Bitmap {
    let key = Key(isRightToLeft: phone.isRightToLeft, isTurned: isTurned, depth: depth)
    if let picture = pictures[key] { return picture }
    let shown = CataloguePhone.forTrial(of: entry, phone)
    if isTurned { Fault.rotation.begin(on: shown) }
    // Both screens have loaded, as after a transition: a loaded screen may have another title on its tab.
    shown.show(depth: 2)
    shown.show(depth: depth)
    try? shown.stage.settle()
    let picture = shown.stage.render()
    pictures[key] = picture
    return picture
  }
}

extension CataloguePhone {
  /// Returns a phone that shows a transition's first screen.
  static func forTrial(of entry: CatalogueEntry, _ setting: PhoneSetting) -> CataloguePhone {
    let phone = CataloguePhone(
      entry, DemoSetting(colors: DemoSetting.defaultColors, depth: 1, region: nil), scale: trialScale)
    phone.set(setting)
    try? phone.stage.settle()
    return phone
  }

  /// In pixels per point; a pixel that is wrong is wrong at any scale.
  private static let trialScale: CGFloat = 1
}

extension Bitmap {
  /// How this picture differs from another one, in words; nil if it does not.
  func difference(from other: Bitmap) -> String? {
    if self == other { return nil }
    guard width == other.width, height == other.height else {
      return "\(width) × \(height) pixels instead of \(other.width) × \(other.height)"
    }
    var (count, first): (Int, (x: Int, y: Int)?) = (0, nil)
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        count += 1
        if first == nil { first = (x, y) }
      }
    }
    guard let first else { return nil }
    let colors = [self, other].map { picture in
      let pixel = picture[first.x, first.y]
      return String(format: "%02X%02X%02X", pixel.r, pixel.g, pixel.b)
    }
    return "\(count) pixels, the first at \(first.x), \(first.y): \(colors[0]) instead of \(colors[1])"
  }
}
