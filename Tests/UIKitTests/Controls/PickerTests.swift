import Stage
import Testing
import UIKit

@MainActor @Suite("Pickers")
struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    var usesViews = false
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 30 : 3
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 1 ? 100 : 0
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component):\(row)"
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      return view ?? UIImageView()
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component):\(row)")
    }
  }

  /// Only titles.
  private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [Int] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 30 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log.append(row) }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 300), scale: 1)
  private let titles = Titles()
  private let picker: UIPickerView

  init() {
    let stage = stage
    picker = stage.perform { UIPickerView(frame: CGRect(x: 35, y: 42, width: 320, height: 216)) }
    (picker.dataSource, picker.delegate) = (titles, titles)
    stage.window.addSubview(picker)
    stage.advance(by: 0.1)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func label(_ row: Int) -> UILabel? { labels(picker).first { $0.text == "row \(row)" } }

  private func drag(_ dy: CGFloat, holding: Bool = true) throws {
    stage.press(CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 150 + dy), rate: 120)
    if holding { stage.advance(by: 0.3) }
    stage.send(.up(CGPoint(x: 195, y: 150 + dy)))
    try stage.settle()
  }

  @Test("Rows lie on the measured cylinder: y = H / 2 + R sin(2πd / N), with R of the height and 75 points")
  func cylinder() throws {
    picker.selectRow(10, inComponent: 0, animated: false)
    stage.advance(by: 0.1)
    let table = 216.0 + 75
    let (number, radius) = ((2 * table / 32).rounded(.up), 0.334225372 * table)
    for distance in -4...4 {
      let angle = 2 * Double.pi * Double(distance) / number
      let row = try #require(label(10 + distance))
      #expect(abs(row.center.y.native - (108 + radius * sin(angle))) < 1e-6)
      #expect(abs(row.transform.d.native - cos(angle)) < 1e-6)
    }
    #expect(label(5) == nil && label(15) == nil)
  }

  @Test("A wheel follows the finger, stops at the nearest row, and tells the delegate of it once")
  func drag() throws {
    try drag(-10 - 70)
    #expect(picker.selectedRow(inComponent: 0) == 2 && titles.log == [2] && label(2)?.center.y == 108)
    try drag(-10 - 3)
    #expect(picker.selectedRow(inComponent: 0) == 2 && titles.log == [2])
    try drag(200)
    #expect(picker.selectedRow(inComponent: 0) == 0 && titles.log == [2, 0])
  }

  @Test("A flick turns the wheel on to a row")
  func flick() throws {
    try drag(-90, holding: false)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 4 && row < 30 && titles.log == [row])
    #expect(try #require(label(row)).center.y == 108)
  }

  @Test("A tap on a row turns the wheel to it; code turns it without telling")
  func tap() throws {
    let y = 42 + (try #require(label(2))).center.y
    stage.click(CGPoint(x: 195, y: y))
    try stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 2 && titles.log == [2])
    picker.selectRow(5, inComponent: 0, animated: true)
    stage.advance(by: 0.1)
    #expect(label(5)?.center.y != 108)
    try stage.settle()
    #expect(label(5)?.center.y == 108 && titles.log == [2])
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 29)
  }

  @Test("Components share the width that others leave, and their views are used again")
  func components() throws {
    let source = Source()
    (picker.dataSource, picker.delegate) = (source, source)
    stage.advance(by: 0.1)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 32))
    // Frames add and subtract.
    #expect(abs(picker.rowSize(forComponent: 0).width - CGFloat(320 - 2 * 9 - 5 - 100)) < 1e-9)
    #expect(picker.view(forRow: 0, forComponent: 0) is UIImageView)
    picker.selectRow(20, inComponent: 0, animated: true)
    try stage.settle()
    #expect(source.reused > 0 && source.log == [] && picker.selectedRow(inComponent: 1) == 0)
  }
}
