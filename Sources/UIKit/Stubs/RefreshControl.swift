@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  public private(set) final var isRefreshing = false

  open func beginRefreshing() {
    UIApplication.stub("UIRefreshControl", "it is not shown")
    isRefreshing = true
  }

  open func endRefreshing() { isRefreshing = false }
}
