/* The selection and the order of the listed icons. */

const filters = { query: '', classes: new Set(), state: '', finding: '', rule: '', locale: '' };
const arrangement = { sort: 'look', group: '' };
const collator = new Intl.Collator('en', { numeric: true });

const unapproved = (icon) => !['approved', 'accepted'].includes(stateOf(icon));

/** Returns true if an icon passes all filters, or with another one of its state. */
function passes(icon, state = filters.state) {
  const { query, finding, rule, locale } = filters;
  if (look.compare === 'before' && changesOf(icon).length === 0) return false;
  if (query && !query.toLowerCase().split(/\s+/).every((word) => icon.words.includes(word))) return false;
  if (filters.classes.size > 0 && !filters.classes.has(icon.c)) return false;
  if (state === 'look' ? !needOf(icon) : state === 'since' ? !icon.since : state === 'open' ? !unapproved(icon) : state === 'decided' ? !isDecided(icon) : state && stateOf(icon) !== state) return false;
  if (finding === 'any' ? icon.findings.length === 0 : finding === 'none' ? icon.findings.length > 0
    : finding && !icon.findings.some((one) => one.s === finding || one.rule === finding)) return false;
  if (rule && !icon.rules.includes(rule) && !icon.decisions.includes(rule)) return false;
  return !locale || differsIn(icon, locale);
}

const sorters = {
  look: (a, b) => rankOf(a) - rankOf(b),
  name: () => 0,
  class: (a, b) => classes.indexOf(a.c) - classes.indexOf(b.c),
  state: (a, b) => states.indexOf(stateOf(a)) - states.indexOf(stateOf(b)),
  findings: (a, b) => a.severity - b.severity,
  pictures: (a, b) => b.variants.length - a.variants.length,
};

const groupers = {
  look: (icon) => [needOf(icon) ? needGroups().indexOf(needOf(icon).title) : needs.size, needOf(icon)?.title ?? t('needsNothing')],
  change: (icon) => [changedText(icon) ? 0 : 1, changedText(icon) ? changeTitle(icon) : t('noChange')],
  class: (icon) => [classes.indexOf(icon.c), t(`class.${icon.c}`)],
  concept: (icon) => [icon.concept ? 0 : 1, icon.concept ?? t('noConcept')],
  folder: (icon) => [0, icon.folder || t('noFolder')],
  state: (icon) => [states.indexOf(stateOf(icon)), t(`state.${stateOf(icon)}`)],
  family: (icon) => familySizes.get(icon.stem) > 1 ? [0, icon.stem] : [1, t('noFamily')],
};

/** Returns the titles of the groups of what needs a person, in their order. */
const needGroups = () => [...new Set([...needs.values()].flat().sort((a, b) => a.rank - b.rank).map((need) => need.title))];

/** Returns the icons that pass, sorted; `isSteady` keeps the order of those that are listed already, so that nothing moves while
 * somebody decides. */
function sortedIcons(isSteady) {
  const places = new Map(isSteady ? list.icons.map((icon, index) => [icon.n, index]) : []);
  const place = (icon) => places.get(icon.n) ?? (isSteady ? places.size : 0);
  const sorter = sorters[filters.state === 'look' ? 'look' : arrangement.sort];
  return data.icons.filter((icon) => passes(icon)).sort((a, b) => hitRank(a) - hitRank(b) || place(a) - place(b) || sorter(a, b) || collator.compare(a.n, b.n));
}

/** Returns the place of an icon among the hits of a search: the exact name, its beginning, a part of it, and then notes and rules. */
function hitRank(icon) {
  const query = filters.query.toLowerCase(), name = icon.n.toLowerCase();
  if (!query || name === query || icon.short.toLowerCase() === query) return 0;
  return name.startsWith(query) || icon.short.toLowerCase().startsWith(query) ? 1 : name.includes(query) ? 2 : 3;
}

