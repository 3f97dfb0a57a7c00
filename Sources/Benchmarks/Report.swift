import Foundation

/// Returns a comparison as lines of text: the two works with their measurements, then the ratio.
func report(_ comparison: Comparison) -> String {
  let works = [comparison.candidate, comparison.baseline].map { figures in
    let time = String(
      format: "%12.1f ns (least %.1f)", figures.nanosecondsPerCall, figures.leastNanosecondsPerCall)
    let allocations = String(format: "%8.2f allocations", figures.allocationsPerCall)
    return "  \(time) \(allocations)  \(figures.label)"
  }
  let ratio = String(format: "  %12.2f x the baseline", comparison.ratio)
  let note = comparison.note.map { ["  " + $0] } ?? []
  return ([comparison.name] + works + [ratio] + note).joined(separator: "\n")
}
