// Runs the script of written pages as a browser would, and does what a reader can do there:
//   node script_test.mjs PAGE.html ...
// Fails where the script fails, where a step shows nothing, and where the script asks for elements
// that no page has.
import {readFileSync} from 'node:fs';
import vm from 'node:vm';

import {Element, elements, parse} from './script_test_dom.mjs';

const problems = [];
const check = (holds, problem) => { if (!holds) problems.push(problem); };

const asked = new Map();  // selector -> whether anything was found by it
Element.listen((selector, found) => asked.set(selector, (asked.get(selector) ?? false) || found));

// A page with its script run; what is global there can be reached through `window`.
const load = (name) => {
  const root = parse(readFileSync(name, 'utf8'));
  const listeners = new Map();
  const window = {
    document: Object.assign(root, {
      documentElement: root.querySelector('html'),
      createElement: (tag) => new Element(tag),
      getElementById: (id) => elements(root).find((element) => element.id === id) ?? null,
      execCommand: () => true,
    }),
    location: {hash: ''},
    history: {replaceState: (_state, _title, hash) => { window.location.hash = hash; }},
    navigator: {clipboard: {writeText: async () => {}}},
    getSelection: () => ({selectAllChildren: () => {}}),
    addEventListener: (type, act) => listeners.set(type, act),
    requestAnimationFrame: (act) => act(),
    setInterval: (act) => { window.tick = act; return 1; },
    clearInterval: () => { window.tick = undefined; },
    setTimeout: (act) => act(),
    happen: (type) => listeners.get(type)({type}),
  };
  const script = elements(root).findLast((element) => element.localName === 'script');
  vm.runInNewContext(script.textContent, window, {filename: name});
  return window;
};

const press = (element, key) => element.happen('keydown', {key, preventDefault: () => {}});

// What is shown of one step.
const checkStep = (watch, where) => {
  for (const now of watch.querySelectorAll('.now')) {
    const steps = now.parentElement.querySelectorAll('.steps li:not(.gap)');
    if (steps.length === 0) continue;
    check(now.querySelector('.move code')?.textContent, `${where}: no move is shown`);
    const step = steps.find((each) => each.getAttribute('aria-current') === 'step');
    check(step, `${where}: no step is marked in the list`);
    const because = step?.querySelectorAll('i').length;
    check(now.querySelectorAll('.reasons li').length === because, `${where}: not all reasons`);
    for (const reason of now.querySelectorAll('.reasons li')) {
      const link = reason.querySelector('a');
      check(!link || reason.textContent.length > link.textContent.length + 1,
          `${where}: ${reason.textContent} without what the clause says`);
    }
  }
};

const stepThrough = (window, watch, name) => {
  const id = watch.dataset.id;
  const at = () => `${name}: ${id}: ${watch.querySelector('output')?.textContent}`;
  watch.open = true;
  watch.happen('toggle', {});
  if (watch.querySelectorAll('.steps li:not(.gap)').length === 0) return;
  press(watch, 'Home');
  checkStep(watch, at());
  for (let last = ''; last !== watch.querySelector('output').textContent;) {
    last = watch.querySelector('output').textContent;
    press(watch, 'ArrowRight');
    checkStep(watch, at());
  }
  const shown = watch.querySelector('output').textContent;
  for (const inside of watch.querySelectorAll('summary, pre, .steps')) press(inside, 'Home');
  check(watch.querySelector('output').textContent === shown, `${at()}: Home left the list`);
  for (const button of watch.querySelectorAll('.bar button')) button.onclick();
  for (let i = 0; window.tick && i < 10_000; ++i) window.tick();
  watch.querySelector('.steps li:not(.gap)').happen('click', {});
  checkStep(watch, at());
  const hash = window.location.hash;
  window.happen('hashchange');  // a link to the step where one is
  check(window.location.hash === hash, `${at()}: ${hash} leads to ${window.location.hash}`);
};

const sift = (window, name) => {
  const {document} = window;
  const find = document.getElementById('find');
  find.value = 'no such words anywhere';
  find.happen('input', {});
  const cards = document.querySelectorAll('.card');
  check(cards.every((card) => card.hidden), `${name}: a finding is shown that lacks the words`);
  find.value = '';
  find.happen('input', {});
  check(cards.every((card) => !card.hidden), `${name}: not all findings are shown again`);
  for (const toggle of document.querySelectorAll('.toggles button')) {
    toggle.happen('click', {});
    const off = cards.filter((card) => card.hidden);
    check(off.every((card) => card.dataset.severity === toggle.dataset.severity),
        `${name}: ${toggle.textContent} hides others`);
    toggle.happen('click', {});
  }
  for (const input of document.querySelectorAll('.find-clause')) {
    input.value = 'no such words anywhere';
    input.happen('input', {});
    const rows = input.closest('details').querySelectorAll('tbody tr');
    check(rows.length > 0 && rows.every((row) => row.hidden), `${name}: clauses are not filtered`);
  }
};

const names = process.argv.slice(2);
let watches = 0;
for (const name of names) {
  try {
    const window = load(name);
    for (const watch of window.document.querySelectorAll('.watch')) {
      ++watches;
      try {
        stepThrough(window, watch, name);
      } catch (error) {
        problems.push(`${name}: ${watch.dataset.id}: ${error.message}`);
      }
    }
    for (const pre of window.document.querySelectorAll('.fold.text pre')) {
      for (const button of pre.parentElement.querySelectorAll('button')) button.onclick();
    }
    sift(window, name);
    window.happen('scroll');
  } catch (error) {
    problems.push(`${name}: ${error.stack}`);
  }
}
check(watches > 0, 'no page has steps to go through');
for (const [selector, found] of asked) {
  check(found, `the script asks for "${selector}", which no page has`);
}
console.log([...problems, `${names.length} pages, ${watches} games, ${problems.length} problems`].join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
