import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Holds controls to the sizes that were measured on iOS 26.1: section 4.3 of the page of measurements.
@MainActor @Suite("Controls as measured on iOS, section 4.3")
struct MeasuredControlTests {
  let world = TouchWorld()

  @Test("4.3: A switch is 63 × 28 points, 61 × 28 in layout, and its thumb 37 × 24, 2 points from the edges")
  func toggle() {
    world.application.enter()
    let toggle = world.show(UISwitch(), at: CGRect(x: 100, y: 100, width: 10, height: 10))
    #expect(toggle.frame == CGRect(x: 100, y: 100, width: 63, height: 28))
    #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    let (track, thumb) = (toggle.subviews[0], toggle.subviews[1])
    #expect(track.frame == toggle.bounds && track.layer.cornerRadius == 14)
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 37, height: 24) && thumb.layer.cornerRadius == 12)
    toggle.isOn = true
    #expect(thumb.frame == CGRect(x: 63 - 2 - 37, y: 2, width: 37, height: 24))
  }

  @Test("4.3: A slider is 34 points high, its track 6, its thumb 37 × 24")
  func slider() {
    world.application.enter()
    let slider = world.show(UISlider(), at: CGRect(x: 20, y: 100, width: 200, height: 34))
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.height == 6 && track.midY == 17)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    #expect(thumb == CGRect(x: 100 - 18.5, y: 5, width: 37, height: 24))
    let ends = [0, 1].map { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0) }
    #expect(ends[0].minX == 0 && ends[1].maxX == 200)
  }

  @Test("4.3: An activity indicator has 20 or 37 points and 8 blades")
  func indicator() throws {
    world.application.enter()
    for (style, length) in [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)] {
      let indicator = UIActivityIndicatorView(style: style)
      #expect(indicator.bounds.size == CGSize(width: length, height: length))
      #expect(indicator.intrinsicContentSize == indicator.bounds.size)
      #expect(indicator.layer.sublayers?.first?.sublayers?.count == 8)
    }
  }

  @Test("4.3: The title of a pressed system button has an alpha of 0.2")
  func highlight() throws {
    world.application.enter()
    let button = world.show(UIButton(type: .system), at: CGRect(x: 20, y: 100, width: 200, height: 44))
    button.setTitle("Title", for: .normal)
    let title = try #require(button.titleLabel)
    #expect(title.alpha == 1)
    button.isHighlighted = true
    #expect(abs(title.alpha - 0.2) < 1e-6)
    button.isHighlighted = false
    #expect(title.alpha == 1)
  }
}
