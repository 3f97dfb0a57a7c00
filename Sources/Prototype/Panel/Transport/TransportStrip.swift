import CoreGraphics
import UIKit

/// The strip under the phone: buttons to play and step, the speed, the graph of the last drag, and its numbers.
@MainActor final class TransportStrip: PlainView {
  private let play: TransportButton
  private let loop: TransportButton
  let pin: TransportButton
  private let steps: [TransportButton]
  private let speeds = ChipGroup(PlaySpeed.allCases.map(\.title))
  /// Opens the list of drags: the last ones, examples, and files.
  private let menu = MenuButton(
    ["Drags", ""],
    help: "Drags to play, loop and scrub: the last ones, examples, and those in files. R keeps the last one.")
  let graph = GraphView()
  let numbers = TransportNumbers()
  private let transport: Transport
  private let now: () -> TimeInterval
  private let after: (TimeInterval, @escaping () -> Void) -> Void
  /// When the numbers were last shown, and whether another update is scheduled.
  private var numbersShown = (at: -Double.infinity, isDue: false)

  /// When the graph was last shown, and whether another update is scheduled.
  private var graphShown = (at: -Double.infinity, isDue: false)

  struct Actions {
    let play: () -> Void
    let loop: () -> Void
    /// Pins the finger of the present or the next drag, or releases it.
    let pin: () -> Void
    let step: (Int) -> Void
    let scrub: (TimeInterval) -> Void
    let drags: () -> UIMenu
  }

  /// Numbers that change faster could not be read; in seconds.
  private static let numberInterval: TimeInterval = 0.06

  /// In seconds.
  ///
  /// A growing graph gets a little less than two frames of most displays, so that the drag has every other frame for
  /// itself.
  private static let graphInterval: TimeInterval = 1.0 / 30 - 0.001

  /// `after` runs work after some seconds of the window's clock, which is `now`.
  init(
    _ transport: Transport, _ actions: Actions, now: @escaping () -> TimeInterval,
    after: @escaping (TimeInterval, @escaping () -> Void) -> Void
  ) {
    (self.transport, self.now, self.after) = (transport, now, after)
    play = TransportButton(.play, "Play the last drag, or pause what moves: P", pressed: actions.play)
    loop = TransportButton(.loop, "Replay the drag on the phone again and again: L", pressed: actions.loop)
    pin = TransportButton(
      .pin, "Pin the finger: drag and let go, and the screen stays half open while you change parameters. In a drag: H",
      pressed: actions.pin)
    steps = [
      TransportButton(.back, "A frame back: Comma") { actions.step(-1) },
      TransportButton(.forth, "A frame on: Full stop") { actions.step(1) },
    ]
    super.init(frame: .zero)
    backgroundColor = PanelColors.surround
    speeds.ground = PanelColors.background
    speeds.toolTip = "The speed of the phone's time: keys 1 to 4. The finger keeps its own."
    speeds.when(.valueChanged) { [unowned self] in
      transport.speed = speeds.selectedIndex.flatMap(PlaySpeed.init(rawValue:)) ?? .whole
    }
    speeds.addPointerBorder()
    (menu.ground, menu.makeMenu) = (PanelColors.background, actions.drags)
    graph.scrubbed = actions.scrub
    graph.stepped = actions.step
    for view in [play, loop] + steps + [pin] + [speeds, menu, graph, numbers] as [UIView] { addSubview(view) }
    refresh(isLooping: false)
  }

  var controls: [UIControl] { ([play, loop] + steps + [pin, speeds, menu, graph]).filter { !$0.isHidden } }

  /// Whether there is only one line: the buttons, and a low graph beside them.
  private var isLine: Bool { bounds.height <= PanelMetrics.stripLineHeight }

  /// Whether a finger is pinned, or that of the next drag will be.
  var isPinning: Bool {
    get { pin.isOn }
    set { pin.isOn = newValue }
  }

  func refresh(isLooping: Bool) {
    showPlaying()
    play.isOn = transport.isPaused && transport.scrub == nil
    loop.isOn = isLooping
    speeds.selectedIndex = transport.speed.rawValue
    showGraph()
  }

  /// What moves may begin and end by itself.
  func showPlaying() { play.picture = transport.isPlaying ? .pause : .play }

  func showMovement() {
    showGraphSoon()
    guard !numbersShown.isDue else { return }
    let wait = numbersShown.at + Self.numberInterval - now()
    // A finger may come to rest without another event.
    if wait <= 0 { showNumbers() }
    guard wait > 0 || transport.live.isHeld else { return }
    showNumbersLater(max(wait, Self.numberInterval / 2))
  }

  private func showNumbersLater(_ wait: TimeInterval) {
    numbersShown.isDue = true
    after(wait) { [weak self] in
      guard let self else { return }
      let isComingToRest = transport.lookAgain()
      showGraphSoon()
      showNumbers()
      if isComingToRest { showNumbersLater(Self.numberInterval) }
    }
  }

