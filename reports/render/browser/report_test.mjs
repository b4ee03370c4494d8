// A report in a browser, from disk: node report_test.mjs FOLDER [AUDIT.html...]
// FOLDER is what `--out` wrote. Steppers are stepped to their ends, in the report and in the pages of audits: some of many,
// all of them with RULEPROOF_WHOLE=1.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { addressOf, checkAccess, click, looks, opened as openedFile, runAll, text, texts } from './browser.mjs';

const [folder, ...audits] = process.argv.slice(2);
const file = path.join(folder, 'report.html');
const run = JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8'));
const findings = run.games.flatMap((game) => game.findings ?? []);
audits.push(...readdirSync(folder).filter((name) => /^audit.*\.html$/.test(name)).map((name) => path.join(folder, name)));

const mostBytes = 2_000_000;
const mostElements = 3_000;
const perPage = 100;
const opened = (hash, how) => openedFile(file, hash, how);
const alive = (page) => page.$$eval('*', (all) => all.length);
const rows = (page) => texts(page, '#list .title');
const gone = (page, hash) => page.waitForFunction((wanted) => location.hash === wanted, {}, hash);

/** Opens what a link says, and waits until it stands there. */
const show = async (page, name, what) => {
  await page.evaluate((hash) => { location.hash = hash; }, `#${new URLSearchParams({ [name]: what })}`);
  await page.waitForFunction((shown) => document.querySelector('#main').dataset.shows === shown, {}, what);
};

/** All of a long list where it is asked for, else some of it, from begin to end. */
const sample = (list, most) => (process.env.RULEPROOF_WHOLE === '1' || list.length <= most ? list
  : list.filter((_, i) => Math.floor(i * most / list.length) !== Math.floor((i - 1) * most / list.length)));

/** Steps from the first to the last; says what is wrong. */
const stepThrough = async (stepper) => stepper.evaluate(async (element) => {
  const press = (key) => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const problems = [];
  const check = (k) => {
    for (const play of element.querySelectorAll('.play')) {
      if (!play.querySelector('.move code')?.textContent) problems.push(`${k}: no move is shown`);
      if (play.querySelectorAll('.steps [aria-current]').length !== 1) problems.push(`${k}: no step is marked`);
      if ([...play.querySelectorAll('.reasons li')].some((reason) => !reason.textContent.trim())) problems.push(`${k}: a reason without words`);
    }
  };
  press('Home');
  const shown = () => element.querySelector('output').textContent;
  let steps = 0;
  for (let last = ''; last !== shown(); press('ArrowRight')) {
    last = shown();
    ++steps;
    check(last);
  }
  const [, at, end] = /^step (\d+) of (\d+)$/.exec(shown()) ?? [];
  if (at !== end) problems.push(`ends at ${shown()}`);
  for (const image of element.querySelectorAll('img')) {
    await image.decode().catch(() => problems.push(`the picture "${image.alt}" cannot be drawn`));
  }
  return { problems, steps };
});

