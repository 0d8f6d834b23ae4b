/// Returns bytes as Base64 text for `data:` URLs (RFC 4648, section 4).
func base64(_ bytes: [UInt8]) -> String {
  String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
    var end = 0
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let left = bytes.count - start
      let group =
        Int(bytes[start]) << 16 | (left > 1 ? Int(bytes[start + 1]) << 8 : 0)
        | (left > 2 ? Int(bytes[start + 2]) : 0)
      // Three bytes are four letters of six bits; with one or two bytes, the letters without bits become padding.
      text[end] = base64Letters[group >> 18]
      text[end + 1] = base64Letters[group >> 12 & 63]
      text[end + 2] = left > 1 ? base64Letters[group >> 6 & 63] : UInt8(ascii: "=")
      text[end + 3] = left > 2 ? base64Letters[group & 63] : UInt8(ascii: "=")
      end += 4
    }
    return end
  }
}

private let base64Letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
