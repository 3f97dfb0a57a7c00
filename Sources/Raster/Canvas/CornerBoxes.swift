import QuartzCore

/// A rounded rectangle on the device, split into boxes in which it is a plain rectangle, and its corners.
struct CornerBoxes {
  private let outer: DeviceBox
  /// The part that no corner reaches; its sides are empty where opposite corners meet.
  private let middle: DeviceBox

  /// Splits `outline`, seen through `map`, which must keep rectangles.
  init(_ outline: RoundedOutline, _ map: Homography) {
    let (low, high) = map.bounds(of: outline.rect).halves
    outer = DeviceBox(around: low, high)
    let reach = SIMD2(map.xAxis.x, map.yAxis.y) * outline.reach
    var box = DeviceBox(inside: low + reach, high - reach)
    // Each of two corners that meet gets half of the box.
    if box.right < box.left { box.right = box.left }
    if box.bottom < box.top { box.bottom = box.top }
    middle = box
  }

  /// The boxes between the corners: in full width, above it, and below it.
  var plain: (middle: DeviceBox, top: DeviceBox, bottom: DeviceBox) {
    (
      DeviceBox(left: outer.left, top: middle.top, right: outer.right, bottom: middle.bottom),
      DeviceBox(left: middle.left, top: outer.top, right: middle.right, bottom: middle.top),
      DeviceBox(left: middle.left, top: middle.bottom, right: middle.right, bottom: outer.bottom)
    )
  }

  func forEachPlain(_ body: (DeviceBox) -> Void) {
    let (middle, top, bottom) = plain
    body(middle)
    body(top)
    body(bottom)
  }

  /// Calls `body` with the four corners, or with all of a small circle, which is one mask.
  func forEachCorner(_ body: (DeviceBox) -> Void) {
    if middle.left >= middle.right, middle.top >= middle.bottom, outer.width <= CornerMasks.longestSide,
      outer.height <= CornerMasks.longestSide
    {
      return body(outer)
    }
    body(DeviceBox(left: outer.left, top: outer.top, right: middle.left, bottom: middle.top))
    body(DeviceBox(left: middle.right, top: outer.top, right: outer.right, bottom: middle.top))
    body(DeviceBox(left: outer.left, top: middle.bottom, right: middle.left, bottom: outer.bottom))
    body(DeviceBox(left: middle.right, top: middle.bottom, right: outer.right, bottom: outer.bottom))
  }
}
