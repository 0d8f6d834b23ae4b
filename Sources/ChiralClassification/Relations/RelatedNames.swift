import ChiralManifest
import ChiralValues

extension Judge {
  /// Returns the names of those icons of a set whose drawings may matter for the classes of some of its icons: these icons, their
  /// families, their partners in pairs and their drawings without a slash.
  package func namesRelated(to names: Set<String>, in set: [String]) -> Set<String> {
    let all = Set(set)
    let families = Set(names.map { IconFamily(read(IconName($0))) })
    let relatives = set.filter { families.contains(IconFamily(read(IconName($0)))) }
    let partners = names.flatMap { NamePair.partners(of: $0) + SlashName.siblings(of: $0) }
    return names.union(relatives).union(all.intersection(partners))
  }
}
