import { expect, type Locator, type Page } from '@playwright/test';
import { demoAddresses, demoPerson, screens } from './addresses.ts';
import { test as base } from './suki-test.ts';
import { problemsOf } from './page-problems.ts';
import { openContext, signedInAt } from './visitors.ts';

/**
 * Presses every kind of button on the owner's screens, and the last one of the dialog that it opens: each must open
 * something, navigate, change the page, or send a request. Writes are refused, so nothing changes.
 */

const REFUSED = { success: false, code: 'not_allowed_now', message: 'Writes are refused in this test' };

type Walk = {
  page: Page;
  /** Requests, downloads, new tabs and file choosers. */
  asked: string[];
  /** Pressed kinds of buttons, on any screen. */
  pressed: Set<string>;
  addressOf: (path: string) => string;
};

const test = base.extend<{ walk: Walk }>({
  walk: async ({ browser, demo, fileScope }, use) => {
    const walk = await fileScope.once('walk', async () => {
      const { session } = await demoPerson(demo.url, 'admin');
      const context = await openContext(browser, {
        baseURL: demo.url,
        viewport: { width: 1280, height: 900 },
        ...(session && { storageState: signedInAt(demo.url, session) }),
      });
      const asked: string[] = [];
      await context.route('**/api/**', async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        if (request.method() === 'GET' || pathname === '/api/auth/refresh') return route.continue();
        asked.push(`${request.method()} ${pathname}`);
        return route.fulfill({ status: 409, json: REFUSED });
      });
      const page = await context.newPage();
      page.on('download', (download) => asked.push(download.suggestedFilename()));
      page.on('filechooser', () => asked.push('a file'));
      context.on('page', (other) => asked.push(other.url()));
      const value = { page, asked, pressed: new Set<string>(), addressOf: await demoAddresses(demo.url) };
      return { value, end: () => context.close() };
    });
    await use(walk);
  },
});

for (const { path } of screens.filter(({ who, path: one }) => who === 'admin' && one.startsWith('/admin')))
  test(`${path}: every button works`, async ({ walk }) => {
    const { page, pressed } = walk;
    const address = walk.addressOf(path);
    const troubles = problemsOf(page);
    await open(page, address);
    for (const kind of new Set(await kindsOn(page))) {
      if (pressed.has(kind)) continue;
      pressed.add(kind);
      await open(page, address);
      await test.step(kind, () => press(walk, kind));
    }
    expect(
      troubles().filter((one) => !isRefusal(one)),
      'in the console and of the network',
    ).toEqual([]);
  });

/** A write that this walk refused, as the browser reports it. */
function isRefusal(trouble: string): boolean {
  return trouble.startsWith('409 ') || trouble.includes('status of 409');
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Excludes selected options and drag handles. */
const enabled =
  'button:visible:enabled:not([aria-pressed="true"], [aria-current], [aria-disabled="true"], [aria-roledescription])';

function buttonsOf(page: Page): Locator {
  return page.getByRole('main').locator(enabled);
}

/**
 * The kind of each button, in order. Buttons that a list repeats in its rows, or several screens share, are one kind,
 * by first word, looks and the thing they open.
 */
function kindsOn(page: Page): Promise<string[]> {
  return buttonsOf(page).evaluateAll((all) =>
    all.map((button) => {
      const name = (button.getAttribute('aria-label') ?? button.textContent).trim();
      const word = name.split(/\s+/)[0]?.replace(/[\d:.,₱]+/g, '#') ?? '';
      return `${word} · ${button.getAttribute('aria-haspopup') ?? ''} · ${button.getAttribute('class')}`;
    }),
  );
}

async function press(walk: Walk, kind: string): Promise<void> {
  const { page } = walk;
  const at = (await kindsOn(page)).indexOf(kind);
  // One of two alternatives that never exist together.
  if (at < 0) return;
  await doesSomething(walk, buttonsOf(page).nth(at));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  if (!(await dialog.isVisible())) return;
  const confirm = dialog.locator(enabled).last();
  if (await confirm.isVisible()) await doesSomething(walk, confirm);
}

async function doesSomething({ page, asked }: Walk, button: Locator): Promise<void> {
  const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  const [before, askedBefore] = [await shown(page), asked.length];
  await button.click();
  await expect
    .poll(async () => asked.length > askedBefore || (await shown(page)) !== before, { message: name })
    .toBe(true);
}

/** Everything that a press may change, except the focus. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => `${location.href} ${window.scrollY} ${document.documentElement.outerHTML}`);
}
