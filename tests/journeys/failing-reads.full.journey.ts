import { expect } from '@playwright/test';
import { screens } from './addresses.ts';
import { failures, faultsWith, readsOf } from './failing-reads.ts';
import { loaded, test } from './screens-test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { path, who } of screens) {
  test(`${path} for ${who} works with each of its reads failing in each way`, async ({ pageOf, addressOf }) => {
    const page = await pageOf(who);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(addressOf(path));
    await loaded(page);
    for (const address of new Set(await readsOf(page)))
      for (const by of failures)
        expect.soft(await faultsWith(page, { address, by }), `${address} fails with ${by}`).toEqual([]);
  });
}
