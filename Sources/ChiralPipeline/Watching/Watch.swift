/// Does something again whenever a set changes.
package struct Watch {
  private let manifest: String

  /// Watches the files of a manifest.
  package init(manifest: String) { self.manifest = manifest }

  /// Calls `body` now and after every change, until the person ends it or an error is thrown.
  ///
  /// A change during `body` is not missed: the files are looked at before it begins.
  package func run(_ body: () throws -> Void) rethrows {
    let watch = FolderWatch()
    while !Interruption.isRequested {
      let files = WatchedFiles(ofManifest: manifest)
      watch.add(files.folders)
      try body()
      waitForChange(of: files, watch)
    }
  }

  /// How often it is looked whether the person wants to end.
  private static let patience: Int32 = 500

  private func waitForChange(of files: WatchedFiles, _ watch: FolderWatch) {
    // What changed while something was done has woken nobody.
    var event = FolderWatch.Event.change
    while !Interruption.isRequested {
      if event == .change {
        watch.settle()
        if !WatchedFiles(ofManifest: manifest).changes(since: files).isEmpty { return }
      }
      event = watch.wait(milliseconds: Self.patience)
    }
  }
}
