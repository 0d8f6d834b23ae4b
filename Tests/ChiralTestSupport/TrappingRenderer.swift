package import Foundation

/// A `chiral-render` that ends by a signal when it is asked about certain drawings, as one does that traps.
///
/// It passes questions and answers on between the command and the real program, in Python: of the questions that
/// hold a marker it answers so many, and none after that, whatever process is asked.
package struct TrappingRenderer: Sendable {
  /// The environment in which a command uses it.
  package let environment: [String: String]

  /// Writes it into a folder. Drawings that hold `marker` are answered for `answers` times.
  package init(in folder: URL, marker: String, answers: Int) throws {
    let script = folder.appending(path: "trapping-render-\(UUID().uuidString)")
    environment = ["CHIRAL_RENDER": script.path]
    let text = """
      #!/usr/bin/env python3
      import os, signal, struct, subprocess, sys
      log = sys.argv[0] + ".log"
      child = subprocess.Popen(["\(BuiltProducts.renderer)", *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

      def frame(stream):
          head = stream.read(8)
          if len(head) < 8:
              sys.exit(0)
          return head + stream.read(struct.unpack("<Q", head)[0])

      def send(stream, data):
          stream.write(data)
          stream.flush()

      send(sys.stdout.buffer, frame(child.stdout))
      while True:
          question = frame(sys.stdin.buffer)
          # After the length and the number: a question about a drawing is 3, and the places of elements, which need no detector
          # and no renderer, are its task 8.
          if b"\(marker)" in question and question[16:18] != b"\\x03\\x08":
              with open(log, "a") as file:
                  file.write("x")
              if os.path.getsize(log) > \(answers):
                  child.kill()
                  os.kill(os.getpid(), signal.SIGILL)
          send(child.stdin, question)
          send(sys.stdout.buffer, frame(child.stdout))

      """
    // Written by a process of its own; see `WatchedRenderer`.
    let written = try Command.start(
      "/bin/sh", ["-c", #"cat >"$0" && chmod 755 "$0""#, script.path], input: text)
    guard written.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
