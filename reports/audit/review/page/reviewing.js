// A review by keyboard, whatever is reviewed: steps in an order of choice, a list of them all, keys, and the file of it.
import { byId, make } from '../../../render/page/dom.js';

export const button = (label, act) => make('button', { type: 'button', onclick: act }, label);

/** Keys within a field are the field's own, but for those that have an act. */
export const fieldKeys = (field, acts) => field.addEventListener('keydown', (event) => {
  event.stopPropagation();
  if (!Object.hasOwn(acts, event.key)) return;
  event.preventDefault();
  acts[event.key](event);
});

/**
 * `orders`: pairs of a name and what gives the steps; `near`: where a step is among others, -1 if nowhere; `isOpen`,
 * `titleOf`: of a step; `show`: fills a box with a step; `counts`, `file`: what is told and exported; `keys`: acts by key.
 */
export const reviewing = ({ orders, near, isOpen, isDone, titleOf, show, counts, file, type = 'application/toml', keys }) => {
  let order = 0;
  let steps = [];
  let at = 0;
  const within = (to) => Math.min(Math.max(to, 0), Math.max(steps.length - 1, 0));

  const mark = () => {
    byId('list').querySelector('[aria-current]')?.removeAttribute('aria-current');
    const now = byId('list').children[at]?.firstChild;
    now?.setAttribute('aria-current', 'true');
    now?.scrollIntoView?.({ block: 'nearest' });
  };
  const showNow = () => {
    const now = byId('now');
    now.replaceChildren();
    if (!steps[at]) { now.append(make('p', {}, 'Nothing is left here.')); return; }
    now.append(make('p', { id: 'where' }, `${at + 1} of ${steps.length}`));
    show(now, steps[at]);
  };
  const go = (to) => { at = within(to); showNow(); mark(); byId('now').focus({ preventScroll: true }); };
  const fillExport = () => {
    byId('memory').value = file();
    URL.revokeObjectURL(byId('save').href);
    byId('save').href = URL.createObjectURL(new Blob([file()], { type }));
  };
  const exportAll = () => { byId('exported').hidden = false; fillExport(); byId('save').click(); };

  /** The steps as they are now, at the same one if it is still there. */
  const fill = () => {
    const before = steps[at];
    steps = orders[order][1]().filter((step) => !byId('open-only').checked || isOpen(step));
    const same = before ? near(before, steps) : 0;
    at = within(same < 0 ? at : same);
    byId('list').replaceChildren(...steps.map((step, i) =>
      make('li', {}, make('button', { type: 'button', className: isDone(step) ? 'done' : '', onclick: () => { at = i; showNow(); mark(); } }, titleOf(step)))));
    byId('counts').textContent = counts();
    if (!byId('exported').hidden) fillExport();
  };
  const refresh = () => { fill(); go(at); };
  /** After a decision: on to what is open next. */
  const settled = () => {
    const here = at;
    fill();
    if (byId('open-only').checked) { go(here); return; }
    const next = steps.findIndex((step, i) => i > at && isOpen(step));
    go(next < 0 ? at : next);
  };
  const find = (step) => { const found = near(step, steps); if (found >= 0) go(found); };

  const setOrder = (to) => { order = to % orders.length; byId('order').selectedIndex = order; refresh(); };
  const acts = {
    ArrowRight: () => go(at + 1), n: () => go(at + 1), ArrowLeft: () => go(at - 1), p: () => go(at - 1), Home: () => go(0), End: () => go(steps.length - 1),
    o: () => setOrder(order + 1), e: exportAll, '?': () => { byId('help').open = !byId('help').open; }, ...keys,
  };
  document.addEventListener('keydown', (event) => {
    const typing = event.target.closest?.('input:not([type=checkbox]), textarea, select');
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(acts, event.key)) return;
    event.preventDefault();
    acts[event.key]();
  });
  byId('order').append(...orders.map(([name]) => make('option', {}, name)));
  byId('order').addEventListener('change', () => setOrder(byId('order').selectedIndex));
  byId('open-only').addEventListener('change', () => { fill(); showNow(); mark(); });
  byId('export').addEventListener('click', exportAll);

  const start = () => { fill(); showNow(); mark(); document.documentElement.classList.add('ready'); };
  return { start, now: () => steps[at], settled, refresh, find };
};
