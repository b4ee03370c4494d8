'use strict';
document.documentElement.classList.add('js');

// The pictures: see pieces.hpp. Decoded in order, when they are first needed.
const pictures = (() => {
  const store = JSON.parse(document.getElementById('panels').textContent);
  const decoded = [];
  return (number) => {
    while (decoded.length <= number) {
      const [base, ...row] = store.pictures[decoded.length];
      const from = base < 0 ? [] : decoded[base];
      const own = [];
      row.forEach((piece, i) => {
        const at = i + 1 === row.length ? from.length + piece : own.length;
        if (piece < 0) own.push(...from.slice(at, at - piece)); else own.push(piece);
      });
      decoded.push(own);
    }
    const [title, ...svg] = decoded[number].map((piece) => store.pieces[piece]);
    return {title, svg: svg.join(''), width: store.widths[number]};
  };
})();

// The steps: see steps.hpp.
const stepsOf = (() => {
  const {words, rows, plays} = JSON.parse(document.getElementById('steps').textContent);
  let above = [];
  for (const row of rows) {
    const said = row.pop();
    if (said[0] === -1) {
      above = [...above];
      for (let i = 1; i < said.length; i += 2) above[said[i]] = said[i + 1];
    } else {
      above = said;
    }
    row.push(above);
  }
  const step = ([seat, move, because, changes, numbers], k) => {
    const parts = [words[seat] && make('b', {}, words[seat]), words[seat] && ' ', make('code', {}, words[move])];
    for (const id of because) parts.push(' ', make('i', {}, words[id]));
    for (let i = 0; i < changes.length; i += 3) {
      const [field, before, after] = changes.slice(i, i + 3).map((word) => words[word]);
      parts.push(' ', make('span', {}, `${field} `, make('del', {}, before), ' ', make('ins', {}, after)));
    }
    const item = make('li', {value: k}, ...parts.filter(Boolean));
    item.dataset.k = k;
    if (numbers.length > 0) item.dataset.p = numbers.join(' ');
    return item;
  };
  return (play) => {
    const items = [];
    for (let i = 0, next = 0; i < plays[play].length; i += 3) {
      const [k, row, count] = plays[play].slice(i, i + 3);
      const gap = k - next;
      if (gap > 0) {
        items.push(make('li', {className: 'gap'},
            `${gap} ${gap === 1 ? 'step' : 'steps'} left out here; the record has them`));
      }
      for (let j = 0; j < count; ++j) items.push(step(rows[row + j], k + j));
      next = k + count;
    }
    return items;
  };
})();

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

// One witness: its list of steps is the data, and what is drawn follows it.
class Play {
  constructor(element, game) {
    this.game = game;
    this.list = element.querySelector('.steps');
    this.now = element.querySelector('.now');
    this.panels = element.querySelector('.panels');
    this.list?.replaceChildren(...stepsOf(this.list.dataset.play));
    this.steps = this.list ? [...this.list.querySelectorAll('li:not(.gap)')] : [];
    if (this.list) this.list.tabIndex = 0;
    if (this.steps.length > 0 && this.steps.some((step) => step.dataset.p) && !this.panels) {
      this.panels = make('div', {className: 'panels'});
      this.now.after(make('div', {className: 'table'}, this.panels));
    }
  }

  numbers(step) {
    return step && step.dataset.p ? step.dataset.p.split(' ').map(Number) : [];
  }

  show(k) {
    let at = this.steps.findIndex((step) => step.value > k) - 1;
    if (at < -1) at = this.steps.length - 1;
    const step = this.steps[Math.max(at, 0)];
    if (!step) return [];
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    step.setAttribute('aria-current', 'step');
    const top = step.offsetTop - this.list.clientHeight / 2;
    this.list.scrollTop = top;
    this.tell(step, step.value < k);
    this.draw(this.numbers(step), this.numbers(this.steps[at - 1]));
    return this.numbers(step);
  }

  tell(step, ended) {
    const copy = (selector) => [...step.querySelectorAll(selector)].map((part) => part.cloneNode(true));
    const reasons = copy('i').map((part) => {
      const id = `c/${this.game}/${part.textContent}`;
      const row = document.getElementById(id);
      if (!row) return make('li', {}, part);
      return make('li', {}, make('a', {href: `#${id}`, className: 'clause'}, part.textContent),
          ` ${row.querySelector('.says').textContent}`);
    });
    const changes = copy('span').map((part) => make('li', {}, ...part.childNodes));
    this.now.replaceChildren(
        make('p', {className: 'move'}, ...copy('b'), ' ', ...copy('code')),
        make('ul', {className: 'changes'}, ...changes), make('ul', {className: 'reasons'}, ...reasons));
    if (ended) this.now.append(make('p', {className: 'ended'}, `This game ended at step ${step.value}.`));
  }

