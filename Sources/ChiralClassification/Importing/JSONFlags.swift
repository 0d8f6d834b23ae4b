import ChiralManifest
import ChiralValues

/// The icons of a JSON file that gives each of them a flag: `{"back": {"rtlFlip": true}}`, or `[{"name": "back", "rtlFlip": true}]`,
/// also as the value of `icons`.
struct JSONFlags {
  /// An icon with its description.
  struct Icon {
    var name: String
    var node: JSONNode
    var flag: JSONMember?

    var mirrors: Bool { flag?.value.boolean == true }
  }

  /// The icons in the order of the file; empty if none has a flag.
  let icons: [Icon]

  init(_ root: JSONNode?) {
    let list = root?["icons"] ?? root
    let members = (list?.members ?? []).map { (name: $0.key, node: $0.value) }
    let elements = (list?.elements ?? []).compactMap { node in
      node["name"]?.string.map { (name: $0, node: node) }
    }
    let icons = (members + elements).filter { $0.node.members != nil }.map { name, node in
      let flag = node.members?.first { Self.keys.contains($0.key) && $0.value.boolean != nil }
      return Icon(name: name, node: node, flag: flag)
    }
    self.icons = icons.contains { $0.flag != nil } ? icons : []
  }

  private static let keys: Set = ["rtlFlip", "flipRtl", "mirrorInRtl"]

  /// Returns the edits of the flags whose icon is decided otherwise; an icon without a flag does not mirror.
  func edits(_ mirrors: [String: Bool], in bytes: [UInt8]) throws(ListEdit.Refusal) -> ListEdit.Edits {
    let names = icons.map(\.name)
    guard ListEdit.isAbout(names, mirrors), let key = icons.lazy.compactMap(\.flag?.key).first else {
      throw .foreign
    }
    let edits = icons.compactMap { icon -> TextReplacement? in
      guard let wanted = mirrors[icon.name], wanted != icon.mirrors else { return nil }
      if let flag = icon.flag { return TextReplacement(range: flag.value.span, text: "\(wanted)") }
      let start = icon.node.span.lowerBound + 1
      let gap = String(
        decoding: bytes[start...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }, as: UTF8.self)
      let isEmpty = icon.node.members?.isEmpty == true
      let end = isEmpty ? "" : gap.isEmpty ? ", " : ","
      return TextReplacement(range: start..<start, text: (isEmpty ? "" : gap) + "\"\(key)\": true" + end)
    }
    let known = Set(names)
    return (edits, mirrors.filter { $0.value && !known.contains($0.key) }.keys.sorted())
  }
}
