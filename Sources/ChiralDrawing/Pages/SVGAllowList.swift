/// The elements and attributes that draw; files that other people's pages show contain no others. Source: SVG
/// 2, the indexes of elements, attributes and properties, without those that load, run, link or hold HTML.
enum SVGAllowList {
  static let elements = words(
    """
    animate animateMotion animateTransform circle clipPath defs ellipse feBlend feColorMatrix feComponentTransfer
    feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
    feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
    feSpotLight feTile feTurbulence filter g image line linearGradient marker mask mpath path pattern polygon polyline
    radialGradient rect set stop style svg switch symbol text textPath tspan use
    """)

  /// The elements that are left out without a warning, because they have no effect.
  static let silent = words("title desc metadata view")

  /// The elements whose `href` is a picture.
  static let pictures = words("image feImage")

  static let attributes = words(
    """
    accumulate additive alignment-baseline amplitude attributeName azimuth baseFrequency baseline-shift begin bias by
    calcMode class clip clip-path clip-rule clipPathUnits color color-interpolation color-interpolation-filters cx cy d
    diffuseConstant direction display divisor dominant-baseline dur dx dy edgeMode elevation end exponent fill
    fill-opacity fill-rule filter filterUnits flood-color flood-opacity font font-family font-feature-settings font-size
    font-size-adjust font-stretch font-style font-variant font-weight fr from fx fy gradientTransform gradientUnits
    height href id image-rendering in in2 intercept isolation k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines keyTimes
    lengthAdjust letter-spacing lighting-color limitingConeAngle marker marker-end marker-mid marker-start markerHeight
    markerUnits markerWidth mask mask-type maskContentUnits maskUnits max method min mix-blend-mode mode numOctaves
    offset opacity operator order orient origin overflow paint-order path pathLength patternContentUnits
    patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r
    radius refX refY repeatCount repeatDur requiredExtensions requiredFeatures restart result role rotate rx ry scale
    seed shape-rendering side slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation
    stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-opacity stroke-width style surfaceScale systemLanguage tableValues targetX targetY
    text-anchor text-decoration text-orientation text-rendering textLength to transform transform-origin type
    unicode-bidi values vector-effect version viewBox visibility white-space width word-spacing writing-mode x x1 x2 xml:lang xml:space
    xChannelSelector y y1 y2 yChannelSelector z
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
