import Stage

/// A drag that the user has chosen to be replayed.
@MainActor final class ChosenDrag {
  /// The name of the drag: that of an example or of a file.
  let name: String
  /// The drag, or how an example is made for the present transition.
  private(set) var action: Performance.Action
  /// The path of the file that it comes from; nil if it comes from none.
  let path: String?
  private var watch: FileWatch?
  /// The fault that was told last, so that other changes in the folder do not repeat it.
  private var fault: String?

  /// Chooses an example, or one of the last drags.
  init(_ name: String, _ action: Performance.Action) { (self.name, self.action, path) = (name, action, nil) }

  /// Chooses the drag in a file.
  init(path: String) throws(StartFault) {
    self.path = path
    name = FileBytes.split(path).name
    action = .drag(try DragFile.read(path))
  }

  /// Reads the file again whenever it may have changed; `changed` is called if it has another drag, with nil, or another
  /// fault, with a sentence about it.
  func follow(_ changed: @escaping (_ fault: String?) -> Void) {
    guard let path else { return }
    watch = FileWatch(path) { [weak self] in
      guard let self else { return }
      reload(path, changed)
    }
  }

  /// Reads the file again.
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
