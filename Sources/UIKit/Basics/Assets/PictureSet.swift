import CoreGraphics
import Foundation
import QuartzCore

/// There may be files for several scales, devices and appearances.
struct PictureSet {
  let path: String
  let contents: AssetContents

  /// Nil, with a diagnostic, if the description is missing or damaged.
  init?(path: String) {
    guard let contents = AssetContents(path: path) else {
      LayerWorld.current.report("\(path)/Contents.json is missing or damaged. Create the set again in Xcode.")
      return nil
    }
    (self.path, self.contents) = (path, contents)
  }

  /// Returns the picture for `traits`, or for those of the moment when it is shown if they leave the style open; nil,
  /// with a diagnostic, if no file can be read.
  func picture(for traits: UITraitCollection?) -> UIImage.Content? {
    let style = traits?.userInterfaceStyle ?? .unspecified
    guard let light = file(dark: style == .dark) ?? file(dark: style != .dark), let content = content(of: light) else {
      LayerWorld.current.report("\(path) has no file that can be read. Add a PNG to the set.")
      return nil
    }
    guard style == .unspecified, let dark = file(dark: true), dark.filename != light.filename,
      let darkContent = self.content(of: dark)
    else { return content }
    var dynamic = content
    let (lightPicture, darkPicture) = (content.picture, darkContent.picture)
    dynamic.dynamicPicture = { UITraitCollection.current.userInterfaceStyle == .dark ? darkPicture : lightPicture }
    return dynamic
  }

  /// What suits the device and the screen best.
  private func file(dark isDark: Bool) -> AssetContents.Picture? {
    let files = (contents.images ?? []).filter {
      $0.filename != nil && $0.appearances.isDark == isDark && !$0.appearances.isHighContrast
    }
    let device = DeviceIdiom.current
    let suitable = files.filter { $0.idiom == device }
    let universal = files.filter { $0.idiom == nil || $0.idiom == "universal" }
    let candidates = !suitable.isEmpty ? suitable : !universal.isEmpty ? universal : files
    for scale in PictureFiles.preferredScales {
      if let found = candidates.first(where: { $0.scale == "\(scale)x" }) { return found }
    }
    return candidates.first
  }

  private func content(of file: AssetContents.Picture) -> UIImage.Content? {
    guard let name = file.filename else { return nil }
    let filePath = path + "/" + name
    guard let data = FileManager.default.contents(atPath: filePath),
      let picture = UIImage.picture(from: data, named: "The picture at \(filePath)")
    else { return nil }
    var content = UIImage.Content(picture: picture)
    let scale = PictureFiles.isLines(name) ? PictureScale.ofLines : file.scale.flatMap { Int($0.dropLast()) } ?? 1
    content.scale = CGFloat(scale)
    switch contents.properties?.renderingIntent {
    case "template": content.renderingMode = .alwaysTemplate
    case "original": content.renderingMode = .alwaysOriginal
    default: break
    }
    if let resizing = file.resizing, let insets = resizing.capInsets {
      let pixels = 1 / content.scale
      content.capInsets = UIEdgeInsets(
        top: CGFloat(insets.top ?? 0) * pixels, left: CGFloat(insets.left ?? 0) * pixels,
        bottom: CGFloat(insets.bottom ?? 0) * pixels, right: CGFloat(insets.right ?? 0) * pixels)
      content.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
      content.isResizable = true
    }
    return content
  }
}

enum DeviceIdiom {
  static var current: String {
    UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
  }
}
