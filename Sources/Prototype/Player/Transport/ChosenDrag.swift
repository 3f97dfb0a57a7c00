import Stage

/// A drag that the user chose to replay.
@MainActor final class ChosenDrag {
  let name: String
  /// A drag, or an example that is made for the present transition.
  private(set) var action: Performance.Action
  let path: String?
  private var watch: FileWatch?
  /// The last reported fault, so that other changes in the folder do not repeat it.
  private var fault: String?

  /// What is shown at its beginning; nil for what the phone shows.
  private(set) var start: DemoState?

  init(_ name: String, _ action: Performance.Action, start: DemoState? = nil) {
    (self.name, self.action, self.start, path) = (name, action, start, nil)
  }

  init(path: String) throws(StartFault) {
    self.path = path
    name = FileBytes.split(path).name
    action = .drag(try DragFile.read(path))
  }

  /// Reads the file again whenever it may have changed.
  ///
  /// `changed` is called for another drag, with nil, and for another fault, with a sentence.
  func follow(_ changed: @escaping (_ fault: String?) -> Void) {
    guard let path else { return }
    watch = FileWatch(path) { [weak self] in
      guard let self else { return }
      reload(path, changed)
    }
  }

  func reload(_ path: String, _ changed: (_ fault: String?) -> Void) {
    do throws(StartFault) {
      let drag = try DragFile.read(path)
      let hadFault = fault != nil
      fault = nil
      if case .drag(let known) = action, known == drag, !hadFault { return }
      action = .drag(drag)
      changed(nil)
    } catch {
      guard error.sentence != fault else { return }
      fault = error.sentence
      changed(error.sentence)
    }
  }
}
