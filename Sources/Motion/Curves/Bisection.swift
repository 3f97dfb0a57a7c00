/// The point of an interval at which a condition stops holding, to the last digit.
///
/// `holds` is true from `low` up to the point and false from there to `high`; neither end is asked. For roots that have
/// no closed form and are not sought in a sampling loop: some sixty calls.
func bisect(from low: Double, to high: Double, while holds: (Double) -> Bool) -> Double {
  var low = low
  var high = high
  while true {
    let middle = low + (high - low) / 2
    guard middle > low && middle < high else { return high }
    if holds(middle) { low = middle } else { high = middle }
  }
}
