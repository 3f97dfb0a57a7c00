extension UIControl {
  /// The events of a control, a set of flags.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger goes down on the control.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger goes down again in quick succession.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger moves back into the control.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger goes up inside the control.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger goes up outside the control.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The touch is cancelled.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The user changed the value of the control.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The user triggered the primary action of the control.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// The user opened the menu of the control.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// The user began to edit the text.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// The user ended editing the text.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The user ended editing the text with the Return key.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// The events that applications can use.
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    /// The events that the framework reserves.
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
}
