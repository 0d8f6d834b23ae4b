import ArgumentParser
import ChiralAudit
import ChiralManifest

/// `chiral schema`: prints the JSON Schema of manifests.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of manifests.",
    discussion: """
      Editors complete and check a manifest that refers to the schema in "$schema":

        chiral schema > manifest.schema.json
      """)

  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.terminal.result(bytes: Array(ManifestSchema.text(rules: AuditRule.ids).utf8))
  }
}
