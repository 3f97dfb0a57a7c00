import CSDL2
import CoreGraphics
import Foundation
import Stage

extension DesktopHost {
  /// Waits for an event, for so many milliseconds or without end, and takes what there is; whether there was any.
  @discardableResult func receive(waiting milliseconds: Int32?) -> Bool {
    var event = SDL_Event()
    let came = milliseconds.map { SDL_WaitEventTimeout(&event, $0) } ?? SDL_WaitEvent(&event)
    guard came != 0 else { return false }
    take(event)
    receive()
    return true
  }

  /// Takes all events there are.
  func receive() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { take(event) }
  }

  private func take(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isEnding = true
    case SDL_WINDOWEVENT: take(window: SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION: take(mouse: event)
    case SDL_MOUSEWHEEL: take(wheel: event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: take(finger: event.tfinger)
    case SDL_KEYDOWN:
      isRepeating = event.key.repeat != 0
      if let key = KeyMap.key(event.key.keysym.sym) { inbox.add(.key(key, isRepeat: isRepeating)) }
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: redraw()
    case SDL_TEXTINPUT: take(text: event.text)
    default:
      guard event.type == waker.workEvent else { return }
      waker.drainMainQueue()
      wantsFrame = true
    }
  }

  // MARK: Windows

  private func take(window event: SDL_WindowEventID) {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED: adoptGeometry()
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      window?.keepPoints(of: geometry)
      adoptGeometry()
    case SDL_WINDOWEVENT_EXPOSED: redraw()
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      isVisible = true
      redraw()
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      isVisible = false
      cancel()
    case SDL_WINDOWEVENT_FOCUS_LOST: cancel()
    default: break
    }
  }

  /// What the window showed is gone.
  private func redraw() {
    pixels?.lose()
    wantsFrame = true
  }

  private func cancel() { add(tracker.cancel()) }

  // MARK: Pointers

  private func take(mouse event: SDL_Event) {
    if event.type == SDL_MOUSEMOTION.rawValue {
      let motion = event.motion
      guard motion.which != Self.touchMouse else { return }
      add(
        tracker.motion(
          to: place(Float(motion.x), Float(motion.y)), isLeftDown: motion.state & sdlButtonLeftMask != 0))
    } else if event.button.which != Self.touchMouse {
      take(button: event.button)
    }
  }

  private func take(button event: SDL_MouseButtonEvent) {
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT:
      let point = place(Float(event.x), Float(event.y))
      add(isDown ? tracker.buttonDown(at: point) : tracker.buttonUp(at: point))
    case SDL_BUTTON_X1 where isDown: inbox.add(.back)
    default: break
    }
  }

  private func take(wheel event: SDL_MouseWheelEvent) {
    // Away from the user means up, so that what is seen goes down; to the right, so that it goes left.
    let delta = CGVector(
      dx: -CGFloat(event.preciseX) * Self.wheelStep, dy: CGFloat(event.preciseY) * Self.wheelStep)
    inbox.add(.wheel(delta, at: place(Float(event.mouseX), Float(event.mouseY))))
  }

  /// How far a click of a wheel scrolls, in points: about three lines of text.
  private static let wheelStep: CGFloat = 50

  private func take(finger event: SDL_TouchFingerEvent) {
    let point = place(event.x * Float(geometry.width), event.y * Float(geometry.height))
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: add(tracker.fingerDown(event.fingerId, at: point))
    case SDL_FINGERMOTION: add(tracker.fingerMotion(event.fingerId, to: point))
    default: add(tracker.fingerUp(event.fingerId, at: point))
    }
  }

  private func add(_ action: PointerTracker.Action?) {
    if let action { inbox.add(.pointer(action, instant: clock.now)) }
  }

  private func place(_ x: Float, _ y: Float) -> CGPoint {
    let stage = content.stage
    return geometry.point(
      x: CGFloat(x), y: CGFloat(y), stage: stage.screenPixels, stageScale: stage.screenScale)
  }

  /// What SDL calls the mouse that it makes of a finger.
  private static let touchMouse = UInt32.max

  // MARK: Text

  private func take(text event: SDL_TextInputEvent) {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    for character in text where character != " " {
      inbox.add(.key(.character(character), isRepeat: isRepeating))
    }
  }
}
