import CoreGraphics
import Foundation
import QuartzCore

extension ArchiveLoad {
  // MARK: User-defined attributes

  func setAttributes(of object: NSObject, _ element: ArchiveElement) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      let path = attribute["keyPath"] ?? ""
      let value = ArchiveValue(element: attribute, document: document).runtimeValue
      if !NamedSetting.set(path, of: object, to: value) {
        document.report(element, "has a value for “\(path)”, which no property of \(type(of: object)) here takes.")
      }
    }
  }

  // MARK: Connections

  func connect(_ object: NSObject, _ element: ArchiveElement) {
    for connection in element.child("connections")?.children ?? [] {
      switch connection.name {
      case "outlet": connectOutlet(object, element, connection)
      case "outletCollection": break
      case "action": connectAction(object, element, connection)
      case "segue": addTrigger(object, element, connection)
      default: document.report(element, "has a connection “\(connection.name)”, which is not read.")
      }
    }
    connectCollections(object, element)
  }

  private func connectOutlet(_ object: NSObject, _ element: ArchiveElement, _ connection: ArchiveElement) {
    guard let property = connection["property"], let id = connection["destination"] else { return }
    // It can be a part that is not installed on a phone.
    guard let value = self.object(id) else { return }
    switch UIApplication.shared.archivedClasses.set(property, of: object, to: value) {
    case true: return
    case false:
      document.report(element, "has the outlet “\(property)”, whose type is not \(type(of: value)).")
    default:
      if NamedSetting.connect(property, of: object, to: value) { return }
      document.report(element, "has the outlet “\(property)”, which \(type(of: object)) does not have.")
    }
  }

  private func connectCollections(_ object: NSObject, _ element: ArchiveElement) {
    let all = (element.child("connections")?.children ?? []).filter { $0.name == "outletCollection" }
    let properties = Dictionary(grouping: all) { $0["property"] ?? "" }
    for (property, connections) in properties.sorted(by: { $0.key < $1.key }) {
      let values = connections.compactMap { $0["destination"].flatMap(self.object) }
      if property == "gestureRecognizers", let view = object as? UIView {
        for value in values { (value as? UIGestureRecognizer).map(view.addGestureRecognizer) }
        continue
      }
      if UIApplication.shared.archivedClasses.set(property, of: object, to: values) != true {
        document.report(element, "has the collection “\(property)”, which \(type(of: object)) does not have.")
      }
    }
  }

  // MARK: Actions

  private func connectAction(_ object: NSObject, _ element: ArchiveElement, _ connection: ArchiveElement) {
    guard let name = connection["selector"] else { return }
    let id = connection["destination"] ?? ""
    if document.element(id)?["placeholderIdentifier"] == "IBFirstResponder" {
      let action = ChainAction(name, object)
      SegueTriggers.of(object).kept.append(action)
      return send(Selector(ChainAction.fire), to: action, from: object, connection, element)
    }
    guard let target = self.object(id) else { return }
    guard let selector = UIApplication.shared.archivedClasses.action(name, of: target) else {
      return document.report(element, "sends “\(name)”, which \(type(of: target)) does not have as an action.")
    }
    send(selector, to: target, from: object, connection, element)
  }

  /// Lets the object send the action.
  private func send(
    _ selector: Selector, to target: NSObject, from object: NSObject, _ connection: ArchiveElement,
    _ element: ArchiveElement
  ) {
    switch object {
    case let control as UIControl:
      let event = connection["eventType"].flatMap { ArchiveChoices.events[$0] } ?? control.usualEvent
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: selector)
    default: document.report(element, "sends an action, which \(type(of: object)) cannot.")
    }
  }

  private func addTrigger(_ object: NSObject, _ element: ArchiveElement, _ segue: ArchiveElement) {
    // The others are performed when the view loads, or by name.
    let isPerformedElsewhere = ["relationship", "embed"].contains(segue["kind"])
    guard let controller, !isPerformedElsewhere, object !== controller else { return }
    let trigger = SegueTrigger(segue, controller, object)
    let triggers = SegueTriggers.of(object)
    triggers.kept.append(trigger)
    switch object {
    case is UITableViewCell, is UICollectionViewCell:
      guard segue["trigger"] != "accessoryAction" else {
        return document.report(element, "has a segue from its accessory, which is not read.")
      }
      triggers.selection = trigger
    default: send(Selector(SegueTrigger.fire), to: trigger, from: object, segue, element)
    }
  }

  // MARK: Embedded controllers

  func embed(_ element: ArchiveElement) {
    guard let controller, let container = element.id.flatMap(object) as? UIView else { return }
    for segue in element.child("connections")?.children ?? [] where segue["kind"] == "embed" {
      ArchivedSegue(segue, from: controller, container: container).perform(sender: nil)
    }
  }
}

extension UIControl {
  /// What a control tells by default in Interface Builder.
  fileprivate var usualEvent: Event {
    self is UIButton ? .touchUpInside : self is UITextField ? .editingDidEnd : .valueChanged
  }
}
