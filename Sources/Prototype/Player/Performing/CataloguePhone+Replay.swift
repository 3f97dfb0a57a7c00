extension CataloguePhone {
  /// Shows a number of screens, without animation; fewer where the demo has no more.
  func show(depth: Int) { show(DemoState(depth: depth)) }
}
