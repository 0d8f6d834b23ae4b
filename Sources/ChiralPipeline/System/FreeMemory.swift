internal import CSystem

/// The memory that was freed, which the allocator would otherwise keep.
///
/// A large set needs much memory while its manifest is read and while its facts are gathered. Without this, the steps that
/// follow would need theirs in addition, because the allocator cannot use every gap again.
package enum FreeMemory {
  /// Makes the allocator return large blocks to the system as soon as they are freed. It is called before any other thread starts.
  package static func returnLargeBlocks() { chiral_return_large_blocks() }

  /// Returns all free memory to the system if a set is so large that this is worth the time.
  static func returnAll(icons: Int) { if icons >= leastIcons { chiral_return_free_memory() } }

  /// The number of icons from which memory is returned.
  private static let leastIcons = 5000
}
