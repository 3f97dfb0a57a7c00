import CSDL2
import CoreGraphics
import Foundation
import Stage

extension DesktopHost {
  /// Returns whether there were any events.
  func takeEvents() -> Bool {
    SDL_PumpEvents()
    times.endPump()
    var event = SDL_Event()
    var arrived = false
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 {
      arrived = true
      handle(event)
    }
    times.endHeap()
    return arrived
  }

  private func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: close()
    case SDL_WINDOWEVENT: handle(window: SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION: handle(mouse: event)
    case SDL_MOUSEWHEEL: handle(wheel: event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: handle(finger: event.tfinger)
    case SDL_KEYDOWN: handle(key: event.key)
    case SDL_KEYUP: handle(keyUp: event.key)
    case SDL_DROPFILE, SDL_DROPCOMPLETE: handle(drop: event.drop)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: redraw()
    case SDL_CLIPBOARDUPDATE: clipboard.changeCount += 1
    case SDL_TEXTINPUT: inbox.add(.text(TextInput.text(event.text.text)))
    case SDL_TEXTEDITING:
      addMarked(TextInput.text(event.edit.text), start: Int(event.edit.start), length: Int(event.edit.length))
    case SDL_TEXTEDITING_EXT: handle(longEdit: event.editExt)
    default: break
    }
  }

  // MARK: Windows

  private func handle(window event: SDL_WindowEventID) {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED: adoptGeometry()
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      window.keepPoints(of: geometry)
      adoptGeometry()
    case SDL_WINDOWEVENT_EXPOSED: redraw()
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      isVisible = true
      redraw()
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      isVisible = false
      cancel()
    case SDL_WINDOWEVENT_FOCUS_LOST: cancel()
    case SDL_WINDOWEVENT_LEAVE: inbox.add(.hover(nil))
    default: break
    }
  }

  private func cancel() {
    keysDown = []
    inbox.add(.keysLost)
    add(tracker.cancel(), at: clock.now)
  }

  // MARK: Pointers

  private func handle(mouse event: SDL_Event) {
    if event.type == SDL_MOUSEMOTION.rawValue {
      let motion = event.motion
      guard motion.which != Self.touchMouse else { return }
      let point = position(Float(motion.x), Float(motion.y))
      isMouseOutside =
        !(0..<geometry.width).contains(Int(motion.x)) || !(0..<geometry.height).contains(Int(motion.y))
      if motion.state == 0, !tracker.isHolding { inbox.add(.hover(point)) }
      add(
        tracker.motion(to: point, isLeftDown: motion.state & sdlButtonLeftMask != 0),
        at: times.instant(of: motion.timestamp))
    } else if event.button.which != Self.touchMouse {
      handle(button: event.button)
    }
  }

  private func handle(button event: SDL_MouseButtonEvent) {
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT:
      let point = position(Float(event.x), Float(event.y))
      let pins = SDL_GetModState().rawValue & KMOD_CTRL.rawValue != 0
      add(
        isDown ? tracker.buttonDown(at: point, pins: pins) : tracker.buttonUp(at: point),
        at: times.instant(of: event.timestamp))
    case SDL_BUTTON_X1 where isDown: inbox.add(.back)
    case SDL_BUTTON_RIGHT where isDown: inbox.add(.rightButton)
    default: break
    }
  }

  private func handle(wheel event: SDL_MouseWheelEvent) {
    // Turning the wheel away from the user moves the content down; turning it to the right moves the content left.
    let delta = CGVector(
      dx: -CGFloat(event.preciseX) * Self.wheelStep, dy: CGFloat(event.preciseY) * Self.wheelStep)
    inbox.add(.wheel(delta, at: position(Float(event.mouseX), Float(event.mouseY))))
  }

  /// In points: about three lines of text.
  private static let wheelStep: CGFloat = 50

  private func handle(finger event: SDL_TouchFingerEvent) {
    let point = position(event.x * Float(geometry.width), event.y * Float(geometry.height))
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: add(tracker.fingerDown(event.fingerId, at: point), at: clock.now)
    case SDL_FINGERMOTION: add(tracker.fingerMotion(event.fingerId, to: point), at: clock.now)
    default: add(tracker.fingerUp(event.fingerId, at: point), at: clock.now)
    }
  }

  func add(_ action: PointerTracker.Action?, at instant: TimeInterval) {
    if let action { inbox.add(.pointer(action, instant: instant)) }
  }

  private func position(_ x: Float, _ y: Float) -> CGPoint {
    let stage = content.stage
    return geometry.point(
      x: CGFloat(x), y: CGFloat(y), stage: stage.screenPixels, stageScale: stage.screenScale)
  }

  /// SDL derives this mouse's events from fingers.
  private static let touchMouse = UInt32.max

  // MARK: Dropped files

  private func handle(drop event: SDL_DropEvent) {
    if let file = event.file {
      droppedPaths.append(String(cString: file))
      SDL_free(file)
    }
    guard event.type == SDL_DROPCOMPLETE.rawValue, !droppedPaths.isEmpty else { return }
    inbox.add(.drop(droppedPaths))
    droppedPaths = []
  }

  // MARK: Keys and text

  private func handle(key event: SDL_KeyboardEvent) {
    keysDown.insert(event.keysym.scancode.rawValue)
    inbox.add(.key(KeyMap.key(event.keysym), isRepeat: event.repeat != 0))
  }

  private func handle(keyUp event: SDL_KeyboardEvent) {
    keysDown.remove(event.keysym.scancode.rawValue)
    inbox.add(.keyUp(KeyMap.key(event.keysym)))
    if [SDL_SCANCODE_LCTRL, SDL_SCANCODE_RCTRL].contains(event.keysym.scancode) {
      add(tracker.unpin(), at: times.instant(of: event.timestamp))
    }
  }

  private func handle(longEdit event: SDL_TextEditingExtEvent) {
    guard let text = event.text else { return }
    addMarked(String(cString: text), start: Int(event.start), length: Int(event.length))
    SDL_free(text)
  }

  private func addMarked(_ text: String, start: Int, length: Int) {
    inbox.add(.markedText(text, selection: TextInput.selection(in: text, start: start, length: length)))
  }
}
