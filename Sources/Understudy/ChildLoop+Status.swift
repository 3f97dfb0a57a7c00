import Foundation
import Motion
import PageLayers
import Rehearsal
import Stage
import UIKit
import Workshop

// Reports transitions to the window.

extension ChildLoop {
  private var status: ChildStatus {
    var status = ChildStatus()
    if let shown = stage.application.transitionStatus {
      status.phase = ChildStatus.Phase(rawValue: shown.phase.rawValue) ?? .running
      (status.progress, status.isOpening) = (shown.progress.native, shown.isOpening)
    }
    status.wantsKeys = stage.application.takesKeys || hasKeyCommands
    let screens = stage.perform { root?.screensShown ?? ScreensShown() }
    (status.depth, status.presented, status.tab) = (screens.depth, screens.presented, screens.tab)
    status.instant = stage.now
    return status
  }

  func tellStatus() {
    let status = status
    decide(status)
    guard !status.saysSame(as: told) else { return }
    told = status
    link.send(status.message)
  }

  /// Tells what holds now, also where the screen is that moves most.
  func tellMoment(_ outlook: ChildOutlook) {
    var status = status
    if let point = stage.application.transitionStatus?.position {
      status.position = SIMD2(point.x.native, point.y.native)
    }
    decide(status)
    tellMotion()
    var message = status.message
    (message.kind, message.text) = (.moment, "\(outlook.rawValue)")
    link.send(message)
  }

  /// Once per transition from code.
  private func tellMotion() {
    guard let shown = stage.application.transitionStatus, shown.phase == .running else {
      hasToldMotion = false
      return
    }
    guard !hasToldMotion, let animation = shown.animation else { return }
    hasToldMotion = true
    var message = ChildMessage(.motion, text: "\(animation.duration)")
    if let spring = animation as? CASpringAnimation {
      message.index = 1
      message.numbers = SIMD4(spring.mass.native, spring.stiffness.native, spring.damping.native, 0)
    } else {
      var points: [Float] = [0, 0, 0, 0]
      let function = animation.timingFunction ?? CAMediaTimingFunction(name: .linear)
      function.getControlPoint(at: 1, values: &points)
      points.withUnsafeMutableBufferPointer { points in
        if let second = points.baseAddress { function.getControlPoint(at: 2, values: second + 2) }
      }
      message.numbers = SIMD4(points.map(Double.init))
    }
    link.send(message)
  }

  func lift(_ event: PointerEvent, _ message: ChildMessage) {
    let before = stage.application.transitionStatus
    send(event, message)
    hasKeyCommands = stage.perform { stage.application.hasKeyCommands }
    let isHeld = before?.phase == .held || before?.phase == .requested
    if stage.application.touchCount == 0, isHeld { undecided = before?.progress.native }
    tellStatus()
  }

  private func decide(_ status: ChildStatus) {
    guard let progress = undecided else { return }
    var decision: ChildDecision?
    if let made = stage.application.systemDecision {
      var system = ChildDecision(
        finishes: made.finishes, isBySystem: true, progress: made.release.progress,
        pointsPerSecond: made.release.pointsPerSecond, width: made.release.width)
      system.systemRule = SystemVersion.popRules.firstIndex { $0.decision(for: made.release) == made } ?? 0
      decision = system
    } else if status.phase == .finishing || status.phase == .cancelling {
      decision = ChildDecision(finishes: status.phase == .finishing, isBySystem: false, progress: progress)
    } else if status.phase == .held {
      // The code decides later.
      return
    }
    undecided = nil
    guard var decision else { return }
    decision.instant = stage.now
    link.send(decision.message)
  }

  /// `tried` has a line for each thing that recognisers do other than in the source.
  func listen(_ listens: Bool, trying tried: String) {
    let calls = listens ? TransitionCalls() : nil
    calls?.tried = Set(tried.split(whereSeparator: \.isNewline).compactMap { WhatIf(String($0)) })
    stage.application.calls = calls
    calls?.added = { [link] call, _ in
      var told = ChildCall(
        ChildCall.Kind(rawValue: call.kind.rawValue) ?? .told, call.text, transition: call.transition,
        progress: call.progress, at: call.instant, count: call.count)
      told.subject = call.subject
      link.send(told.message)
    }
  }

  func set(_ settings: ChildMessage) {
    let application = stage.application
    application.reducesMotion = settings.index & 1 != 0
    application.forgives = settings.index & 4 != 0 ? [] : .everything
    application.prefersCrossFades = settings.index & 8 != 0
    if let version = SystemVersion(rawValue: "\(settings.index >> 4)") { stage.systemVersion = version }
    isJudged = settings.numbers.x == 1
    if isJudged { stage.perform { stage.window.backgroundColor = Bitmap.groundMark } }
    let direction: UIUserInterfaceLayoutDirection = settings.index & 2 != 0 ? .rightToLeft : .leftToRight
    if application.layoutDirection != direction { stage.perform { application.layoutDirection = direction } }
  }
}

// Makes tables for pages out of what is shown.

extension ChildLoop {
  /// Keeps what is shown, if a transition has gone on since the last frame that was kept.
  func keepFrame() {
    guard let frame = PageFrame(stage, at: stage.now), frame.progress > (kept.last?.progress ?? -1) + 1e-9 else {
      return
    }
    kept.append(frame)
  }

  /// Sends the table in parts, no text if nothing moved, or why there is no table.
  func tellTable(scale: Double) {
    var text: [UInt8] = []
    do {
      if let part = try PagePart(kept, on: stage, scale: scale) { text = Array(try JSONEncoder().encode(part)) }
    } catch {
      link.send(ChildMessage(.tablePart, index: 1, text: (error as? PageFault)?.text ?? "its layers have no position"))
    }
    kept = []
    for start in stride(from: 0, to: text.count, by: ChildMessage.mostText) {
      let piece = text[start..<min(text.count, start + ChildMessage.mostText)]
      link.send(ChildMessage(.tablePart, text: String(decoding: piece, as: UTF8.self)))
    }
  }
}
