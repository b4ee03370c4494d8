// The page for the review of two texts by keyboard. The program writes the data: rows (sentences that belong together, in
// the order of the first text) and entries (what differs, the gravest first). A row's text is a list in which every second
// piece is marked. What was decided is kept by key: null stands for accepted, a text for the reason of a waiver.
import { byId, make } from '../../../render/page/dom.js';
import { kept } from './kept.js';
import { button, fieldKeys, reviewing } from './reviewing.js';
import { quoted } from './toml.js';

const data = JSON.parse(byId('data').textContent);
const known = new Set(data.entries.map((entry) => entry.key));
const { decided, write } = kept(`ruleproof review ${data.first.file} ${data.second.file}`, { holds: (key) => known.has(key) });

// What can be stepped through: entries, or the rows of one text in its order.
const rowsOf = (side) => data.rows.map((row, at) => ({ row, at })).filter(({ row }) => row[side])
  .sort((x, y) => x.row[side].at - y.row[side].at).map(({ row, at }) => ({ rows: [at], entry: row.entry < 0 ? null : data.entries[row.entry] }));
const orders = [
  ['the gravest first', () => data.entries.map((entry) => ({ rows: entry.rows, entry }))],
  [`as ${data.first.file} reads`, () => rowsOf('first')],
  [`as ${data.second.file} reads`, () => rowsOf('second')],
];
const isOpen = (step) => step.entry !== null && !decided.has(step.entry.key);
const isDone = (step) => step.entry !== null && !isOpen(step);
const near = (before, steps) => steps.findIndex((step) => step.rows.some((row) => before.rows.includes(row)));
const titleOf = (step) => step.entry?.title ?? (data.rows[step.rows[0]].first ?? data.rows[step.rows[0]].second).text.join('').slice(0, 80);

const quote = (side, of) => {
  const box = make('blockquote', { lang: data[side].language });
  if (!of) return make('blockquote', { className: 'none' }, `nothing in ${data[side].file}`);
  box.append(make('span', { className: 'place' }, of.place));
  of.text.forEach((piece, i) => { if (piece) box.append(i % 2 ? make('mark', {}, piece) : piece); });
  return box;
};
const said = (entry) => {
  if (!decided.has(entry.key)) return 'open';
  return decided.get(entry.key) === null ? 'accepted' : `waived: ${decided.get(entry.key)}`;
};
const actions = (entry) => {
  const reason = make('input', { id: 'reason', placeholder: 'why the difference is meant', aria: { label: 'Why the difference is meant' } });
  reason.value = decided.get(entry.key) ?? '';
  fieldKeys(reason, { Enter: () => waive(), Escape: () => byId('now').focus() });
  return make('div', { className: 'actions' }, button('Accept (a)', () => accept()), button('Open again (u)', () => reopen()), reason, button('Waive (w)', () => waive()));
};
const show = (now, { entry, rows }) => {
  if (entry) {
    now.append(make('h2', {}, make('span', { className: entry.severity }, entry.severity), ` ${entry.title}`));
    now.append(make('p', { id: 'state' }, said(entry)));
  } else {
    now.append(make('p', { id: 'state' }, 'Nothing differs here.'));
  }
  for (const row of rows) now.append(make('div', { className: 'pair' }, quote('first', data.rows[row].first), quote('second', data.rows[row].second)));
  if (entry) now.append(make('p', {}, entry.advice), actions(entry));
};
const counts = () => {
  const reasons = [...decided.values()];
  const waived = reasons.filter((reason) => reason !== null).length;
  return `${data.entries.length - reasons.length} open, ${reasons.length - waived} accepted, ${waived} waived; ${data.before.length} reviewed before`;
};

/** The file of `--memory`. */
const file = () => {
  const rows = data.before.map((row) => [row.key, row.about, row.reason]);
  for (const entry of data.entries) {
    if (decided.has(entry.key)) for (const [key, about] of entry.keys) rows.push([key, about, decided.get(entry.key) ?? '']);
  }
  rows.sort((x, y) => (x[0] < y[0] ? -1 : 1));
  return '# What was reviewed of two texts: see `audit --pair --memory` of ruleproof.\n' + rows.map(([key, about, reason]) =>
    `\n[[${reason ? 'waive' : 'accept'}]]\nkey = ${quoted(key)}\nabout = ${quoted(about)}\n${reason ? `reason = ${quoted(reason)}\n` : ''}`).join('');
};

const decide = (reason) => {
  const entry = review.now()?.entry;
  if (!entry) return;
  decided.set(entry.key, reason);
  write();
  review.settled();
};
const accept = () => decide(null);
const waive = () => {
  const reason = byId('reason');
  const text = reason?.value.trim();
  if (text) decide(text); else reason?.focus();
};
const reopen = () => {
  const entry = review.now()?.entry;
  if (!entry) return;
  decided.delete(entry.key);
  write();
  review.refresh();
};

const review = reviewing({ orders, near, isOpen, isDone, titleOf, show, counts, file, keys: { a: accept, w: () => byId('reason')?.focus(), u: reopen } });
byId('title').textContent = `${data.first.file} and ${data.second.file}`;
review.start();
