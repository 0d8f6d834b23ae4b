/// The icons of a sheet, or the reason why it cannot be read.
package struct SheetAnswer: Hashable, Sendable {
  /// One icon.
  package struct Icon: Hashable, Sendable {
    package var name: String
    /// Its drawing as a file; nil if it cannot be one.
    package var svg: [UInt8]?
    /// The reason why there is no drawing, or what is wrong with its place in the sheet.
    package var fault: DrawingFault?

    package init(name: String, svg: [UInt8]?, fault: DrawingFault? = nil) {
      self.name = name
      self.svg = svg
      self.fault = fault
    }
  }

  package var icons: [Icon]
  package var fault: DrawingFault?

  package init(icons: [Icon] = [], fault: DrawingFault? = nil) {
    self.icons = icons
    self.fault = fault
  }
}