/** Lists the icons that pass, sorted and grouped. */
function listIcons(keep = true, isSteady = false) {
  const icons = sortedIcons(isSteady);
  const heads = new Map();
  const grouper = groupers[arrangement.group || (filters.state === 'look' ? 'look' : '')];
  if (grouper) {
    const keyed = icons.map((icon) => [icon, grouper(icon)]);
    keyed.sort(([, a], [, b]) => a[0] - b[0] || collator.compare(a[1], b[1]));
    let last;
    keyed.forEach(([icon, [, title]], index) => {
      icons[index] = icon;
      if (last?.title !== title) heads.set(index, last = { title, count: 0, icons: [] });
      last.count += 1;
      last.icons.push(icon);
    });
  }
  showIcons(icons, heads, keep);
  $('#shown').textContent = filters.state === 'look' ? `${t('countQuestions', { n: countNeeds(icons, isLeftAsked()) })} \u00b7 ${t('countIcons', { n: icons.length })}` : icons.length === data.icons.length ? t('countIcons', { n: icons.length })
    : t('countShown', { n: icons.length, all: data.icons.length });
  showEmpty(icons.length === 0);
  // Approving answers no question, so it is not offered beside some.
  const approvable = icons.filter((icon) => isDecidable(icon) && !isApproved(icon));
  $('#approve-shown').hidden = askedOf(icons).length > 0 || isLeftAsked() || approvable.length === 0;
  $('#approve-shown').textContent = t('approveShown', { n: approvable.length });
  showQuestion();
  showKinds();
  showOthers();
  writeAddress();
  $('#clear').hidden = !isFiltered();
  showFolded();
}

/** Tells why no icon is listed: nothing matches, or no question is left; then the whole set is worth a look before it is approved, unless all
 * of it is. */
function showEmpty(isEmpty) {
  const isDone = isEmpty && filters.state === 'look' && countNeeds() === 0;
  $('.empty').hidden = !isEmpty;
  // A feed has articles.
  listElement.setAttribute('role', isEmpty ? 'group' : 'feed');
  $('.empty').replaceChildren(...(isDone ? [doneText(), ' ', h('button', { type: 'button', id: 'to-wall', click: () => { clearFilters(); setView('wall'); } }, t('toWall'))] : [t('empty')]));
}

/** Says what is left to do once no question is. */
function doneText() {
  const awaiting = data.icons.filter(awaitsPictures).length;
  if (awaiting > 0) return t('done.awaits', { n: awaiting });
  return data.icons.every(isApproved) && goneOf.size === 0 ? t('done.all') : t('done');
}

const isFiltered = () => Boolean(filters.query || filters.classes.size || filters.state || filters.finding || filters.rule || filters.locale);

/** Writes the filters to their fields. */
function showFilters() {
  $('#search').value = filters.query;
  for (const field of document.querySelectorAll('.bar select[data-filter]')) field.value = filters[field.dataset.filter];
  for (const name of ['sort', 'group']) $(`#${name}-select`).value = arrangement[name];
  for (const chip of document.querySelectorAll('.chip[data-class]')) chip.setAttribute('aria-pressed', String(filters.classes.has(chip.dataset.class)));
  $('#needs').setAttribute('aria-pressed', String(filters.state === 'look'));
}

function clearFilters() {
  Object.assign(filters, { query: '', state: '', finding: '', rule: '', locale: '' });
  filters.classes.clear();
  showFilters();
  listIcons();
}

/** Clears the filters by the button for it, which vanishes; the focus goes to the icons. */
function clearByButton() {
  clearFilters();
  if (list.icons.length > 0) setCurrent(list.current, { focuses: true }); else $('#search').focus();
}

/** Creates a menu; `groups` are lists of [value, text, count]. */
function chooser(label, name, groups, onChange) {
  return h('label', { class: 'field' }, h('span', {}, label),
    h('select', { name, id: `${name}-select`, change: (event) => onChange(event.target.value) }, optionsOf(groups)));
}

function optionsOf(groups) {
  const option = ([value, text, count]) => h('option', { value }, count === undefined ? text : `${text}  ${numbers.format(count)}`);
  return groups.filter((group) => group.items.length > 0).flatMap((group) => (group.title ? h('optgroup', { label: group.title }, group.items.map(option)) : group.items.map(option)));
}

function filterChooser(label, name, groups) {
  const field = chooser(label, name, [{ items: [['', t('all')]] }, ...groups], (value) => { filters[name] = value; listIcons(); });
  $('select', field).dataset.filter = name;
  return field;
}

