package tea.icons

// Icons.AutoMirrored.Filled.Comment is no icon of this app.
val Send: ImageVector = ImageVector.Builder(
    name = "Send", defaultWidth = 24.dp, defaultHeight = 24.dp, viewportWidth = 24f, viewportHeight = 24f,
    autoMirror = true
).apply { path { moveTo(2f, 21f) } }.build()

val Kettle: ImageVector = materialIcon(name = "Filled.Kettle") {
    materialPath { moveTo(4f, 4f) }
}

@Composable
fun Bar() {
    Icon(Icons.AutoMirrored.Filled.ArrowForward, contentDescription = null)
    Icon(Icons.Outlined.Cup, contentDescription = null)
}
