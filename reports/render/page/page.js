// What is not needed to read the page, only pleasant: finding, copying, links into folded parts.

// "#f/game/ruling/x~12" is step 12 of that finding.
const reveal = () => {
  const [id, step] = decodeURIComponent(location.hash.slice(1)).split('~');
  const target = id && document.getElementById(id);
  if (!target) return;
  for (let up = target; up; up = up.parentElement) if (up.matches('details')) up.open = true;
  const element = step && target.querySelector('.watch');
  if (element) {
    element.open = true;
    const player = watch(element);
    if (player.stops.includes(Number(step))) player.go(player.stops.indexOf(Number(step)));
  }
  target.scrollIntoView({behavior: 'instant'});
};
addEventListener('hashchange', reveal);
reveal();

// Findings by words and severity.
const cards = [...document.querySelectorAll('.card')];
const find = document.getElementById('find');
const toggles = [...document.querySelectorAll('.toggles button')];
const sift = () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = new Set(toggles.filter((toggle) => toggle.getAttribute('aria-pressed') === 'true')
      .map((toggle) => toggle.dataset.severity));
  let left = 0;
  for (const card of cards) {
    card.words ??= card.textContent.toLowerCase();
    card.hidden = !shown.has(card.dataset.severity) || !words.every((word) => card.words.includes(word));
    left += card.hidden ? 0 : 1;
  }
  for (const chapter of document.querySelectorAll('.chapter')) {
    chapter.hidden = !chapter.querySelector('.card:not([hidden])');
  }
  document.getElementById('found').textContent =
      left === cards.length ? '' : `${left} of ${cards.length} findings shown`;
};
find.addEventListener('input', sift);
for (const toggle of toggles) {
  toggle.addEventListener('click', () => {
    toggle.setAttribute('aria-pressed', String(toggle.getAttribute('aria-pressed') !== 'true'));
    sift();
  });
}

// Clauses by words.
for (const input of document.querySelectorAll('.find-clause')) {
  const rows = [...input.closest('details').querySelectorAll('tbody tr')];
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
  });
}

// Records are copied or saved.
for (const pre of document.querySelectorAll('.fold.text pre')) {
  const copy = make('button', {type: 'button', onclick: async () => {
    try {
      await navigator.clipboard.writeText(pre.textContent);
    } catch {
      getSelection().selectAllChildren(pre);
      document.execCommand('copy');
    }
    copy.textContent = 'copied';
    setTimeout(() => { copy.textContent = 'copy'; }, 1500);
  }}, 'copy');
  pre.before(copy);
  if (!pre.dataset.file) continue;
  const save = make('button', {type: 'button', onclick: () => {
    make('a', {download: pre.dataset.file,
      href: `data:text/plain;charset=utf-8,${encodeURIComponent(pre.textContent)}`}).click();
  }}, 'save');
  pre.before(' ', save);
}

// The contents show where one is.
const entries = new Map([...document.querySelectorAll('.toc li li a')].map(
    (link) => [link.getAttribute('href').slice(1), link.parentElement]));
const headings = [...document.querySelectorAll('h3[id]')].filter((heading) => entries.has(heading.id));
let waiting = false;
const locate = () => {
  waiting = false;
  const current = headings.findLast((heading) => heading.getBoundingClientRect().top < 140);
  for (const [id, entry] of entries) entry.classList.toggle('here', id === current?.id);
};
addEventListener('scroll', () => {
  if (!waiting) requestAnimationFrame(locate);
  waiting = true;
}, {passive: true});
