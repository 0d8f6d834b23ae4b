package import ChiralManifest

/// `index.json`, format `chiral-index`: documented in README.md.
extension BuildIndex {
  /// Raised when a program that reads the file must change.
  static let jsonVersion = 1

  /// The index for programs; sorted, so that equal indexes are equal bytes.
  package var json: JSONValue {
    .members([
      "format": "chiral-index", "version": .int(Self.jsonVersion),
      "icons": Self.object(icons) { $0.json },
      "targets": targets.isEmpty ? nil : Self.object(targets) { $0.json },
      "pending": pending.isEmpty ? nil : .array(pending.sorted().map(JSONValue.string)),
    ])
  }

  /// An object with its keys in the order of their bytes.
  fileprivate static func object<Value>(
    _ values: [String: Value], _ json: (Value) -> JSONValue
  ) -> JSONValue {
    .object(
      values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { .init(key: $0.key, value: json($0.value)) })
  }

  /// An index that was written before; nil where the JSON is none, or of another version.
  package init?(_ json: JSONNode) {
    guard json["format"]?.string == "chiral-index", json["version"]?.integer == Self.jsonVersion,
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
    pending = Set((json["pending"]?.elements ?? []).compactMap(\.string))
  }
}

extension BuildIndex.TargetFolder {
  fileprivate var json: JSONValue {
    [
      "icons": BuildIndex.object(icons) { icon in
        ["name": .string(icon.name), "mirroring": .string(icon.mirroring.rawValue)]
      },
      "files": .array(files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.json)),
    ]
  }

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
  fileprivate var json: JSONValue {
    [
      "class": .string(iconClass),
      "locales": .object(entries.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value.json) }),
    ]
  }

  fileprivate init?(_ json: JSONNode) {
    guard let iconClass = json["class"]?.string, let members = json["locales"]?.members else { return nil }
    self.init(iconClass: iconClass, entries: [:])
    for member in members {
      guard let entry = BuildIndex.Entry(member.value) else { return nil }
      entries[member.key] = entry
    }
  }
}

extension BuildIndex.Entry {
  fileprivate var json: JSONValue {
    .members([
      "outcome": .string(outcome), "rule": .string(rule), "problem": problem.map(JSONValue.string),
      "artwork": ["source": .string(picture.source), "transformation": .string(picture.transformation)],
      "parts": parts.isEmpty ? nil : .array(parts.map(\.json)),
      "fonts": fonts.isEmpty ? nil : .array(fonts.map(\.json)),
      "files": .array(files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.json)),
    ])
  }

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
      fonts: (json["fonts"]?.elements ?? []).compactMap(BuildIndex.Font.init), files: files.compactMap(\.self)
    )
  }
}

extension BuildIndex.Font {
  fileprivate var json: JSONValue {
    ["family": .string(family), "style": .string(style), "version": .string(version)]
  }

  fileprivate init?(_ json: JSONNode) {
    guard let family = json["family"]?.string, let style = json["style"]?.string,
      let version = json["version"]?.string
    else { return nil }
    self.init(family: family, style: style, version: version)
  }
}

extension BuildIndex.Part {
  fileprivate var json: JSONValue {
    ["action": .string(action), "element": .string(element), "reason": .string(reason)]
  }

  fileprivate init?(_ json: JSONNode) {
    guard let action = json["action"]?.string, let element = json["element"]?.string,
      let reason = json["reason"]?.string
    else { return nil }
    self.init(action: action, element: element, reason: reason)
  }
}

extension BuildIndex.File {
  fileprivate var json: JSONValue {
    .members([
      "path": .string(path), "sha256": .string(sha256), "size": resolution.map { .int($0.size) },
      "scale": resolution.map { .int($0.scale) },
    ])
  }

  fileprivate init?(_ json: JSONNode) {
    guard let path = json["path"]?.string, let sha256 = json["sha256"]?.string else { return nil }
    let size = json["size"]?.integer
    let scale = json["scale"]?.integer
    self.init(
      path: path, sha256: sha256,
      resolution: size.flatMap { size in scale.map { Resolution(size: size, scale: $0) } })
  }
}
