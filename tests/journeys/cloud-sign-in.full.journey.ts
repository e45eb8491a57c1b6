import { expect, type Page } from '@playwright/test';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { openRoundTheClock } from './prepared.ts';
import { english } from './words.ts';
import { LoginPage } from './pages/login-page.ts';
import { test } from './suki-test.ts';
import { admin } from '../harness/start-suki.ts';
import { approvedWorker, person } from '../harness/test-users.ts';
import { verified } from '../harness/verified.ts';

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

async function chooseAs(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('Or use another: name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Slows the page until the returned function is called. */
async function slowPhone(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  return () => browser.detach();
}

test('a new user joins with Google, arrives at the screen they wanted, and books', async ({ visitors, suki, cast }) => {
  await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Tomas', 'Ilagan', cast.service.id));
  const { page } = await visitors.at({ url: suki.url });
  const wanted = `/client/booking-flow/schedule?serviceId=${cast.service.id}`;
  await page.goto(wanted);
  await expect(page).toHaveURL('/login');
  await google(page).click();
  // On a slow phone the server answers before the page is drawn.
  const fastAgain = await slowPhone(page);
  await chooseAs(page, { name: 'Bea Navarro', email: 'bea.navarro@suki.test' });
  // Twenty times slower than a machine that may be busy, too.
  await expect(page).toHaveURL(wanted, { timeout: 180_000 });
  await fastAgain();
  await expect(page.getByRole('grid')).toBeVisible();

  await page.goto('/client/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bea');
  const flow = new BookingFlowPages(page, english);
  await page.getByRole('region', { name: 'What do you need?' }).getByRole('link', { name: 'Book a Service' }).click();
  await page.getByRole('button', { name: cast.service.name }).click();
  await flow.address({ line: '14 Tindalo St.', barangay: 'Kapitolyo', choose: /Kapitolyo.*Pasig/ });
  await flow.asSoonAsPossible();
  await flow.worker('Tomas Ilagan');
  await flow.details('The kitchen tap drips.');
  await flow.payBy('GCash');
  await flow.wallet('GCash', '9171234567');
  await expect(page.getByRole('heading', { name: 'Waiting for Tomas' })).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  // Back verifies the session before it shows the booking again.
  await page.goBack();
  await expect(google(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await google(page).click();
  await chooseAs(page, { name: 'Bea Navarro', email: 'bea.navarro@suki.test' });
  await expect(page.getByRole('heading', { name: 'Waiting for Tomas' })).toBeVisible();
});

test('a proven address signs a user in to their own account; staff must log in first', async ({ visitors, suki }) => {
  const nena = await verified(await person(suki.url, 'Nena', 'Abad', 'client'));
  const { page } = await visitors.at({ url: suki.url });
  await page.goto('/login');
  await google(page).click();
  await chooseAs(page, { name: 'N. Abad', email: nena.session?.user.email ?? '' });
  await expect(page).toHaveURL('/client/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nena');

  const second = await visitors.at({ url: suki.url });
  await second.page.goto('/login');
  await google(second.page).click();
  await chooseAs(second.page, { name: 'C. Lim', email: admin.email });
  await expect(second.page.getByText('Log in to it first')).toBeVisible();
  await new LoginPage(second.page).signIn(admin.email, admin.password);
  await expect(second.page).toHaveURL('/admin');
});

test('a sign-in response that this tab did not request is refused', async ({ visitors, suki }) => {
  const { page } = await visitors.at({ url: suki.url });
  const answer = await fetch(`${suki.url}/dev/google?returnTo=/login&state=of-somebody-else`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: 'mallory@suki.test', name: 'Mallory' }),
  });
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/auth/firebase/login') ? 1 : 0));
  await page.goto(answer.headers.get('location') ?? '');
  await expect(page).toHaveURL('/login');
  await expect(google(page)).toBeVisible();
  expect(asked).toBe(0);
});
