// The page for the review of two texts in a browser, from disk: node review_test.mjs RULEPROOF FOLDER
// FOLDER has hearts.es.txt and hearts.ru.txt. The modules are those of the explorer's test: npm ci --prefix
// reports/render/browser. Exit codes: 0 as it must be · 1 not · 77 skipped, since they or Chromium are missing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { checkAccess, looks, runAll } from '../../../render/browser/browser.mjs';
import { openedAnew, press, text } from './reviewing.mjs';

const [program, folder] = process.argv.slice(2);
const texts = ['es', 'ru'].map((language) => path.join(folder, `hearts.${language}.txt`));
const memory = path.join(folder, 'review.toml');
const out = path.join(folder, 'out');
const compared = () => {
  const run = spawnSync(program, ['audit', '--pair', ...texts, '--memory', memory, '--out', out], { encoding: 'utf8' });
  assert.ok(run.status === 0 || run.status === 1, run.stderr);
  const said = /(\d+) entr(?:y|ies), of them .*; (\d+) reviewed before/.exec(run.stdout);
  return { left: Number(said[1]), reviewed: Number(said[2]) };
};
const first = compared();
const file = path.join(out, 'review.html');

const opened = (how) => openedAnew(file, how);

const tests = {
  async 'a file of at most 1 MB with an entry for each that the program counts'() {
    assert.ok(statSync(file).size <= 1024 * 1024);
    const page = await opened();
    assert.ok(first.left > 3);  // as many as the keys below go through
    assert.match(await text(page, '#counts'), new RegExp(`^${first.left} open, 0 accepted, 0 waived`));
    assert.equal(await text(page, '#where'), `1 of ${first.left}`);
    await page.close();
  },
  async 'both sentences stand side by side, with the words that decide marked'() {
    const page = await opened();
    for (let i = 0; i < first.left && (await page.$$('.pair mark')).length < 2; ++i) await press(page, 'n');
    const [left, right] = await page.$$eval('.pair blockquote', (all) => all.slice(0, 2).map((one) => ({ x: one.getBoundingClientRect().x, y: one.getBoundingClientRect().y, lang: one.lang })));
    assert.ok(left.x < right.x && left.y === right.y);
    assert.deepEqual([left.lang, right.lang], ['es', 'ru']);
    assert.ok((await page.$$('.pair mark')).length >= 2);
    await page.close();
  },
  async 'next, previous, first and last by keys'() {
    const page = await opened();
    await press(page, 'n', 'ArrowRight');
    assert.equal(await text(page, '#where'), `3 of ${first.left}`);
    await press(page, 'p', 'ArrowLeft', 'ArrowLeft');
    assert.equal(await text(page, '#where'), `1 of ${first.left}`);
    await press(page, 'End', 'n');
    assert.equal(await text(page, '#where'), `${first.left} of ${first.left}`);
    await press(page, 'Home');
    assert.equal(await page.$eval('#list [aria-current]', (button) => button.textContent), (await text(page, 'h2')).replace(/^(warning|note) /, ''));
    await page.close();
  },
  async 'both readings are stepped, each in the order of its text'() {
    const page = await opened();
    for (const side of [0, 1]) {
      await press(page, 'o', 'Home');
      const lines = [];
      const count = Number((await text(page, '#where')).split(' of ')[1]);
      assert.ok(count > first.left);
      for (let i = 0; i < count; ++i) {
        const place = await page.$$eval('.pair blockquote', (all, at) => all[at].querySelector('.place').textContent, side);
        lines.push(Number(/:(\d+)/.exec(place)[1]));
        await press(page, 'n');
      }
      assert.deepEqual(lines, [...lines].sort((x, y) => x - y));
    }
    await press(page, 'o');
    assert.match(await text(page, '#where'), new RegExp(`of ${first.left}$`));
    await page.close();
  },
  async 'accepted, waived with a reason, opened again; a review outlives the page'() {
    const page = await opened();
    await press(page, 'a');
    assert.equal(await text(page, '#where'), `2 of ${first.left}`);
    await press(page, 'w');
    await page.keyboard.type('a "reason" with ключ, n and a');
    await press(page, 'Enter');
    assert.equal(await text(page, '#where'), `3 of ${first.left}`);
    assert.match(await text(page, '#counts'), /1 accepted, 1 waived/);
    await press(page, 'w', 'Enter');  // no reason, no waiver
    await press(page, 'Escape', 'p', 'p');
    assert.equal(await text(page, '#state'), 'accepted');
    await press(page, 'u');
    assert.match(await text(page, '#counts'), /0 accepted, 1 waived/);
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.match(await text(page, '#counts'), /0 accepted, 1 waived/);
    await page.click('#open-only');
    assert.equal(await text(page, '#where'), `1 of ${first.left - 1}`);
    await page.close();
  },
  async 'what is exported the program reads back, and a second review adds to it'() {
    const page = await opened();
    await press(page, 'a', 'w');
    await page.keyboard.type('the "Russian" edition \\ has other rules');
    await press(page, 'Enter', 'e');
    const exported = await text(page, '#memory');
    assert.match(exported, /^# What was reviewed/);
    writeFileSync(memory, exported);
    const second = compared();
    assert.equal(second.reviewed, first.reviewed + 2);
    assert.equal(second.left, first.left - 2);
    await page.close();
    const again = await opened();
    assert.match(await text(again, '#counts'), new RegExp(`^${second.left} open, 0 accepted, 0 waived; 2 reviewed before`));
    await press(again, 'a', 'e');
    writeFileSync(memory, await text(again, '#memory'));
    assert.deepEqual(compared(), { left: second.left - 1, reviewed: 3 });
    await again.close();
  },
  async 'axe finds nothing serious, wide and narrow, light and dark'() {
    for (const how of looks) {
      const page = await opened(how);
      await press(page, 'a', 'e', '?');
      await checkAccess(page, JSON.stringify(how));
      await page.close();
    }
  },
};

await runAll(tests);
