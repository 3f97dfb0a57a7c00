import Foundation
import SourcePass

package struct UserBuild: Sendable {
  let engine: EngineFolder
  let toolchain: Toolchain
  let cache: String
  /// The language version, 5 or 6; nil for the one that the project asks for.
  let language: Int?

  package init(engine: EngineFolder, toolchain: Toolchain, cache: String, language: Int? = nil) {
    (self.engine, self.toolchain, self.cache, self.language) = (engine, toolchain, cache, language)
  }

  /// Compiles and links the files at these absolute paths as one module.
  package func make(
    _ paths: [String], in run: ToolRun = ToolRun(), memory: BuildMemory = BuildMemory()
  ) throws(BuildFailure) -> BuiltLibrary { try make(UserProject(files: paths), in: run, memory: memory) }

  /// Compiles the modules of a project and links them, and returns when that is done.
  ///
  /// What the compiler complains about is mended if the pass can. `memory` makes later builds shorter. Another thread
  /// can end the build by cancelling `run`.
  package func make(
    _ project: UserProject, in run: ToolRun = ToolRun(), memory: BuildMemory = BuildMemory()
  ) throws(BuildFailure) -> BuiltLibrary {
    var (products, failures, failed) = ([ModuleProduct](), [BuildMessage](), Set<String>())
    for module in project.modules.dropLast() where !engine.has(module: module.name) {
      var build = ModuleBuild(self, project, module, after: products, memory, run)
      do throws(BuildFailure) {
        products.append(try build.make())
      } catch .messages(let messages, _) {
        failures += messages.filter { $0.severity == .error }
        failed.insert(module.name)
      }
    }
    guard let main = project.modules.last else { throw .other(WorkshopError("There is nothing to build.")) }
    var build = ModuleBuild(self, project, main, after: products, memory, run)
    let product: ModuleProduct
    do throws(BuildFailure) {
      product = try build.make()
    } catch .messages(let messages, _) where !failures.isEmpty || products.contains(where: { !$0.leftOut.isEmpty }) {
      // What the libraries left out is the reason for errors here; that a module is missing which has errors is none.
      let causes = products.flatMap(\.leftOut).compactMap(\.cause)
      let all = causes + messages.filter { !failed.contains($0.absentModule ?? "") } + failures
      throw .messages(all, output: all.map(\.report).joined())
    }
    let library = "\(product.folder.path)/own.so"
    try link(products + [product], library, run)
    product.folder.addBundle(of: project.resources, named: project.bundles)
    return BuiltLibrary(
      path: library, project: project, products: products + [product], failures: failures, folder: product.folder)
  }

  package func warm(in run: ToolRun = ToolRun()) throws(BuildFailure) {
    let folder = try Self.folder()
    let path = "\(folder.path)/warm.swift"
    guard FileManager.default.createFile(atPath: path, contents: Data("import UIKit\n".utf8)) else { return }
    _ = try compile(["-c", path, "-module-name", UserProject.module, "-o", "\(folder.path)/own.o"], language: 5, run)
  }

  // MARK: Steps

  static func folder() throws(BuildFailure) -> BuildFolder {
    do throws(WorkshopError) { return try BuildFolder() } catch { throw .other(error) }
  }

  /// Runs the compiler with these words, and those that hold for every module.
  func compile(_ words: [String], language: Int, _ run: ToolRun) throws(BuildFailure) -> ToolRun.Ending {
    let all = [
      "-target", Toolchain.target, "-parse-as-library", "-swift-version", "\(language)", "-I", engine.modules,
      "-module-cache-path", cache, "-package-name", UserProject.module, "-import-module", "Rehearsal", "-Onone",
      "-gline-tables-only", "-D", "DEBUG",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
    return try runTool([toolchain.compiler, "-frontend"] + words + all, run)
  }

  private func link(_ products: [ModuleProduct], _ library: String, _ run: ToolRun) throws(BuildFailure) {
    let words =
      [toolchain.linker, "-shared", "-o", library, toolchain.start] + products.map(\.object) + [
        "-L", toolchain.libraries, "-rpath", toolchain.libraries, "-lswiftSwiftOnoneSupport", "-lswiftCore",
        "-lswift_Concurrency", "-lswift_StringProcessing",
        // The engine needs no networks; code that does brings the library.
        "--as-needed", "-lFoundationNetworking",
      ]
    let ending = try runTool(words, run)
    guard ending.code == 0 else {
      throw .messages(
        ending.output.lines().map {
          BuildMessage(severity: .error, path: "", line: 0, column: 0, text: String($0))
        }, output: ending.output)
    }
  }

  private func runTool(_ words: [String], _ run: ToolRun) throws(BuildFailure) -> ToolRun.Ending {
    let ending: ToolRun.Ending?
    do throws(WorkshopError) { ending = try run.run(words) } catch { throw .other(error) }
    guard let ending else { throw .cancelled }
    return ending
  }
}

package enum BuildFailure: Error, Sendable, Equatable {
  case messages([BuildMessage], output: String)
  case other(WorkshopError)
  /// A later build replaced this one.
  case cancelled
}
