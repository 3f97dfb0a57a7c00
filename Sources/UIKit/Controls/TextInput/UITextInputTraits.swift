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
  /// None.
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
  /// Yes.
  case yes
}

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  // Apple's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Web addresses.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Mail addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Short messages.
  case twitter
  /// Web searches.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// The title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
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

  /// A person's name.
  public static let name = Self(rawValue: "name")
  /// A user name.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  // Apple's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = Self(rawValue: "url")
}
