import CoreGraphics
import QuartzCore

extension UISlider {
  /// The thumb image for the current state; nil if the thumb is drawn.
  public final var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the thumb for the current state; nil if the track is drawn.
  public final var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the thumb for the current state; nil if the track is drawn.
  public final var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// Updates the colors and images of the parts.
  final func applyLooks() {
    show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor, in: minimumTrack)
    show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemGray4, in: maximumTrack)
    show(currentThumbImage, or: thumbTintColor ?? .white, in: thumb)
    thumb.layer.shadowOpacity = thumb.image == nil ? 0.2 : 0
    thumb.layer.borderWidth = thumb.image == nil ? 0.5 : 0
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, or color: UIColor, in view: UIImageView) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
  }

  /// Sets the frames of the parts.
  final func layOutParts() {
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let boundary = min(max(thumb.frame.midX, track.minX), track.maxX)
    minimumTrack.frame = CGRect(x: track.minX, y: track.minY, width: boundary - track.minX, height: track.height)
    maximumTrack.frame = CGRect(x: boundary, y: track.minY, width: track.maxX - boundary, height: track.height)
    thumb.layer.cornerRadius = thumb.image == nil ? thumb.bounds.height / 2 : 0
    minimumTrack.layer.cornerRadius = minimumTrack.image == nil ? track.height / 2 : 0
    maximumTrack.layer.cornerRadius = maximumTrack.image == nil ? track.height / 2 : 0
    (minimumImageView.image, maximumImageView.image) = (minimumValueImage, maximumValueImage)
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    showFocus()
  }

  /// The change of the value for each point to the right.
  final var valuePerPoint: Double {
    let distance = Double(middle(of: maximumValue) - middle(of: minimumValue))
    return distance > 0 ? Double(maximumValue - minimumValue) / distance : 0
  }

  /// Returns the value for a thumb centered at `x`.
  final func value(at x: CGFloat) -> Double {
    Double(minimumValue) + Double(x - middle(of: minimumValue)) * valuePerPoint
  }

  private func middle(of value: Float) -> CGFloat {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value).midX
  }

  static func centered(_ size: CGSize, at x: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  // In points, as measured on iOS 26.1.
  static let trackHeight: CGFloat = 6
  static let thumbSize = CGSize(width: 37, height: 24)
  // In points, matched to iOS by eye.
  /// The distance by which the thumb goes beyond the track.
  static let trackInset: CGFloat = 2
  static let imageGap: CGFloat = 8
}
