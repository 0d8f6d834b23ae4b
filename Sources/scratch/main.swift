import ChiralMirroring
import ChiralSVG
import Foundation
let args = CommandLine.arguments
var mirror = Mirror(); mirror.isPure = args.contains("--pure")
let files = args.dropFirst().filter { !$0.hasPrefix("--") }
do {
  let doc = try SVGDocument(parsing: Array(Data(contentsOf: URL(filePath: files[0]))), file: files[0])
  if args.contains("--same") { let s = doc.serialized(); exit(s == doc.source ? 0 : 3) }
  let result = try mirror.mirrored(doc)
  for n in result.notes { FileHandle.standardError.write(Data("\(n)\n".utf8)) }
  try Data(result.document.serialized()).write(to: URL(filePath: files[1]))
} catch { FileHandle.standardError.write(Data("\(error)\n".utf8)); exit(1) }
