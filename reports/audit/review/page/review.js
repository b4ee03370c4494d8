'use strict';
// The page for the review of two texts by keyboard. The program writes the data: rows (sentences that belong together, in
// the order of the first text) and entries (what differs, the gravest first). A row's text is a list in which every second
// piece is marked. What was decided is kept by key: null stands for accepted, a text for the reason of a waiver.
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const by = (id) => document.getElementById(id);
  const store = `ruleproof review ${data.first.file} ${data.second.file}`;
  const read = () => { try { return JSON.parse(localStorage.getItem(store)) ?? {}; } catch { return {}; } };
  const write = () => { try { localStorage.setItem(store, JSON.stringify(Object.fromEntries(decided))); } catch { /* not kept */ } };
  const known = new Set(data.entries.map((entry) => entry.key));
  const decided = new Map(Object.entries(read()).filter(([key]) => known.has(key)));

  const made = (tag, attributes = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), attributes);
    element.append(...children);
    return element;
  };

  // What can be stepped through: entries, or the rows of one text in its order.
  const rowsOf = (side) => data.rows.map((row, at) => ({ row, at })).filter(({ row }) => row[side])
    .sort((x, y) => x.row[side].at - y.row[side].at).map(({ row, at }) => ({ rows: [at], entry: row.entry < 0 ? null : data.entries[row.entry] }));
  const orders = [
    ['the gravest first', () => data.entries.map((entry) => ({ rows: entry.rows, entry }))],
    [`as ${data.first.file} reads`, () => rowsOf('first')],
    [`as ${data.second.file} reads`, () => rowsOf('second')],
  ];
  let order = 0;
  let steps = [];
  let at = 0;

  const isOpen = (step) => step.entry !== null && !decided.has(step.entry.key);
  const fill = () => {
    const before = steps[at];
    steps = orders[order][1]().filter((step) => !by('open-only').checked || isOpen(step));
    const same = before ? steps.findIndex((step) => step.rows.some((row) => before.rows.includes(row))) : 0;
    at = Math.min(Math.max(same, 0), Math.max(steps.length - 1, 0));
  };

  const quote = (side, of) => {
    const box = made('blockquote', { lang: data[side].language });
    if (!of) return made('blockquote', { className: 'none' }, `nothing in ${data[side].file}`);
    box.append(made('span', { className: 'place' }, of.place));
    of.text.forEach((piece, i) => { if (piece) box.append(i % 2 ? made('mark', {}, piece) : piece); });
    return box;
  };
  const said = (entry) => {
    if (!decided.has(entry.key)) return 'open';
    return decided.get(entry.key) === null ? 'accepted' : `waived: ${decided.get(entry.key)}`;
  };
  const titleOf = (step) => step.entry?.title ?? (data.rows[step.rows[0]].first ?? data.rows[step.rows[0]].second).text.join('').slice(0, 80);

  const actions = (entry) => {
    const reason = made('input', { id: 'reason', placeholder: 'why the difference is meant' });
    reason.setAttribute('aria-label', 'Why the difference is meant');
    reason.value = decided.get(entry.key) ?? '';
    reason.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Enter') waive();
      if (event.key === 'Escape') by('now').focus();
    });
    const button = (label, act) => {
      const element = made('button', { type: 'button' }, label);
      element.addEventListener('click', act);
      return element;
    };
    return made('div', { className: 'actions' }, button('Accept (a)', accept), button('Open again (u)', reopen), reason, button('Waive (w)', waive));
  };

  const showNow = () => {
    const now = by('now');
    now.replaceChildren();
    const step = steps[at];
    if (!step) { now.append(made('p', {}, 'Nothing is left here.')); return; }
    const { entry } = step;
    now.append(made('p', { id: 'where' }, `${at + 1} of ${steps.length}`));
    if (entry) {
      now.append(made('h2', {}, made('span', { className: entry.severity }, entry.severity), ` ${entry.title}`));
      now.append(made('p', { id: 'state' }, said(entry)));
    } else {
      now.append(made('p', { id: 'state' }, 'Nothing differs here.'));
    }
    for (const row of step.rows) now.append(made('div', { className: 'pair' }, quote('first', data.rows[row].first), quote('second', data.rows[row].second)));
    if (entry) now.append(made('p', {}, entry.advice), actions(entry));
  };
  const showList = () => {
    by('list').replaceChildren(...steps.map((step, i) => {
      const button = made('button', { type: 'button', className: step.entry && !isOpen(step) ? 'done' : '' }, titleOf(step));
      if (i === at) button.setAttribute('aria-current', 'true');
      button.addEventListener('click', () => { at = i; show(); });
      return made('li', {}, button);
    }));
    by('list').querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  };
  const show = () => {
    const reasons = [...decided.values()];
    const waived = reasons.filter((reason) => reason !== null).length;
    by('counts').textContent = `${data.entries.length - reasons.length} open, ${reasons.length - waived} accepted, ${waived} waived; ${data.before.length} reviewed before`;
    showNow();
    showList();
    if (!by('exported').hidden) fillExport();
  };

  const go = (to) => { at = Math.min(Math.max(to, 0), Math.max(steps.length - 1, 0)); show(); by('now').focus({ preventScroll: true }); };
  /** Keeps a decision, and goes on to what is open next. */
  const decide = (reason) => {
    const entry = steps[at]?.entry;
    if (!entry) return;
    decided.set(entry.key, reason);
    write();
    if (by('open-only').checked) { const here = at; fill(); go(here); return; }
    const next = steps.findIndex((step, i) => i > at && isOpen(step));
    go(next < 0 ? at : next);
  };
  const accept = () => decide(null);
  const waive = () => {
    const reason = by('reason');
    const text = reason?.value.trim();
    if (text) decide(text); else reason?.focus();
  };
  const reopen = () => {
    const entry = steps[at]?.entry;
    if (!entry) return;
    decided.delete(entry.key);
    write();
    go(at);
  };

  // The file of `--memory`: strings of JSON are strings of TOML, but for what neither may have.
  const quoted = (text) => JSON.stringify(text.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/[\u007f-\u009f]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
  const memory = () => {
    const rows = data.before.map((row) => [row.key, row.about, row.reason]);
    for (const entry of data.entries) {
      if (decided.has(entry.key)) for (const [key, about] of entry.keys) rows.push([key, about, decided.get(entry.key) ?? '']);
    }
    rows.sort((x, y) => (x[0] < y[0] ? -1 : 1));
    return '# What was reviewed of two texts: see `ruleproof audit --pair --memory`.\n' + rows.map(([key, about, reason]) =>
      `\n[[${reason ? 'waive' : 'accept'}]]\nkey = ${quoted(key)}\nabout = ${quoted(about)}\n${reason ? `reason = ${quoted(reason)}\n` : ''}`).join('');
  };
  const fillExport = () => {
    by('memory').value = memory();
    URL.revokeObjectURL(by('save').href);
    by('save').href = URL.createObjectURL(new Blob([memory()], { type: 'application/toml' }));
  };
  const exportAll = () => { by('exported').hidden = false; fillExport(); by('save').click(); };

  const setOrder = (to) => { order = to % orders.length; by('order').selectedIndex = order; fill(); go(at); };
  const keys = {
    ArrowRight: () => go(at + 1), n: () => go(at + 1), ArrowLeft: () => go(at - 1), p: () => go(at - 1), Home: () => go(0), End: () => go(steps.length - 1),
    a: accept, w: () => by('reason')?.focus(), u: reopen, o: () => setOrder(order + 1), e: exportAll, '?': () => { by('help').open = !by('help').open; },
  };
  document.addEventListener('keydown', (event) => {
    const typing = event.target.closest?.('input:not([type=checkbox]), textarea, select');
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });
  by('title').textContent = `${data.first.file} and ${data.second.file}`;
  by('order').append(...orders.map(([name]) => made('option', {}, name)));
  by('order').addEventListener('change', () => setOrder(by('order').selectedIndex));
  by('open-only').addEventListener('change', () => { fill(); show(); });
  by('export').addEventListener('click', exportAll);
  fill();
  show();
  document.documentElement.classList.add('ready');
})();
