import { expect, type Page } from '@playwright/test';
import { workerCalls } from '#contracts/calls/worker.ts';
import { ApiClient } from '../harness/api-client.ts';
import { person } from '../harness/test-users.ts';
import { newestCode } from '../harness/verified.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { axe } from './axe.ts';
import { LoginPage } from './pages/login-page.ts';
import { RegistrationPage } from './pages/registration-page.ts';
import { PASSWORD, test } from './suki-test.ts';
import { english, said } from './words.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const { account, worker: words } = english;
const NUMBER = '+639185550177';
const TAGLINE = 'Quiet pipes, dry floors';

const tagline = (page: Page) => page.getByLabel(words.tagline);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) });
const storedDraft = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.joiningDraft);

test('a visitor chooses their work, creates an account by phone, sends the application and waits for approval', async ({
  visitors,
  suki,
  cast: { carla, service },
}) => {
  const { page } = await visitors.at({ url: suki.url, ...phone });
  const registration = new RegistrationPage(page, english);

  await test.step('step one opens from the landing page, is validated and stored', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL('/worker-registration');
    await expect(
      page.getByText(
        words.joinDocuments.replace('{documents}', `${words.required_valid_id} and ${words.required_clearance}`),
      ),
    ).toBeVisible();
    await expect(page.locator('input[type=file]')).toHaveCount(0);
    await registration.goOnToAccount();
    await expect(page.getByText('Choose at least one.')).toBeVisible();
    await expect(page).toHaveURL('/worker-registration');
    await registration.fill({
      service: service.name,
      pesos: '640',
      tagline: TAGLINE,
      place: 'Kapitolyo',
      choose: /Pasig/,
    });
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.reload();
    await expect(tagline(page)).toHaveValue(TAGLINE);
    await expect(page.getByRole('checkbox', { name: service.name })).toBeChecked();
  });

  await test.step('step two opens, and leads back once', async () => {
    await registration.goOnToAccount();
    await expect(page).toHaveURL('/signup?as=worker');
    await page.getByRole('link', { name: account.signUpBack }).click();
    await expect(tagline(page)).toHaveValue(TAGLINE);
    await registration.goOnToAccount();
    await expect(page.getByText(account.signUpStep)).toBeVisible();
    await page.getByText('With my phone').click();
    await page.getByLabel('First name', { exact: true }).fill('Divina');
    await page.getByLabel('Last name', { exact: true }).fill('Abad');
    await page.getByLabel('Mobile number', { exact: true }).fill('0918 555 0177');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await page.getByLabel('Six-digit code').fill(await newestCode(suki.url, NUMBER));
    await page.getByRole('button', { name: 'Create account' }).click();
  });

  await test.step('step three shows documents alone, and keeps the earlier input over a reload', async () => {
    await expect(page).toHaveURL('/worker-registration');
    await expect(page.getByText(words.joined)).toBeVisible();
    await expect(tagline(page)).toHaveCount(0);
    await page.getByRole('button', { name: words.lookOver }).click();
    await expect(tagline(page)).toHaveValue(TAGLINE);
    await tagline(page).fill('Quiet pipes');
    await page.reload();
    await page.getByRole('button', { name: words.lookOver }).click();
    await expect(tagline(page)).toHaveValue('Quiet pipes');
    const waiting = page.getByText('Waiting to be checked');
    await expect(page.getByLabel(words.documentKind)).toHaveValue('valid_id');
    await page.locator('input[type=file]').setInputFiles([pdf('wrong.pdf')]);
    await expect(waiting).toHaveCount(1);
    await page.getByRole('button', { name: said(words.removeNamed, { name: 'wrong.pdf' }) }).click();
    await page.getByRole('button', { name: words.remove, exact: true }).click();
    await expect(waiting).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles([pdf('passport.pdf')]);
    await expect(waiting).toHaveCount(1);
    await expect(page.getByLabel(words.documentKind), 'the next required kind').toHaveValue('nbi_clearance');
    await page.locator('input[type=file]').setInputFiles([pdf('nbi.pdf')]);
    await expect(waiting).toHaveCount(2);
    await page.getByLabel(words.documentKind).selectOption('Résumé');
    await page.locator('input[type=file]').setInputFiles([pdf('work.pdf')]);
    await expect(waiting).toHaveCount(3);
    await expect(page.getByRole('listitem').filter({ hasText: 'work.pdf' })).toContainText('Résumé');
    expect(await axe(page)).toEqual([]);
    await registration.send();
    await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
    expect(await storedDraft(page)).toBeNull();
  });

  await test.step('an admin finds the application and its documents by name', async () => {
    const { page: staff } = await visitors.at({
      url: suki.url,
      session: carla.session,
      viewport: { width: 1280, height: 900 },
    });
    await staff.goto('/admin/users?q=Divina Abad');
    await staff.getByRole('link', { name: 'Divina Abad' }).click();
    const documents = staff.getByRole('region', { name: 'Documents' });
    await expect(documents.getByRole('listitem').filter({ hasText: 'passport.pdf' })).toContainText('Valid ID');
    await expect(documents.getByRole('listitem').filter({ hasText: 'work.pdf' })).toContainText('Résumé');
  });
});

test('a user with an account logs in at step one, in every tab, and returns when the session ends', async ({
  visitors,
  suki,
}) => {
  const rey = await person(suki.url, 'Rey', 'Dizon', 'worker');
  const email = rey.session?.user.email ?? '';
  const { page, context } = await visitors.at({ url: suki.url, ...phone });
  const application = (at: Page) => at.getByRole('heading', { level: 1, name: words.registrationTitle });
  await page.goto('/worker-registration');
  await tagline(page).fill(TAGLINE);
  await expect.poll(() => storedDraft(page)).toContain(TAGLINE);
  const tab = await context.newPage();
  await tab.goto('/worker-registration');
  await expect(tagline(tab), 'without an owner, every tab has the draft').toHaveValue(TAGLINE);

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await new LoginPage(page).signIn(email, PASSWORD);
  for (const one of [page, tab]) {
    await expect(application(one)).toBeVisible();
    await expect(tagline(one)).toHaveValue(TAGLINE);
  }

  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(workerCalls.changeOwnProfile.path),
  );
  await tagline(page).fill('Leaks fixed on the first visit');
  await tagline(page).blur();
  await saved;
  const { page: otherDevice } = await visitors.at({ url: suki.url, session: rey.session });
  await otherDevice.goto('/worker-registration');
  await expect(tagline(otherDevice), 'the server’s copy on another device').toHaveValue(
    'Leaks fixed on the first visit',
  );

  const [cookie] = (await context.cookies(`${suki.url}/api/auth/refresh`)).filter(
    ({ name }) => name === 'suki_session',
  );
  await new ApiClient(suki.url).call('logout', { body: { refreshToken: cookie?.value } });
  for (const one of [page, tab]) await expect(one).toHaveURL('/login');
  const stranger = await context.newPage();
  await stranger.goto('/worker-registration');
  await expect(tagline(stranger), 'another user has no draft').toHaveValue('');

  await new LoginPage(page).signIn(email, PASSWORD);
  await expect(page).toHaveURL('/worker-registration');
  await expect(tagline(page)).toHaveValue('Leaks fixed on the first visit');
});
