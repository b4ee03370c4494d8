// As much of a browser's document as the pages' script uses. Selectors: names, classes, attributes,
// :not() of one of these, descendants, lists.

const voids = new Set(['meta', 'link', 'input', 'br', 'img', 'hr']);
const raw = new Set(['script', 'style']);
const entities = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};
const decoded = (text) => text.replace(/&(#x?)?(\w+);/g, (whole, number, name) => {
  if (number) return String.fromCodePoint(parseInt(name, number === '#x' ? 16 : 10));
  return entities[name] ?? whole;
});

const hyphened = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
let heard = () => {};

class Text {
  constructor(text) { this.textContent = text; }
  cloneNode() { return new Text(this.textContent); }
  remove() { detach(this); }
}

const detach = (node) => {
  const {parentElement} = node;
  if (parentElement) parentElement.childNodes.splice(parentElement.childNodes.indexOf(node), 1);
  node.parentElement = null;
};

/// Every element below this one, in the order of the document.
export const elements = (root) => root.children.flatMap((child) => [child, ...elements(child)]);

const fitsOne = (element, selector) => {
  let rest = selector;
  const take = (pattern) => {
    const match = rest.match(pattern);
    if (match) rest = rest.slice(match[0].length);
    return match;
  };
  const name = take(/^[a-z][a-z0-9]*/);
  if (name && element.localName !== name[0]) return false;
  while (rest !== '') {
    const part = take(/^\.([\w-]+)/) ?? take(/^\[([\w-]+)\]/) ?? take(/^:not\(([^()]+)\)/);
    if (!part) throw new Error(`the selector "${selector}" is none that is known here`);
    const fits = part[0][0] === '.' ? element.classList.contains(part[1])
      : part[0][0] === '[' ? element.hasAttribute(part[1])
        : !fitsOne(element, part[1]);
    if (!fits) return false;
  }
  return true;
};

const fits = (element, selector) => {
  const parts = selector.trim().split(/\s+/);
  if (!fitsOne(element, parts.pop())) return false;
  let up = element.parentElement;
  while (parts.length > 0) {
    while (up && !fitsOne(up, parts.at(-1))) up = up.parentElement;
    if (!up) return false;
    up = up.parentElement;
    parts.pop();
  }
  return true;
};

/// The elements that any of a list of selectors fits.
const found = (all, list) => all.filter((element) => list.split(',').map((selector) => {
  const fit = fits(element, selector);
  heard(selector.trim(), fit);
  return fit;
}).some(Boolean));

export class Element {
  constructor(localName) {
    this.localName = localName;
    this.attributes = new Map();
    this.childNodes = [];
    this.parentElement = null;
    this.listeners = new Map();
    this.style = {setProperty: (name, value) => this.setAttribute('style', `${name}:${value}`)};
    this.dataset = new Proxy({}, {
      get: (_, name) => this.attributes.get(`data-${hyphened(name)}`),
      set: (_, name, value) => { this.setAttribute(`data-${hyphened(name)}`, value); return true; },
    });
    this.offsetTop = this.clientHeight = this.scrollTop = 0;
  }

  /// `hear(selector, found)` is told of every selector that is asked for from now on.
  static listen(hear) { heard = hear; }

  getAttribute(name) { return this.attributes.get(name) ?? null; }
  setAttribute(name, value) { this.attributes.set(name, String(value)); }
  hasAttribute(name) { return this.attributes.has(name); }
  removeAttribute(name) { this.attributes.delete(name); }
  get id() { return this.getAttribute('id') ?? ''; }
  get className() { return this.getAttribute('class') ?? ''; }
  set className(names) { this.setAttribute('class', names); }
  get value() {
    const value = this.getAttribute('value') ?? '';
    return this.localName === 'li' ? Number(value) : value;
  }
  set value(value) { this.setAttribute('value', value); }
  get classList() {
    const names = new Set(this.className.split(/\s+/).filter(Boolean));
    const keep = () => { this.className = [...names].join(' '); };
    return {
      contains: (name) => names.has(name),
      add: (name) => { names.add(name); keep(); },
      toggle: (name, on) => { if (on) names.add(name); else names.delete(name); keep(); },
    };
  }

