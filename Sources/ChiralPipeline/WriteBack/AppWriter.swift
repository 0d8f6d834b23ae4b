#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes into files of others, as carefully as a build writes its own: each file whole or not at all, only if it is still as it was
/// read, with its mode and owner, and a file that names drawings after the drawings. What comes out of the place of a file is compared
/// once more, so that an edit is not lost, either, that was made after the comparison before.
struct AppWriter {
  private let changes: [WriteBack.Change]
  /// The record of what is written; nil for lists, in which nothing is made.
  private var record: ApplyRecord?
  /// Called with the path of each file directly before it gets its name; tests stop or interfere here.
  private let beforeRename: (String) throws(FileError) -> Void

  init(
    _ changes: [WriteBack.Change], _ record: ApplyRecord?,
    beforeRename: @escaping (String) throws(FileError) -> Void = { _ in }
  ) {
    let order = changes.enumerated().sorted { ($0.element.role, $0.offset) < ($1.element.role, $1.offset) }
    self.changes = order.map(\.element)
    self.record = record
    self.beforeRename = beforeRename
  }

  /// Writes all changes; after an error or a kill, another run continues.
  mutating func write() throws(FileError) {
    removeLeftOvers()
    for change in changes where !isAsRead(change) { throw Self.changed(change.path, "nothing was written") }
    try announce()
    for (count, change) in changes.enumerated() {
      do {
        try write(change)
      } catch {
        let state =
          "\(count) of \(changes.count) files are written; chiral apply continues when it runs again"
        throw FileError(error.action, error.path, reason: error.reason + "; " + state)
      }
    }
    try settle()
  }

  private static func changed(_ path: String, _ state: String) -> FileError {
    FileError("write", path, reason: "somebody changed it meanwhile, and \(state); run chiral apply again")
  }

  // MARK: The record

  /// Records what is about to be written, so that files of an interrupted run are known.
  private mutating func announce() throws(FileError) {
    guard !changes.isEmpty else { return }
    for change in changes where change.role != .link {
      record?.announce(change.file, change.new, isMade: change.role == .made)
    }
    try record?.write()
  }

  private mutating func settle() throws(FileError) {
    guard !changes.isEmpty else { return }
    for change in changes where change.role != .link { record?.settle(change.file, change.new) }
    let root = record?.folder ?? "."
    record?.prune { FileStatus(joined(root, $0)) != nil }
    try record?.write()
  }

  /// Removes the temporary files of a run that was killed.
  private func removeLeftOvers() {
    guard let record else { return }
    for path in record.entries.keys.map({ joined(record.folder, $0) }) {
      let folder = try? LinkGuard.folder(Self.folder(of: path), making: false)
      folder?.removeTemporaries(of: Files.name(of: path))
    }
  }

  // MARK: Files

  private static func folder(of path: String) -> String {
    Files.parentFolder(of: path) ?? (path.hasPrefix("/") ? "/" : ".")
  }

  /// Returns true if a file has the content that the change was made for.
  private func isAsRead(_ change: WriteBack.Change) -> Bool {
    guard let old = change.old else { return FileStatus(change.path, followingLinks: false) == nil }
    return Self.isFile(change.path, of: old)
  }

  private static func isFile(_ path: String, of bytes: [UInt8]) -> Bool {
    FileStatus(path, followingLinks: false)?.kind == .file
      && (try? Files.readFile(path, limit: bytes.count)) == bytes
  }

  private func write(_ change: WriteBack.Change) throws(FileError) {
    let folder = try LinkGuard.folder(Self.folder(of: change.path), making: true)
    if change.role == .link {
      try beforeRename(change.path)
      return try Files.link(change.path, to: String(decoding: change.new, as: UTF8.self))
    }
    let name = Files.name(of: change.path)
    let temporary = folder.newTemporary(for: name)
    defer { folder.forgetTemporary(temporary) }
    do throws(FileError) {
      try write(change, to: temporary, in: folder)
      guard isAsRead(change) else { throw Self.changed(change.path, "that stays") }
      try beforeRename(change.path)
      if change.old == nil { try give(temporary, name: name, for: change, in: folder) }
    } catch {
      folder.remove(temporary)
      throw FileError(error.action, change.path, reason: error.reason)
    }
    if let old = change.old { try replace(old, by: temporary, name: name, for: change, in: folder) }
  }

  /// Writes the new content into a temporary file, which nobody but its owner reads before it has the mode of the old file.
  private func write(
    _ change: WriteBack.Change, to temporary: String, in folder: HeldFolder
  ) throws(FileError) {
    let rights = change.old == nil ? nil : FileRights(change.path)
    let number = folder.open(temporary, O_WRONLY | O_CREAT | O_TRUNC, mode: rights == nil ? 0o666 : 0o600)
    guard number >= 0 else { throw FileError("write", change.path) }
    do {
      try rights?.apply(to: number, change.path)
    } catch {
      close(number)
      throw error
    }
    try Files.write(change.new, closing: number, change.path)
  }

  /// Gives a new file its name.
  private func give(
    _ temporary: String, name: String, for change: WriteBack.Change, in folder: HeldFolder
  ) throws(FileError) {
    // A link replaces nothing, not even a file that appears at this moment; some file systems have no links.
    if folder.link(temporary, to: name) {
      folder.remove(temporary)
    } else if folder.status(name) == nil {
      try folder.rename(temporary, to: name)
    } else {
      throw Self.changed(change.path, "that stays")
    }
  }

  /// Puts a file into the place of another one. If what comes out is not what was read, it goes back.
  private func replace(
    _ old: [UInt8], by temporary: String, name: String, for change: WriteBack.Change,
    in folder: HeldFolder
  ) throws(FileError) {
    // A signal must not remove what may be somebody's edit.
    folder.forgetTemporary(temporary)
    let aside = joined(Self.folder(of: change.path), temporary)
    guard folder.exchange(temporary, name) else {
      // Some systems and file systems exchange nothing.
      if folder.status(name) != nil { return try folder.rename(temporary, to: name) }
      folder.remove(temporary)
      throw Self.changed(change.path, "that stays")
    }
    let isAsRead = Self.isFile(aside, of: old)
    if !isAsRead, !folder.exchange(temporary, name) || !Self.isFile(aside, of: change.new) {
      let reason = "somebody changes it all the time; one of the edits is in \(aside)"
      throw FileError("write", change.path, reason: reason)
    }
    folder.remove(temporary)
    if !isAsRead { throw Self.changed(change.path, "that stays") }
  }
}
