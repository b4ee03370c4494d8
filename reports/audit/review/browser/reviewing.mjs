// What the tests of both reviews need, of two texts and of a draft, beside what those of all pages do.
import { opened } from '../../../render/browser/browser.mjs';

/** The page without anything decided in the browser. */
export const openedAnew = async (file, how = {}) => {
  const page = await opened(file, '', { ...how, local: ['data:', 'blob:'] });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.waitForSelector('html.ready');
  return page;
};
export const text = (page, selector) => page.$eval(selector, (element) => element.value ?? element.textContent);
export const press = async (page, ...keys) => { for (const key of keys) await page.keyboard.press(key); };
