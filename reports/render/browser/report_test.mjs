// A report in a browser, from disk: node report_test.mjs FOLDER
// FOLDER is what `--out` wrote.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { addressOf, checkAccess, click, opened as openedFile, runAll, someLooks, text, texts, twoLooks, whole } from './browser.mjs';
import { sample, stepThrough } from './stepping.mjs';

const [folder] = process.argv.slice(2);
const file = path.join(folder, 'report.html');
const run = JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8'));
const findings = run.games.flatMap((game) => game.findings ?? []);
// The sample cites a clause that is none; whatever the program finds has the words of all that it cites.
const sampled = findings.some(({ clauses }) => clauses?.includes('not.in.the.table'));
const worded = sampled ? run.games.flatMap((game) => (game.clauses ?? []).map(({ id }) => id)) : null;

const mostBytes = 2_000_000;
const mostElements = 3_000;
const perPage = 100;
const opened = (hash, how) => openedFile(file, hash, how);
const alive = (page) => page.evaluate(() => document.getElementsByTagName('*').length);
const rows = (page) => texts(page, '#list .title');
const linked = (page, name, value) => page.waitForFunction((...wanted) => new URLSearchParams(location.hash.slice(1)).get(wanted[0]) === wanted[1], {}, name, value);

/** Opens what a link says, and waits until it stands there. */
const show = async (page, name, what) => {
  await page.evaluate((hash) => { location.hash = hash; }, `#${new URLSearchParams({ [name]: what })}`);
  await page.waitForFunction((shown) => document.querySelector('#main').dataset.shows === shown, {}, what);
};

