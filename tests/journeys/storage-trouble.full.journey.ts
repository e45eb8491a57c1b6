import { expect } from '@playwright/test';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

const block = () => {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
};
const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** Only while the page lives: nothing can survive a reload. */
for (const [trouble, make] of [
  ['blocks its storage', block],
  ['has no room left', fill],
] as const) {
  test(`a browser that ${trouble} still allows sign-in`, async ({ visitors, suki, cast: { andrea } }) => {
    const { page } = await visitors.at({ url: suki.url });
    await page.addInitScript(make);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).filter({ visible: true }).click();
    await new LoginPage(page).signIn(andrea.session?.user.email ?? '', PASSWORD);
    await expect(
      page.getByRole('heading', { level: 1, name: /Good (Morning|Afternoon|Evening), Andrea/ }),
    ).toBeVisible();
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Bookings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  });
}

test('a sign-up form works without storage for its draft', async ({ visitors, suki }) => {
  const { page } = await visitors.at({ url: suki.url });
  await page.addInitScript(fill);
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Lia');
  await expect(page.getByLabel('First name')).toHaveValue('Lia');
});
