import CFuzzer

/// `chiral-fuzz <target> [libFuzzer's options] [corpus]`: runs libFuzzer on one parser or detector.
@main enum ChiralFuzz {
  nonisolated(unsafe) private static var target = FuzzTarget.pathData

  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first, let target = FuzzTarget.all[name] else {
      let known = FuzzTarget.all.keys.sorted().joined(separator: ", ")
      print("name a target: \(known)")
      return
    }
    Self.target = target
    // libFuzzer must see neither the name of the target nor this program's path.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
      ChiralFuzz.target.run(Array(UnsafeBufferPointer(start: data, count: size)))
      return 0
    }
  }
}
