// Games that show something, stepped through together: one column each, a bar for all of them.
import { make } from './dom.js';
import { changeItem } from './told.js';

const colour = '#22252c';  // of what is drawn, on paper of its own in light and dark

/** A picture as an image: one element, which can run and load nothing. */
const imageOf = ({ title, svg }) => {
  const whole = svg.replace(/^<svg(?![^>]* xmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"').replace(/^<svg/, `<svg color="${colour}"`);
  return make('img', { alt: title, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}` });
};

/** A picture with its title, in about its natural width. */
export const figureOf = (picture) => {
  const figure = make('figure', { className: picture.width >= 320 ? 'broad' : '' }, make('figcaption', {}, picture.title), imageOf(picture));
  figure.style.setProperty('--w', picture.width);
  return figure;
};

const lineOf = ({ seat, move }) => (seat ? `${seat}${/^(p\d|chance)$/.test(seat) ? '' : ':'} ${move}` : move);

class Column {
  constructor({ title, steps }, { pictures, says, go, difference }) {
    Object.assign(this, { steps, pictures, says, shown: [] });
    this.now = make('div', { className: 'now' });
    this.panels = make('div', { className: 'panels' });
    this.reasons = make('ul', { className: 'reasons' });
    this.items = new Map();
    this.list = make('ol', { className: 'steps', tabIndex: 0, onclick: (event) => go(event.target.value) }, ...this.lines(difference));
    this.list.setAttribute('aria-label', `Steps${title ? ` ${title}` : ''}`);
    this.element = make('section', { className: 'play' }, title && make('h3', { dir: 'auto' }, title), this.now, this.panels, this.reasons, this.list);
  }

  lines(difference) {
    return this.steps.flatMap((step, i) => {
      const left = i > 0 ? step.k - this.steps[i - 1].k - 1 : step.k;
      const item = make('li', { value: step.k, className: step.k === difference ? 'diff' : '' }, lineOf(step));
      this.items.set(step.k, item);
      return left > 0 ? [make('li', { className: 'gap', value: -1 }, `${left} ${left === 1 ? 'step' : 'steps'} left out here; the record has them`), item] : [item];
    });
  }

  /** Draws the last step that is not after the k-th; gives its pictures. */
  show(k) {
    const at = Math.max(this.steps.findLastIndex((step) => step.k <= k), 0);
    const step = this.steps[at];
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const item = this.items.get(step.k);
    item.setAttribute('aria-current', 'step');
    this.list.scrollTop = item.offsetTop - this.list.clientHeight / 2;
    this.tell(step, step.k < k);
    this.draw(step.pictures, this.steps[at - 1]?.pictures ?? []);
    return step.pictures;
  }

  tell({ k, seat, move, because, changes }, ended) {
    this.now.replaceChildren(
      make('p', { className: 'move' }, seat && make('b', {}, seat), seat && ' ', make('code', {}, move)),
      make('ul', { className: 'changes' }, ...changes.map(changeItem)));
    this.reasons.replaceChildren(...because.map((id) => make('li', {}, make('code', { className: 'clause' }, id), ` ${this.says(id)}`)));
    if (ended) this.now.append(make('p', { className: 'ended' }, `This game ended at step ${k}.`));
  }

  draw(numbers, before) {
    while (this.panels.children.length > numbers.length) this.panels.lastChild.remove();
    numbers.forEach((number, slot) => {
      let figure = this.panels.children[slot];
      if (!figure || this.shown[slot] !== number) {
        const drawn = figureOf(this.pictures(number));
        if (figure) figure.replaceWith(drawn); else this.panels.append(drawn);
        figure = drawn;
      }
      figure.classList.toggle('moved', before.length > 0 && before[slot] !== number);
    });
    this.shown = numbers;
  }

  /** Marks the pictures that are not those of the other games. */
  compare(mine, others) {
    [...this.panels.children].forEach((figure, slot) => {
      figure.classList.toggle('other', others.some((other) => other[slot] !== mine[slot]));
    });
  }
}

/**
 * `plays` are titles and steps; `difference` is the step at which they differ first, or of games whose steps are all the
 * same the last: `differ` says what differs there. `moved(k)` is told where it stands.
 */
export class Stepper {
  constructor({ plays, pictures, says, difference = -1, differ = '', at = null, moved = () => {} }) {
    this.moved = moved;
    const go = (k) => { if (this.stops.includes(k)) this.go(this.stops.indexOf(k)); };
    this.stops = [...new Set(plays.flatMap(({ steps }) => steps.map(({ k }) => k)))].sort((a, b) => a - b);
    this.last = this.stops.length - 1;
    this.columns = plays.map((play) => new Column(play, { pictures, says, go, difference }));
    this.difference = this.stops.indexOf(difference);
    this.differ = differ ? make('p', { className: 'differ', dir: 'auto' }, differ) : null;
    this.element = make('div', { className: 'stepper' }, this.bar(), this.differ,
      make('div', { className: `plays ${plays.length > 1 ? 'several' : 'one'}` }, ...this.columns.map(({ element }) => element)));
    this.element.addEventListener('keydown', (event) => this.key(event));
    const wanted = at === null ? -1 : this.stops.indexOf(at);
    this.from = wanted >= 0 ? wanted : this.difference >= 0 ? this.difference : this.last;
  }

  bar() {
    const button = (text, label, act) => {
      const made = make('button', { type: 'button', title: label, onclick: act }, text);
      made.setAttribute('aria-label', label);
      return made;
    };
    this.first = button('«', 'First step', () => this.go(0));
    this.back = button('‹', 'Step back', () => this.go(this.at - 1));
    this.next = button('›', 'Step on', () => this.go(this.at + 1));
    this.end = button('»', 'Last step', () => this.go(this.last));
    this.run = make('button', { type: 'button', onclick: () => this.toggle() }, 'play');
    const buttons = make('div', {}, this.first, this.back, this.next, this.end, this.run,
      this.difference >= 0 ? button('≠', 'To the first difference', () => this.go(this.difference)) : null);
    this.slider = make('input', { type: 'range', min: 0, max: this.last, oninput: () => this.go(Number(this.slider.value)) });
    this.slider.setAttribute('aria-label', 'Step');
    this.output = make('output');
    return make('div', { className: 'bar' }, buttons, this.slider, this.output);
  }

  key(event) {
    if (event.target === this.slider || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  toggle() {
    clearInterval(this.timer);
    this.timer = this.timer ? 0 : setInterval(() => {
      if (this.at === this.last || !this.element.isConnected) this.toggle(); else this.go(this.at + 1);
    }, 900);
    if (this.timer && this.at === this.last) this.go(0);
    this.run.textContent = this.timer ? 'pause' : 'play';
  }

  /** Shows where it begins, once it stands in the page. */
  begin() { this.go(this.from, false); }

  go(to, tells = true) {
    this.at = Math.min(Math.max(to, 0), this.last);
    const k = this.stops[this.at];
    const shown = this.columns.map((column) => column.show(k));
    this.columns.forEach((column, i) => column.compare(shown[i], shown.filter((_, other) => other !== i)));
    if (this.differ) this.differ.hidden = this.at !== this.difference;
    this.slider.value = this.at;
    this.output.textContent = `step ${k} of ${this.stops[this.last]}`;
    // Not `disabled`: that would take the focus away, and with it the arrow keys.
    for (const button of [this.first, this.back]) button.ariaDisabled = String(this.at === 0);
    for (const button of [this.next, this.end]) button.ariaDisabled = String(this.at === this.last);
    this.moved(k, tells);
  }
}
