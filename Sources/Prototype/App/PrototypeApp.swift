import CoreGraphics
package import Foundation
package import Stage
import Transitions
import UIKit

/// The application: a phone with demo screens, and the panel that changes their transition.
@MainActor package final class PrototypeApp: HostedContent {
  package let stage: Stage
  let phone: CataloguePhone
  /// The parameters and their history.
  let store: ParameterStore
  /// The phone and the panel; nil without a panel.
  let bench: Workbench?
  let focus: KeyboardFocus
  let hand: PinnedFinger
  var loop: DragLoop? {
    didSet {
      oldValue?.stop()
      showDots()
    }
  }
  let transport: Transport?
  let dots: TouchDots
  var showsTouches = false { didSet { showDots() } }
  var firstSwipe: FirstSwipe? { didSet { showDots() } }
  package internal(set) var isFullScreen = false
  var saving: Saving?
  /// The phones that show what the window shows; nil while none may.
  var phones: Phones? { didSet { stage.perform { showPhones() } } }
  /// The drags of phones, the oldest first.
  var handed: [HandedDrag] = []
  lazy var clip = ClipChoice(format: store.canSaveMovies() ? .mp4 : .gif, scale: store.canSaveMovies() ? 2 : 1)
  /// Whether the address of the next saved file goes to the clipboard.
  var copiesSavedFile = false
  /// Where a drag or parameters were last saved or opened, as people write it.
  lazy var lastFolder = shown(dragFolder.flatMap { FileBytes.names(in: $0).isEmpty ? nil : $0 } ?? "~")
  var savedFolder: String?
  private var hasStarted = false
  let faults: WindowFaults
  private(set) lazy var explain = Explanations(self)
  let options: PrototypeOptions
  let pictures = ScreenPictures()
  let dragPictures = DragPictures()
  var own: [UserCodeSession] = []
  var versionCount = 0
  /// The path of a drag that is played as soon as there is something to drag.
  private var firstDrag: String?

  package init(options: PrototypeOptions = PrototypeOptions()) {
    self.options = options
    let scale = options.scale ?? 1
    let plan = options.plan ?? StartPlan(entry: options.entry, region: options.region?.rawValue)
    var setting = DemoSetting(colors: options.colors, depth: options.depth, region: nil, pictures: pictures)
    setting.isStrict = options.isStrict
    let phone = CataloguePhone(plan.entry, setting, scale: scale)
    self.phone = phone
    let faults = WindowFaults(phone)
    self.faults = faults
    dots = TouchDots(on: phone.stage)
    isFullScreen = options.isFullScreen
    store = ParameterStore(phone, plan, EditFiles(options.folders))
    store.canSaveMovies = { MovieWriter.program != nil }
    store.complained = { StandardError.write("backswipe: \($0.asOneLine)") }
    defer {
      showScreens()
      faults.faults = options.faults.filter { !$0.isSetting }
      phone.set(phone.phone.with(options.faults))
      bench?.advancedMenu.refresh()
      explain.connect()
      openRecent()
      firstDrag = options.drag
      if let request = options.own { run(request) } else { playFirstDrag() }
    }
    guard options.showsPanel else {
      phone.stage.userInterfaceStyle = options.appearance ?? .unspecified
      (stage, bench, focus) = (phone.stage, nil, KeyboardFocus())
      hand = PinnedFinger(phone.stage) { [unowned phone] in phone.stage.now }
      transport = nil
      phone.stage.scrollFinger = ScrollFinger(clock: phone.stage) { [weak phone] event, instant in
        phone?.stage.send(event, pointer: ScrollFinger.pointer, at: instant)
      }
      phone.pointerHandled = { [weak self] in self?.follow($0, of: $1, at: $2) }
      return
    }
    let stage = Stage(size: Self.fullSize, scale: scale)
    stage.userInterfaceStyle = options.appearance ?? Self.style(store.preferences.isDark)
    let bench = stage.perform { [store] in Self.bench(store, faults, on: stage) }
    focus = KeyboardFocus({ [unowned bench] in bench.controls }, reveal: { [unowned bench] in bench.panel.reveal($0) })
    bench.overlays.focus = focus
    (self.stage, self.bench) = (stage, bench)
    hand = PinnedFinger(phone.stage) { [unowned stage] in stage.now }
    let transport = Transport(phone, in: bench.device.screen, of: stage)
    self.transport = transport
    connect(bench)
    connect(transport, bench)
    transport.refresh(store.edits)
    phone.pointerHandled = { [weak self] in self?.follow($0, of: $1, at: $2) }
    bench.isAlone = isFullScreen
  }

  isolated deinit {
    for code in own { code.close() }
  }

  func playFirstDrag() {
    guard let path = firstDrag else { return }
    firstDrag = nil
    stage.perform { _ = openDrag(options.folders?.path(path) ?? path) }
  }

  private func showScreens() {
    pictures.pictures = options.screens.map(\.picture)
  }

  private static func style(_ isDark: Bool?) -> UIUserInterfaceStyle {
    isDark.map { $0 ? .dark : .light } ?? .unspecified
  }

  /// Follows the desktop from now on if that looks the same; otherwise the window stays so in later runs too.
  private func setDark(_ isDark: Bool) {
    stage.userInterfaceStyle = .unspecified
    let isSame = (stage.application.screen.userInterfaceStyle == .dark) == isDark
    store.preferences.isDark = isSame ? nil : isDark
    stage.userInterfaceStyle = Self.style(store.preferences.isDark)
  }

  /// Shows what happens in the store, and follows presses.
  ///
  /// The phone and the window's stage may outlive the application.
  private func connect(_ bench: Workbench) {
    store.changed = { [weak self, weak bench] in
      guard let self, let bench else { return }
      stage.perform {
        bench.refresh()
        explain.parametersChanged()
        tellPhones()
      }
      transport?.refresh(store.edits)
    }
    bench.deviceMenu.setDark = { [weak self] in self?.setDark($0) }
    store.shared = { [weak self] item in self?.stage.perform { _ = self?.share(item) } }
    store.told = { [weak self, weak bench] sentence in self?.stage.perform { bench?.toast.show(sentence) } }
    bench.panel.parameters.typingBegan = { [weak self] in self?.focus.follow($0) }
    bench.device.screen.stepped = { [weak self] in self?.stepped() }
    bench.pressed = { [weak self] hit in
      self?.endFirstSwipe()
      self?.focus.pressed(hit)
      self?.explain.pressed(hit)
      if self?.isOutsidePhone(hit) == true { _ = self?.takeKeysBack() }
    }
    bench.device.screen.hand = hand
    phone.stage.scrollFinger = ScrollFinger(clock: stage) { [weak bench] event, instant in
      bench?.device.screen.pass(event, of: ScrollFinger.pointer, at: instant)
    }
    phone.stage.scrollFinger?.willPress = { [weak self] in self?.stopLoop() }
    hand.changed = { [weak self, weak bench] in
      guard let self, let bench else { return }
      stage.perform {
        bench.device.pinnedPoint = hand.point
        bench.second?.device.pinnedPoint = hand.point
        bench.strip?.isPinning = hand.point != nil || hand.isArmed
      }
      showDecision()
      explain.showSecondDecision()
    }
    hand.pressed = { [weak self] in
      self?.endFirstSwipe()
      self?.stopLoop()
      self?.transport?.endScrub()
      self?.bench?.toast.hide()
    }
    phone.fingersLost = { [weak self] in
      self?.hand.forget()
      self?.stopLoop()
      self?.explain.first.watch.forget()
    }
    phone.decisionChanged = { [weak self] in
      self?.showDecision()
      self?.explain.decisionChanged()
    }
  }

  private func stepped() {
    explain.stepped()
    transport?.stepped()
    loop?.stepped()
    firstSwipe?.stepped()
    bench?.strip?.showPlaying()
    guard let editor = bench?.panel.parameters.editor else { return }
    let movement = phone.stage.perform { phone.demo.root.currentMovement }
    stage.perform { editor.show(movement) }
  }

  /// In the window's coordinates.
  package var screenFrame: CGRect {
    guard let screen = bench?.device.screen else { return CGRect(origin: .zero, size: stage.screenSize) }
    return screen.convert(screen.pictureFrame, to: nil)
  }

  package var title: String { "Backswipe" }

  /// `room` is the size of the display.
  ///
  /// Without a panel the screens keep their proportions.
  package func preferredSize(in room: CGSize) -> CGSize {
    let size = bench == nil ? phone.stage.screenSize : store.preferences.windowSize ?? Self.fullSize
    guard bench == nil else { return CGSize(width: min(size.width, room.width), height: min(size.height, room.height)) }
    let fit = min(1, room.width / size.width, room.height / size.height)
    return CGSize(width: size.width * fit, height: size.height * fit)
  }

  /// Without a panel the catalogue's screens have no text to edit, but user code may.
  package var takesText: Bool { bench != nil || phone.entry.group == .own }

  package func saveState() {
    saving?.cancel()
    store.preferences.save(waits: true)
    for own in own { own.close() }
  }

  package var minimumSize: CGSize {
    bench == nil ? CGSize(width: 195, height: 422) : CGSize(width: 320, height: 480)
  }

  private static var fullSize: CGSize {
    let device = DeviceView.size(for: PhoneDevice.plain.size)
    return CGSize(width: device.width + PanelMetrics.width, height: device.height + PanelMetrics.stripHeight)
  }

  private static func bench(_ store: ParameterStore, _ faults: WindowFaults, on stage: Stage) -> Workbench {
    let bench = Workbench(
      device: DeviceView(stage: store.phone.stage), panel: PanelView(store: store),
      deviceMenu: DeviceMenu(store), advancedMenu: AdvancedMenu(faults), compareButton: CompareButton(store))
    UIApplication.shared.usesCompactMenus = true
    // Alerts need a controller that presents them.
    let root = UIViewController()
    root.view = bench
    stage.window.rootViewController = root
    return bench
  }

  /// The size is in points, and the scale in pixels per point.
  ///
  /// Without a panel the screens keep their size in points and are scaled to fit the window.
  package func resize(to size: CGSize, scale: CGFloat) {
    guard bench != nil else {
      return stage.resize(to: stage.screenSize, scale: bareScale(size, scale))
    }
    if !isFullScreen { store.preferences.windowSize = size }
    stage.resize(to: size, scale: scale)
    phone.stage.resize(to: phone.stage.screenSize, scale: scale)
    if let mirror = phone.mirror?.stage { mirror.resize(to: mirror.screenSize, scale: scale) }
  }

  /// Screens without a panel fill a window to its last pixel, because the background would show in a partly covered
  /// one.
  private func bareScale(_ size: CGSize, _ scale: CGFloat) -> CGFloat {
    let screen = stage.screenSize
    let fit = scale * min(size.width / screen.width, size.height / screen.height)
    return max((screen.width * fit).rounded() / screen.width, (screen.height * fit).rounded() / screen.height)
  }

  /// `instant` is on the host's clock; frames are `interval` seconds apart.
  package func step(to instant: TimeInterval, interval: TimeInterval) {
    stage.step(to: instant, interval: interval)
    if bench == nil { explain.stepped() }
    guard !hasStarted else { return }
    hasStarted = true
    stage.perform { bench?.panel.list.hasThumbnails = true }
    store.watchConfig()
    greet()
  }

  /// For the mouse's back button.
  package func goBack() { phone.pop() }
}

