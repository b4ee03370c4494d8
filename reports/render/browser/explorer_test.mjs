// The explorer in a browser, from disk: node explorer_test.mjs EXPLORER.html [RECORDS...]
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';

import { checkAccess, click, looks, opened as openedFile, runAll, sampled, text, texts } from './browser.mjs';

const [file, ...records] = process.argv.slice(2);
const most = 3 * 1024 * 1024;
const opened = (hash, how) => openedFile(file, hash, how);
const longGames = ['year-of-the-dragon', 'sea-dragons', 'river-dragons', 'drako'];
const small = '#game=connect-four&setup=columns%3D4+rows%3D4';

const tests = {
  async 'a file of at most 3 MB that asks for nothing'() {
    assert.ok(statSync(file).size <= most);
    const page = await opened();
    assert.ok((await texts(page, '#game option')).length > 0);
    await page.close();
  },
  async 'on a narrow screen, too, the game is chosen at the top'() {
    const page = await opened('', looks[1]);
    const top = (id) => page.$eval(`#${id}`, (element) => element.getBoundingClientRect().top);
    assert.ok(await top('game') < await top('moves') && await top('game') < await top('panels'));
    assert.ok(await top('moves') < 844, 'the moves are not on the first screen');
    const names = await page.$$eval('#game option', (options) => options.map(({ value }) => value));
    await page.select('#game', names.at(-1));
    assert.match(await page.evaluate(() => location.hash), new RegExp(`game=${names.at(-1)}`));
    assert.ok((await texts(page, '#moves button')).length > 0);
    await page.close();
  },
  async 'no table has raw texts of a position: hands are told in words'() {
    for (const game of [...longGames, 'connect-four']) {
      const page = await opened(`#game=${game}`);
      for (let i = 0; i < 3; ++i) {
        const words = await texts(page, '#panels text');
        const raw = words.filter((word) => /\w\*\d|[a-z]\+[a-z]|\?\?|^hand [altpwmhfs?]+$|\d{7}/.test(word));
        assert.deepEqual(raw, [], game);
        assert.ok(words.length > 0 || game === 'connect-four', `${game}: the table has no words`);
        for (let k = 0; k < 8; ++k) await click(page, '#random-one');
      }
      await page.close();
    }
    const page = await opened('#game=year-of-the-dragon');
    const words = await texts(page, '#panels text');
    for (const word of ['court-lady', '2× wild', 'tax-collector']) assert.ok(words.includes(word), word);
    await page.close();
  },
  async 'steps, seats and fields are told in words, and their names are not lost'() {
    for (const game of [...longGames, 'connect-four']) {
      const page = await opened(`#game=${game}`);
      await page.$eval('#fields', (fields) => { fields.open = true; });
      for (let i = 0; i < 6; ++i) {
        for (let k = 0; k < 5; ++k) await click(page, '#random-one');
        const words = [...await texts(page, '#now .changes li'), ...await page.$$eval('#field-rows th', (heads) => heads.map(({ firstChild }) => firstChild.textContent)), ...await texts(page, '#field-rows td:nth-child(2)')];
        assert.deepEqual(words.filter((word) => /\bp\d\.\w|\w\*\d|[a-z]\d\+[a-z]|\d{7}|pile\d/.test(word)), [], game);
        assert.ok(words.length > 0, game);
      }
      const names = await page.$$eval('#field-rows th', (heads) => heads.map((head) => (head.querySelector('code') ?? head).textContent));
      assert.ok(names.every((name) => name !== '') && names.includes('to-act'));
      await page.close();
    }
    const page = await opened('#game=drako');
    await click(page, '#random-one');
    assert.match((await texts(page, '#now .changes li')).join('; '), /^the dragon's deck: −.+; the dragon's hand: \+/);
    await page.close();
  },
  async 'legal moves are buttons'() {
    const page = await opened(small);
    assert.deepEqual(await texts(page, '#moves button'), ['drop 1', 'drop 2', 'drop 3', 'drop 4']);
    await click(page, '#moves button:nth-child(2)');
    assert.equal(await text(page, 'at'), 'step 1 of 1');
    assert.match(await text(page, 'now'), /p1 drop 2.*drop\.bottom/s);
    await page.close();
  },
  async 'a label on the table stands for the moves that name it'() {
    const page = await opened('#game=drako');
    for (let i = 0; i < 60 && await page.$('#panels .offered') === null; ++i) await click(page, '#random-one');
    const [word, before] = [await page.$eval('#panels .offered', (label) => label.textContent.trim().replace(/^\d+× /, '')), await text(page, 'at')];
    await page.$eval('#panels .offered', (label) => label.dispatchEvent(new Event('click')));
    const left = await texts(page, '#moves button');
    assert.ok(await text(page, 'at') !== before || (left.length > 1 && left.every((move) => move.includes(word))));
    await page.close();
  },
  async 'the only move with the words that were typed is played, with or without its seat'() {
    const page = await opened(small);
    for (const [typed, played] of [['2', /p1 drop 2/], ['p2 drop 3', /p2 drop 3/]]) {
      await page.type('#move', typed);
      await page.keyboard.press('Enter');
      assert.match(await text(page, 'now'), played);
      await page.$eval('#move', (field) => { field.value = ''; });
    }
    await page.close();
  },
  async 'a click on the board is one on the nearest label'() {
    const page = await opened(small);
    const box = await page.$eval('#panels svg', (svg) => { const { left, top, width, height } = svg.getBoundingClientRect(); return { left, top, width, height }; });
    await page.mouse.click(box.left + (box.width * 1.5) / 4, box.top + box.height / 2);  // the second of four columns
    assert.match(await text(page, 'now'), /p1 drop 2/);
    await page.close();
  },
  async 'steps are taken back, and another move begins a branch'() {
    const page = await opened(`${small}&move=drop+1&move=drop+2&move=drop+3`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await text(page, 'at'), 'step 1 of 3');
    await click(page, '#moves button:nth-child(4)');
    assert.equal(await text(page, 'at'), 'step 2 of 2');
    assert.deepEqual(await texts(page, '#steps .branch'), ['or drop 2']);
    await click(page, '#steps .branch');
    await page.keyboard.press('End');
    assert.equal(await text(page, 'at'), 'step 3 of 3');
    await page.close();
  },
  async 'why a typed move is not legal'() {
    const page = await opened(`${small}${'&move=drop+1'.repeat(4)}`);
    await page.keyboard.press('/');
    await page.keyboard.type('drop 1');
    await page.keyboard.press('Enter');
    assert.match(await text(page, 'status'), /Not legal: drop 1 — drop\.full ./);
    await page.$eval('#move', (input) => { input.value = 'fly away'; });
    await page.keyboard.press('Enter');
    assert.match(await text(page, 'status'), /This is no move/);
    await page.close();
  },
  async 'two readings side by side, with their first difference'() {
    const moves = ['1', '2', '2', '3', '3', '4', '3', '4', '4', '1', '4'].map((column) => `&move=drop+${column}`).join('');
    const page = await opened(`${small}&other=diagonals%3Ddo-not-count${moves}`);
    assert.equal(await text(page, 'difference'), 'They first differ at step 11.');
    assert.match((await texts(page, '#differences li')).join('\n'), /to act: nobody here/);
    assert.deepEqual(await texts(page, '#steps .diff code'), ['drop 4']);
    await page.keyboard.press('Home');
    assert.deepEqual(await texts(page, '#differences li'), []);
    await click(page, '#to-difference');
    assert.equal(await text(page, 'at'), 'step 11 of 11');
    await page.close();
  },
  async 'set-up and rulings are chosen, and links keep them'() {
    const page = await opened(small);
    await page.$eval('select[data-question="diagonals"]', (select) => {
      select.value = 'do-not-count';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await click(page, '#random-all');
    const hash = await page.evaluate(() => location.hash);
    assert.match(hash, /rulings=diagonals%3Ddo-not-count/);
    const again = await opened(hash);
    assert.equal(await text(again, 'here'), await text(page, 'here'));
    assert.match(await text(again, 'outcome'), /The game is over/);
    await page.close();
    await again.close();
  },
  async 'records are pasted and shown again'() {
    const page = await opened();
    for (const record of records.map((name) => readFileSync(name, 'utf8'))) {
      await page.$eval('#record', (area, value) => { area.value = value; }, record);
      await click(page, '#record-open');
      assert.match(await text(page, 'status'), /^The record replays/);
      await click(page, '#record-show');
      const moves = (lines) => lines.split('\n').filter((line) => /^(p\d|chance) /.test(line)).map((line) => line.replace(/\s*#.*/, ''));
      assert.deepEqual(moves(await text(page, 'record')), moves(record));
    }
    await page.$eval('#record', (area) => { area.value = 'ruleproof 1\ngame drakko ruleset 1\n'; });
    await click(page, '#record-open');
    assert.match(await text(page, 'status'), /RP-002: no game is called "drakko"/);
    await page.close();
  },
  async 'a link that names what is not here says so'() {
    const other = await opened('#game=chess');
    assert.match(await text(other, 'status'), /asks for the game "chess", which is not on this page/);
    await other.close();
    const nobody = await opened('#game=drako&seen=p7');
    assert.match(await text(nobody, 'status'), /asks what "p7" sees, who is not at this table/);
    await nobody.evaluate(() => { location.hash = '#game=chess'; });
    await nobody.waitForFunction(() => document.getElementById('status').textContent.includes('"chess"'));
    await nobody.close();
  },
  async 'a position begins a game of its own, without the moves made before'() {
    const page = await opened(`${small}&move=drop+1&move=drop+1`);
    const here = await page.$eval('#here', (shown) => shown.value);
    await page.$eval('#position', (input, value) => {
      input.value = value;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, here);
    assert.equal(await text(page, 'at'), 'step 0 of 0');
    assert.equal(await page.$eval('#here', (shown) => shown.value), here);
    assert.equal(await text(page, 'status'), '');
    await page.close();
  },
  async 'a link opens a whole record, at a step of it'() {
    const record = readFileSync(records[0], 'utf8');
    const page = await opened(`#${new URLSearchParams({ record, at: 1 })}`);
    assert.match(await text(page, 'at'), /^step 1 of [1-9]/);
    assert.equal(await text(page, 'status'), '');
    await page.close();
  },
  async 'a position is searched for by an expression, and its moves are played'() {
    const page = await opened(`${small}&move=drop+1`);
    const search = async (wanted, order = 'shortest', bound = '100000') => {
      await page.$eval('#search', (details) => { details.open = true; });
      await page.evaluate((values) => { for (const [id, value] of Object.entries(values)) document.getElementById(id).value = value; }, { wanted, order, bound });
      await click(page, '#search-form button');
      await page.waitForFunction(() => document.getElementById('search-stop').hidden && !/so far/.test(document.getElementById('search-says').textContent));
      return text(page, 'search-says');
    };
    assert.match(await search('winner.p1 = 1'), /^Found: 6 moves from here \([\d,]+ positions looked at\); no fewer lead to one\./);
    await click(page, '#search-go');
    assert.equal(await text(page, 'at'), 'step 7 of 7');
    assert.match(await text(page, 'outcome'), /p1 wins/);
    await page.goBack();
    assert.equal(await text(page, 'at'), 'step 1 of 1');
    assert.match(await search('winner.p2 = 1', 'nearest'), /^Found: \d+ moves from here .*; fewer might do\./);
    assert.match(await search('to-act = p2'), /^It is so here, already\./);
    assert.match(await search('over and to-act = p1', 'shortest', '2000'), /^Not found: [\d,]+ positions looked at, among them all within \d moves from here\. There are more\./);
    assert.match(await search('wnner.p1 = 1'), /RP-\d+: .*did you mean "winner\.p1"/);
    await page.close();
  },
  async 'a search that sees all says so, one that is stopped does not'() {
    const page = await opened(`${small}${['1', '2', '1', '2', '1', '2', '3', '3', '4', '4', '4'].map((column) => `&move=drop+${column}`).join('')}`);
    const say = async (wanted) => {
      await page.$eval('#wanted', (input, value) => { input.value = value; }, wanted);
      await click(page, '#search-form button');
    };
    await say('over and to-act = p1');
    await page.waitForFunction(() => /^No position that can be reached/.test(document.getElementById('search-says').textContent));
    await page.goto(`${page.url().split('#')[0]}#game=year-of-the-dragon`);
    await page.$eval('#bound', (input) => { input.value = '2000000'; });
    await say('over and p1.yuan >= 60');
    await page.waitForFunction(() => /so far/.test(document.getElementById('search-says').textContent));
    await click(page, '#search-stop');
    await page.waitForFunction(() => /^Not found: .* There are more\.$/.test(document.getElementById('search-says').textContent));
    await page.close();
  },
  async 'what is hidden from a player is not shown to that player'() {
    const cards = async (page) => (await texts(page, '#panels text')).join('|');
    const page = await opened('#game=drako');
    for (let i = 0; i < 8; ++i) await click(page, '#random-one');
    const open = await cards(page);
    const record = (await text(page, 'steps'));
    await page.select('#seen', 'p1');
    assert.notEqual(await cards(page), open);
    const steps = await text(page, 'steps');
    const dealt = [...record.matchAll(/chance\s*dragon get ([\w/-]+)/g)].map(([, card]) => card);
    assert.ok(dealt.length > 0);
    assert.ok(!/dragon get/.test(steps), steps);
    assert.match(steps, /dwarves get/);
    assert.match(steps, /\(hidden\)/);
    assert.match(await page.evaluate(() => location.hash), /seen=p1/);
    await page.select('#seen', 'p2');
    assert.ok(!/dwarves get/.test(await text(page, 'steps')));
    await page.select('#seen', 'to-act');
    assert.ok(!/(dwarves|dragon) get/.test(await text(page, 'steps')));
    await page.select('#seen', '');
    assert.equal(await cards(page), open);
    await click(page, '#random-all');
    await page.select('#seen', 'p1');  // at the end all is open
    assert.ok(!/hidden from/.test(await text(page, 'moves-count')));
    await page.close();
    const plain = await opened('#game=connect-four');
    assert.ok(await plain.$eval('#seen-by', (element) => element.hidden));
    await plain.close();
  },
  async 'a whole game of each, as each player sees it'() {
    for (const [number, game] of longGames.entries()) {
      for (const seat of sampled(['p1', 'p2', 'to-act'], number)) {
        const page = await opened(`#game=${game}&seen=${seat}`);
        for (let i = 0; i < 25; ++i) await click(page, '#random-one');
        const [, steps] = /^step (\d+) of \1$/.exec(await text(page, 'at'));
        assert.ok(Number(steps) >= 25);
        for (let i = 0; i < steps; ++i) await page.keyboard.press('ArrowLeft');
        assert.equal(await text(page, 'at'), `step 0 of ${steps}`, `${game} as ${seat}`);
        await page.close();
      }
    }
  },
  async 'the back button takes back what was done, and no branch is lost'() {
    const page = await opened(small);
    await click(page, '#moves button:nth-child(2)');
    await click(page, '#moves button:nth-child(3)');
    await page.goBack();
    assert.equal(await text(page, 'at'), 'step 1 of 1');
    await click(page, '#moves button:nth-child(4)');
    assert.deepEqual(await texts(page, '#steps .branch'), ['or drop 3']);
    await page.goBack();
    await page.goForward();
    assert.deepEqual(await texts(page, '#steps code'), ['drop 2', 'drop 4']);
    await page.select('#game', 'drako');
    await page.goBack();
    assert.equal(await page.$eval('#game', (select) => select.value), 'connect-four');
    assert.deepEqual(await texts(page, '#steps code'), ['drop 2', 'drop 4']);
    await page.close();
  },
  async 'a game of more than a thousand steps is stepped through'() {
    const page = await opened('#game=river-dragons');
    await click(page, '#random-all');
    assert.match(await text(page, 'status'), /The game goes on: once more plays on\./);
    const [, steps] = /^step (\d+) of \1$/.exec(await text(page, 'at'));
    assert.ok(Number(steps) >= 1000);
    assert.ok((await texts(page, '#steps li')).length < 500);
    assert.match((await texts(page, '#steps li'))[0], /^\d+ before$/);
    await page.keyboard.press('Home');
    assert.equal((await texts(page, '#steps li')).at(-1), `${steps - 200} after`);
    await page.keyboard.press('End');
    assert.equal(await text(page, 'at'), `step ${steps} of ${steps}`);
    await page.close();
  },
  async 'by keyboard alone'() {
    const page = await opened(small);
    const focus = async (selector) => {
      for (let i = 0; i < 80; ++i) {
        if (await page.evaluate((which) => document.activeElement.matches(which), selector)) return;
        await page.keyboard.press('Tab');
      }
      assert.fail(`Tab does not reach ${selector}`);
    };
    await focus('#move');
    await page.keyboard.type('drop 2');
    await page.keyboard.press('Enter');
    await focus('#moves button');
    await page.keyboard.press('Enter');
    assert.equal(await text(page, 'at'), 'step 2 of 2');
    await page.focus('body');
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('ArrowLeft');
    assert.equal(await text(page, 'at'), 'step 1 of 2');
    await focus('#search > summary');
    await page.keyboard.press('Enter');
    await focus('#wanted');
    await page.keyboard.type('over');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#search-go');
    await focus('#search-go');
    await page.keyboard.press('Enter');
    assert.match(await text(page, 'outcome'), /The game is over/);
    await page.close();
  },
  async 'without scripts it says what it lacks; printed, it shows the table and the steps'() {
    const still = await opened('', { scripts: false });
    assert.match(await still.evaluate(() => document.querySelector('noscript').textContent), /switched off/);
    await still.close();
    const page = await opened(`${small}&move=drop+1&move=drop+2`);
    await page.emulateMediaType('print');
    const shown = (selector) => page.$eval(selector, (element) => element.getClientRects().length > 0);
    assert.ok(await shown('#panels svg') && await shown('#steps li') && await shown('#now'));
    for (const hidden of ['#moves', '.bar', '.beside', '#move-form']) assert.ok(!await shown(hidden), hidden);
    assert.ok((await page.pdf()).length > 1000);
    await page.close();
  },
  async 'without DecompressionStream it starts, too'() {
    const page = await opened(small, { before: () => { delete globalThis.DecompressionStream; } });
    assert.equal((await texts(page, '#moves button')).length, 4);
    await page.close();
  },
  async 'each game is played by keyboard alone and printed, and axe finds nothing serious'() {
    for (const [number, game] of longGames.entries()) {
      for (const how of sampled(looks, number)) {
        const page = await opened(`#game=${game}`, how);
        for (let i = 0; i < 10; ++i) await click(page, '#random-one');
        const [, before] = /^step (\d+) of/.exec(await text(page, 'at'));
        for (let i = 0; i < 80 && !await page.evaluate(() => document.activeElement.matches('#moves button')); ++i) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        assert.match(await text(page, 'at'), new RegExp(`^step ${Number(before) + 1} of`), game);
        await page.$$eval('details', (all) => all.forEach((details) => { details.open = true; }));
        await checkAccess(page, `${game}, ${JSON.stringify(how)}`);
        await page.emulateMediaType('print');
        assert.ok(await page.$eval('#panels svg', (element) => element.getClientRects().length > 0), game);
        assert.ok((await page.pdf()).length > 1000, game);
        await page.close();
      }
    }
  },
  async 'axe finds nothing serious, wide and narrow, light and dark'() {
    for (const how of looks) {
      const page = await opened(`${small}&other=diagonals%3Ddo-not-count&move=drop+1&move=drop+2`, how);
      await page.$$eval('details', (all) => all.forEach((details) => { details.open = true; }));
      await checkAccess(page, JSON.stringify(how));
      await page.close();
    }
  },
};

await runAll(tests);
