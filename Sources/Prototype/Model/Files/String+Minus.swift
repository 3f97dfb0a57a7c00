extension String {
  /// Shows hyphens before numbers as minus signs; files and commands keep the hyphen.
  var withMinusSigns: String {
    guard contains("-") else { return self }
    let characters = Array(self)
    return String(
      characters.indices.map { index in
        guard characters[index] == "-", characters.indices.contains(index + 1), characters[index + 1].isNumber else {
          return characters[index]
        }
        let isInWord = index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
        return isInWord ? "-" : "−"
      })
  }
}
