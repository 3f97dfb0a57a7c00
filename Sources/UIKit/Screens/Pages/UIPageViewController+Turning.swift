import Foundation

/// The pages before and after the one that is shown.
struct PageNeighbors {
  var before: UIViewController?
  var after: UIViewController?
  /// The data source was asked for them.
  var areKnown = false
}

/// One page makes room for another.
struct PageTurn {
  let from: UIViewController?
  let to: UIViewController
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  /// The delegate is told of it.
  let isByPeople: Bool
  var completion: ((Bool) -> Void)?

  /// Where the new page lies.
  var slot: CGFloat { direction == .forward ? 2 : 0 }
}

extension UIPageViewController {
  // MARK: By code

  final func show(
    _ next: UIViewController, _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    endTurnAtOnce()
    if next !== shown {
      let moves = animated && isSeen && shown != nil && scroll.window != nil
      let turn = PageTurn(
        from: shown, to: next, direction: direction, isAnimated: moves, isByPeople: false, completion: completion)
      guard begin(turn) else { return completion?(false) ?? () }
      if moves { return move() }
      end(completed: true)
    } else {
      completion?(true)
      askAnew()
    }
  }

  /// Shows the turn that has begun.
  private func move() {
    guard let turn else { return }
    scroll.isScrollEnabled = false
    arrangePages()
    scroll.setContentOffset(offset(ofSlot: turn.slot), animated: true)
  }

  /// A tap beside the dots turns a page.
  final func dotsTapped() {
    let direction: NavigationDirection = dots.currentPage > dotsIndex ? .forward : .reverse
    let next = direction == .forward ? neighbors.after : neighbors.before
    dots.currentPage = dotsIndex
    guard turn == nil, !scroll.isTracking, let next, scroll.window != nil else { return }
    if beginByPeople(next, direction) { move() }
  }

  private func beginByPeople(_ next: UIViewController, _ direction: NavigationDirection) -> Bool {
    delegate?.pageViewController(self, willTransitionTo: [next])
    return begin(PageTurn(from: shown, to: next, direction: direction, isAnimated: true, isByPeople: true))
  }

  // MARK: By a finger

  /// The content was scrolled: the page that comes in appears.
  final func pagesScrolled() {
    guard scroll.isDragging || scroll.isDecelerating, turn?.isByPeople != false, turned != 0 else { return }
    let direction: NavigationDirection = turned > 0 ? .forward : .reverse
    if let turn, turn.direction != direction { end(completed: false) }
    guard turn == nil, let next = direction == .forward ? neighbors.after : neighbors.before else { return }
    if beginByPeople(next, direction) { return }
    neighbors = PageNeighbors(areKnown: true)
    arrangePages()
  }

  /// The content came to rest on a page, or was caught between two.
  final func pagesStopped() {
    guard let turn, !scroll.isDragging, !scroll.isDecelerating else { return }
    let distance = turned - (turn.slot - 1)
    // The end may begin another turn, which rests as well.
    if abs(distance) < Self.restTolerance { return end(completed: true) }
    if abs(turned) < Self.restTolerance { end(completed: false) }
  }

  /// Of a page's length: less than a pixel.
  private static let restTolerance: CGFloat = 1e-4

  /// A turn by code has changed the pages already; one by a finger ends on the nearer page.
  final func endTurnAtOnce() {
    guard let turn else { return }
    let isNearer = abs(turned - (turn.slot - 1)) < 0.5
    scroll.panGestureRecognizer.isEnabled = false
    self.turn?.completion = nil
    scroll.stopScrollingAndZooming()
    if self.turn != nil { end(completed: !turn.isByPeople || isNearer) }
    turn.completion?(false)
  }

  // MARK: Beginning and end

  /// Returns false if the page cannot be contained.
  private func begin(_ new: PageTurn) -> Bool {
    let (from, to) = (new.from, new.to)
    // The completion of the turn that ended may have begun another one.
    guard turn == nil, shown === from else { return false }
    addChild(to)
    // One that contains this controller is refused, and a callback may have turned the page.
    guard to.parent === self, turn == nil, shown === from else { return false }
    turn = new
    if isSeen {
      to.beginAppearance(true, animated: new.isAnimated)
      from?.beginAppearance(false, animated: new.isAnimated)
    }
    guard turn?.to === to else { return true }
    scroll.addSubview(to.view)
    to.view.autoresizingMask = []
    arrangePages()
    return true
  }

  private func end(completed: Bool) {
    guard let ended = turn else { return }
    turn = nil
    let (stays, goes) = completed ? (ended.to, ended.from) : (ended.from, ended.to)
    shown = stays
    if completed { neighbors = neighbors(after: ended) }
    if !completed, isSeen {
      stays?.beginAppearance(true, animated: ended.isAnimated)
      goes?.beginAppearance(false, animated: ended.isAnimated)
    }
    goes?.willMove(toParent: nil)
    goes?.viewIfLoaded?.removeFromSuperview()
    // While the pages themselves appear, that of the page ends with theirs.
    if appearance.state != .appearing { stays?.endAppearance() }
    goes?.endAppearance()
    if goes?.parent === self { goes?.removeFromParent() }
    if completed { ended.to.didMove(toParent: self) }
    scroll.isScrollEnabled = dataSource != nil
    arrangePages()
    if ended.isByPeople { tellOfEnd(ended, completed) } else { countDots() }
    ended.completion?(true)
    if turn == nil { askForNeighbors() }
  }

  private func tellOfEnd(_ ended: PageTurn, _ completed: Bool) {
    if completed { dotsIndex += ended.direction == .forward ? 1 : -1 }
    dots.currentPage = dotsIndex
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [ended.from].compactMap { $0 },
      transitionCompleted: completed)
  }

  /// A child that leaves takes its turn along.
  final func drop(_ child: UIViewController) {
    if let turn, turn.from === child || turn.to === child {
      scroll.stopScrollingAndZooming()
      end(completed: turn.from === child)
    }
    guard shown === child else { return }
    shown = nil
    neighbors = PageNeighbors()
    child.beginAppearance(false, animated: false)
    child.viewIfLoaded?.removeFromSuperview()
    child.endAppearance()
    arrangePages()
  }

  // MARK: Neighbors

  final func dataSourceChanged() {
    if turn == nil { scroll.isScrollEnabled = dataSource != nil }
    askAnew()
  }

  private func askAnew() {
    neighbors = PageNeighbors()
    countDots()
    askForNeighbors()
  }

  /// The page that was left is one of them, as on iOS; the other one is asked for.
  private func neighbors(after ended: PageTurn) -> PageNeighbors {
    guard ended.isByPeople else { return PageNeighbors() }
    let isForward = ended.direction == .forward
    return PageNeighbors(before: isForward ? ended.from : nil, after: isForward ? nil : ended.from)
  }

  /// Once the pages are seen.
  final func askForNeighbors() {
    guard !neighbors.areKnown, isSeen, turn == nil, let shown, let dataSource else { return arrangePages() }
    neighbors.areKnown = true
    let before = neighbors.before ?? dataSource.pageViewController(self, viewControllerBefore: shown)
    let after = neighbors.after ?? dataSource.pageViewController(self, viewControllerAfter: shown)
    // A data source may have turned the page.
    guard turn == nil, self.shown === shown else { return }
    neighbors.before = before === shown ? nil : before
    neighbors.after = after === shown ? nil : after
    arrangePages()
  }
}
