import Foundation

/// Returns a comparison as lines of text: the two works with their measurements, then the ratio.
func report(_ comparison: Comparison) -> String {
  let works = [comparison.candidate, comparison.baseline].map { figures in
    let time = String(format: "%12.1f ns", figures.nanosecondsPerCall)
    let allocations = String(format: "%8.2f allocations", figures.allocationsPerCall)
    return "  \(time) \(allocations)  \(figures.label)"
  }
  let ratio = String(format: "  %12.2f x the baseline", comparison.ratio)
  return ([comparison.name] + works + [ratio]).joined(separator: "\n")
}
