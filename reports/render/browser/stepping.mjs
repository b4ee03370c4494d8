// Steppers, stepped through in a browser; of many a sample, all of them with RULEPROOF_WHOLE=1.
import { whole } from './browser.mjs';

/** All of a short list, and of any where it is asked for; else at most so many of it, others in each turn. */
export const sample = (list, most, turn = 0) => {
  const every = whole ? 1 : Math.max(Math.ceil(list.length / most), 1);
  return list.filter((_, i) => i % every === turn % every);
};

/**
 * Steps from the first to the last; says what is wrong. The page has the words of these clauses; if none are named, of all.
 * Nobody sees the pictures of a step that is left at once, but a browser draws them all: only those of some steps are.
 */
export const stepThrough = async (stepper, worded = null) => stepper.evaluate(async (element, ids) => {
  const press = (key) => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const shown = () => element.querySelector('output').textContent;
  const problems = [];
  const check = (at) => {
    for (const play of element.querySelectorAll('.play')) {
      if (!play.querySelector('.move code')?.textContent) problems.push(`${at}: no move is shown`);
      if (play.querySelectorAll('.steps [aria-current]').length !== 1) problems.push(`${at}: no step is marked`);
      for (const reason of play.querySelectorAll('.reasons li')) {
        const id = reason.querySelector('code').textContent;
        const wordless = reason.textContent.trim() === id;
        if (wordless && (!ids || ids.includes(id))) problems.push(`${at}: ${id} without its words`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) problems.push(`${at}: broader than the window`);
  };
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  const later = new WeakMap();
  const draw = async () => {
    for (const image of element.querySelectorAll('img')) {
      if (later.has(image)) source.set.call(image, later.get(image));
      later.delete(image);
      await image.decode().catch(() => problems.push(`the picture "${image.alt}" cannot be drawn`));
    }
  };
  Object.defineProperty(HTMLImageElement.prototype, 'src', { ...source, set(address) { later.set(this, address); } });
  press('Home');
  let steps = 0;
  for (let last = ''; last !== shown(); press('ArrowRight')) {
    last = shown();
    check(last);
    if (steps++ % 25 === 0) await draw();
  }
  const [, at, end] = /^step (\d+) of (\d+)$/.exec(shown()) ?? [];
  if (at !== end) problems.push(`ends at ${shown()}`);
  await draw();
  Object.defineProperty(HTMLImageElement.prototype, 'src', source);
  return { problems: [...new Set(problems)], steps };
}, worded);
