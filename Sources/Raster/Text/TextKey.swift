import QuartzCore

/// The cache key of a layout.
struct TextKey: Hashable {
  private let string: String
  private let family: String?
  private let weight: Int
  private let isItalic: Bool
  private let size: Double
  private let width: Double
  private let lineLimit: Int
  private let alignment: TextRequest.Alignment
  private let truncation: TextRequest.Truncation
  private let runs: [TextRun]
  private let lineSpacing: Double
  private let lineHeightFactor: Double

  init(_ request: TextRequest) {
    string = request.string
    family = request.family
    weight = request.weight
    isItalic = request.isItalic
    size = request.size
    width = request.width
    lineLimit = request.lineLimit
    alignment = request.alignment
    truncation = request.truncation
    runs = request.runs
    lineSpacing = request.lineSpacing
    lineHeightFactor = request.lineHeightFactor
  }
}
