import SnapKit
import Stage
import Testing

@MainActor @Suite("SnapKit's common calls") struct SnapKitTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let card = UIView()
  private let other = UIView()

  private func lay(_ body: () -> Void) -> CGRect {
    stage.perform {
      stage.window.addSubview(view)
      view.addSubview(card)
      view.addSubview(other)
      body()
      view.layoutIfNeeded()
    }
    return card.frame
  }

  @Test("Edges, insets and offsets") func edges() {
    #expect(
      lay { card.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) } }
        == CGRect(x: 16, y: 16, width: 268, height: 468))
    #expect(
      lay {
        card.snp.remakeConstraints { $0.edges.equalTo(view).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      }
        == CGRect(x: 2, y: 1, width: 294, height: 496))
    #expect(
      lay {
        card.snp.remakeConstraints { make in
          make.left.right.equalToSuperview().inset(20)
          make.top.equalToSuperview().offset(10)
          make.height.equalTo(44)
        }
      } == CGRect(x: 20, y: 10, width: 260, height: 44))
  }

  @Test("Attributes of other views, sizes, centres, factors and guides") func attributes() {
    #expect(
      lay {
        other.snp.makeConstraints { make in
          make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(30)
          make.leading.equalTo(5)
          make.size.equalTo(CGSize(width: 40, height: 60))
        }
        card.snp.makeConstraints { make in
          make.top.equalTo(other.snp.bottom).offset(8)
          make.centerX.equalTo(other)
          make.width.equalTo(view).multipliedBy(0.5)
          make.height.equalTo(card.snp.width).dividedBy(3)
        }
      } == CGRect(x: -50, y: 98, width: 150, height: 50))
    #expect(other.frame == CGRect(x: 5, y: 30, width: 40, height: 60))
  }

  @Test("Relations and priorities: a weak constraint yields") func relations() {
    #expect(
      lay {
        card.snp.makeConstraints { make in
          make.center.equalToSuperview()
          make.width.lessThanOrEqualTo(100)
          make.width.equalToSuperview().priority(.low)
          make.height.greaterThanOrEqualTo(50)
          make.height.equalTo(10).priority(250)
        }
      } == CGRect(x: 100, y: 225, width: 100, height: 50))
  }

  @Test("A kept constraint changes, and an update gives one that exists another constant") func updates() {
    var top: Constraint?
    _ = lay {
      card.snp.makeConstraints { make in
        top = make.top.equalToSuperview().offset(10).constraint
        make.left.equalToSuperview()
        make.size.equalTo(50)
      }
    }
    #expect(card.frame == CGRect(x: 0, y: 10, width: 50, height: 50))
    #expect(lay { top?.update(offset: 70) }.minY == 70)
    #expect(lay { card.snp.updateConstraints { $0.left.equalToSuperview().offset(33) } }.minX == 33)
    #expect(lay { top?.deactivate() } != .null && top?.isActive == false)
    #expect(stage.perform { card.snp.prepareConstraints { $0.width.equalTo(1) }.first?.isActive } == false)
  }
}
