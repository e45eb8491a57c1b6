import { expect, type Page } from '@playwright/test';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { admin, startTestSuki } from '../harness/start-suki.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { FirstOffer } from './pages/first-offer.ts';
import { doneJob, openRoundTheClock, pairOf, payoutOf, soonRequested, withPayoutAccount } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

/** From each role's home screen to the end of a job, by pressing only the first offer of each screen. */
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test('the next action leads a client from an empty home screen to the review', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const { worker, client, service } = await pairOf(suki.url, carla, 'Hinge');
  const { page, loads } = await visitors.at({ url: suki.url, session: client.session, ...phone });
  const offer = new FirstOffer(page);
  const flow = new BookingFlowPages(page, english);
  const heading = page.getByRole('heading', { level: 1 });
  let id = '';

  await test.step('the home screen offers to book, and each step offers the next', async () => {
    await page.goto('/client/home');
    await offer.press('Book a Service');
    await flow.isAt('What do you need done?');
    await page.getByRole('button', { name: service.name }).click();
    await flow.address({ line: '14 Tindalo St.', barangay: 'Kapitolyo', choose: /Kapitolyo.*Pasig/ });
    await flow.asSoonAsPossible();
    await flow.worker('Rico Lim');
    await flow.details('The cabinet door hangs.');
    await flow.payBy('GCash');
    await flow.wallet('GCash', '9171234567');
    await expect(heading).toHaveText('Waiting for Rico');
  });

  await test.step('the booking waits for the worker, and asks the client for nothing', async () => {
    await offer.press('View booking');
    await expect(heading).toHaveText('Waiting for Rico’s answer');
    await offer.isNone();
    id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await worker.call('acceptBooking', { params: { id } });
    await expect(heading).toHaveText(/^Rico arrives/);
    await worker.call('arrive', { params: { id } });
    await expect(heading).toHaveText('Rico is at your door');
    await worker.call('startWork', { params: { id } });
    await expect(heading).toHaveText('Rico is at work');
    await offer.isNone();
  });

  await test.step('the home screen shows the progress', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Track Service' })).toContainText('Rico Lim is at work');
    await worker.call('completeWork', { params: { id } });
    await offer.press('Pay ₱650');
  });

  await test.step('the booking asks for the payment, then for the review', async () => {
    await offer.press('Pay ₱650.00');
    await page.getByRole('button', { name: 'Approve ₱650.00' }).click();
    await offer.press('Review the work');
    const dialog = page.getByRole('dialog', { name: 'How did Rico do?' });
    await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Thank you for the review.')).toBeVisible();
    await offer.isNone();
  });
  expect(loads(), 'loaded first, for the payment provider, and on return').toBe(3);
});

test('the next action leads a worker from the request to the cash', async ({ visitors, suki, cast: { carla } }) => {
  const { worker, client, service } = await pairOf(suki.url, carla, 'Lock');
  const { page, loads } = await visitors.at({ url: suki.url, session: worker.session, ...phone });
  const offer = new FirstOffer(page);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the home screen offers to find jobs, then the request when it arrives', async () => {
    await page.goto('/worker-dashboard');
    await offer.says('See open jobs');
    await soonRequested({ client, worker, serviceId: service.id, paymentMethod: 'cash' });
    await offer.press('Answer this request');
    await offer.press('Accept for ₱650');
    await expect(heading).toHaveText(/^Your job/);
  });

  await test.step('the home screen offers directions, which end at the address', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await offer.press('Directions');
    await offer.press('I’m at the door');
    await page
      .getByRole('dialog', { name: 'Are you at the door?' })
      .getByRole('button', { name: 'Yes, I’m here' })
      .click();
    await expect(heading).toHaveText('You’re at the door');
  });

  await test.step('the job offers each next step, up to the cash', async () => {
    await offer.press('Start work');
    await offer.press('Complete the work');
    const dialog = page.getByRole('dialog', { name: 'Complete the work?' });
    await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(dialog).toBeHidden();
    // The question is on the dashboard.
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: /pay you in cash\?/ }).click();
    await offer.press('I got ₱650 in cash');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, I have it' }).click();
    await expect(page.locator('#payment')).toContainText('You took ₱650.00 in cash.');
    await offer.isNone();
  });
  expect(loads(), 'no page was reloaded').toBe(1);
});

test('the next action leads an admin from the payment to the sent payout', async ({ visitors }) => {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock });
  try {
    const { carla, andrea, jun, service } = await testUsersOf(suki.url);
    await withPayoutAccount(await openRoundTheClock(jun));
    const id = await doneJob({ client: andrea, worker: jun, serviceId: service.id });
    const { page: client } = await visitors.at({ url: suki.url, session: andrea.session });
    await client.goto(`/client/bookings/${id}`);
    await new FirstOffer(client).press('Pay ₱650.00');
    await client.getByRole('button', { name: 'Approve ₱650.00' }).click();
    await expect(client.locator('#payment')).toContainText(/Paid.*₱650\.00/s);

    await test.step('the first line of the home screen leads to a payment that one press verifies', async () => {
      const { page } = await visitors.at({ url: suki.url, session: carla.session });
      await page.goto('/admin');
      await expect(firstNeed(page)).toHaveAccessibleName('Verify: Payment to verify');
      await firstNeed(page).click();
      await page.getByRole('button', { name: /^Verify SK-/ }).click();
      await expect(page.getByRole('tabpanel').getByText('1 payment verified')).toBeVisible();
    });

    await test.step('on Friday it leads to the payout', async () => {
      // An earning follows once the verification can no longer be undone.
      clock.jumpTo(new Date(finalFrom(clock.now().toISOString())));
      const { from } = await payoutOf(jun);
      clock.jumpTo(new Date(from));
      // Friday may be days ahead, so the admin must sign in again.
      await carla.signIn(admin.email, admin.password);
      const { page, context } = await visitors.at({ url: suki.url, session: carla.session });
      await context.clock.setSystemTime(clock.now());
      await page.goto('/admin');
      await expect(firstNeed(page)).toHaveAccessibleName('Send: Payout to send');
      await firstNeed(page).click();
      await page.getByRole('button', { name: 'Mark Jun Bautista paid' }).click();
      const dialog = page.getByRole('dialog', { name: 'Was it sent?' });
      await dialog.getByLabel('Reference').fill('GC-2211');
      await dialog.getByRole('button', { name: 'Mark paid' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(needsOf(page)).toContainText('Nothing’s waiting for you');
    });
  } finally {
    await suki.stop();
  }
});

const needsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Needs you', exact: true }) });

/** The list's first line is its only filled action. */
const firstNeed = (page: Page) => needsOf(page).getByRole('link').and(page.locator('.bg-brand'));
