import DisplayUser
import Foundation
import SeededRandom
import SlidingSource
import Testing

/// The Python SDK of the Model Context Protocol as a client, in a virtual environment.
private enum Client {
  static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-tests-mcp-2.3.0").path
  static let python = "\(folder)/bin/python"

  /// Whether the SDK is installed, now or by an earlier run; nil if it was, otherwise what failed.
  static let problem: String? = {
    guard Nightly.isNow else { return ".ci/nightly runs it" }
    let check = "'\(python)' -c 'import mcp' 2> /dev/null"
    let install =
      "python3 -m venv '\(folder)' && '\(python)' -m pip install -q --disable-pip-version-check mcp==2.3.0 pydantic==2.14.4 "
      + "anyio==4.16.0 jsonschema==4.26.0"
    let words = ["sh", "-c", "\(check) || { \(install); }"]
    guard let id = try? Program.spawn(words, ProcessInfo.processInfo.environment, [:]) else { return "no shell" }
    var status: Int32 = 0
    return waitpid(id, &status, 0) == id && status == 0 ? nil : "python3 -m venv, or pip install mcp, failed"
  }()
}

@Suite("The Python SDK as a client of the server")
struct ServeClientTests {
  /// Builds a file, drags it, changes it, and drags it again, as an assistant does.
  private static let script = #"""
    import asyncio, base64, json, sys
    import jsonschema
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    program, file, environment = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
    wrong = [
        ("drag", {"transition": "sink", "depth": 21}), ("drag", {"transition": "sink", "depth": 1.5}),
        ("drag", {"transition": "sink", "drag": {"points": []}}), ("drag", {"transition": 1}),
        ("drag", {"transition": "sink", "faults": ["quake"]}), ("look", {"transition": "sink", "progress": 2}),
        ("check", {"transition": "sink", "contract": {"noJump": "far"}}), ("trace", {"layer": ["a"]}),
        ("drag", {"transition": "sink", "drag": {"events": [{"t": 0}]}}), ("pop", {"settings": {"a": [1]}}),
    ]
    right = [
        ("drag", {"transition": "sink", "depth": 2.0, "strip": 0}), ("look", {"transition": "sink", "progress": 0.5}),
        ("drag", {"transition": "sink", "drag": {"points": [[1, 2]]}, "faults": ["stall"], "strip": 0}),
        ("check", {"transition": "sink", "contract": {"noJump": False, "drags": ["flick"], "survives": ["push"]}}),
    ]

    async def main():
        found = {}
        parameters = StdioServerParameters(command=program, args=["serve", "--stdio"], env=environment)
        async with stdio_client(parameters) as streams, ClientSession(*streams) as session:
            found["version"] = (await session.initialize()).protocol_version
            tools = (await session.list_tools()).tools
            found["tools"] = [tool.name for tool in tools]
            schemas = {tool.name: tool.input_schema for tool in tools}
            for schema in schemas.values():
                jsonschema.Draft202012Validator.check_schema(schema)
            found["agrees"] = []
            for name, arguments in wrong + right:
                is_valid = jsonschema.Draft202012Validator(schemas[name]).is_valid(arguments)
                try:
                    await session.call_tool(name, arguments)
                    is_taken = True
                except Exception as error:
                    is_taken = "it takes" not in str(error) and "missing" not in str(error) and "no such" not in str(error)
                found["agrees"].append(is_valid == is_taken == ((name, arguments) in right))

            async def call(name, **arguments):
                result = await session.call_tool(name, {"file": file, **arguments})
                texts = [block.text for block in result.content if block.type == "text"]
                pictures = [base64.b64decode(block.data) for block in result.content if block.type == "image"]
                return {
                    "text": "\n".join(texts), "isError": result.is_error, "pictures": [p[:4].hex() for p in pictures],
                    "structured": result.structured_content,
                }

            found["build"] = await call("build")
            found["before"] = await call("drag", drag="flick")
            with open(file) as source:
                text = source.read()
            with open(file, "w") as source:
                source.write(text.replace("progress > 0.5", "progress > 0.2"))
            found["after"] = await call("drag", drag="flick")
            with open(file, "a") as source:
                source.write("let number: Int = \"one\"\n")
            found["broken"] = await call("drag", drag="flick")
        print(json.dumps(found))

    asyncio.run(main())
    """#

  @Test(
    "A client validates the schemas, sees own code, and sees it change",
    .enabled(if: Client.problem == nil, "The SDK could not be installed from PyPI: \(Client.problem ?? "")"))
  func session() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try SlidingSource.text.write(toFile: "\(folder)/Card.swift", atomically: true, encoding: .utf8)
    try Self.script.write(toFile: "\(folder)/client.py", atomically: true, encoding: .utf8)
    let variables = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""
    ].merging(Program.preparedCache) { $1 }
    let words = [
      Client.python, "\(folder)/client.py", Program.path(of: "backswipe"), "\(folder)/Card.swift",
      String(decoding: try JSONEncoder().encode(variables), as: UTF8.self),
    ]
    // The client replaces the program that a test starts.
    let shell = "exec " + words.map { "'\($0)'" }.joined(separator: " ")
    let ending = try Program(["--version"], display: nil, shell: shell).ending()
    #expect(ending.code == 0, "\(ending.complaints)")
    let found = try #require(try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any])
    #expect(found["version"] as? String == "2025-06-18")
    #expect((found["tools"] as? [String])?.contains("decision") == true)
    #expect((found["agrees"] as? [Bool]) == Array(repeating: true, count: 14), "\(found["agrees"] ?? "")")
    func part(_ name: String) throws -> [String: Any] { try #require(found[name] as? [String: Any]) }
    #expect(try (part("build")["text"] as? String)?.contains("preview Slides") == true)
    #expect(try part("before")["pictures"] as? [String] == ["89504e47"])
    func finishes(_ name: String) throws -> Bool? {
      (try part(name)["structured"] as? [String: Any])?["finishes"] as? Bool
    }
    #expect(try finishes("before") == false && finishes("after") == true)
    #expect(try part("broken")["isError"] as? Bool == true)
    #expect(try (part("broken")["text"] as? String)?.contains("Card.swift:") == true)
  }
}
