// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The settings of a keyboard.
///
/// On a desktop they are kept for the client, but for `isSecureTextEntry`.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The words that are capitalized.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The kind of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
  /// The words that are capitalized; setting it has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether words are corrected; setting it has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Whether the spelling is checked; setting it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The kind of the keyboard; setting it has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The appearance of the keyboard; setting it has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The title of the Return key; setting it has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the Return key is disabled while the text is empty; setting it has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden; setting it has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The meaning of the text; setting it has no effect.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
}

/// The words that a keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  /// Every word.
  case words
  /// The first word of a sentence.
  case sentences
  /// All characters.
  case allCharacters
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  case yes
}

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  case yes
}

/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // Apple's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual.
  case `default`
  case dark
  case light
}

/// The title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// The meaning of a text, for filling it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  // Apple's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
}
