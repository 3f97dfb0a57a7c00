import CSDL2
import Glibc

/// The scripts: the events of a window, step by step.
@MainActor enum Script {
  /// A step that is performed in a frame, or while the window is hidden and has no frames.
  enum Step {
    case shown(@MainActor () -> Void)
    case hidden(@MainActor () -> Void)
  }

  static let all: [String: [Step]] = [
    "touch": [
      .shown { send(finger: SDL_FINGERDOWN, 20) },
      .shown { send(mouse: SDL_MOUSEBUTTONDOWN, 20, which: UInt32.max) },
      .shown { send(finger: SDL_FINGERMOTION, 60) },
      .shown { send(motion: 60, state: 1, which: UInt32.max) },
      .shown { send(mouse: SDL_MOUSEBUTTONUP, 60, which: UInt32.max) },
      .shown { send(finger: SDL_FINGERUP, 60) },
    ],
    "lost release": [
      press, drag, .shown { send(motion: 90, state: 0) }, release, .shown { send(motion: 20, state: 0) },
    ],
    "buttons": [2, 3, 4, 5].flatMap { button in
      [
        .shown { send(mouse: SDL_MOUSEBUTTONDOWN, 20, button: button) },
        .shown { send(motion: 60, state: 1 << UInt32(button - 1)) },
        .shown { send(mouse: SDL_MOUSEBUTTONUP, 60, button: button) },
      ]
    },
    "focus": [press, drag, .shown { send(window: SDL_WINDOWEVENT_FOCUS_LOST) }, drag, release],
    "minimise": [
      press, drag, .shown { send(window: SDL_WINDOWEVENT_MINIMIZED) }, .hidden { send(motion: 70, state: 1) },
      .hidden { send(mouse: SDL_MOUSEBUTTONUP, 70) }, .hidden { send(window: SDL_WINDOWEVENT_RESTORED) }, nothing,
      .shown(look),
    ],
    "resize": [press, .shown { SDL_SetWindowSize(SDL_GetWindowFromID(1), 150, 130) }, nothing, .shown(look), release],
    "exposed": loss { send(window: SDL_WINDOWEVENT_EXPOSED) },
    "lost device": loss { send(SDL_RENDER_DEVICE_RESET) },
    "lost targets": loss { send(SDL_RENDER_TARGETS_RESET) },
    "stall": [.shown(sendStalledFlick)],
    "keys": [
      .shown { send(key: SDLK_a, SDL_SCANCODE_Q) },
      .shown { send(key: SDLK_z, SDL_SCANCODE_Z, KMOD_LCTRL, KMOD_RSHIFT) },
      .shown { send(key: SDLK_z, SDL_SCANCODE_Z, KMOD_LCTRL, isRepeat: true) },
      .shown { send(key: SDLK_z, SDL_SCANCODE_Z, isUp: true) },
      .shown { send(key: SDLK_F11, SDL_SCANCODE_F11) },
      .shown { send(key: SDLK_KP_ENTER, SDL_SCANCODE_KP_ENTER) },
      .shown { send(key: SDLK_KP_4, SDL_SCANCODE_KP_4) },
      .shown { send(key: SDLK_KP_4, SDL_SCANCODE_KP_4, KMOD_NUM) },
      .shown { send(key: SDLK_e, SDL_SCANCODE_E, KMOD_RALT) },
      .shown { send(key: SDLK_LSHIFT, SDL_SCANCODE_LSHIFT, KMOD_LSHIFT) },
      .shown { send(key: SDL_KeyCode(0xE4), SDL_SCANCODE_APOSTROPHE) },
    ],
    "text": [
      .shown { send(text: "x") }, .shown(lookAtTextInput), .shown { send(key: SDLK_F2, SDL_SCANCODE_F2) }, nothing,
      .shown(lookAtTextInput), .shown { send(text: "é") }, .shown { send(key: SDLK_BACKSPACE, SDL_SCANCODE_BACKSPACE) },
      .shown { send(key: SDLK_F3, SDL_SCANCODE_F3) }, nothing, .shown(lookAtTextInput),
    ],
    "clipboard": [
      .shown { send(key: SDLK_F4, SDL_SCANCODE_F4) }, nothing, .shown { SDL_SetClipboardText("from outside") },
      .shown { send(key: SDLK_F4, SDL_SCANCODE_F4) }, nothing, .shown { send(key: SDLK_F5, SDL_SCANCODE_F5) }, nothing,
      .shown { print("clipboard: \(SDL_GetClipboardText().map { String(cString: $0) } ?? "nothing")") },
    ],
    "SIGTERM": [.shown { raise(SIGTERM) }, waiting],
    "SIGINT": [.shown { raise(SIGINT) }, waiting],
    "SIGHUP": [.shown { raise(SIGHUP) }, waiting],
    "two signals": [.shown(sendTwoSignals), waiting],
    "hang": [.shown(hangAfterSignal)],
  ]

