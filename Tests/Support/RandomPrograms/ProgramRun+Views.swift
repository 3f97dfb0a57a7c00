import Stage
import UIKit

extension ProgramRun {
  /// Runs a step on views, controls and property animators; returns whether it was one.
  func performOnViews(_ step: Step) -> Bool {
    switch step.kind {
    case .animate, .spring, .keyframes, .addAnimation, .transitionViews: animate(step)
    case .makeAnimator, .runAnimator, .reverseAnimator, .fractionOfAnimator, .stopAnimator, .copyAnimator:
      performOnAnimator(step)
    case .addView:
      let made = UIView(frame: CGRect(x: step.choice % 200, y: step.other % 300, width: 60, height: 60))
      made.backgroundColor = .red
      made.autoresizingMask = step.isAnimated ? [.flexibleWidth, .flexibleHeight] : []
      view(step.choice)?.addSubview(made)
      views.append(made)
    case .removeView: if !views.isEmpty { views.remove(at: step.choice % views.count).removeFromSuperview() }
    case .reparent:
      guard let moved = views.pick(step.choice), let target = view(step.other) else { break }
      if !target.isDescendant(of: moved) { target.addSubview(moved) }
    case .setNumber: if let view = view(step.choice) { set(step.number, step.other, of: view) }
    case .setControl: setControl(step)
    case .scroll: scroll(step)
    default: return false
    }
    return true
  }

  private func animate(_ step: Step) {
    guard let view = view(step.choice) else { return }
    let change = { [weak self] in
      self?.set(step.number, step.other, of: view)
      self?.views.last?.center.x += 20
    }
    switch step.kind {
    case .spring:
      UIView.animate(
        withDuration: step.isAnimated ? 0.3 : step.number, delay: 0,
        usingSpringWithDamping: step.isAnimated ? CGFloat(step.number) : 0.5,
        initialSpringVelocity: CGFloat(step.number), options: [], animations: change)
    case .keyframes:
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: step.number, relativeDuration: 0.5, animations: change)
      }
    case .addAnimation:
      let added = CABasicAnimation(keyPath: ["opacity", "position.x", "transform.rotation.z"][step.other % 3])
      added.toValue = step.number
      added.duration = step.isAnimated ? 0.3 : step.number
      added.isRemovedOnCompletion = true
      view.layer.add(added, forKey: step.isAnimated ? "probe" : nil)
    case .transitionViews:
      UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve, animations: change)
    default:
      let duration = step.number.isFinite ? min(abs(step.number), 1) : step.number
      UIView.animate(withDuration: duration, delay: 0, options: step.isAnimated ? [.beginFromCurrentState] : []) {
        change()
      }
    }
  }

  /// Gives one of the view's values `number`.
  private func set(_ number: Double, _ which: Int, of view: UIView) {
    let value = CGFloat(number)
    switch which % 12 {
    case 0: view.alpha = value
    case 1: view.transform = CGAffineTransform(scaleX: value, y: 1)
    case 2: view.bounds.size.width = value
    case 3: view.center.y = value
    case 4: view.layer.cornerRadius = value
    case 5: view.layer.shadowRadius = value
    case 6: view.layer.shadowOpacity = Float(number)
    case 7: view.layer.zPosition = value
    case 8: view.frame.origin.x = value
    case 9: view.layer.contentsRect = CGRect(x: value, y: 0, width: value, height: 1)
    case 10: view.isHidden.toggle()
    default: view.layer.borderWidth = value
    }
  }

  private func performOnAnimator(_ step: Step) {
    if step.kind == .makeAnimator {
      let made =
        step.isAnimated
        ? UIViewPropertyAnimator(duration: step.number, curve: .easeInOut)
        : UIViewPropertyAnimator(duration: 0.4, dampingRatio: CGFloat(step.number))
      if let view = view(step.choice) { made.addAnimations { view.center.x += 50 } }
      made.pausesOnCompletion = step.choice % 5 == 0
      return animators.append(made)
    }
    guard let animator = animators.pick(step.choice) else { return }
    switch step.kind {
    case .runAnimator where step.isAnimated: if animator.state != .stopped { animator.startAnimation() }
    case .runAnimator: if animator.state != .stopped { animator.pauseAnimation() }
    case .reverseAnimator: animator.isReversed.toggle()
    case .fractionOfAnimator: if animator.state != .stopped { animator.fractionComplete = CGFloat(step.number) }
    case .stopAnimator:
      if animator.state == .active { animator.stopAnimation(step.isAnimated) }
      if animator.state == .stopped { animator.finishAnimation(at: .end) }
    case .copyAnimator: if let copy = animator.copy() as? UIViewPropertyAnimator { animators.append(copy) }
    default: break
    }
  }

  private func setControl(_ step: Step) {
    guard let parent = view(step.choice) else { return }
    switch step.other % 6 {
    case 0:
      let slider = add(UISlider(frame: CGRect(x: 10, y: 10, width: 100, height: 30)), to: parent)
      slider.minimumValue = Float(step.number)
      slider.maximumValue = Float(step.number) * 2
      slider.setValue(0.5, animated: step.isAnimated)
    case 1: add(UISwitch(), to: parent).setOn(step.isAnimated, animated: true)
    case 2:
      let button = add(UIButton(type: .system), to: parent)
      button.frame = CGRect(x: 0, y: 0, width: 80, height: CGFloat(step.number))
      button.setTitle("Push", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.navigation(step.choice)?.popViewController(animated: true) },
        for: .touchUpInside)
    case 3: add(UISegmentedControl(items: ["A", "B"]), to: parent).selectedSegmentIndex = step.choice % 5 - 2
    case 4: add(UIProgressView(), to: parent).setProgress(Float(step.number), animated: step.isAnimated)
    default:
      let label = add(UILabel(frame: CGRect(x: 0, y: 0, width: CGFloat(step.number), height: 20)), to: parent)
      label.font = .systemFont(ofSize: CGFloat(step.number) * 20)
      label.text = "Label"
    }
  }

  private func add<View: UIView>(_ view: View, to parent: UIView) -> View {
    parent.addSubview(view)
    views.append(view)
    return view
  }

  private func scroll(_ step: Step) {
    if let found = views.compactMap({ $0 as? UIScrollView }).last, step.choice % 3 != 0 {
      let point = CGPoint(x: 0, y: step.number * 300)
      switch step.other % 4 {
      case 0: found.setContentOffset(point, animated: step.isAnimated)
      case 1: found.zoomScale = CGFloat(step.number)
      case 2: found.contentInset.top = CGFloat(step.number)
      default: found.contentSize.height = CGFloat(step.number) * 1_000
      }
    } else if let parent = view(step.choice) {
      add(UIScrollView(frame: parent.bounds), to: parent).contentSize = CGSize(width: 320, height: 2_000)
    }
  }
}
