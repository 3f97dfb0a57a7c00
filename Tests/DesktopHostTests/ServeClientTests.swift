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
    rows = [{
        "perform": [
            {"depth": 21}, {"depth": 1.5}, {"drag": {"points": []}}, {"transition": 1}, {"faults": ["quake"]},
            {"what": "picture", "progress": 2}, {"layer": ["a"]}, {"what": "film"}, {"settings": {"a": [1]}},
        ], "check": [{"contract": 3}],
    }, {
        "perform": [
            {"depth": 2.0, "strip": 0}, {"what": "picture", "progress": 0.5},
            {"drag": {"points": [[1, 2]]}, "faults": ["stall"], "strip": 0},
        ], "check": [{"contract": {"noJump": False, "drags": ["flick"], "survives": ["push"]}}],
    }]

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
            for is_right, name, arguments in [(i, n, a) for i in (0, 1) for n in rows[i] for a in rows[i][n]]:
                arguments = {"transition": "sink"} | arguments
                is_valid = jsonschema.Draft202012Validator(schemas[name]).is_valid(arguments)
                result = await session.call_tool(name, arguments)
                found["agrees"].append(is_valid == (not result.is_error) == (is_right == 1))

            async def call(name, **arguments):
                result = await session.call_tool(name, {"file": file, **arguments})
                texts = [block.text for block in result.content if block.type == "text"]
                pictures = [base64.b64decode(block.data) for block in result.content if block.type == "image"]
                return {
                    "text": "\n".join(texts), "pictures": [p[:4].hex() for p in pictures],
                    "structured": result.structured_content,
                }

            found["build"] = await call("build")
            found["before"] = await call("perform", drag="flick")
            with open(file) as source:
                text = source.read()
            with open(file, "w") as source:
                source.write(text.replace("progress > 0.5", "progress > 0.2"))
            found["after"] = await call("perform", drag="flick")
        print(json.dumps(found))

    asyncio.run(main())
    """#

  @Test(
    "A client validates the schemas, sees own code, and sees it change",
    .enabled(if: Client.problem == nil, "The SDK could not be installed from PyPI: \(Client.problem ?? "")"))
  func session() throws {
    let folder = try TestFolder()
    let (file, client) = (
      try folder.write(SlidingSource.text, to: "Card.swift"), try folder.write(Self.script, to: "client.py")
    )
    let variables = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""
    ].merging(Program.preparedCache) { $1 }
    let words = [
      Client.python, client, Program.path(of: "backswipe"), file,
      String(decoding: try JSONEncoder().encode(variables), as: UTF8.self),
    ]
    // The client replaces the program that a test starts.
    let shell = "exec " + words.map { "'\($0)'" }.joined(separator: " ")
    let ending = try Program(["--version"], display: nil, shell: shell).ending()
    #expect(ending.code == 0, "\(ending.complaints)")
    let found = try #require(try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any])
    #expect(found["version"] as? String == "2025-11-25")
    #expect((found["tools"] as? [String])?.contains("perform") == true)
    #expect((found["agrees"] as? [Bool]) == Array(repeating: true, count: 14), "\(found["agrees"] ?? "")")
    func part(_ name: String) throws -> [String: Any] { try #require(found[name] as? [String: Any]) }
    #expect(try (part("build")["text"] as? String)?.contains("preview Slides") == true)
    #expect(try part("before")["pictures"] as? [String] == ["89504e47"])
    func finishes(_ name: String) throws -> Bool? {
      (try part(name)["structured"] as? [String: Any])?["finishes"] as? Bool
    }
    #expect(try finishes("before") == false && finishes("after") == true)
  }
}
