@_exported public import CoreLocation
@_exported public import UIKit

// Kept so that sources compile: a map is a plain area.

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta, longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = 111_320.0
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree, longitudeDelta: longitudinalMeters / metersPerDegree))
  }
}

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid }

@MainActor @preconcurrency public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
}

@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {}

@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open private(set) var annotations: [any MKAnnotation] = []
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showPlaceholder("MKMapView")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showPlaceholder("MKMapView")
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ more: [any MKAnnotation]) { annotations += more }
  open func removeAnnotations(_ others: [any MKAnnotation]) {
    annotations.removeAll { annotation in others.contains { $0 === annotation } }
  }
}
