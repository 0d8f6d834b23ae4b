/// The change made to one subpath when only some subpaths of a path are reflected.
public enum SubpathChange: Hashable, Sendable {
  /// The subpath keeps its place and its orientation.
  case unchanged
  /// The subpath moves to the right by user units.
  case shifted(DecimalNumber)
  /// The subpath is mirrored by x → k − x.
  case reflected(k: DecimalNumber)
  /// The subpath is turned by 180°: (x, y) → (sum of x − x, sum of y − y).
  case turned(x: DecimalNumber, y: DecimalNumber)

  /// True if the subpath becomes its mirror image.
  public var isReflection: Bool { if case .reflected = self { true } else { false } }

  fileprivate func callAsFunction(x: DecimalNumber) -> DecimalNumber {
    switch self {
    case .unchanged: x
    case .shifted(let distance): x + distance
    case .reflected(let sum), .turned(let sum, _): sum - x
    }
  }

  fileprivate func callAsFunction(y: DecimalNumber) -> DecimalNumber {
    if case .turned(_, let sum) = self { sum - y } else { y }
  }

  /// True if distances to the right become distances to the left.
  fileprivate var negatesX: Bool { isReflection || negatesY }
  /// True if distances down become distances up.
  fileprivate var negatesY: Bool { if case .turned = self { true } else { false } }
}

/// Access to subpaths, each of which begins with a moveto; the first is number 0 here and 1 in selectors.
extension PathData {
  /// The commands of each subpath, as ranges of `commands` and of `segments`.
  public var subpaths: [Range<Int>] {
    let starts = commands.indices.filter { commands[$0].letter == UInt8(ascii: "M") }
    return zip(starts, starts.dropFirst() + [commands.endIndex]).map { $0..<$1 }
  }

  /// Returns the path with a change for each of its subpaths.
  ///
  /// A relative moveto stays relative: its offset compensates for the change of the previous subpath.
  public func changing(_ changes: [SubpathChange]) -> PathData {
    var walker = ChangeWalker(path: self, changes: changes)
    for index in commands.indices { walker.step(index) }
    let planned = walker.planned
    var next = planned.startIndex
    return rewritten { _ in
      defer { next += 1 }
      return planned[next]
    }
  }
}

/// Tracks the current point through a path, before and after its subpaths change.
private struct ChangeWalker {
  let path: PathData
  let changes: [SubpathChange]
  private(set) var planned: [PathData.Change] = []
  private var subpath = -1
  private var current = (x: DecimalNumber.zero, y: DecimalNumber.zero)
  private var start = (x: DecimalNumber.zero, y: DecimalNumber.zero)

  init(path: PathData, changes: [SubpathChange]) {
    self.path = path
    self.changes = changes
  }

  private var change: SubpathChange { changes.indices.contains(subpath) ? changes[subpath] : .unchanged }

  mutating func step(_ index: Int) {
    let command = path.commands[index]
    if command.letter == UInt8(ascii: "Z") { current = start }
    let isMove = command.letter == UInt8(ascii: "M")
    // The previous subpath ends where its own change puts it, and a relative moveto starts from there.
    let before = (x: change(x: current.x), y: change(y: current.y))
    if isMove { subpath += 1 }
    let origin = current
    for argument in path.arguments[command.arguments] {
      if argument.role == .x { current.x = (argument.isRelative ? origin.x : .zero) + argument.value }
      if argument.role == .y { current.y = (argument.isRelative ? origin.y : .zero) + argument.value }
      guard isMove, argument.isRelative else {
        planned.append(self[argument])
        continue
      }
      let offset = argument.role == .x ? change(x: current.x) - before.x : change(y: current.y) - before.y
      planned.append(offset == argument.value ? .unchanged : .number(offset))
    }
    if isMove { start = current }
  }

  /// Returns the change of a number that belongs to one subpath alone.
  private subscript(argument: PathData.Argument) -> PathData.Change {
    switch argument.role {
    case .x where !argument.isRelative: .number(change(x: argument.value))
    case .y where !argument.isRelative && change.negatesY: .number(change(y: argument.value))
    case .x: change.negatesX ? .negated : .unchanged
    case .y: change.negatesY ? .negated : .unchanged
    case .rotation: change.isReflection ? .negated : .unchanged
    case .sweep: change.isReflection ? .number(DecimalNumber(1) - argument.value) : .unchanged
    case .radius, .largeArc: .unchanged
    }
  }
}
