/// The positions of keys on a keyboard, by the numbers of the USB standard, whatever the keys type.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 1
  case keyboardPOSTFail = 2
  /// A key that the keyboard does not describe.
  case keyboardErrorUndefined = 3
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
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
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  /// Backspace, which deletes to the left.
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  /// Equal sign and plus.
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  /// Number sign on keyboards outside America.
  case keyboardNonUSPound = 50
  case keyboardSemicolon = 51
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  case keyboardSlash = 56
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
  case keyboardPrintScreen = 70
  case keyboardScrollLock = 71
  case keyboardPause = 72
  case keyboardInsert = 73
  case keyboardHome = 74
  case keyboardPageUp = 75
  /// Delete, which deletes to the right.
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadNumLock = 83
  case keypadSlash = 84
  case keypadAsterisk = 85
  case keypadHyphen = 86
  case keypadPlus = 87
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
  case keypadPeriod = 99
  /// Backslash on keyboards outside America.
  case keyboardNonUSBackslash = 100
  case keyboardApplication = 101
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
  case keyboardExecute = 116
  case keyboardHelp = 117
  case keyboardMenu = 118
  case keyboardSelect = 119
  case keyboardStop = 120
  /// Again.
  case keyboardAgain = 121
  case keyboardUndo = 122
  case keyboardCut = 123
  case keyboardCopy = 124
  case keyboardPaste = 125
  case keyboardFind = 126
  case keyboardMute = 127
  case keyboardVolumeUp = 128
  case keyboardVolumeDown = 129
  case keyboardLeftControl = 224
  case keyboardLeftShift = 225
  case keyboardLeftAlt = 226
  /// The left Command key, Super on other keyboards.
  case keyboardLeftGUI = 227
  case keyboardRightControl = 228
  case keyboardRightShift = 229
  case keyboardRightAlt = 230
  /// The right Command key, Super on other keyboards.
  case keyboardRightGUI = 231
}