/** Counts the icons for each value, without values that no icon has. */
function tally(values, read) {
  const counts = new Map();
  for (const icon of data.icons) for (const value of read(icon)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (values ?? [...counts.keys()].sort(collator.compare)).filter((value) => counts.has(value)).map((value) => [value, counts.get(value)]);
}

function filterBar() {
  const search = h('input', { type: 'search', id: 'search', placeholder: t('searchHint'), title: t('searchHint'), 'aria-label': t('search'), autocomplete: 'off', spellcheck: 'false',
    input: (event) => { filters.query = event.target.value.trim(); listIcons(false); } });
  const group = (title) => chooser(title, 'group', [{ items: [['', t('noGroup')], ...Object.keys(groupers).map((key) => [key, t(`group.${key}`)])] }], (value) => { arrangement.group = value; listIcons(); });
  return [h('div', { class: 'searchbox' }, search, h('kbd', { 'aria-hidden': 'true' }, '/')),
    h('div', { class: 'chips', role: 'group', 'aria-label': t('class') }, needsChip(), classChips()),
    h('div', { class: 'fields' },
      Object.entries(filterChoices()).map(([name, [label, groups]]) => filterChooser(label, name, groups)),
      chooser(t('sort'), 'sort', [{ items: Object.keys(sorters).map((key) => [key, t(`sort.${key}`)]) }], (value) => { arrangement.sort = value; listIcons(); }),
      group(t('group')))];
}

/** Creates a button for each class of the set, with the number of its icons. */
const classChips = () => tally(classes, (icon) => [icon.c]).map(([name, count]) => h('button', { type: 'button', class: `chip class ${name}`, 'data-class': name, 'aria-pressed': String(filters.classes.has(name)),
  click: (event) => {
    const isOn = !filters.classes.delete(name);
    if (isOn) filters.classes.add(name);
    event.currentTarget.setAttribute('aria-pressed', String(isOn));
    listIcons();
  } }, t(`class.${name}`), h('span', { class: 'count' }, numbers.format(count))));

/** Returns the filters with their labels and their choices, each with the number of icons that it shows. */
function filterChoices() {
  const since = data.since ? [['since', t('state.since', { revision: data.since }), data.icons.filter((icon) => icon.since).length]] : [];
  const stateItems = [['look', t('state.look'), countNeeds()], ...since, ['open', t('state.open'), data.icons.filter(unapproved).length], ...tally(states, (icon) => [stateOf(icon)]).map(([state, count]) => [state, t(`state.${state}`), count]), ['decided', t('state.decided'), data.icons.filter(isDecided).length]];
  const found = tally(severities, (icon) => [...new Set(icon.findings.map((one) => one.s))]).map(([level, count]) => [level, t(level), count]);
  const foundRules = tally(null, (icon) => [...new Set(icon.findings.map((one) => one.rule))]).map(([rule, count]) => [rule, rule, count]);
  const guideline = tally(null, (icon) => icon.rules).map(([rule, count]) => [rule, rule, count]);
  const decided = tally(null, (icon) => icon.decisions).map(([rule, count]) => [rule, t(`rule.${rule}`), count]);
  const own = data.locales.map(({ tag }) => [tag, `${tag}  ${localeName(tag)}`, data.icons.filter((icon) => differsIn(icon, tag)).length]).filter(([, , count]) => count > 0);
  return {
    state: [t('review'), [{ items: stateItems }]],
    finding: [t('findings'), [{ items: found.length > 0 ? [['any', t('anyFinding'), data.icons.filter((icon) => icon.findings.length > 0).length], ['none', t('noFinding'), data.icons.filter((icon) => icon.findings.length === 0).length]] : [] }, { title: t('severity'), items: found }, { title: t('rule'), items: foundRules }]],
    rule: [t('rule'), [{ title: t('guideline'), items: guideline }, { title: t('decision'), items: decided }]],
    locale: [t('ownPicture'), [{ items: own }]],
  };
}

/** Shows the numbers of icons in the filters again, after icons have changed. A choice that is in use stays. */
function renewFilters() {
  const focused = document.activeElement?.dataset?.class;
  for (const chip of document.querySelectorAll('.chip[data-class]')) chip.remove();
  $('#needs').after(...classChips());
  if (focused) $(`.chip[data-class="${focused}"]`)?.focus();
  for (const [name, [, groups]] of Object.entries(filterChoices())) {
    const field = $(`select[data-filter="${name}"]`);
    field.replaceChildren(...optionsOf([{ items: [['', t('all')]] }, ...groups]));
    if ([...field.options].some((option) => option.value === filters[name])) field.value = filters[name];
    else if (filters[name]) { field.append(h('option', { value: filters[name] }, filters[name])); field.value = filters[name]; }
  }
}

/** Shows the numbers that change with every decision: of questions, icons and pictures. */
function showCounts() {
  const count = countNeeds();
  $('#needs .count').textContent = numbers.format(count);
  $('#needs').hidden = count === 0 && filters.state !== 'look';
  $('.counts').textContent = countsText();
}

/** Creates the button that shows only the icons that need a person. */
const needsChip = () => h('button', { type: 'button', class: 'chip needs-chip', id: 'needs', 'aria-pressed': 'false', 'aria-keyshortcuts': 'y', title: t('key.needs'), click: toggleNeeds },
  t('state.look'), h('span', { class: 'count' }));
