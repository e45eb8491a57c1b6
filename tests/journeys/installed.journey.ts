import { expect } from '@playwright/test';
import { type Line, openLine } from './network.ts';
import { test as base } from './suki-test.ts';

const test = base.extend<{ line: Line }>({
  line: async ({ suki }, use) => {
    const line = await openLine(suki.url);
    await use(line);
    await line.close();
  },
});
test.use({ serviceWorkers: 'allow' });

test('the app opens without a network, and says so', async ({ visitors, line, cast }) => {
  const { page } = await visitors.at({ url: line.url, session: cast.andrea.session });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/client/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('suki-visited');
  line.goDown();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/client/home');
});