  get children() { return this.childNodes.filter((node) => node instanceof Element); }
  get lastChild() { return this.childNodes.at(-1) ?? null; }
  get textContent() { return this.childNodes.map((node) => node.textContent).join(''); }
  set textContent(text) { this.replaceChildren(text); }
  set innerHTML(html) { this.replaceChildren(...parse(html).childNodes); }

  insert(at, nodes) {
    const made = nodes.map((node) => (typeof node === 'string' ? new Text(node) : node));
    for (const node of made) detach(node);
    this.childNodes.splice(at, 0, ...made);
    for (const node of made) node.parentElement = this;
  }
  append(...nodes) { this.insert(this.childNodes.length, nodes); }
  prepend(...nodes) { this.insert(0, nodes); }
  before(...nodes) { this.parentElement.insert(this.parentElement.childNodes.indexOf(this), nodes); }
  after(...nodes) { this.parentElement.insert(this.parentElement.childNodes.indexOf(this) + 1, nodes); }
  replaceChildren(...nodes) {
    for (const node of [...this.childNodes]) detach(node);
    this.append(...nodes);
  }
  remove() { detach(this); }
  cloneNode() {
    const copy = new Element(this.localName);
    for (const [name, value] of this.attributes) copy.setAttribute(name, value);
    copy.append(...this.childNodes.map((node) => node.cloneNode(true)));
    return copy;
  }

  querySelectorAll(selector) {
    for (const each of selector.split(',')) heard(each.trim(), false);  // also in an empty place
    return found(elements(this), selector);
  }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
  matches(selector) { return found([this], selector).length > 0; }
  closest(selector) {
    for (let up = this; up; up = up.parentElement) if (up.matches(selector)) return up;
    return null;
  }

  addEventListener(type, act) { this.listeners.set(type, act); }
  /// What the element and those around it do when that happens to it.
  happen(type, event) {
    for (let up = this; up; up = up.parentElement) {
      up.listeners.get(type)?.({type, target: this, ...event});
    }
  }
  getBoundingClientRect() { return {top: 0}; }
  scrollIntoView() {}
  click() {}
}

for (const name of ['hidden', 'open']) {
  Object.defineProperty(Element.prototype, name, {
    get() { return this.hasAttribute(name); },
    set(on) { if (on) this.setAttribute(name, ''); else this.removeAttribute(name); },
  });
}
for (const name of ['href', 'type', 'title']) {
  Object.defineProperty(Element.prototype, name, {
    get() { return this.getAttribute(name) ?? ''; },
    set(value) { this.setAttribute(name, value); },
  });
}

/// A document, or a part of one, as the program writes it: every element is closed.
export const parse = (html) => {
  const root = new Element('#document');
  let inside = root;
  const tag = /<(?:!doctype[^>]*|(\/?)([a-zA-Z][\w:-]*)((?:[^>"]|"[^"]*")*?)(\/?))>/g;
  let from = 0;
  for (let match; (match = tag.exec(html)); from = tag.lastIndex) {
    const [, closing, name, attributes, empty] = match;
    if (match.index > from) inside.append(decoded(html.slice(from, match.index)));
    if (!name) continue;
    if (closing) {
      if (inside.localName !== name) throw new Error(`</${name}> closes <${inside.localName}>`);
      inside = inside.parentElement;
      continue;
    }
    const element = new Element(name);
    for (const [, key, , value] of attributes.matchAll(/([\w:-]+)(="([^"]*)")?/g)) {
      element.setAttribute(key, decoded(value ?? ''));
    }
    inside.append(element);
    if (raw.has(name)) {
      const end = html.indexOf(`</${name}>`, tag.lastIndex);
      element.append(html.slice(tag.lastIndex, end));
      tag.lastIndex = end + name.length + 3;
    } else if (!empty && !voids.has(name)) {
      inside = element;
    }
  }
  if (inside !== root) throw new Error(`<${inside.localName}> is not closed`);
  return root;
};