extension PrototypeApp {
  /// Pictures become screens, drags are played, Swift files and folders are run, and other files are read as
  /// parameters.
  ///
  /// For one picture the user chooses its screens; several are the screens from the top one down. The sheet of the
  /// user's screens gets all of them.
  package func drop(_ paths: [String]) {
    endFirstSwipe()
    var (dropped, files): ([UIImage], [String]) = ([], [])
    // As on the command line, files that are dropped together are one module.
    let own = paths.filter(UserCodeRequest.canRun)
    if !own.isEmpty { stage.perform { run(UserCodeRequest(own)) } }
    let isPicture = { (path: String) in path.lowercased().hasSuffix(".png") && !own.contains(path) }
    let count = paths.count(where: isPicture)
    var reader: PictureFiles?
    for path in paths where !own.contains(path) {
      guard isPicture(path) else {
        _ = stage.perform { open(path) }
        continue
      }
      do throws(StartFault) {
        var next = if let reader { reader } else { try PictureFiles(count: count) }
        dropped.append(try next.picture(path))
        files.append(path)
        reader = next
      } catch {
        store.complained(error.sentence)
        store.told(error.sentence)
      }
    }
    guard let first = dropped.first else { return }
    if let code = shownUserCode { return store.told(code.show(pictures: files)) }
    if bench?.overlays.sheet is ScreensSheet {
      add(screens: dropped)
    } else if dropped.count > 1 || bench == nil {
      show(screens: dropped)
    } else {
      stage.perform { ask(about: first) }
    }
  }

  private func ask(about picture: UIImage) {
    let targets = ScreenPictures.Target.allCases
    bench?.overlays.ask("Show the picture", targets.map(\.rawValue)) { [unowned self] index in
      phone.stage.perform { phone.show(picture, on: targets[index]) }
    }
  }
}
