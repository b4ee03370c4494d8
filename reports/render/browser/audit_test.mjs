// Pages of audits in a browser, from disk: node audit_test.mjs AUDIT.html...
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { addressOf, checkAccess, opened as openedFile, runAll, someLooks, texts } from './browser.mjs';
import { sample, stepThrough } from './stepping.mjs';

const audits = process.argv.slice(2);
const opened = (audit, hash, how) => openedFile(audit, hash, { ready: 'html.js', ...how });
const unfold = (element) => element.evaluate((details) => { for (let up = details; up; up = up.parentElement?.closest('details')) up.open = true; });
const unfoldAll = (page) => page.$$eval('details', (all) => all.forEach((details) => { details.open = true; }));

/** The blocks that have games, not only records. */
const watches = (page) => page.$$('details.watch:has([data-play])');

/** One test for each page, in each way to look at it. */
const each = (what, run) => Object.fromEntries(audits.flatMap((audit) => someLooks.map((how, turn) =>
  [`${what}: ${path.basename(audit)}, ${how.width} px, ${how.dark ? 'dark' : 'light'}`, () => run(audit, how, turn)])));

const tests = {
  ...each('every stepper goes to its end', async (audit, how, turn) => {
    const page = await opened(audit, '', how);
    const all = await watches(page);
    let steps = 0;
    const shown = sample(all, 12, turn);
    for (const watch of shown) {
      await unfold(watch);
      const done = await stepThrough(await watch.waitForSelector('.stepper'));
      assert.deepEqual(done.problems, [], await watch.evaluate((details) => details.dataset.id));
      steps += done.steps;
      await watch.evaluate((details) => { details.open = false; });
    }
    console.log(`  ${shown.length} of ${all.length} steppers, ${steps} steps`);
    assert.ok(steps > 0, 'no stepper has a step');
    await page.close();
  }),
  ...each('games of one pair stand together, and begin at their own first difference', async (audit, how) => {
    const page = await opened(audit, '', how);
    const told = await page.$$eval('details.watch:has([data-play])', (all) => all.map((details) => {
      for (let up = details; up; up = up.parentElement?.closest('details')) up.open = true;
      details.dispatchEvent(new Event('toggle'));
      const summary = details.querySelector('summary').textContent;
      const says = (k) => [...details.querySelectorAll('.stepper .play')].map((play) => play.querySelectorAll('.steps li')[k]?.textContent);
      const at = details.dataset.diff === undefined ? -1 : Number(details.dataset.diff);
      const games = details.querySelectorAll('.stepper .play').length;
      const same = (k) => new Set(says(k)).size === 1;
      // The steps before it are the same, as far as their moves tell; no step is left out of these.
      const gap = details.querySelector('.stepper .gap') !== null;
      const apart = games < 2 || gap ? [] : Array.from({ length: Math.max(at, 0) }, (_, k) => k).filter((k) => !same(k));
      return { id: details.dataset.id, summary, at, games, apart, shown: details.querySelector('output').textContent, differ: details.querySelector('.differ')?.hidden === false };
    }));
    assert.ok(told.length > 0);
    for (const { id, summary, at, games, apart, shown, differ } of told) {
      assert.ok(!summary.includes('no difference'), `${id}: ${summary}`);
      assert.ok(games <= 2, `${id}: ${games} games side by side`);
      assert.deepEqual(apart, [], id);
      if (games < 2) continue;
      assert.match(shown, new RegExp(`^step ${at} of `), id);
      if (!summary.includes(`the first difference at step ${at}`)) assert.ok(summary.includes('then they differ in ') && differ, `${id}: ${summary}`);
    }
    await page.close();
  }),
  ...each('a game opens in the explorer at the step that is shown, and the other reading beside it', async (audit, how) => {
    const explorer = path.join(path.dirname(audit), 'explorer.html');
    const beside = existsSync(explorer);
    const page = await opened(audit, '', { ...how, local: ['data:', addressOf(explorer)] });
    const [watch] = await watches(page);
    await unfold(watch);
    const stepper = await watch.waitForSelector('.stepper');
    if (!beside) {
      assert.equal(await page.$('a.explore'), null);
      await page.close();
      return;
    }
    await stepper.$eval('button[aria-label="First step"]', (button) => button.click());
    await stepper.$eval('button[aria-label="Step on"]', (button) => button.click());
    const shown = await stepper.$eval('output', (output) => output.textContent);
    const k = /^step (\d+) of/.exec(shown)[1];
    const link = await watch.waitForSelector('a.explore');
    const hash = await link.evaluate(({ href }) => href.slice(href.indexOf('#')));
    const other = await openedFile(explorer, hash);
    assert.match(await other.$eval('#at', (element) => element.textContent), new RegExp(`^step ${k} of `));
    if ((await watch.$$('.play [data-play]')).length === 2) assert.equal(await other.$eval('#second', (element) => element.hidden), false);
    await other.close();
    const button = await watch.waitForSelector('.record button[aria-expanded]');
    await button.press('Enter');
    const frame = await (await watch.waitForSelector('iframe.explorer-here')).contentFrame();
    await frame.waitForSelector('html.ready');
    assert.match(await frame.$eval('#at', (element) => element.textContent), new RegExp(`^step ${k} of `));
    await button.press('Enter');
    assert.equal(await page.$('iframe'), null);
    await page.close();
  }),
  ...each('axe finds nothing serious', async (audit, how) => {
    const page = await opened(audit, '', how);
    await checkAccess(page, 'as it opens');
    const [watch] = await watches(page);
    await unfold(watch);
    await watch.waitForSelector('.stepper');
    await checkAccess(page, 'with a game');
    await page.close();
  }),
  ...each('without scripts there are all findings, with their last steps and records', async (audit, how) => {
    const page = await opened(audit, '', { ...how, scripts: false });
    await unfoldAll(page);
    const hidden = (selector) => page.$$eval(selector, (all) => all.filter((one) => one.offsetHeight === 0).length);
    assert.ok((await texts(page, '.card h4')).length > 0);
    for (const selector of ['.card', '.watch [data-play] .steps li', '.record pre']) assert.equal(await hidden(selector), 0, selector);
    assert.equal(await page.$('.stepper'), null);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'broader than the window');
    await page.close();
  }),
  ...each('it is printed without what only a screen can do', async (audit, how) => {
    const page = await opened(audit, '', how);
    const [watch] = await watches(page);
    await unfold(watch);
    const stepper = await watch.waitForSelector('.stepper');
    await page.emulateMediaType('print');
    const height = (selector) => page.$eval(selector, (element) => element.offsetHeight);
    for (const selector of ['.toc', '.stepper .bar']) assert.equal(await height(selector), 0, selector);
    assert.ok(await stepper.evaluate((element) => element.querySelector('.move').offsetHeight > 0));
    assert.ok((await page.pdf()).length > 0);
    await page.close();
  }),
  ...each('what is folded only on a screen is printed, with scripts and without', async (audit, how) => {
    const folded = (page) => page.$$eval('details:not(.watch, .text)', (all) => all.filter(({ open }) => !open).length);
    for (const scripts of [true, false]) {
      const page = await opened(audit, '', { ...how, scripts });
      await page.emulateMediaType('print');
      const unseen = await page.$$eval('details:not(.watch, .text) > :not(summary)', (all) => all.filter((each) => !each.closest('.watch, .text') && each.offsetHeight === 0).map((each) => each.outerHTML.slice(0, 80)));
      assert.deepEqual(unseen, []);
      if (scripts) {
        const before = await folded(page);
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        assert.equal(await folded(page), 0);
        await page.evaluate(() => dispatchEvent(new Event('afterprint')));
        assert.equal(await folded(page), before);
      }
      await page.close();
    }
  }),
  ...each('a link opens a step of a finding', async (audit, how) => {
    const page = await opened(audit, '', how);
    const [watch] = await watches(page);
    const id = await watch.evaluate((details) => details.dataset.id);
    const other = await opened(audit, `#${encodeURIComponent(`${id}~1`)}`, how);
    assert.match(await other.$eval('details.watch[open] output', (output) => output.textContent), /^step 1 of /);
    await other.close();
    await page.close();
  }),
  ...each('findings are found by their words', async (audit, how) => {
    const page = await opened(audit, '', how);
    const shown = () => page.$$eval('.card', (cards) => cards.filter((card) => card.offsetHeight > 0).length);
    const all = await shown();
    const title = await page.$eval('.card:last-of-type h4', (heading) => heading.textContent);
    if (await page.$eval('#find', (input) => input.offsetHeight > 0)) await page.type('#find', title);
    else assert.fail('the field is not shown');
    assert.ok(await shown() > 0 && await shown() <= all);
    await page.close();
  }),
};

await runAll(tests);
