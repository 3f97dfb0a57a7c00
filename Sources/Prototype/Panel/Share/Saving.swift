import UIKit

/// The saving of a file that takes a while: a step in each frame of the window, and a bar that shows how far it is.
@MainActor final class Saving {
  private let work: any SavingWork
  private let bar: SavingBar
  private let application: UIApplication
  private let ended: (StartFault?) -> Void
  private var isRunning = true

  /// Begins to save; `ended` is called when the file is written, or with the fault.
  init(
    _ name: String, _ work: any SavingWork, over view: UIView, application: UIApplication,
    ended: @escaping (StartFault?) -> Void
  ) {
    (self.work, self.application, self.ended) = (work, application, ended)
    var cancel: () -> Void = {}
    bar = SavingBar(name) { cancel() }
    cancel = { [weak self] in self?.cancel() }
    bar.frame.origin = CGPoint(x: ((view.bounds.width - bar.bounds.width) / 2).rounded(), y: 48)
    bar.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    view.addSubview(bar)
    bar.show(0, of: work.progress.all)
    goOn()
  }

  private func goOn() {
    application.after(1 / 60) { [weak self] in self?.step() }
  }

  private func step() {
    guard isRunning else { return }
    do throws(StartFault) {
      if try work.step() { return end(nil) }
      bar.show(work.progress.done, of: work.progress.all)
      goOn()
    } catch {
      end(error)
    }
  }

  private func end(_ fault: StartFault?) {
    isRunning = false
    bar.removeFromSuperview()
    ended(fault)
  }

  /// Waits a little for what is done on other threads.
  func wait() { work.wait() }

  /// Ends the saving; no file is left.
  func cancel() {
    guard isRunning else { return }
    isRunning = false
    bar.removeFromSuperview()
    work.cancel()
  }
}
