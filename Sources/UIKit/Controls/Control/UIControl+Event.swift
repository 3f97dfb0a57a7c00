extension UIControl {
  /// What happens to a control, several at once where need be.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What these bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger goes down on it.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger goes down again in quick succession.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// The finger moves within it.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// The finger moves beyond it.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// The finger comes back.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// The finger leaves it.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// The finger goes up within it.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The finger goes up beyond it.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The touch is taken away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The user gave it another value.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// What it is there for was asked for.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Its menu was asked for; there are none here.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// Its text is being edited.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// Its text was changed.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Its text is edited no more.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// Its text is edited no more, because of the return key.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// Those that applications may give a meaning.
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    /// Those that the library keeps for itself.
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
}
