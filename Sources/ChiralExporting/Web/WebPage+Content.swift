extension WebPage {
  /// The style of the page, without its tags.
  static let style = """

    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; --line: light-dark(#d0d0d5, #48484c); }
    body { margin: 0 24px 24px; }
    .sprite { position: absolute; }
    header { position: sticky; inset-block-start: 0; z-index: 1; background: Canvas; padding-block: 16px 8px; border-block-end: 1px solid var(--line); }
    h1 { display: inline; margin: 0; font-size: 20px; }
    form { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-block: 8px; }
    label { display: flex; align-items: center; gap: 6px; }
    header p { margin: 0; }
    #icons { display: grid; grid-template-columns: repeat(auto-fill, minmax(176px, 1fr)); gap: 12px; margin: 16px 0 0; padding: 0; font-size: 24px; }
    li { display: flex; flex-direction: column; align-items: center; gap: 8px; padding: 12px 8px 8px; list-style: none; border: 1px solid var(--line); border-radius: 8px; content-visibility: auto; }
    li[hidden] { display: none; }
    .pair { display: flex; gap: 1em; align-items: center; }
    .pair span { display: flex; }
    code { max-inline-size: 100%; overflow: clip; text-overflow: ellipsis; overflow-wrap: normal; word-break: normal; hyphens: none; text-align: center; font: 12px/1.3 ui-monospace, monospace; }
    .copy { display: flex; gap: 4px; opacity: 0; }
    li:hover .copy, li:focus-within .copy { opacity: 1; }
    @media (hover: none) { .copy { opacity: 1; } }
    button { font: 11px/1.4 system-ui, sans-serif; }

    """

  /// The script of the page, without its tags.
  package static let script = """

    const form = document.querySelector("form");
    const list = document.querySelector("#icons");
    const cells = [...list.children];
    const say = (text) => { document.querySelector("#said").textContent = text; };

    /** Shows the icons whose names contain every word of the search. */
    function search() {
      const words = form.search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const cell of cells) {
        const name = cell.dataset.name.toLowerCase();
        cell.hidden = !words.every((word) => name.includes(word));
        if (!cell.hidden) count += 1;
      }
      document.querySelector("#count").textContent = `${count} of ${cells.length} icons`;
    }

    function resize() {
      list.style.fontSize = `${form.size.value}px`;
      form.pixels.value = `${form.size.value} px`;
    }

    /** Gives the language to the pictures of its direction; the others stay English or of no language. */
    function speak() {
      const { value, dataset } = form.language.selectedOptions[0];
      for (const place of list.querySelectorAll(".pair > span")) {
        const standard = place.dir === "ltr" ? "en" : "und";
        place.lang = value !== "" && place.dir === dataset.dir ? value : standard;
      }
    }

    /** Returns the markup for another page: the sprite stands in a file there. */
    function element(cell) {
      const copy = cell.querySelector("svg").cloneNode(true);
      for (const use of copy.children) use.setAttribute("href", "sprite.svg" + use.getAttribute("href"));
      return copy.outerHTML;
    }

    const texts = {
      name: (cell) => cell.dataset.name,
      element,
      css: (cell) => `.${list.dataset.class}-${cell.dataset.id} {\\n  font-size: ${form.size.value}px;\\n}\\n`,
    };

    list.addEventListener("click", async (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      const cell = button.closest("li");
      try {
        await navigator.clipboard.writeText(texts[button.dataset.copy](cell));
        say(`${button.textContent} of ${cell.dataset.name} copied`);
      } catch {
        say("the browser does not allow copying here");
      }
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.search.addEventListener("input", search);
    form.size.addEventListener("input", resize);
    form.language.addEventListener("change", speak);
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
    speak();
    document.documentElement.dataset.ready = "true";

    """
}
