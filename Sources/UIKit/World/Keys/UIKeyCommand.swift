public import Foundation
public import QuartzCore

/// On a keyboard without a Command key, Control stands for it.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The characters that the key types without modifiers, or one of the input constants.
  public final let input: String?
  /// These modifier keys have to be held, and no others.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what a text field does with the key.
  open var wantsPriorityOverSystemBehavior = false
  /// Stored, without effect: inputs are never translated for other keyboards.
  open var allowsAutomaticLocalization = true
  /// Stored, without effect: inputs are never mirrored.
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public override init?(coder: NSCoder) { nil }

  /// With `exactly`, Control does not stand for Command.
  final func matches(_ key: KeyInput, exactly: Bool) -> Bool {
    guard let input, !input.isEmpty, !attributes.contains(.disabled) else { return false }
    var wanted = modifierFlags.intersection(KeyInput.modifiers)
    if !exactly {
      guard wanted.contains(.command), !wanted.contains(.control) else { return false }
      wanted = wanted.subtracting(.command).union(.control)
    }
    let held = key.modifierFlags.intersection(KeyInput.modifiers)
    if held == wanted, input.lowercased() == key.characters.lowercased() { return true }
    // Such as a question mark, for which Shift has to be held; an arrow with Shift is another key.
    return held.subtracting(.shift) == wanted && held.contains(.shift) && key.characters.count == 1
      && input == key.shiftedCharacters
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
  public static let f1 = "UIKeyInputF1"
  public static let f2 = "UIKeyInputF2"
  public static let f3 = "UIKeyInputF3"
  public static let f4 = "UIKeyInputF4"
  public static let f5 = "UIKeyInputF5"
  public static let f6 = "UIKeyInputF6"
  public static let f7 = "UIKeyInputF7"
  public static let f8 = "UIKeyInputF8"
  public static let f9 = "UIKeyInputF9"
  public static let f10 = "UIKeyInputF10"
  public static let f11 = "UIKeyInputF11"
  public static let f12 = "UIKeyInputF12"
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Never set.
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command, or Super; in the flags of a key command, Control as well.
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// Calls its method on the first responder in the chain that has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public final let action: Selector
  public final let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  public override init?(coder: NSCoder) { nil }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Returns whether a responder from `responder` upwards has the method.
  final func perform(from responder: UIResponder?) -> Bool {
    var next = responder
    while let found = next {
      found.validate(self)
      guard !attributes.contains(.disabled) else { return true }
      if action.perform(on: found, with: self) { return true }
      next = found.next
    }
    return false
  }
}
