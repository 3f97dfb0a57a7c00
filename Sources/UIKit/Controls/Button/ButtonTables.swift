import Foundation

/// What a button shows in each of its states.
struct ButtonTables {
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var shadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgrounds = StateTable<UIImage>()
}