const tests = {
  async 'a file of at most 2 MB'() {
    assert.ok(statSync(file).size <= mostBytes, `${statSync(file).size} bytes`);
  },
  async 'the first screen says what is wrong and lists it, the gravest first'() {
    const page = await opened();
    assert.match(await page.$eval('h1', (heading) => heading.textContent), /^(Nothing|No check|\d).*\.$/);
    const severities = await page.$$eval('#list a', (links) => links.map((link) => ['error', 'warning', 'note'].findIndex((name) => link.classList.contains(name))));
    assert.deepEqual(severities, [...severities].sort());
    assert.ok(severities.length >= Math.min(findings.length, perPage));
    const box = await (await page.$('#list li')).boundingBox();
    assert.ok(findings.length === 0 || box.y < 600, 'the first finding is not on the first screen');
    assert.ok(await alive(page) <= mostElements);
    console.log(`  ${statSync(file).size} bytes, ${await alive(page)} elements, ready after ${Math.round(await page.evaluate(() => performance.getEntriesByName('ready')[0].startTime))} ms`);
    await page.close();
  },
  async 'a filter is a link, and the back button takes it back'() {
    const page = await opened();
    const all = await rows(page);
    for (const name of await page.$$eval('#selects select', (selects) => selects.map((select) => select.name))) {
      const value = await page.$eval(`select[name="${name}"] option:last-child`, (option) => option.value);
      await page.select(`select[name="${name}"]`, value);
      await gone(page, `#${new URLSearchParams({ [name]: value })}`);
      await page.waitForFunction((said) => document.querySelector('#found').textContent !== said, {}, '');
      const other = await opened(await page.evaluate(() => location.hash));
      assert.deepEqual(await rows(other), await rows(page), `${name}=${value}`);
      assert.ok((await rows(other)).length > 0);
      await other.close();
      await page.goBack();
      await page.waitForFunction((first) => document.querySelector('#list .title').textContent === first && location.hash === '', {}, all[0]);
      assert.deepEqual(await rows(page), all);
    }
    await page.close();
  },
  async 'a search finds words of texts that are held packed'() {
    const finding = findings.find(({ message }) => /[a-z]{6}/.test(message ?? ''));
    const words = finding.message.split(/\s+/).filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 3).join(' ');
    const page = await opened();
    await page.type('#find', words);
    await page.waitForFunction((q) => location.hash === `#${new URLSearchParams({ q })}`, {}, words);
    await page.waitForFunction((title) => [...document.querySelectorAll('#list .title')].some((each) => each.textContent === title), {}, finding.title);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'find');
    const other = await opened(await page.evaluate(() => location.hash));
    assert.deepEqual(await rows(other), await rows(page));
    await other.close();
    await page.$eval('#find', (input) => { input.value = 'no such words anywhere'; input.dispatchEvent(new Event('input', { bubbles: true })); });
    await page.waitForFunction(() => document.querySelectorAll('#list li').length === 0);
    await page.close();
  },
  async 'the keyboard alone is enough'() {
    const page = await opened();
    const focused = () => page.evaluate(() => [document.activeElement.localName, document.activeElement.textContent]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.equal((await focused())[0], 'a');
    await page.keyboard.press('ArrowDown');
    const [, title] = await focused();
    assert.ok(title.startsWith((await rows(page))[1]));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement.localName === 'h2');
    assert.equal((await focused())[1], (await rows(page))[1]);
    await page.keyboard.press('Escape');
    assert.equal((await focused())[1], title);
    await page.keyboard.press('/');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'find');
    await page.close();
  },
  async 'findings open, and their steppers go to the end'() {
    const page = await opened();
    let steps = 0;
    let most = 0;
    const shown = sample(findings, 80);
    for (const { id, witnesses = [] } of shown) {
      await show(page, 'at', id);
      const played = witnesses.filter(({ record, frames }) => frames && (record || frames.length > 1)).length;
      if (played > 0) {
        const done = await stepThrough(await page.waitForSelector('.stepper'));
        assert.deepEqual(done.problems, [], id);
        assert.equal((await page.$$('.stepper .play')).length, played, id);
        steps += done.steps;
      }
      const now = await alive(page);
      most = Math.max(most, now);
      assert.ok(now <= mostElements, `${id}: ${now} elements are alive`);
    }
    console.log(`  ${shown.length} of ${findings.length} findings, ${steps} steps, at most ${most} elements alive`);
    await page.close();
  },
  async 'a finding has its command, its record and a link to a step of it'() {
    const finding = findings.find(({ witnesses }) => witnesses?.[0]?.record && witnesses[0].frames?.length > 1);
    if (!finding) return;
    const page = await opened(`#${new URLSearchParams({ at: finding.id, step: 1 })}`);
    await page.waitForSelector('.stepper');
    assert.match(await page.$eval('output', (output) => output.textContent), /^step 1 of/);
    assert.match(await page.$eval('.shown-again code', (code) => code.textContent), /^ruleproof /);
    const saved = await page.$eval('.record a[download]', (link) => decodeURIComponent(link.href.slice(link.href.indexOf(',') + 1)));
    assert.equal(saved, finding.witnesses[0].record);
    await click(page, '.bar button[aria-label="First step"]');
    await page.waitForFunction(() => location.hash.endsWith('step=0'));
    await page.close();
  },
  async 'a finding opens in the explorer beside it'() {
    if (!existsSync(path.join(folder, 'explorer.html'))) { console.log('  there is no explorer.html'); return; }
    for (const game of run.games) {
      const finding = (game.findings ?? []).find(({ witnesses }) => witnesses?.[0]?.record && witnesses[0].frames?.length > 1);
      if (!finding) continue;
      const page = await opened(`#${new URLSearchParams({ at: finding.id, step: 1 })}`);
      const href = await (await page.waitForSelector('.stepper').then(() => page.$('a.explore'))).evaluate((link) => link.href);
      const [address, hash] = href.split(/(?=#)/);
      assert.equal(address, addressOf(path.join(folder, 'explorer.html')));
      const explorer = await openedFile(path.join(folder, 'explorer.html'), hash);
      assert.equal(await text(explorer, 'at'), `step 1 of ${finding.witnesses[0].frames.length - 1}`, finding.id);
      await explorer.close();
      await page.close();
    }
  },
  async 'without scripts there is the list, and each finding with its text and record'() {
    const page = await opened('', { scripts: false });
    const plain = await openedFile(path.join(folder, 'findings.html'), '', { scripts: false });
    assert.ok(await page.$$eval('main.texts > ol > li', (all) => all.length) >= findings.length);
    assert.equal(await page.$$eval('main.texts > ol > li', (all) => all.filter((each) => each.offsetHeight === 0).length), 0);
    for (const link of await page.$$eval('main.texts a', (links) => links.map(({ hash }) => decodeURIComponent(hash.slice(1))))) {
      assert.ok(await plain.$(`[id="${link}"]`), link);
    }
    const records = new Set(await texts(plain, 'pre'));
    for (const { record } of findings.flatMap(({ witnesses }) => witnesses ?? [])) assert.ok(!record || records.has(record.replace(/^\n/, '')), record);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.close();
    await plain.close();
    const narrow = await openedFile(path.join(folder, 'findings.html'), '', { width: 390, ready: 'main' });
    if (findings.length < 100) await checkAccess(narrow, 'findings.html');
    await narrow.close();
  },
  async 'without DecompressionStream it starts, too'() {
    const page = await opened('', { before: () => { delete globalThis.DecompressionStream; } });
    assert.ok((await rows(page)).length > 0);
    await page.close();
  },
  async 'the pages of games have checks and clauses'() {
    const page = await opened();
    for (const game of run.games) {
      await show(page, 'about', game.name);
      assert.ok(await alive(page) <= mostElements, game.name);
      const said = await text(page, 'main');
      for (const check of (game.checks ?? []).filter(({ status }) => status === 'failed').slice(0, 20)) assert.ok(said.includes(check.name), check.name);
    }
    await page.close();
  },
  async 'axe finds nothing serious, wide and narrow, light and dark'() {
    const shown = findings.find(({ witnesses }) => witnesses?.length > 1 && witnesses[0].frames?.length > 1) ?? findings[0];
    for (const how of looks) {
      for (const hash of ['', `#${new URLSearchParams({ at: shown.id })}`, `#${new URLSearchParams({ about: run.games[0].name })}`]) {
        const page = await opened(hash, how);
        if (hash.startsWith('#at') && shown.witnesses?.[0].frames) await page.waitForSelector('.stepper');
        await page.$$eval('details', (all) => all.forEach((details) => { details.open = true; }));
        await checkAccess(page, `${JSON.stringify(how)} ${hash}`);
        await page.close();
      }
    }
  },
  async 'what is open is printed'() {
    const page = await opened(`#${new URLSearchParams({ at: findings[0].id })}`);
    await page.emulateMediaType('print');
    assert.ok(await page.$eval('#main h2', (heading) => heading.offsetHeight > 0));
    assert.ok(await page.$eval('.listing', (list) => list.offsetHeight === 0));
    await page.close();
  },
  async 'every stepper of an audit goes to its end'() {
    for (const audit of audits) {
      const page = await openedFile(audit, '', { ready: 'html.js' });
      let steps = 0;
      for (const watch of sample(await page.$$('details.watch'), 20)) {
        if (await watch.$('[data-play]') === null) continue;
        await watch.evaluate((details) => { for (let up = details; up; up = up.parentElement?.closest('details')) up.open = true; });
        const done = await stepThrough(await watch.waitForSelector('.stepper'));
        assert.deepEqual(done.problems, [], `${audit} ${await watch.evaluate((details) => details.dataset.id)}`);
        steps += done.steps;
        await watch.evaluate((details) => { details.open = false; });
      }
      console.log(`  ${path.basename(audit)}: ${steps} steps`);
      assert.ok(steps > 0, audit);
      await page.close();
    }
  },
};

await runAll(tests);