  private static let nothing = Step.shown {}
  /// A step for which the script waits in vain.
  private static let waiting = Step.hidden { print("the signal did not end the loop") }
  private static let press = Step.shown { send(mouse: SDL_MOUSEBUTTONDOWN, 20) }
  private static let drag = Step.shown { send(motion: 60, state: 1) }
  private static let release = Step.shown { send(mouse: SDL_MOUSEBUTTONUP, 60) }

  /// Returns a script in which the window's pixels are lost, and `announce` then tells the window.
  private static func loss(_ announce: @escaping @MainActor () -> Void) -> [Step] {
    [nothing, .shown(look), .shown(blacken), .shown(look), .shown(announce), nothing, .shown(look)]
  }

  // MARK: Events

  private static func send(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    SDL_PushEvent(&event)
  }

  private static func send(mouse type: SDL_EventType, _ x: Int32, button: UInt8 = 1, which: UInt32 = 0) {
    send(type) { ($0.button.x, $0.button.y, $0.button.button, $0.button.which) = (x, 50, button, which) }
  }

  private static func send(motion x: Int32, state: UInt32, which: UInt32 = 0) {
    send(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y, $0.motion.state, $0.motion.which) = (x, 50, state, which) }
  }

  private static func send(finger type: SDL_EventType, _ x: Float) {
    send(type) { ($0.tfinger.fingerId, $0.tfinger.x, $0.tfinger.y) = (7, x / 100, 0.5) }
  }

  private static func send(
    key: SDL_KeyCode, _ scanCode: SDL_Scancode, _ modifiers: SDL_Keymod..., isRepeat: Bool = false, isUp: Bool = false
  ) {
    send(isUp ? SDL_KEYUP : SDL_KEYDOWN) { event in
      event.key.keysym.sym = SDL_Keycode(key.rawValue)
      event.key.keysym.scancode = scanCode
      event.key.keysym.mod = modifiers.reduce(0) { $0 | UInt16($1.rawValue) }
      event.key.repeat = isRepeat ? 1 : 0
    }
  }

  private static func send(text: String) {
    send(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8) + [0]) }
    }
  }

  private static func lookAtTextInput() {
    print("text input is \(SDL_IsTextInputActive() == SDL_TRUE ? "on" : "off")")
  }

  /// Sends two signals at once, as a terminal does that closes.
  private static func sendTwoSignals() {
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    for number in [SIGTERM, SIGHUP] { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, &before)
    for number in [SIGTERM, SIGHUP] { kill(getpid(), number) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Handles nothing any more, while two signals come that belong to two requests.
  private static func hangAfterSignal() {
    kill(getpid(), SIGTERM)
    usleep(300_000)
    kill(getpid(), SIGTERM)
    print("the second signal did not end the program")
    exit(0)
  }

  private static func send(window event: SDL_WindowEventID) {
    send(SDL_WINDOWEVENT) { $0.window.event = UInt8(event.rawValue) }
  }

  /// Sends a flick whose events happened on an X server at other times than now, when they are read together.
  private static func sendStalledFlick() {
    for (time, x) in [(0, 20), (5, 30), (12, 45), (20, 60), (21, 60)] as [(UInt, Int32)] {
      var message = SDL_SysWMmsg()
      message.subsystem = SDL_SYSWM_X11
      message.msg.x11.event.xmotion.type = MotionNotify
      message.msg.x11.event.xmotion.time = 90_000 + time
      withUnsafeMutablePointer(to: &message) { pointer in send(SDL_SYSWMEVENT) { $0.syswm.msg = pointer } }
      switch time {
      case 0: send(mouse: SDL_MOUSEBUTTONDOWN, x)
      case 21: send(mouse: SDL_MOUSEBUTTONUP, x)
      default: send(motion: x, state: 1)
      }
    }
  }

  // MARK: Pixels

  private static var window: OpaquePointer? { SDL_GetWindowFromID(1) }

  /// Makes the window's pixels black without telling the host.
  private static func blacken() {
    if let renderer = SDL_GetRenderer(window) {
      SDL_RenderClear(renderer)
    } else if let surface = SDL_GetWindowSurface(window) {
      SDL_FillRect(surface, nil, 0)
    }
  }

  /// Prints whether the window's last pixel is drawn or black.
  private static func look() {
    var (width, height, pixel) = (Int32(0), Int32(0), UInt32(0))
    SDL_GetWindowSizeInPixels(window, &width, &height)
    if let renderer = SDL_GetRenderer(window) {
      var area = SDL_Rect(x: width - 1, y: height - 1, w: 1, h: 1)
      SDL_RenderReadPixels(renderer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixel, 4)
    } else if let surface = SDL_GetWindowSurface(window)?.pointee, let pixels = surface.pixels {
      pixel = pixels.load(
        fromByteOffset: Int(height - 1) * Int(surface.pitch) + Int(width - 1) * 4, as: UInt32.self)
    }
    print("the last of \(width) × \(height) pixels is \(pixel & 0xFFFFFF == 0 ? "black" : "drawn")")
  }
}
