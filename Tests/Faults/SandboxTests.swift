import ChiralTestSupport
import Foundation
import Testing

/// The command on systems that do not protect workers from drawings.
@Suite(.enabled(if: BuildKind.current.isWatched == false, "a sanitizer needs what the sandbox denies"))
struct SandboxTests {
  #if os(Linux)
    /// A filter makes the kernel answer as one without Landlock does; the command says so once, whatever the number of
    /// workers.
    @Test func aKernelWithoutLandlockIsNamedOnce() throws {
      let script = """
        import ctypes, os, struct, sys
        def op(code, jt, jf, k): return struct.pack("HBBI", code, jt, jf, k)
        code = op(0x20, 0, 0, 0) + op(0x15, 0, 1, 444) + op(0x06, 0, 0, 0x50026) + op(0x06, 0, 0, 0x7FFF0000)
        buffer = ctypes.create_string_buffer(code)
        program = struct.pack("HxxxxxxP", 4, ctypes.addressof(buffer))
        libc = ctypes.CDLL(None, use_errno=True)
        assert libc.prctl(38, 1, 0, 0, 0) == 0 and libc.prctl(22, 2, program, 0, 0) == 0
        os.execv(sys.argv[1], sys.argv[1:])
        """
      let set = try IconSet()
      for (option, count) in [("--jobs=2", 1), ("--quiet", 0)] {
        let run = try Command.start(
          "/usr/bin/env",
          ["python3", "-c", script, BuiltProducts.command, "mirror", "Assets", "-o", "out", option],
          in: set.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.components(separatedBy: "no Landlock").count == count + 1, "\(run.errors)")
      }
    }
  #endif
}
