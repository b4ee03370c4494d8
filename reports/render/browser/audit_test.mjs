// Pages of audits in a browser, from disk: node audit_test.mjs AUDIT.html...
import assert from 'node:assert/strict';
import path from 'node:path';

import { checkAccess, opened as openedFile, runAll, someLooks, texts } from './browser.mjs';
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
