import CAllocations
import Foundation
import Testing

private final class Box {
  var value = 0
}

/// Keeps the optimiser from removing the allocation of an unused value.
@inline(never)
private func keep<T>(_ value: T) {}

@inline(never)
private func allocations(during work: () -> Void) -> UInt64 {
  let before = allocations_count()
  work()
  return allocations_count() - before
}

@Suite("Counting allocations")
struct AllocationTests {
  @Test("Arithmetic allocates nothing")
  func nothing() {
    var sum = 0.0
    let count = allocations {
      for index in 0..<1_000 { sum += Double(index).squareRoot() }
    }
    #expect(count == 0)
    #expect(sum > 0)
  }

  @Test("An object is one allocation")
  func objects() {
    var boxes: [Box] = []
    boxes.reserveCapacity(100)
    let count = allocations {
      for _ in 0..<100 { boxes.append(Box()) }
    }
    #expect(count == 100)
    #expect(boxes.count == 100)
  }

  @Test("Every array buffer is one allocation")
  func arrays() {
    let count = allocations {
      for size in 1...100 { keep([Int](repeating: size, count: size)) }
    }
    #expect(count == 100)
  }

  @Test(
    "Each allocating function of the C library counts once",
    arguments: ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"])
  func everyFunction(name: String) {
    var block: UnsafeMutableRawPointer?
    let count = allocations {
      switch name {
      case "malloc": block = malloc(64)
      case "calloc": block = calloc(8, 8)
      case "realloc": block = realloc(nil, 64)
      case "posix_memalign": _ = posix_memalign(&block, 64, 64)
      default: block = aligned_alloc(64, 64)
      }
    }
    #expect(count == 1)
    #expect(block != nil)
    free(block)
  }

  @Test("A block is live until it is freed, also when its size changes")
  func live() {
    let before = allocations_live()
    var block = malloc(64)
    #expect(allocations_live() == before + 1)
    block = realloc(block, 1_024)
    #expect(allocations_live() == before + 1 && block != nil)
    free(block)
    free(nil)
    #expect(allocations_live() == before)
  }

  @Test("Allocations of a dynamically loaded library count")
  func foundation() {
    let count = allocations {
      keep(NSMutableData(length: 1_024))
    }
    #expect(count > 0)
  }

  @Test("Allocations of another thread do not count")
  func threads() async {
    let count = allocations {
      let done = DispatchSemaphore(value: 0)
      // Starting a thread allocates here a little; its own thousand must not appear.
      Thread.detachNewThread {
        for _ in 0..<1_000 { keep(Box()) }
        done.signal()
      }
      done.wait()
    }
    #expect(count < 100)
  }
}
