import { expect } from '@playwright/test';
import { cloudEn } from '../../frontend/src/features/account/cloud/cloud.en.ts';
import { passkeysEn } from '../../frontend/src/features/account/passkeys/passkeys.en.ts';
import { sessionsEn } from '../../frontend/src/features/account/sessions/sessions.en.ts';
import { accountEn } from '../../frontend/src/features/account/account.en.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, otherAdmin, startTestSuki } from '../harness/start-suki.ts';
import { nextWorkday, person, testUsersOf } from '../harness/test-users.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { openRoundTheClock } from './prepared.ts';
import { PASSWORD, test } from './suki-test.ts';
import { english } from './words.ts';
import { now } from '../harness/test-clock.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const cloudFil = translatedTexts('fil', cloudEn, 'frontend/src/features/account/cloud/cloud');
const passkeysFil = translatedTexts('fil', passkeysEn, 'frontend/src/features/account/passkeys/passkeys');
const sessionsFil = translatedTexts('fil', sessionsEn, 'frontend/src/features/account/sessions/sessions');

test('an admin schedules a change, sees it in the history and withdraws it; another admin’s change appears live', async ({
  visitors,
}) => {
  const suki = await startTestSuki({ secondAdmin: true });
  try {
    const carla = await new ApiClient(suki.url).signIn(admin.email, admin.password);
    const { page } = await visitors.at({ url: suki.url, session: carla.session });
    await page.goto('/admin/settings');
    const reviews = page.getByLabel('Reviews', { exact: true });
    await expect(reviews).toHaveValue('30');
    await expect(page.getByText('Nobody has changed a setting yet')).toBeVisible();

    await reviews.fill('14');
    await page.getByRole('radio', { name: 'At a later time' }).click();
    const day = addDays(manilaDay(now()), 30);
    await page.getByLabel('Day', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'Plan the change' }).click();
    const when = formatDayAndTime(manilaInstant(day), 'en');
    const planned = page.locator('section', { has: page.getByRole('heading', { name: 'Planned changes' }) });
    await expect(planned.getByText(`From ${when}`)).toBeVisible();
    await expect(reviews).toHaveValue('30');
    await expect(page.getByText('Scheduled a change of settings')).toBeVisible();

    await planned.getByRole('button', { name: 'Withdraw: Reviews: 14 days' }).click();
    await expect(planned).toHaveCount(0);
    await expect(page.getByText('Withdrew a change of settings')).toBeVisible();

    await carla.call('changeConfig', { body: { reviewWithinDays: 20 } });
    await expect(reviews).toHaveValue('20');
    await expect(page.getByText('Reviews, 30 days → 20 days')).toBeVisible();

    await page.getByLabel('Commission', { exact: true }).fill('11');
    await page.getByRole('button', { name: 'Save settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask a second admin?' });
    await expect(dialog.getByText('Commission: 12% → 11%')).toBeVisible();
    await dialog.getByLabel('Reason').fill('A promotion');
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Commission: 12% → 11%')).toBeVisible();
    await expect(page.getByLabel('Commission', { exact: true })).toHaveValue('12');
    const rico = await new ApiClient(suki.url).signIn(otherAdmin.email, otherAdmin.password);
    const waiting = async () =>
      (await rico.call('listApprovals')).items.find(({ reason }) => reason === 'A promotion')?.id;
    await expect.poll(waiting).toBeTruthy();
    await rico.call('grantApproval', { params: { id: (await waiting()) ?? '' } });
    await expect(page.getByText('Commission, 12% → 11%')).toBeVisible();
    await expect(page.getByLabel('Commission', { exact: true })).toHaveValue('11');
  } finally {
    await suki.stop();
  }
});

test('an option that an admin disables disappears for clients immediately', async ({ visitors }) => {
  const suki = await startTestSuki();
  try {
    const { carla, andrea, jun, service } = await testUsersOf(suki.url);
    await openRoundTheClock(jun);
    const client = await visitors.at({ url: suki.url, session: andrea.session });
    const asked = new URLSearchParams({ serviceId: service.id, date: nextWorkday(), time: '09:00' });
    await client.page.goto(`/client/booking-flow/select-worker?${asked}`);
    const anybody = client.page.getByText('Let nearby workers offer');
    await expect(anybody).toBeVisible();

    const { page } = await visitors.at({ url: suki.url, session: carla.session });
    await page.goto('/admin/settings');
    for (const name of ['Bookings without a worker', 'Cash'])
      await page.getByRole('switch', { name, exact: true }).uncheck();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Bookings without a worker, on → off; Cash, on → off')).toBeVisible();
    await expect(anybody).toHaveCount(0);

    const flow = new BookingFlowPages(client.page, english);
    await flow.worker('Jun');
    await flow.details('The tap drips');
    await flow.addressLater({ line: '14 Tindalo St.', barangay: 'Kapitolyo', choose: /Kapitolyo.*Pasig/ });
    await flow.isAt(english.flow.paymentTitle);
    await expect(client.page.getByRole('radio', { name: /^GCash/ })).toBeVisible();
    await expect(client.page.getByRole('radio', { name: /^Cash/ })).toHaveCount(0);
  } finally {
    await suki.stop();
  }
});

test('no screen invites new workers while their sign-up is disabled', async ({ visitors }) => {
  const suki = await startTestSuki();
  try {
    const carla = await new ApiClient(suki.url).signIn(admin.email, admin.password);
    await carla.call('changeConfig', { body: { workerSignUp: false } });
    const { page } = await visitors.at({ url: suki.url });
    await page.goto('/choose-user');
    await expect(page.getByText(accountEn.noNewWorkers)).toBeVisible();
    await expect(page.getByRole('link', { name: accountEn.chooseWorker })).toHaveCount(0);
    for (const path of ['/worker-registration', '/signup?as=worker']) {
      await page.goto(path);
      await expect(page.getByText(accountEn.noNewWorkers)).toBeVisible();
      await expect(page.locator('form')).toHaveCount(0);
    }
    await carla.call('changeConfig', { body: { workerSignUp: true } });
    await page.goto('/choose-user');
    await page.getByRole('link', { name: accountEn.chooseWorker }).click();
    await expect(page.getByText(accountEn.noNewWorkers)).toHaveCount(0);
    await expect(page.locator('form')).not.toHaveCount(0);
  } finally {
    await suki.stop();
  }
});

test('settings load on a phone without a layout shift, also when another language loads later', async ({
  visitors,
  suki,
}) => {
  const ising = await person(suki.url, 'Ising', 'Ramos', 'client');
  await ising.call('changeMe', { body: { language: 'fil' } });
  await ising.signIn(ising.session?.user.email ?? '', PASSWORD);
  const { page, context } = await visitors.at({
    url: suki.url,
    session: ising.session,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  await watchShifts(context);
  await page.goto('/client/settings');
  for (const { title } of [passkeysFil, sessionsFil])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText(cloudFil.passwordSet)).toBeVisible();
  const { sum, of } = await shiftsOf(page);
  expect(sum, of.join('\n')).toBeLessThan(0.05);
});
