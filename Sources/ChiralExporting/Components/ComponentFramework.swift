/// The framework of the modules of a component library.
enum ComponentFramework: String, Hashable, Sendable, CaseIterable { case react, vue, svelte }
