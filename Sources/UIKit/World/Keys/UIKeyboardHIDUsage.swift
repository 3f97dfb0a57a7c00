/// The positions of keys on a keyboard, by the numbers of the USB standard, whatever the keys type.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are pressed.
  case keyboardErrorRollOver = 1
  /// The keyboard failed its self-test.
  case keyboardPOSTFail = 2
  /// A key that the keyboard does not describe.
  case keyboardErrorUndefined = 3
  /// The key that types a on an American keyboard.
  case keyboardA = 4
  /// The key that types b on an American keyboard.
  case keyboardB = 5
  /// The key that types c on an American keyboard.
  case keyboardC = 6
  /// The key that types d on an American keyboard.
  case keyboardD = 7
  /// The key that types e on an American keyboard.
  case keyboardE = 8
  /// The key that types f on an American keyboard.
  case keyboardF = 9
  /// The key that types g on an American keyboard.
  case keyboardG = 10
  /// The key that types h on an American keyboard.
  case keyboardH = 11
  /// The key that types i on an American keyboard.
  case keyboardI = 12
  /// The key that types j on an American keyboard.
  case keyboardJ = 13
  /// The key that types k on an American keyboard.
  case keyboardK = 14
  /// The key that types l on an American keyboard.
  case keyboardL = 15
  /// The key that types m on an American keyboard.
  case keyboardM = 16
  /// The key that types n on an American keyboard.
  case keyboardN = 17
  /// The key that types o on an American keyboard.
  case keyboardO = 18
  /// The key that types p on an American keyboard.
  case keyboardP = 19
  /// The key that types q on an American keyboard.
  case keyboardQ = 20
  /// The key that types r on an American keyboard.
  case keyboardR = 21
  /// The key that types s on an American keyboard.
  case keyboardS = 22
  /// The key that types t on an American keyboard.
  case keyboardT = 23
  /// The key that types u on an American keyboard.
  case keyboardU = 24
  /// The key that types v on an American keyboard.
  case keyboardV = 25
  /// The key that types w on an American keyboard.
  case keyboardW = 26
  /// The key that types x on an American keyboard.
  case keyboardX = 27
  /// The key that types y on an American keyboard.
  case keyboardY = 28
  /// The key that types z on an American keyboard.
  case keyboardZ = 29
  /// The 1 of the row of digits.
  case keyboard1 = 30
  /// The 2 of the row of digits.
  case keyboard2 = 31
  /// The 3 of the row of digits.
  case keyboard3 = 32
  /// The 4 of the row of digits.
  case keyboard4 = 33
  /// The 5 of the row of digits.
  case keyboard5 = 34
  /// The 6 of the row of digits.
  case keyboard6 = 35
  /// The 7 of the row of digits.
  case keyboard7 = 36
  /// The 8 of the row of digits.
  case keyboard8 = 37
  /// The 9 of the row of digits.
  case keyboard9 = 38
  /// The 0 of the row of digits.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace, which deletes to the left.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// Hyphen and underscore.
  case keyboardHyphen = 45
  /// Equal sign and plus.
  case keyboardEqualSign = 46
  /// Opening bracket.
  case keyboardOpenBracket = 47
  /// Closing bracket.
  case keyboardCloseBracket = 48
  /// Backslash.
  case keyboardBackslash = 49
  /// Number sign on keyboards outside America.
  case keyboardNonUSPound = 50
  /// Semicolon.
  case keyboardSemicolon = 51
  /// Quotation mark.
  case keyboardQuote = 52
  /// Grave accent and tilde.
  case keyboardGraveAccentAndTilde = 53
  /// Comma.
  case keyboardComma = 54
  /// Period.
  case keyboardPeriod = 55
  /// Slash and question mark.
  case keyboardSlash = 56
  /// Caps Lock.
  case keyboardCapsLock = 57
  /// F1.
  case keyboardF1 = 58
  /// F2.
  case keyboardF2 = 59
  /// F3.
  case keyboardF3 = 60
  /// F4.
  case keyboardF4 = 61
  /// F5.
  case keyboardF5 = 62
  /// F6.
  case keyboardF6 = 63
  /// F7.
  case keyboardF7 = 64
  /// F8.
  case keyboardF8 = 65
  /// F9.
  case keyboardF9 = 66
  /// F10.
  case keyboardF10 = 67
  /// F11.
  case keyboardF11 = 68
  /// F12.
  case keyboardF12 = 69
  /// Print Screen.
  case keyboardPrintScreen = 70
  /// Scroll Lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page Up.
  case keyboardPageUp = 75
  /// Delete, which deletes to the right.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page Down.
  case keyboardPageDown = 78
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// The down arrow.
  case keyboardDownArrow = 81
  /// The up arrow.
  case keyboardUpArrow = 82
  /// Num Lock.
  case keypadNumLock = 83
  /// The keypad's slash.
  case keypadSlash = 84
  /// The keypad's asterisk.
  case keypadAsterisk = 85
  /// The keypad's minus.
  case keypadHyphen = 86
  /// The keypad's plus.
  case keypadPlus = 87
  /// The keypad's Enter.
  case keypadEnter = 88
  /// The keypad's 1.
  case keypad1 = 89
  /// The keypad's 2.
  case keypad2 = 90
  /// The keypad's 3.
  case keypad3 = 91
  /// The keypad's 4.
  case keypad4 = 92
  /// The keypad's 5.
  case keypad5 = 93
  /// The keypad's 6.
  case keypad6 = 94
  /// The keypad's 7.
  case keypad7 = 95
  /// The keypad's 8.
  case keypad8 = 96
  /// The keypad's 9.
  case keypad9 = 97
  /// The keypad's 0.
  case keypad0 = 98
  /// The keypad's period.
  case keypadPeriod = 99
  /// Backslash on keyboards outside America.
  case keyboardNonUSBackslash = 100
  /// The key that opens a context menu.
  case keyboardApplication = 101
  /// Power.
  case keyboardPower = 102
  /// The keypad's equal sign.
  case keypadEqualSign = 103
  /// F13.
  case keyboardF13 = 104
  /// F14.
  case keyboardF14 = 105
  /// F15.
  case keyboardF15 = 106
  /// F16.
  case keyboardF16 = 107
  /// F17.
  case keyboardF17 = 108
  /// F18.
  case keyboardF18 = 109
  /// F19.
  case keyboardF19 = 110
  /// F20.
  case keyboardF20 = 111
  /// F21.
  case keyboardF21 = 112
  /// F22.
  case keyboardF22 = 113
  /// F23.
  case keyboardF23 = 114
  /// F24.
  case keyboardF24 = 115
  /// Execute.
  case keyboardExecute = 116
  /// Help.
  case keyboardHelp = 117
  /// Menu.
  case keyboardMenu = 118
  /// Select.
  case keyboardSelect = 119
  /// Stop.
  case keyboardStop = 120
  /// Again.
  case keyboardAgain = 121
  /// Undo.
  case keyboardUndo = 122
  /// Cut.
  case keyboardCut = 123
  /// Copy.
  case keyboardCopy = 124
  /// Paste.
  case keyboardPaste = 125
  /// Find.
  case keyboardFind = 126
  /// Mute.
  case keyboardMute = 127
  /// Volume Up.
  case keyboardVolumeUp = 128
  /// Volume Down.
  case keyboardVolumeDown = 129
  /// The left Control key.
  case keyboardLeftControl = 224
  /// The left Shift key.
  case keyboardLeftShift = 225
  /// The left Alt key.
  case keyboardLeftAlt = 226
  /// The left Command key, Super on other keyboards.
  case keyboardLeftGUI = 227
  /// The right Control key.
  case keyboardRightControl = 228
  /// The right Shift key.
  case keyboardRightShift = 229
  /// The right Alt key.
  case keyboardRightAlt = 230
  /// The right Command key, Super on other keyboards.
  case keyboardRightGUI = 231
}
