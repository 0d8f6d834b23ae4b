/// A module in JavaScript, to be written as an ES module or as a part of a CommonJS file.
struct ComponentModule {
  /// An import of another module.
  enum Import {
    /// All of a module under one name.
    case all(String, String)
    /// Some names of a module of this package.
    case named([String], String)
  }

  let imports: [Import]
  /// The names that other modules may import.
  let exports: [String]
  /// The text between the imports and the exports.
  let body: String
  /// True if components that run on a server alone get it through a border to the client.
  var isForClients = false

  static let head = "// Written by chiral build: changes are lost when it runs again."

  static let styleHead = "/* Written by chiral build: changes are lost when it runs again. */"

  /// The module as a file of its own.
  var text: String {
    let lines = imports.map { each in
      switch each {
      case .all(let name, let module): "import * as \(name) from \"\(module)\";\n"
      case .named(let names, let module): "import { \(names.joined(separator: ", ")) } from \"\(module)\";\n"
      }
    }.joined()
    return "\(Self.head)\n\(isForClients ? Self.client : "")\(lines)\n\(exported)"
  }

  /// The directive by which bundlers of server components know modules with state. Source: React, "use client".
  static let client = "\"use client\";\n"

  /// The body, with `export` before the declarations of the exported names.
  private var exported: String {
    exports.reduce(body) { text, name in
      text.replacing("\nfunction \(name)(", with: "\nexport function \(name)(")
        .replacing("\nconst \(name) =", with: "\nexport const \(name) =")
    }
  }

  /// The lines of a CommonJS file for imports of other packages.
  var requires: String {
    imports.compactMap { each in
      guard case .all(let name, let module) = each else { return nil }
      return "const \(name) = require(\"\(module)\");\n"
    }.joined()
  }
}