  draw(numbers, before) {
    if (!this.panels) return;
    while (this.panels.children.length > numbers.length) this.panels.lastChild.remove();
    numbers.forEach((number, slot) => {
      let figure = this.panels.children[slot];
      if (!figure) this.panels.append(figure = make('figure'));
      if (figure.dataset.number !== String(number)) {
        const picture = pictures(number);
        figure.innerHTML = picture.svg;  // made of plain shapes by the program that wrote this page
        figure.prepend(make('figcaption', {}, picture.title));
        figure.style.setProperty('--w', picture.width);
        figure.classList.toggle('broad', picture.width >= 320);
        figure.dataset.number = number;
      }
      figure.classList.toggle('moved', before.length > 0 && before[slot] !== number);
    });
  }

  // Which of the pictures are not those of the other game.
  compare(mine, others) {
    [...(this.panels?.children ?? [])].forEach((figure, slot) => {
      figure.classList.toggle('other', others.some((other) => other[slot] !== mine[slot]));
    });
  }
}

// The witnesses of one finding, stepped together.
class Watch {
  constructor(element) {
    this.element = element;
    this.plays = [...element.querySelectorAll('.play')].map((play) => new Play(play, element.dataset.game));
    this.stops = [...new Set(this.plays.flatMap((play) => play.steps.map((step) => step.value)))];
    this.stops.sort((a, b) => a - b);
    if (this.stops.length === 0) return;
    this.last = this.stops.length - 1;
    this.difference = element.dataset.diff === undefined ? -1 : this.stops.indexOf(Number(element.dataset.diff));
    for (const step of this.plays.flatMap((play) => play.steps)) {
      step.classList.toggle('diff', step.dataset.k === element.dataset.diff);
    }
    this.build();
    this.go(this.difference >= 0 ? this.difference : this.last);
  }

  build() {
    const button = (text, label, act) => {
      const made = make('button', {type: 'button', title: label, onclick: act}, text);
      made.setAttribute('aria-label', label);
      return made;
    };
    this.first = button('«', 'First step', () => this.go(0));
    this.back = button('‹', 'Step back', () => this.go(this.at - 1));
    this.next = button('›', 'Step on', () => this.go(this.at + 1));
    this.end = button('»', 'Last step', () => this.go(this.last));
    this.run = button('play', 'Play and pause', () => this.toggle());
    const buttons = make('div', {}, this.first, this.back, this.next, this.end, this.run);
    if (this.difference >= 0) {
      buttons.append(button('≠', 'To the first difference', () => this.go(this.difference)));
    }
    this.slider = make('input', {type: 'range', min: 0, max: this.last, oninput: () => this.go(Number(this.slider.value))});
    this.slider.setAttribute('aria-label', 'Step');
    this.output = make('output');
    this.bar = make('div', {className: 'bar'}, buttons, this.slider, this.output);
    this.element.querySelector('.plays').before(this.bar);
    this.element.addEventListener('keydown', (event) => this.key(event));
    this.element.addEventListener('click', (event) => {
      const step = event.target.closest('li[data-k]');
      if (step) this.go(this.stops.indexOf(step.value));
    });
  }

  key(event) {
    if (event.target.matches('summary, pre, .steps') && !event.key.startsWith('Arrow')) return;
    if (event.target === this.slider || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  toggle() {
    clearInterval(this.timer);
    this.timer = this.timer ? 0 : setInterval(() => {
      if (this.at === this.last) this.toggle(); else this.go(this.at + 1);
    }, 900);
    if (this.timer && this.at === this.last) this.go(0);
    this.run.textContent = this.timer ? 'pause' : 'play';
  }

  go(to) {
    this.at = Math.min(Math.max(to, 0), this.last);
    const k = this.stops[this.at];
    const shown = this.plays.map((play) => play.show(k));
    this.plays.forEach((play, i) => play.compare(shown[i], shown.filter((_, other) => other !== i)));
    this.slider.value = this.at;
    this.output.textContent = `step ${k} of ${this.stops[this.last]}`;
    // Not `disabled`: that would take the focus away, and with it the arrow keys.
    for (const button of [this.first, this.back]) button.ariaDisabled = String(this.at === 0);
    for (const button of [this.next, this.end]) button.ariaDisabled = String(this.at === this.last);
    if (this.ready) {  // a link to this step, without a new entry in the history
      try { history.replaceState(null, '', `#${this.element.dataset.id}~${k}`); } catch { /* no matter */ }
    }
    this.ready = true;
  }
}

const watches = new WeakMap();
const watch = (element) => {
  if (!watches.has(element)) watches.set(element, new Watch(element));
  return watches.get(element);
};
for (const element of document.querySelectorAll('.watch')) {
  element.addEventListener('toggle', () => { if (element.open) watch(element); });
}
