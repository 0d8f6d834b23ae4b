package import ChiralManifest
internal import ChiralRequests

/// Reads the format that `IndexPrinter` writes.
extension BuildIndex {
  /// Reads an index; nil if the JSON is not an index, or one of another version.
  package init?(_ json: JSONNode) {
    guard json["format"]?.string == "chiral-index", json["version"]?.integer == IndexPrinter.version,
      let members = json["icons"]?.members
    else { return nil }
    self.init()
    for member in members {
      guard let icon = Icon(member.value) else { return nil }
      icons[member.key] = icon
    }
    for member in json["targets"]?.members ?? [] {
      targets[member.key] = TargetFolder(member.value)
    }
  }
}

extension BuildIndex.TargetFolder {
  fileprivate init(_ json: JSONNode) {
    self.init(icons: [:], files: (json["files"]?.elements ?? []).compactMap(BuildIndex.File.init))
    for member in json["icons"]?.members ?? [] {
      guard let name = member.value["name"]?.string,
        let mirroring = member.value["mirroring"]?.string.flatMap(Export.Mirroring.init)
      else { continue }
      icons[member.key] = Export.Icon(name: name, mirroring: mirroring)
    }
  }
}

extension BuildIndex.Icon {
  fileprivate init?(_ json: JSONNode) {
    guard let iconClass = json["class"]?.string, let members = json["locales"]?.members else { return nil }
    self.init(
      iconClass: iconClass, exceptions: (json["except"]?.elements ?? []).compactMap(\.string),
      digits: json["digits"]?.string, entries: [:])
    for member in members {
      guard let entry = BuildIndex.Entry(member.value) else { return nil }
      entries[member.key] = entry
    }
  }
}

extension BuildIndex.Entry {
  fileprivate init?(_ json: JSONNode) {
    guard let outcome = json["outcome"]?.string, let rule = json["rule"]?.string,
      let source = json["artwork"]?["source"]?.string,
      let transformation = json["artwork"]?["transformation"]?.string,
      let files = json["files"]?.elements?.map(BuildIndex.File.init)
    else { return nil }
    self.init(
      picture: BuildIndex.Picture(source: source, transformation: transformation), outcome: outcome,
      rule: rule, problem: json["problem"]?.string,
      parts: (json["parts"]?.elements ?? []).compactMap(BuildIndex.Part.init),
      fonts: (json["fonts"]?.elements ?? []).compactMap(FontFace.init), files: files.compactMap(\.self)
    )
    letters = json["letters"]?.string
    shown = json["shown"]?.string
    isAccepted = json["accepted"].map(JSONValue.init) == .bool(true)
  }
}

extension FontFace {
  fileprivate init?(_ json: JSONNode) {
    guard let family = json["family"]?.string, let style = json["style"]?.string,
      let version = json["version"]?.string
    else { return nil }
    self.init(family: family, style: style, version: version, missingWeight: json["missingWeight"]?.integer)
  }
}

extension BuildIndex.Part {
  fileprivate init?(_ json: JSONNode) {
    guard let action = json["action"]?.string, let element = json["element"]?.string,
      let reason = json["reason"]?.string
    else { return nil }
    self.init(action: action, element: element, reason: reason)
  }
}

extension BuildIndex.File {
  fileprivate init?(_ json: JSONNode) {
    guard let path = json["path"]?.string, let sha256 = json["sha256"]?.string else { return nil }
    let size = json["size"]?.integer
    let scale = json["scale"]?.integer
    self.init(
      path: path, sha256: sha256,
      resolution: size.flatMap { size in scale.map { Resolution(size: size, scale: $0) } })
  }
}
