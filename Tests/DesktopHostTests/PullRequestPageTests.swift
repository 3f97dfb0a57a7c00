import DisplayUser
import Foundation
import Testing

@Suite("The page of pull requests")
struct PullRequestPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// A fenced block of the page, with the mark above it.
  private struct Block {
    var mark = ""
    let language: String
    var text = ""
  }

  private func blocks() throws -> [Block] {
    let page = "\(Self.root)/Sources/Prototype/Prototype.docc/InYourPullRequests.md"
    var (blocks, isInside, mark): ([Block], Bool, String) = ([], false, "")
    for line in try String(contentsOfFile: page, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if !isInside { blocks.append(Block(mark: mark, language: String(line.dropFirst(3)))) }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].text += line + "\n"
      }
      mark = line.hasPrefix("<!-- ") ? String(line.dropFirst(5).dropLast(4)) : ""
    }
    return blocks
  }

  @Test("Every block of the page does what it says, one after the other in an empty folder") func page() throws {
    let folder = try TestFolder()
    let variables = Self.variables.merging(["BACKSWIPE_SHARE": "\(Self.root)/Assets"]) { $1 }
    #expect(try Self.bash("git init --quiet '\(folder)'", variables).code == 0)
    var (last, counts) = (Program.Ending.ok, [String: Int]())
    for block in try blocks() {
      counts[block.language, default: 0] += 1
      switch block.language {
      case "sh":
        try folder.write(block.text, to: ".block")
        last = try Self.bash("cd '\(folder)'; exec bash -e .block", variables)
        #expect(last.code == (block.mark == "fails" ? 1 : 0), "\(block.text)\(last.output)\(last.complaints)")
      case "json":
        #expect(block.mark.hasPrefix("file: "))
        try folder.write(block.text, to: String(block.mark.dropFirst(6)))
      default: #expect(last.output.contains(block.text), "\(last.output)")
      }
    }
    #expect(counts == ["sh": 7, "json": 1, "": 1])
    for name in ["sheet.png", "motion-check/sheet.png", "motion-check/check.xml", "motion-check/check.txt"] {
      #expect(!(try folder.bytes(name)).isEmpty)
    }
    let report = try folder.text("motion-check/check.xml")
    #expect(report.contains("failures=\"1\""))
    let comment = try folder.text("motion-check/comment.md")
    #expect(comment.contains("Reveal.swift:") && comment.contains("0.4 → 0.6"), "\(comment)")
    let workflow = try folder.text(".github/workflows/backswipe.yml")
    #expect(workflow.contains("uses: ./.github/actions/backswipe") && workflow.contains("paths: Transitions"))
  }

  /// A server of comments, which keeps them in `comments.json` and the methods of requests in `requests`.
  private static let server = """
    import http.server, json
    comments = []
    class Handler(http.server.BaseHTTPRequestHandler):
      def answer(self):
        assert self.headers["Authorization"] == "Bearer secret"
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        path, _, query = self.path.partition("?")
        open("requests", "a").write(f"{self.command} {path}\\n")
        if self.command == "POST": comments.append({"id": 41, "body": json.loads(body)["body"]})
        if self.command == "PATCH": comments[0]["body"] = json.loads(body)["body"]
        json.dump(comments, open("comments.json", "w"))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(comments if query.endswith("page=1") else []).encode())
      do_GET = do_POST = do_PATCH = answer
      def log_message(self, *words): pass
    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    open("port", "w").write(f"{server.server_port}\\n")
    server.serve_forever()
    """

  @Test("The action, run as by GitHub, checks what a pull request changes, and comments it once, with pictures")
  func action() throws {
    let folder = try TestFolder()
    let action = try String(contentsOfFile: "\(Self.root)/Assets/ci/action.yml", encoding: .utf8)
    let step = try #require(action.components(separatedBy: "\n").first { $0.hasPrefix("      run: ") }).dropFirst(11)
    for name in ["BACKSWIPE", "GITHUB_TOKEN", "PICTURES", "PATHS"] { #expect(action.contains("\n        \(name): ")) }
    try folder.write(Self.server, to: "server.py")
    try folder.write("{\"pull_request\": {\"number\": 7}}", to: "event.json")
    let contract = try #require(try blocks().first { $0.language == "json" }).text
    try folder.write(contract, to: "contract.json")
    try folder.write(
      """
      set -eo pipefail
      cd '\(folder)'
      python3 server.py & trap "kill $!" EXIT
      git init --quiet --bare origin.git
      git init --quiet app; cd app
      backswipe new Other; mkdir Transitions; cp ../contract.json Transitions/Reveal.motion.json
      (cd Transitions; backswipe new Reveal)
      git add .; git commit --quiet --message one; git push --quiet ../origin.git HEAD:refs/heads/main
      sed -i 's/threshold: CGFloat = 0.4/threshold: CGFloat = 0.6/' Transitions/Reveal.swift
      git commit --quiet --all --message two; git push --quiet ../origin.git HEAD:refs/pull/7/merge
      git init --quiet ../checkout; cd ../checkout
      git remote add origin 'file://\(folder)/origin.git'
      git fetch --quiet --depth=1 origin refs/pull/7/merge; git checkout --quiet FETCH_HEAD
      while ! [ -s ../port ]; do sleep 0.1; done
      export GITHUB_API_URL=http://127.0.0.1:$(cat ../port) GITHUB_TOKEN=secret
      code=0
      bash --noprofile --norc -eo pipefail -c "$STEP" || code=$?
      python3 "$GITHUB_ACTION_PATH/comment.py" motion-check/comment.md
      git -C ../origin.git show backswipe-pictures:sheet.png > ../pushed.png
      git -C ../origin.git rev-parse backswipe-pictures > ../commit
      exit $code
      """, to: "job")
    let variables = [
      "STEP": String(step), "GITHUB_ACTION_PATH": "\(Self.root)/Assets/ci", "PATHS": "Transitions Other.swift",
      "PICTURES": "backswipe-pictures", "GITHUB_BASE_REF": "main", "GITHUB_REPOSITORY": "team/app",
      "GITHUB_SERVER_URL": "http://server.test", "GITHUB_RUN_ID": "5", "GITHUB_REF": "refs/pull/7/merge",
      "GITHUB_EVENT_PATH": "\(folder)/event.json", "GITHUB_OUTPUT": "\(folder)/output",
      "GITHUB_STEP_SUMMARY": "\(folder)/summary",
    ]
    let ending = try Self.bash("exec bash '\(folder)/job'", Self.variables.merging(variables) { $1 })
    let comment = try folder.text("checkout/motion-check/comment.md")
    #expect(ending.code == 1 && !comment.contains("Other"), "\(ending)")
    let commit = try folder.text("commit").dropLast()
    for words in [
      "Motion of Transitions: a contract does not hold", "0.4 → 0.6", "commitsAt 45 %: FAILS", "no-reduce-motion",
      "![sheet.png](http://server.test/team/app/raw/\(commit)/sheet.png)", "http://server.test/team/app/actions/runs/5",
      "![Transitions.png](",
    ] { #expect(comment.contains(words), "\(words): \(comment)") }
    #expect(try folder.text("summary") == comment)
    #expect(try folder.text("output") == "result=fails\ncomment=motion-check/comment.md\n")
    #expect(try folder.bytes("pushed.png") == folder.bytes("checkout/motion-check/sheet.png"))
    #expect(try folder.text("checkout/motion-check/Transitions.html").contains("<html"))
    let comments = try JSONSerialization.jsonObject(with: Data(folder.text("comments.json").utf8)) as? [[String: Any]]
    #expect(comments?.count == 1 && comments?[0]["body"] as? String == comment)
    let writes = try folder.text("requests").split(separator: "\n").filter { !$0.hasPrefix("GET") }
    #expect(
      writes == ["POST /repos/team/app/issues/7/comments", "PATCH /repos/team/app/issues/comments/41"], "\(writes)")
  }

  /// With the program on the `PATH`, and a name for commits.
  private static let variables: [String: String] = {
    let programs = URL(fileURLWithPath: Program.path(of: "backswipe")).deletingLastPathComponent().path
    var variables = ["PATH": "\(programs):\(ProcessInfo.processInfo.environment["PATH"] ?? "")", "BACKSWIPE": ""]
    for role in ["AUTHOR", "COMMITTER"] {
      variables["GIT_\(role)_NAME"] = "A person"
      variables["GIT_\(role)_EMAIL"] = "person@localhost"
    }
    return variables.merging(Program.preparedCache) { $1 }
  }()

  private static func bash(_ line: String, _ variables: [String: String]) throws -> Program.Ending {
    try Program(["--version"], display: nil, variables: variables, shell: line).ending()
  }

  @Test(
    "The page's transition is red without its pan, with a turned one, and if its animator does not complete it",
    arguments: [
      ("/addGestureRecognizer(UIPan/d", "commitsAt 45 %: FAILS: it could not be judged, because no drag holds"),
      (
        "s/max(0, pan.trans/max(0, -pan.trans/",
        "commitsAt 45 %: FAILS: it could not be judged, because no drag finishes, not even"
      ),
      ("/completeTransition(!/d", "neverStuck: FAILS: the transition never completes: completeTransition(_:) is not"),
    ])
  func broken(change: String, words: String) throws {
    let contract = try #require(try blocks().first { $0.language == "json" }).text
    let shell = """
      cd "$HOME" && backswipe new Reveal 2> /dev/null && sed -i '\(change)' Reveal.swift
      echo '\(contract)' > Reveal.motion.json
      backswipe check Reveal.swift --junit check.xml || true; cat check.xml
      """
    let folder = URL(fileURLWithPath: Program.path(of: "backswipe")).deletingLastPathComponent().path
    let path = ["PATH": "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
    let ending = try Program(
      ["--version"], display: nil, variables: path.merging(Program.preparedCache) { $1 }, shell: shell
    ).ending()
    let lines = ending.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("Reveal.swift: \(words)") }, "\(ending)")
    #expect(ending.output.contains("<failure") && !ending.output.contains("failures=\"0\""))
  }

  @Test("The script refuses what is no package, and a package that is not there") func refusals() throws {
    for (file, code, words) in [
      ("a.zip", Int32(2), "ends in .whl, .tar.xz or .deb"), ("/nonexistent.tar.xz", 2, "No such file"),
    ] {
      let shell = "cd \"$HOME\"; exec bash '\(Self.root)/Assets/ci/check.sh' a.swift"
      let ending = try Program(["--version"], display: nil, variables: ["BACKSWIPE": file], shell: shell).ending()
      #expect(ending.code == code && ending.complaints.contains(words), "\(ending)")
    }
  }
}
