/// Repeats an action whenever a set changes.
package struct Watch {
  private let manifest: String

  /// Creates a watch for the files of a manifest.
  package init(manifest: String) { self.manifest = manifest }

  /// Calls `body` with the files now and after every change, until the user ends the command or an error is thrown.
  ///
  /// A change during `body` is not missed, because the files are examined before it begins.
  package func run(_ body: (WatchedFiles) throws -> Void) rethrows {
    let watch = FolderWatch()
    while !Interruption.isRequested {
      let files = WatchedFiles(ofManifest: manifest)
      watch.add(files.folders)
      try body(files)
      waitForChange(of: files, watch)
    }
  }

  /// The time between two checks for the end of the command, in milliseconds.
  private static let patience: Int32 = 500

  private func waitForChange(of files: WatchedFiles, _ watch: FolderWatch) {
    // A change while `body` ran has not ended any wait.
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
