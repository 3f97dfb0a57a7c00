import Stage
import UIKit

extension Session {
  /// Uses everything once, as a user and a program would.
  func use() {
    stage.advance(by: 0.05)
    useScrolling()
    useField()
    useControls()
    useBoard()
    useAnimations()
    useScreens()
    useSheet()
  }

  private func drag(_ from: CGPoint, _ to: CGPoint, frames: Int = 4) {
    stage.send(.down(from))
    for number in 1...frames {
      stage.advance(by: 1 / 60)
      let part = Double(number) / Double(frames)
      stage.send(.move(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)))
    }
    stage.send(.up(to))
    stage.advance(by: 0.05)
  }

  private func wait(_ seconds: Double) { stage.advance(by: seconds, framesPerSecond: 30) }

  private func click(_ point: CGPoint) { drag(point, point, frames: 1) }

  private func useScrolling() {
    drag(CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 80))
    wait(0.3)
    stage.perform { scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    stage.advance(by: 0.1)
    stage.perform { scroll.setZoomScale(2, animated: true) }
    wait(0.4)
    stage.send(.down(CGPoint(x: 50, y: 100)))
    stage.send(.down(CGPoint(x: 100, y: 100)), pointer: 1, at: stage.now)
    for number in 0..<4 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: 100 + 20 * number, y: 100)), pointer: 1, at: stage.now)
    }
    stage.send(.up(CGPoint(x: 160, y: 100)), pointer: 1, at: stage.now)
    stage.send(.up(CGPoint(x: 50, y: 100)))
    wait(0.2)
  }

  private func useField() {
    click(CGPoint(x: 100, y: 180))
    stage.perform { _ = field.becomeFirstResponder() }
    stage.insertText("abc")
    stage.perform { field.selectAll(nil) }
    stage.insertText("d")
    stage.setMarkedText("xyz", selection: 1..<2)
    stage.keyDown(HostKey(symbol: "\r", position: 40))
    stage.perform {
      field.deleteBackward()
      _ = field.resignFirstResponder()
    }
  }

  private func useControls() {
    click(CGPoint(x: 20, y: 220))
    click(CGPoint(x: 120, y: 220))
    drag(CGPoint(x: 30, y: 255), CGPoint(x: 150, y: 255))
    click(CGPoint(x: 150, y: 284))
    stage.hover(at: CGPoint(x: 20, y: 220))
    stage.hover(at: nil)
    stage.wheel(by: CGVector(dx: 0, dy: -20), at: CGPoint(x: 50, y: 100))
  }

  private func useBoard() {
    drag(CGPoint(x: 50, y: 320), CGPoint(x: 120, y: 330))
    click(CGPoint(x: 50, y: 320))
    stage.send(.down(CGPoint(x: 60, y: 320)))
    wait(0.7)
    stage.send(.up(CGPoint(x: 60, y: 320)))
    stage.perform {
      board.tintColor = .green
      board.overrideUserInterfaceStyle = .dark
      board.addSubview(UIView())
      board.setNeedsDisplay()
      board.removeFromSuperview()
      first.view.addSubview(board)
    }
    stage.advance(by: 0.1)
    _ = stage.render()
  }

  private func useAnimations() {
    let teller = teller
    stage.perform {
      UIView.animate(withDuration: 0.2) {
        self.board.alpha = 0.5
        teller.tell("block")
      } completion: { _ in
        teller.tell("block's completion")
      }
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.board.center.x += 5 }
      animator.addCompletion { _ in teller.tell("animator's completion") }
      animator.startAnimation()
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { teller.tell("transaction's completion") } }
      self.board.layer.opacity = 0.7
      CATransaction.commit()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { MainActor.assumeIsolated { teller.tell("later") } }
      DispatchQueue.main.async { MainActor.assumeIsolated { teller.tell("soon") } }
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        MainActor.assumeIsolated { teller.tell("timer") }
      }
      self.first.view.addSubview(EndingView(teller))
    }
    stage.advance(by: 0.1)
    stage.perform { for view in self.first.view.subviews where view is EndingView { view.removeFromSuperview() } }
    wait(0.3)
  }

  private func useScreens() {
    let teller = teller
    stage.perform { navigation.pushViewController(ProbeController("pushed", teller), animated: true) }
    stage.perform {
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in teller.tell("alongside") },
        completion: { _ in teller.tell("transition's completion") })
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in teller.tell("interaction changed") }
    }
    wait(0.6)
    drag(CGPoint(x: 2, y: 200), CGPoint(x: 180, y: 200))
    wait(0.6)
    animator = ProbeAnimator(.block, duration: 0.2, teller)
    interaction = UIPercentDrivenInteractiveTransition()
    stage.perform { navigation.pushViewController(ProbeController("pushed", teller), animated: true) }
    stage.advance(by: 0.1)
    for progress in [0.3, 0.6] { stage.perform { interaction?.update(progress) } }
    stage.perform { interaction?.cancel() }
    wait(0.4)
    (animator, interaction) = (nil, nil)
    stage.resize(to: CGSize(width: 210, height: 400), scale: 0.25)
    click(CGPoint(x: 150, y: 390))
    stage.advance(by: 0.1)
    click(CGPoint(x: 50, y: 390))
  }

  private func useSheet() {
    stage.perform {
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.delegate = self
      tabs.present(sheet, animated: true) { [teller] in teller.tell("presented") }
    }
    wait(0.7)
    drag(CGPoint(x: 100, y: 230), CGPoint(x: 100, y: 50))
    wait(0.6)
    drag(CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 390), frames: 10)
    wait(0.7)
    stage.perform {
      let popover = ProbeController("popover", teller)
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 50, height: 50)
      popover.popoverPresentationController?.sourceView = button
      popover.popoverPresentationController?.delegate = self
      tabs.present(popover, animated: true)
    }
    wait(0.5)
    click(CGPoint(x: 10, y: 10))
    wait(0.5)
    stage.perform { tabs.dismiss(animated: true) { [teller] in teller.tell("dismissed") } }
    wait(0.6)
    stage.perform {
      let custom = ProbeController("custom", teller)
      custom.modalPresentationStyle = .custom
      custom.transitioningDelegate = delegate
      tabs.present(custom, animated: true)
    }
    wait(0.6)
    stage.perform { tabs.dismiss(animated: true) }
    wait(0.6)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.send(.cancel)
  }
}
