/// Returns the point of an interval at which a condition stops holding, to the last digit.
///
/// `holds` must be true from `low` up to the point and false from there to `high`; it is not called for the two ends.
/// It is called about sixty times, so this is for roots without a closed form, outside sampling loops.
func bisect(from low: Double, to high: Double, while holds: (Double) -> Bool) -> Double {
  var low = low
  var high = high
  while true {
    let middle = low + (high - low) / 2
    guard middle > low && middle < high else { return high }
    if holds(middle) { low = middle } else { high = middle }
  }
}
