/// Why a folder is no catalogue of icons; the description is an instruction.
public enum IconCatalogError: Error, Hashable, CustomStringConvertible {
  /// `index.json` is not there, or cannot be read.
  case missing(file: String)
  /// It is not what `chiral build` writes.
  case malformed(file: String, problem: String)
  /// Another program, or a later version, wrote it.
  case unknownFormat(file: String, format: String, version: Int)

  /// The problem, its place, and the way to mend it.
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
