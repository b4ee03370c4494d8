// What the tests of pages in a browser share. They end with 0 as it must be · 1 not · 77 skipped, since puppeteer-core
// (npm ci in this folder) or Chromium is missing.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
let puppeteer;
try {
  puppeteer = (await import('puppeteer-core')).default;
} catch { /* said below */ }
if (!puppeteer || !chromium) {
  console.log(`skipped: there is no ${puppeteer ? 'Chromium' : 'puppeteer-core'}`);
  process.exit(77);
}

const browser = await puppeteer.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'], protocolTimeout: 1_800_000 });
const told = [];

export const addressOf = (file) => pathToFileURL(path.resolve(file)).href;

/** How pages are looked at. */
export const looks = [{ width: 1400 }, { width: 390 }, { width: 1400, dark: true }, { width: 390, dark: true }];

/** Two of them, which have each width and each scheme: for what takes long, and where not all is asked for. */
export const twoLooks = [looks[0], looks[3]];
export const whole = process.env.RULEPROOF_WHOLE === '1';
export const someLooks = whole ? looks : twoLooks;
// One of many, another one for each number; all of them where tests are wanted whole.
export const sampled = (list, number) => (whole ? list : [list[number % list.length]]);

/** A page that has started; what it logs, and asks for beside itself and `local` addresses, is noted and fails the test. */
export const opened = async (file, hash = '', { width = 1400, dark = false, scripts = true, before = null, ready = 'html.ready', local = ['data:'] } = {}) => {
  const address = addressOf(file);
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000);
  await page.setViewport({ width, height: 900 });
  await page.setJavaScriptEnabled(scripts);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }]);
  page.on('console', (message) => { if (message.type() === 'error') told.push(message.text()); });
  page.on('pageerror', (error) => told.push(error.message));
  page.on('request', (request) => { if (![address, ...local].some((begin) => request.url().startsWith(begin))) told.push(request.url()); });
  if (before) await page.evaluateOnNewDocument(before);
  await page.goto(address + hash);
  if (scripts) await page.waitForSelector(ready);
  return page;
};

export const text = (page, id) => page.$eval(`#${id}`, (element) => element.value ?? element.textContent);
/** Not `$$eval`, which makes a handle for each element: of thousands that takes seconds. */
export const texts = (page, selector) => page.evaluate((which) => Array.from(document.querySelectorAll(which), (element) => element.textContent), selector);
export const click = (page, selector) => page.$eval(selector, (element) => element.click());

/** Fails where axe finds something serious, or where the page is broader than the window. */
export const checkAccess = async (page, where) => {
  await page.evaluate(readFileSync(require.resolve('axe-core'), 'utf8'));
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  assert.deepEqual(serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html).slice(0, 3)]), [], where);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${where}: broader than the window`);
};

/** Runs the tests, one after another, and says how each went. */
export const runAll = async (tests) => {
  let wrong = 0;
  for (const [name, run] of Object.entries(tests)) {
    const begun = performance.now();
    try {
      told.length = 0;
      await run();
      assert.deepEqual(told, []);
      console.log(`ok: ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      ++wrong;
      console.log(`WRONG: ${name}: ${error.message}`);
    }
  }
  await browser.close();
  process.exitCode = wrong === 0 ? 0 : 1;
};
