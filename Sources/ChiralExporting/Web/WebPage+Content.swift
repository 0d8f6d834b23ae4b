extension WebPage {
  /// The style of the page, without its tags.
  static let style = """

    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; --line: light-dark(#d0d0d5, #48484c); --soft: light-dark(#5f6368, #a8abb0); --field: light-dark(#85857f, #777b82); }
    * { box-sizing: border-box; }
    body { margin: 0 max(16px, 2vw) 24px; background: Canvas; color: CanvasText; }
    .sprite { position: absolute; }
    header { position: sticky; inset-block-start: 0; z-index: 1; background: Canvas; padding-block: 12px 8px; border-block-end: 1px solid var(--line); }
    h1 { margin: 0; font-size: 20px; line-height: 32px; }
    form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
    label { display: flex; align-items: center; gap: 6px; }
    label > span, legend { color: var(--soft); }
    .wide { flex: 1 1 180px; max-inline-size: 320px; }
    .wide input { flex: 1; min-inline-size: 0; }
    input[type="search"], select { block-size: 32px; padding-inline: 8px; font: inherit; color: inherit; background: Canvas; border: 1px solid var(--field); border-radius: 8px; }
    fieldset { display: flex; align-items: center; gap: 4px; margin: 0; padding: 0; border: 0; }
    legend { float: inline-start; margin-inline-end: 6px; padding: 0; }
    fieldset label { position: relative; }
    fieldset input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    fieldset span { padding: 3px 9px; border: 1px solid transparent; border-radius: 8px; }
    fieldset :checked + span { color: CanvasText; border-color: CanvasText; }
    fieldset :focus-visible + span { outline: 2px solid Highlight; outline-offset: 2px; }
    header p { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 6px 0 0; color: var(--soft); }
    #said { color: CanvasText; }
    #icons { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(112px, 3.5em), 1fr)); gap: 4px; margin: 12px 0 0; padding: 0; font-size: 24px; }
    #none { margin: 32px 0; color: var(--soft); text-align: center; }
    li { list-style: none; content-visibility: auto; contain-intrinsic-size: auto 80px; }
    li[hidden] { display: none; }
    li button { display: flex; flex-direction: column; align-items: center; gap: 6px; inline-size: 100%; block-size: 100%; padding: 12px 4px 8px; font: inherit; color: inherit; background: none; border: 1px solid transparent; border-radius: 8px; cursor: copy; }
    li button:hover, li button:focus-visible { border-color: var(--field); }
    li.copied button { border-color: CanvasText; }
    li.copied code::after { content: " \\2713"; }
    .pair { display: flex; gap: 0.6em; align-items: center; }
    .pair span { display: flex; }
    .pair [data-ground] { background: Canvas; color: CanvasText; box-shadow: 0 0 0 4px Canvas; border-radius: 1px; }
    .pair [data-ground="light"] { color-scheme: light; }
    .pair [data-ground="dark"] { color-scheme: dark; }
    li[data-same] .pair [dir="rtl"] { opacity: 0.35; }
    code { max-inline-size: 100%; overflow: clip; text-overflow: ellipsis; overflow-wrap: normal; word-break: normal; hyphens: none; text-align: center; color: var(--soft); font: 11px/1.3 system-ui, sans-serif; }
    @media (max-width: 640px) {
      header { position: static; }
      .wide { flex-basis: 100%; max-inline-size: none; }
      input[type="search"], select { block-size: 44px; font-size: 16px; }
      label, fieldset span { min-block-size: 44px; align-items: center; }
      fieldset span { display: flex; padding-inline: 12px; }
    }
    @media (forced-colors: active) { fieldset :checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; } }

    """

  /// The script of the page, without its tags.
  package static let script = """

    const form = document.querySelector("form");
    const list = document.querySelector("#icons");
    const cells = [...list.children];
    const say = (text) => { document.querySelector("#said").textContent = text; };

    /** Shows the icons whose names contain every word of the search, and that differ somewhere if only these are wanted. */
    function search() {
      const words = form.search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const cell of cells) {
        const name = cell.dataset.name.toLowerCase();
        cell.hidden = (form.differs.checked && "same" in cell.dataset) || !words.every((word) => name.includes(word));
        if (!cell.hidden) count += 1;
      }
      document.querySelector("#none").hidden = count > 0;
      document.querySelector("#count").textContent = `${count} of ${cells.length} icons`;
    }

    function resize() {
      list.style.fontSize = `${form.size.value}px`;
      form.pixels.value = `${form.size.value} px`;
    }

    /** The names of languages that browsers know in English only. */
    const ownNames = { ckb: "کوردیی ناوەندی", dv: "ދިވެހިބަސް", ks: "کٲشُر", ku: "kurdî", ps: "پښتو", ug: "ئۇيغۇرچە", yi: "ייִדיש" };

    /** Names the languages in themselves, each with its tag. */
    function nameLanguages() {
      for (const option of form.language?.options ?? []) {
        if (option.value === "") continue;
        try {
          const names = new Intl.DisplayNames([option.value], { type: "language", fallback: "none" });
          const [own, used] = [option.value, names.resolvedOptions().locale].map((tag) => new Intl.Locale(tag).language);
          const name = own === used ? names.of(option.value) : ownNames[own];
          if (name) option.textContent = `${name} (${option.value})`;
        } catch {} // A browser that does not know the tag shows it.
      }
    }

    /** Gives the language to the pictures of its direction; the others stay English or of no language. */
    function speak() {
      const option = form.language?.selectedOptions[0], value = option?.value ?? "", direction = option?.dataset.dir ?? "rtl";
      for (const place of list.querySelectorAll(".pair > span")) {
        const standard = place.dir === "ltr" ? "en" : "und";
        place.lang = value !== "" && place.dir === direction ? value : standard;
      }
      for (const cell of near) choose(cell);
      const words = (dir, name) => name + (value !== "" && dir === direction ? ` (${value})` : "");
      document.querySelector("#sides").textContent = `Left of each pair: ${words("ltr", "left to right")}; right: ${words("rtl", "right to left")}, pale if it is the same`;
    }

    /** Returns the markup for another page: the sprite stands in a file there. */
    function element(cell) {
      const copy = cell.querySelector("svg").cloneNode(true);
      for (const use of copy.children) use.setAttribute("href", "sprite.svg" + use.getAttribute("href"));
      return copy.outerHTML;
    }

    /** Returns the shares of the ink of a drawing that are too light for a light ground and too dark for a dark one, by scheme: what is
     * drawn in the colour of the text follows the scheme. */
    async function inkShares(symbol) {
      const shares = {};
      for (const [scheme, ink] of [["light", "black"], ["dark", "white"]]) {
        const drawing = document.createElementNS(symbol.namespaceURI, "svg");
        for (const [name, value] of [["viewBox", symbol.getAttribute("viewBox")], ["width", 24], ["height", 24], ["color", ink]]) drawing.setAttribute(name, value);
        drawing.append(...symbol.cloneNode(true).childNodes);
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
        await image.decode();
        const pane = new OffscreenCanvas(24, 24).getContext("2d");
        pane.drawImage(image, 0, 0);
        const pixels = pane.getImageData(0, 0, 24, 24).data;
        let all = 0, light = 0, dark = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          // Approximately the eye's weights.
          const alpha = pixels[at + 3], luminance = (2 * pixels[at] + 5 * pixels[at + 1] + pixels[at + 2]) / 8 / 255;
          all += alpha;
          if (luminance > 0.8) light += alpha;
          if (luminance < 0.3) dark += alpha;
        }
        shares[scheme] = { light: light / Math.max(1, all), dark: dark / Math.max(1, all) };
      }
      return shares;
    }

    const isDark = matchMedia("(prefers-color-scheme: dark)");
    const inks = new Map();

    /** Gives a picture the ground of the other scheme if its ink cannot be seen on that of the page, as contact sheets do. */
    async function ground(place) {
      const use = [...place.querySelectorAll("use")].find((one) => getComputedStyle(one).display !== "none"), id = use?.getAttribute("href");
      if (!id) return;
      if (!inks.has(id)) inks.set(id, inkShares(document.getElementById(id.slice(1))).catch(() => undefined));
      const shares = await inks.get(id);
      if (!shares) return;
      const { light, dark } = shares[isDark.matches ? "dark" : "light"];
      if (isDark.matches ? dark > 0.2 && dark > light : light > 0.2 && dark < 0.05) place.dataset.ground = isDark.matches ? "light" : "dark";
      else delete place.dataset.ground;
    }

    /** The icons on the screen, whose grounds are chosen only then. */
    const near = new Set();
    const choose = (cell) => { for (const place of cell.querySelectorAll(".pair > span")) ground(place); };
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) { near.add(target); choose(target); } else near.delete(target);
    }, { rootMargin: "200px" });

    const texts = {
      name: (cell) => cell.dataset.name,
      element,
      css: (cell) => `.${list.dataset.class}-${cell.dataset.id} {\\n  font-size: ${form.size.value}px;\\n}\\n`,
    };

    const titles = { name: "Name", element: "Element", css: "CSS" };

    list.addEventListener("click", async (event) => {
      const cell = event.target.closest("button")?.closest("li");
      if (!cell) return;
      const kind = form.copy.value;
      try {
        await navigator.clipboard.writeText(texts[kind](cell));
        say(`${titles[kind]} of ${cell.dataset.name} copied`);
        for (const other of list.querySelectorAll(".copied")) other.classList.remove("copied");
        cell.classList.add("copied");
      } catch {
        say("the browser does not allow copying here");
      }
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.search.addEventListener("input", search);
    form.size.addEventListener("input", resize);
    form.differs.addEventListener("change", search);
    form.language?.addEventListener("change", speak);
    isDark.addEventListener("change", () => { for (const cell of near) choose(cell); });
    addEventListener("keydown", (event) => {
      if (event.key === "/" && document.activeElement !== form.search) {
        event.preventDefault();
        form.search.focus();
      } else if (event.key === "Escape" && document.activeElement === form.search) {
        form.search.value = "";
        search();
      }
    });
    search();
    resize();
    nameLanguages();
    speak();
    for (const cell of cells) watcher.observe(cell);
    document.documentElement.dataset.ready = "true";

    """
}
