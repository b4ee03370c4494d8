// The page for the review of a draft in a browser, from disk: node draft_test.mjs RULEPROOF FOLDER
// FOLDER has rules.en.txt, a text of In the Year of the Dragon. The modules are those of the explorer's test: npm ci --prefix
// reports/render/browser. Exit codes: 0 as it must be · 1 not · 77 skipped, since they or Chromium are missing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { checkAccess, looks, runAll } from '../../../render/browser/browser.mjs';
import { openedAnew, press, text } from '../../review/browser/reviewing.mjs';

const [program, folder] = process.argv.slice(2);
const rules = path.join(folder, 'rules.en.txt');
const reviewed = path.join(folder, 'en.reviewed.toml');
const out = path.join(folder, 'out');
/** Drafts a text, and gives what the command says of it. */
const drafted = (text = rules, file = null) => {
  const run = spawnSync(program, ['audit', 'year-of-the-dragon', '--new', text, '--lang', 'en', '--out', out, ...(file ? ['--reviewed', file] : [])], { encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
};
const [, linked, clauses] = /links: (\d+) of (\d+) clauses/.exec(drafted());
const file = path.join(out, 'draft-en.html');
const draft = () => readFileSync(path.join(out, 'en.toml'), 'utf8');
/** The lines of a clause in the draft. */
const linesOf = (clause) => new RegExp(`id = "${clause.replaceAll('.', '\\.')}"\\nlines = "([^"]*)"`).exec(draft())?.[1];

const opened = (how) => openedAnew(file, how);
const counts = async (page) => /^(\d+) open, (\d+) decided; (\d+) of (\d+) clauses/.exec(await text(page, '#counts')).slice(1).map(Number);
const lineNow = async (page) => Number(/Line (\d+)/.exec(await text(page, 'h2'))[1]);
const clauseNow = (page) => page.$eval('#given code', (code) => code.textContent);
/** Goes to the next step with a clause of which nothing was decided. */
const toClause = async (page) => { while (!(await page.$('#given')) || (await text(page, '#state')) !== 'open') await press(page, 'n'); };
const exported = async (page) => { await press(page, 'e'); return text(page, '#memory'); };

const tests = {
  async 'a step for each line, with what the clause says and how sure the draft is'() {
    const page = await opened();
    const [open, decided, placed, all] = await counts(page);
    assert.deepEqual([decided, placed, all], [0, Number(linked), Number(clauses)]);
    assert.equal(await text(page, '#where'), `1 of ${open}`);
    await toClause(page);
    assert.match(await text(page, '#given'), /^The draft gives it [a-z.-]+ .{5,} \(\d+ % sure\)$/);
    assert.equal(await page.$eval('.own', (own) => own.lastChild.textContent), readFileSync(rules, 'utf8').split('\n')[await lineNow(page) - 1].trim());
    assert.ok((await page.$$('.closest li')).length > 0);
    await page.close();
  },
  async 'next, previous, first and last by keys, as the text reads or the least sure first'() {
    const page = await opened();
    const [open] = await counts(page);
    await press(page, 'n', 'ArrowRight', 'p');
    assert.equal(await text(page, '#where'), `2 of ${open}`);
    await press(page, 'End', 'n');
    assert.equal(await text(page, '#where'), `${open} of ${open}`);
    await press(page, 'Home', 'p');
    const lines = await page.$$eval('#list button', (all) => all.map((button) => Number.parseInt(button.textContent, 10)));
    assert.deepEqual(lines, [...lines].sort((x, y) => x - y));
    await press(page, 'o', 'Home');
    const sure = [];
    for (let i = 0; i < 5; ++i) { sure.push(Number(/(\d+) % sure/.exec(await text(page, '#given'))[1])); await press(page, 'n'); }
    assert.deepEqual(sure, [...sure].sort((x, y) => x - y));
    await page.close();
  },
  async 'accepted, moved by a digit and by words, refused, dropped; undone and opened again; a review outlives the page'() {
    const page = await opened();
    const [all] = await counts(page);
    await toClause(page);
    const line = await lineNow(page);
    await press(page, 'a', 'p');
    while (await lineNow(page) !== line) await press(page, 'p');
    assert.equal(await text(page, '#state'), 'accepted');
    await press(page, 'z');
    assert.equal(await text(page, '#state'), 'open');
    assert.equal(await text(page, '#status'), 'Undone.');
    await press(page, 'z');
    assert.equal(await text(page, '#status'), 'There is nothing to undo.');
    const rival = await page.$eval('.closest code', (code) => code.textContent);
    await press(page, '1');
    assert.ok((await page.$$eval('#list .done', (done) => done.map((button) => button.textContent))).includes(`${line}: ${rival}`));
    await toClause(page);
    await press(page, 'm');
    await page.keyboard.type('festival');
    assert.ok((await page.$$('[role=option]')).length > 1);
    await press(page, 'ArrowDown', 'ArrowUp', 'ArrowDown');
    const chosen = await page.$eval('[aria-selected=true] code', (code) => code.textContent);
    const moved = await lineNow(page);
    await press(page, 'Enter');
    assert.ok((await page.$$eval('#list .done', (done) => done.map((button) => button.textContent))).includes(`${moved}: ${chosen}`));
    await toClause(page);
    const refused = await clauseNow(page);
    await press(page, 'x');
    assert.ok((await page.$$eval('#list .done', (done) => done.map((button) => button.textContent))).some((title) => title.endsWith(`not ${refused}`)));
    await press(page, 'End', 'd');
    assert.match(await text(page, '#state'), /^says nothing of the rules: flavour$/);
    const before = await counts(page);
    assert.equal(before[1], 4);
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.deepEqual(await counts(page), before);
    await press(page, 'End', 'u');
    assert.equal((await counts(page))[1], 3);
    assert.ok(all > 3);
    await page.close();
  },
  async 'a line may make two clauses, and one that the draft gives none is told'() {
    const page = await opened();
    await toClause(page);
    const line = await lineNow(page);
    await press(page, 'm');
    await page.keyboard.type('no such words');
    assert.equal(await text(page, '#now [role=status]'), 'No clause has these words.');
    await press(page, 'Escape', 'm');
    await page.keyboard.type('event.festival');
    const added = await page.$eval('[aria-selected=true] code', (code) => code.textContent);
    await page.keyboard.down('Shift');
    await press(page, 'Enter');
    await page.keyboard.up('Shift');
    assert.equal(await lineNow(page), line);
    const titles = await page.$$eval('#list button', (all) => all.map((button) => button.textContent));
    assert.ok(titles.filter((title) => title.startsWith(`${line}: `)).length >= 2 && titles.includes(`${line}: ${added}`));
    await press(page, 'x');  // its own clause is refused, the added one stays
    assert.ok((await page.$$eval('#list button', (all) => all.map((button) => button.textContent))).includes(`${line}: ${added}`));
    await page.evaluate((title) => [...document.querySelectorAll('#list button')].find((button) => button.textContent === title).click(), `${line}: ${added}`);
    await press(page, 'x');  // without the added one nothing is left, until the refused one is taken after all
    const refused = await page.$$eval('#list button', (all) => all.map((button) => button.textContent).find((title) => title.includes(': not ')));
    const own = refused.replace(/^.*: not /, '');
    await page.evaluate((title) => [...document.querySelectorAll('#list button')].find((button) => button.textContent === title).click(), `${line}: no clause`);
    await press(page, 'm');
    await page.keyboard.type(own);
    await press(page, 'Enter');
    assert.match(await exported(page), new RegExp(`\\[\\[accept\\]\\]\\nline = ${line}\\n.*\\nclause = "${own.replaceAll('.', '\\.')}"`));
    assert.equal((await counts(page))[1], 1);
    const bare = await page.$$eval('#list button', (all) => all.findIndex((button) => button.textContent.endsWith('no clause')));
    await page.evaluate((at) => document.querySelectorAll('#list button')[at].click(), bare);
    await press(page, 'a');
    assert.match(await text(page, '#status'), /gives this line no clause/);
    await page.close();
  },
  async 'what is exported the program reads back, and a second review adds to it'() {
    const page = await opened();
    await toClause(page);
    const accepted = await clauseNow(page);
    const line = await lineNow(page);
    await press(page, 'a');
    await toClause(page);
    const from = await lineNow(page);
    await press(page, 'm');
    await page.keyboard.type('event.festival');
    const moved = await page.$eval('[aria-selected=true] code', (code) => code.textContent);
    await press(page, 'Enter', 'End', 'd');
    const last = await lineNow(page);
    const first = await exported(page);
    assert.match(first, /^# What was decided of a draft/);
    await page.close();
    writeFileSync(reviewed, first);
    assert.match(drafted(rules, reviewed), /reviewed: 3 of 3 decisions count/);
    assert.equal(linesOf(accepted), String(line));
    assert.equal(linesOf(moved), String(from));
    assert.match(draft(), new RegExp(`kind = "flavour"\\nlines = "${last}"\\nhash = `));
    const again = await opened();
    assert.equal((await counts(again))[1], 3);
    assert.equal(await exported(again), first);
    await press(again, 'Home');
    await toClause(again);
    await press(again, 'a');
    writeFileSync(reviewed, await exported(again));
    await again.close();
    assert.match(drafted(rules, reviewed), /reviewed: 4 of 4 decisions count/);
  },
  async 'where the text changed, decisions go with their sentences, and what is gone is said and kept'() {
    const other = path.join(folder, 'other.en.txt');
    const lines = readFileSync(rules, 'utf8').split('\n');
    const dropped = Number(/\[\[drop\]\]\nline = (\d+)/.exec(readFileSync(reviewed, 'utf8'))[1]);
    lines[dropped - 1] = 'Everything is other here: </script><script>document.title = "run"</script> \u202e and {{data}}.';
    lines.push('long '.repeat(2000));
    writeFileSync(other, ['A new sentence stands here.', '', ...lines].join('\n'));
    const said = drafted(other, reviewed);
    assert.match(said, /reviewed: 3 of 4 decisions count/);
    assert.match(said, new RegExp(`en\\.reviewed\\.toml:\\d+: does not count, since line ${dropped} is not in the text any more: drop flavour`));
    const page = await opened({ width: 390 });
    assert.equal((await counts(page))[1], 3);
    assert.match(await text(page, '#forget'), /^1 of what was decided/);
    assert.match(await exported(page), new RegExp(`\\[\\[drop\\]\\]\\nline = ${dropped}\\n`));
    await page.click('#forget button');
    assert.doesNotMatch(await text(page, '#memory'), /drop/);
    assert.notEqual(await page.title(), 'run');
    await press(page, 'End');
    await checkAccess(page, 'a long line');
    await page.close();
    drafted();
  },
  async 'axe finds nothing serious, wide and narrow, light and dark'() {
    for (const how of looks) {
      const page = await opened(how);
      await press(page, 'a', 'd', 'o', 'Home', 'e', '?', 'm');
      await page.keyboard.type('festival');
      await checkAccess(page, JSON.stringify(how));
      await page.close();
    }
  },
};

await runAll(tests);
