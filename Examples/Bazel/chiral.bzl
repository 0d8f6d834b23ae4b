"""Builds a set of icons: one action for each share of its drawings, and one that joins their folders."""

def _siblings(name, names):
    """Returns the drawings that may have a part in an icon: its name without some of its words, or with a locale after a dot."""
    stem = name[:-len(".svg")]
    words = stem.split("-")
    shorter = [
        "-".join(words[:start] + words[end:]) + ".svg"
        for start in range(len(words))
        for end in range(start + 1, len(words) + 1)
    ]
    return [other for other in shorter if other in names] + [other for other in names if other.startswith(stem + ".")]

def _share(ctx, number, names):
    """Builds the drawings whose hash has the remainder of a share. `hash` is also that of `chiral build --shard`."""
    own = [name for name in names if hash(name) % ctx.attr.shares == number]
    needed = depset(own + [sibling for name in own for sibling in _siblings(name, names)]).to_list()
    folder = ctx.actions.declare_directory("%s.share/%d" % (ctx.label.name, number + 1))
    # In the sandbox, inputs are links, and Chiral follows no link that leads out of a set.
    ctx.actions.run_shell(
        mnemonic = "ChiralShare",
        command = 'set=$(mktemp -d) && trap "rm -rf $set" EXIT && cp -RL "$1/." "$set" && ' +
                  '"$2" build "$set" --quiet --no-cache --shard "$3" --output "$4"',
        arguments = [
            ctx.file.manifest.dirname, ctx.file.chiral.path, "%d/%d" % (number + 1, ctx.attr.shares), folder.path,
        ],
        inputs = [ctx.file.manifest] + [names[name] for name in needed],
        tools = ctx.files.programs,
        outputs = [folder],
    )
    return folder

def _chiral_icons(ctx):
    # Chiral hashes the name of a drawing below the assets folder of the manifest, which here is the manifest's own.
    start = len(ctx.file.manifest.dirname) + 1
    names = {drawing.path[start:]: drawing for drawing in ctx.files.drawings}
    shares = [_share(ctx, number, names) for number in range(ctx.attr.shares)]
    folder = ctx.actions.declare_directory(ctx.label.name)
    ctx.actions.run(
        mnemonic = "ChiralMerge",
        executable = ctx.file.chiral,
        arguments = ["merge", "--quiet", "--output", folder.path] + [share.path for share in shares],
        inputs = shares,
        tools = ctx.files.programs,
        outputs = [folder],
    )
    return [DefaultInfo(files = depset([folder]))]

chiral_icons = rule(
    implementation = _chiral_icons,
    attrs = {
        "chiral": attr.label(allow_single_file = True, mandatory = True),
        "drawings": attr.label_list(allow_files = [".svg"]),
        "manifest": attr.label(allow_single_file = [".json"], mandatory = True),
        "programs": attr.label_list(allow_files = True),
        "shares": attr.int(default = 4),
    },
)