  private func showGraphSoon() {
    guard !graphShown.isDue else { return }
    let wait = graphShown.at + Self.graphInterval - now()
    guard wait > 0, transport.scrub == nil else { return showGraph() }
    graphShown.isDue = true
    after(wait) { [weak self] in self?.showGraph() }
  }

  private func showGraph() {
    graphShown = (now(), false)
    guard superview?.isHidden == false else { return }
    graph.show(transport.graph, transport.thresholds, at: transport.playhead)
  }

  private func showNumbers() {
    numbersShown = (now(), false)
    numbers.show(transport.sample)
  }

  private struct Spacing {
    let margin: CGFloat
    let side: CGFloat
    let gaps: (inner: CGFloat, last: CGFloat)

    /// What is left between the buttons and the menu.
    func room(in width: CGFloat, menu: CGFloat) -> CGFloat {
      width - 2 * margin - 5 * side - 4 * gaps.inner - gaps.last - 8 - menu
    }
  }

  /// From the widest to the closest.
  private static let spacings = [
    Spacing(margin: 24, side: TransportButton.side, gaps: (4, 16)),
    Spacing(margin: 8, side: TransportButton.side, gaps: (2, 8)), Spacing(margin: 8, side: 26, gaps: (1, 6)),
  ]

  private static let numbersHeight: CGFloat = 64

  override func layoutSubviews() {
    let isWide = bounds.width >= Self.wideLine
    for view in steps + [menu] as [UIView] { view.isHidden = isLine && !isWide }
    for view in [speeds, numbers] as [UIView] { view.isHidden = isLine }
    if isLine { layoutLine() } else { layoutWhole() }
  }

  /// From this width on, a line has the buttons for frames and the menu of drags, too.
  private static let wideLine: CGFloat = 440

  private func layoutLine() {
    var x: CGFloat = 8
    for button in ([play, loop] + steps + [pin]) where !button.isHidden {
      button.frame = CGRect(x: x, y: 4, width: TransportButton.side, height: TransportButton.side)
      x += TransportButton.side + 2
    }
    var right = bounds.width - 8
    if !menu.isHidden {
      right -= menu.fitTitle(in: menu.fullWidth)
      menu.frame = CGRect(x: right, y: 6, width: menu.fullWidth, height: ChipGroup.chipHeight)
      right -= 8
    }
    graph.frame = CGRect(x: x + 6, y: 4, width: max(0, right - x - 6), height: TransportButton.side)
  }

  private func layoutWhole() {
    let titles = PlaySpeed.allCases.map(\.title)
    let (wide, least) = (ChipGroup.width(of: titles), ChipGroup.leastWidth(of: titles))
    let closest = Self.spacings[Self.spacings.count - 1]
    let spacing = Self.spacings.first { $0.room(in: bounds.width, menu: menu.fullWidth) >= wide } ?? closest
    let (margin, side) = (spacing.margin, spacing.side)
    var x = margin
    for (index, button) in ([play, loop] + steps + [pin]).enumerated() {
      button.frame = CGRect(x: x, y: 4, width: side, height: TransportButton.side)
      x += side + (index == 4 ? spacing.gaps.last : spacing.gaps.inner)
    }
    // The speeds move closer before the menu loses its title.
    let menuWidth = max(side, menu.fitTitle(in: bounds.width - margin - x - 8 - least))
    menu.frame = CGRect(x: bounds.width - margin - menuWidth, y: 6, width: menuWidth, height: ChipGroup.chipHeight)
    let room = menu.frame.minX - 8 - x
    speeds.frame = CGRect(x: x, y: 6, width: max(0, min(room, wide)), height: ChipGroup.chipHeight)
    let top: CGFloat = 36
    let height = bounds.height - top - 4
    numbers.frame = CGRect(
      x: bounds.width - margin - TransportNumbers.width, y: top, width: TransportNumbers.width,
      height: min(height, Self.numbersHeight))
    graph.frame = CGRect(
      x: margin, y: top, width: max(0, numbers.frame.minX - 8 - margin), height: height)
  }
}

/// The present progress and velocity.
@MainActor final class TransportNumbers: PlainView {
  private let labels: [UILabel]

  static let width: CGFloat = 76

  override init(frame: CGRect) {
    labels = (0..<2).map { _ in PanelText.help("") }
    super.init(frame: frame)
    addInteraction(UIToolTipInteraction(defaultToolTip: "Progress and velocity."))
    for (index, label) in labels.enumerated() {
      label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
      label.textAlignment = .right
      label.textColor = index == 0 ? PanelColors.accent : PanelColors.running
      addSubview(label)
    }
    show(nil)
  }

  /// From the top.
  var lines: [String] { labels.map { $0.text ?? "" } }

  func show(_ sample: DragGraph.Sample?) {
    let texts = [
      "p \(sample.map { FixedText.text($0.progress, decimals: 3) } ?? "–")",
      "\(sample.map { FixedText.text($0.pointsPerSecond, decimals: 0) } ?? "–") pt/s",
    ]
    for (label, text) in zip(labels, texts.map(\.withMinusSigns)) where label.text != text { label.text = text }
  }

  override func layoutSubviews() {
    let height = (bounds.height / 4).rounded(.down)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }
}