const tests = {
  async 'a file of at most 2 MB'() {
    assert.ok(statSync(file).size <= mostBytes, `${statSync(file).size} bytes`);
  },
  async 'the first screen says what is wrong and lists it, the gravest first'() {
    const page = await opened();
    assert.match(await page.$eval('h1', (heading) => heading.textContent), /^(Nothing|No check|Two readings of|\d).*\.$/);
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
      await linked(page, name, value);
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
    const wordsOf = ({ message }) => (message ?? '').split(/\s+/).filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 3).join(' ');
    const finding = findings.find(wordsOf);
    if (!finding) { console.log('  no text has words'); return; }
    const words = wordsOf(finding);
    const page = await opened();
    await page.type('#find', words);
    await linked(page, 'q', words);
    await page.waitForFunction((title) => [...document.querySelectorAll('#list .title')].some((each) => each.textContent === title), {}, finding.title);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'find');
    const other = await opened(await page.evaluate(() => location.hash));
    assert.deepEqual(await rows(other), await rows(page));
    await other.close();
    await page.$eval('#find', (input) => { input.value = 'no such words anywhere'; input.dispatchEvent(new Event('input', { bubbles: true })); });
    await page.waitForFunction(() => document.querySelectorAll('#list li').length === 0);
    await page.close();
    const open = await opened(`#${new URLSearchParams({ at: finding.id, q: 'no such words anywhere' })}`);
    const found = () => open.$eval('#found', (line) => line.textContent);
    await open.waitForFunction(() => document.querySelectorAll('#list li').length === 0);
    await open.waitForFunction((at) => document.querySelector('#main').dataset.shows === at, {}, finding.id);
    assert.match(await found(), /^0 of .*; what is open is not among them$/);
    await open.evaluate((at) => { location.hash = `#${new URLSearchParams({ at })}`; }, finding.id);
    await open.waitForFunction(() => document.querySelectorAll('#list li').length > 0);
    await open.waitForFunction(() => !document.querySelector('#found').textContent.includes('not among'));
    await open.close();
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
  ...Object.fromEntries(twoLooks.map((how, turn) => [`findings open, and their steppers go to the end: ${how.width} px, ${how.dark ? 'dark' : 'light'}`, async () => {
    const page = await opened('', how);
    let steps = 0;
    let steppers = 0;
    let most = 0;
    const shown = sample(findings, 20, turn);
    for (const { id, witnesses = [] } of shown) {
      await show(page, 'at', id);
      const games = witnesses.filter(({ record, frames }) => frames && (record || frames.length > 1)).length;
      if (games > 0) {
        await page.waitForFunction((wanted) => document.querySelectorAll('.stepper .play').length === wanted, {}, games);
        for (const stepper of await page.$$('.stepper')) {  // some findings have nine
          const done = await stepThrough(stepper, worded);
          assert.deepEqual(done.problems, [], id);
          steps += done.steps;
          ++steppers;
        }
      }
      const now = await alive(page);
      most = Math.max(most, now);
      assert.ok(now <= mostElements, `${id}: ${now} elements are alive`);
    }
    console.log(`  ${shown.length} of ${findings.length} findings, ${steppers} steppers, ${steps} steps, at most ${most} elements alive`);
    assert.ok(steps > 0, 'no stepper has a step');
    await page.close();
  }])),
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
    const page = await opened();
    const explorer = await openedFile(path.join(folder, 'explorer.html'));
    let links = 0;
    for (const { id, witnesses = [] } of sample(findings.filter((finding) => finding.witnesses?.some(({ record, frames }) => record && frames?.length > 1)), 20)) {
      await show(page, 'at', id);
      await page.waitForSelector('.stepper');
      const hrefs = await page.$$eval('a.explore', (all) => all.map(({ href }) => href));
      assert.ok(hrefs.length > 0, `${id}: nothing leads to the explorer`);
      for (const href of hrefs) {
        const [address, hash] = href.split(/(?=#)/);
        assert.equal(address, addressOf(path.join(folder, 'explorer.html')));
        const wanted = new URLSearchParams(hash.slice(1));
        const played = witnesses.find(({ record }) => record === wanted.get('record'));
        assert.ok(played, `${id}: the link has none of its records`);
        await explorer.evaluate((to) => { location.hash = '#'; location.hash = to; }, hash);
        await explorer.waitForFunction((said) => document.querySelector('#at').textContent === said, {}, `step ${wanted.get('at') ?? 0} of ${played.frames.length - 1}`)
          .catch(async () => assert.fail(`${id}: the explorer shows ${await text(explorer, 'at')}, ${await text(explorer, 'status')}`));
        ++links;
      }
    }
    console.log(`  ${links} links into the explorer`);
    await explorer.close();
    await page.close();
  },
  async 'whatever is open, its heading is on the screen'() {
    const page = await opened();
    const long = findings.filter(({ witnesses }) => witnesses?.some(({ frames }) => frames?.length > 1));
    const [first, second] = [long[0] ?? findings[0], findings.at(-1)];
    if (!second || first === second) { console.log('  there is one finding only'); return; }
    await show(page, 'at', first.id);
    await page.evaluate(() => new Promise((done) => { setTimeout(done, 300); }));
    await page.evaluate(() => { document.body.style.minHeight = '9000px'; scrollTo({ top: 1500, behavior: 'instant' }); });
    await show(page, 'at', second.id);
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('#main h2').getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }, {});
    await page.close();
  },
  async 'a finding is explored inside of the report'() {
    const explorer = path.join(folder, 'explorer.html');
    if (!existsSync(explorer)) { console.log('  there is no explorer.html'); return; }
    const finding = run.games.flatMap((game) => game.findings ?? []).find(({ witnesses }) => witnesses?.[0]?.record && witnesses[0].frames?.length > 1);
    const page = await opened(`#${new URLSearchParams({ at: finding.id, step: 1 })}`, { local: ['data:', addressOf(explorer)] });
    await page.waitForSelector('.stepper');
    const button = await page.waitForSelector('.record button[aria-expanded]');
    await button.press('Enter');  // not by the mouse: pictures that are drawn meanwhile move the button
    const frame = await (await page.waitForSelector('iframe.explorer-here')).contentFrame();
    await frame.waitForSelector('html.ready');
    assert.equal(await frame.$eval('#at', (element) => element.textContent), `step 1 of ${finding.witnesses[0].frames.length - 1}`);
    await frame.$eval('#on', (element) => element.click());
    assert.match(await frame.$eval('#at', (element) => element.textContent), /^step 2 /);
    await button.press('Enter');
    assert.equal(await page.$('iframe'), null);
    await page.close();
  },
  async 'without scripts there is the list, and each finding with its text and record'() {
    const page = await opened('', { scripts: false });
    const plain = await openedFile(path.join(folder, 'findings.html'), '', { scripts: false });
    const items = await page.evaluate(() => Array.from(document.querySelectorAll('main.texts > ol > li'), ({ offsetHeight }) => offsetHeight));
    assert.ok(items.length >= findings.length);
    assert.ok(items.every((height) => height > 0));
    const links = await page.evaluate(() => Array.from(document.querySelectorAll('main.texts a'), ({ hash }) => decodeURIComponent(hash.slice(1))));
    const named = new Set(await plain.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id)));
    for (const link of links) assert.ok(named.has(link), link);
    const records = new Set(await texts(plain, 'pre'));
    for (const { record } of findings.flatMap(({ witnesses }) => witnesses ?? [])) assert.ok(!record || records.has(record.replace(/^\n/, '')), record);
    await page.close();
    await plain.close();
    for (const name of ['report.html', 'findings.html']) {
      for (const how of someLooks) {
        const still = await openedFile(path.join(folder, name), '', { ...how, scripts: false });
        assert.ok(await still.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name}, ${JSON.stringify(how)}: broader than the window`);
        await still.close();
      }
    }
    const narrow = await openedFile(path.join(folder, 'findings.html'), '', { width: 390, ready: 'main' });
    if (findings.length < 100 || whole) await checkAccess(narrow, 'findings.html');
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
    for (const how of someLooks) {
      for (const hash of ['', `#${new URLSearchParams({ at: shown.id })}`, `#${new URLSearchParams({ about: run.games[0].name })}`]) {
        const page = await opened(hash, how);
        if (hash.startsWith('#at') && shown.witnesses?.[0].frames) await page.waitForSelector('.stepper');
        await page.$$eval('details', (all) => all.forEach((details) => { details.open = true; }));
        await checkAccess(page, `${JSON.stringify(how)} ${hash}`);
        await page.close();
      }
    }
  },
  async 'what is open is printed, with its game'() {
    const { id, witnesses } = findings.find((finding) => finding.witnesses?.some(({ record, frames }) => record && frames?.length > 1)) ?? findings[0];
    for (const how of someLooks) {
      const page = await opened(`#${new URLSearchParams({ at: id })}`, how);
      if (witnesses) await page.waitForSelector('.stepper');
      await page.emulateMediaType('print');
      const height = (selector) => page.$eval(selector, (element) => element.offsetHeight);
      assert.ok(await height('#main h2') > 0);
      if (witnesses) assert.ok(await height('.stepper .move') > 0 && await height('.stepper .bar') === 0);
      assert.equal(await height('.listing'), 0);
      assert.ok((await page.pdf()).length > 0);
      await page.close();
    }
  },
};

await runAll(tests);
