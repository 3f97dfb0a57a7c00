import UIKit

/// The colours and pictures of plain screens, from the first screen on; they repeat.
@MainActor package enum SampleLook {
  private static var colors: [UIColor] = []
  private static var pictures: [UIImage] = []
  /// The pictures by the paths of their files, of which each is read once.
  private static var known: [String: UIImage] = [:]
  private static let usualColors: [UIColor] = [
    UIColor(red: 0.18, green: 0.36, blue: 0.73, alpha: 1), UIColor(red: 0.18, green: 0.62, blue: 0.39, alpha: 1),
    UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1),
  ]

  /// Gives the next screen a colour 0xRRGGBB.
  package static func addColor(_ digits: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(digits >> shift & 0xFF) / 255 }
    colors.append(UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1))
  }

  /// Shows the picture in a file on the next screen, scaled down to at most `mostPixels`; a file that is no picture is
  /// passed over.
  package static func addPicture(at path: String, mostPixels: Int) {
    guard let picture = known[path] ?? UIImage(contentsOfFile: path, mostPixels: mostPixels) else { return }
    known[path] = picture
    pictures.append(picture)
  }

  /// Returns the colour of the screen with an index.
  static func color(_ index: Int) -> UIColor {
    let colors = colors.isEmpty ? usualColors : colors
    return colors[index % colors.count]
  }

  /// Returns the picture of the screen with an index; nil for a screen in its colour.
  static func picture(_ index: Int) -> UIImage? { pictures.isEmpty ? nil : pictures[index % pictures.count] }
}
