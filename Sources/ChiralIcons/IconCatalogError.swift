/// The reason why a folder is not a catalogue of icons; the description says how to fix it.
public enum IconCatalogError: Error, Hashable, CustomStringConvertible {
  /// `index.json` does not exist or cannot be read.
  case missing(file: String)
  /// The file is not in the format that `chiral build` writes.
  case malformed(file: String, problem: String)
  /// Another program or a later version wrote the file.
  case unknownFormat(file: String, format: String, version: Int)

  /// The problem, its place, and a way to fix it.
  public var description: String {
    switch self {
    case .missing(let file):
      "\(file) cannot be read; build the icons with chiral build or ChiralPlugin, and name the folder that it wrote"
    case .malformed(let file, let problem): "\(file) is damaged; build the icons again (\(problem))"
    case .unknownFormat(let file, let format, let version):
      "\(file) has format \(format) \(version); use the ChiralIcons of the version of chiral that wrote it"
    }
  }
}
