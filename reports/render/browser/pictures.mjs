// Takes the first screens of pages: node pictures.mjs FOLDER NAME=PAGE.html...
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { opened, runAll } from './browser.mjs';

const [folder, ...pages] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const screens = [{ width: 1400, height: 900 }, { width: 390, height: 844, dark: true }];

await runAll(Object.fromEntries(pages.flatMap((each) => screens.map(({ height, ...how }) => {
  const [name, file] = each.split('=');
  const picture = path.join(folder, `${name}-${how.width}${how.dark ? '-dark' : ''}.png`);
  return [picture, async () => {
    const scripts = name !== 'findings';  // the page for whoever has them switched off
    const page = await opened(file, '', { ...how, scripts, ready: 'html.ready, html.js' });
    await page.setViewport({ width: how.width, height });
    await page.waitForNetworkIdle();
    await page.screenshot({ path: picture });
    await page.close();
  }];
}))));
