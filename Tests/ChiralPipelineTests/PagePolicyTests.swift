import ChiralExporting
import Foundation
import Testing

@testable import ChiralPipeline

@Suite struct PagePolicyTests {
  @Test func thePageOfTheWebTargetMayRunItsOwnScriptAlone() {
    let digest = Data(SHA256(of: Array(WebPage.script.utf8)).bytes).base64EncodedString()
    #expect(WebPage.policy.contains("script-src 'sha256-\(digest)';"))
    #expect(WebPage.policy.hasPrefix("default-src 'none';"))
  }
}
