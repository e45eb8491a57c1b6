import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { manilaInstant } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import { createTestClock } from '../harness/test-clock.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { admin, startTestSuki } from '../harness/start-suki.ts';
import { LoginPage } from './pages/login-page.ts';
import { payoutOf, withPayoutAccount } from './prepared.ts';
import { test } from './suki-test.ts';
import type { Visitor } from './visitors.ts';

/** From the client's wallet to the worker's: an admin checks the money twice, and the log records who did what. */
test('a client pays a job by GCash, an admin verifies it, and it is paid out on Friday', async ({ visitors }) => {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock });
  try {
    const { carla, andrea, jun, service } = await testUsersOf(suki.url);
    await withPayoutAccount(jun);
    const id = await doneJob(andrea, jun, service.id);
    const code = bookingCode(id);
    const desk = await visitors.at({ url: suki.url, session: carla.session });
    await inStep(desk);
    const badge = desk.page.getByRole('link', { name: /^Payments.*1 payment to verify$/ });

    await test.step('the client pays, and the sidebar counts it immediately', async () => {
      await desk.page.goto('/admin');
      await expect(desk.page.getByRole('link', { name: 'Payments', exact: true })).toBeVisible();
      const client = await visitors.at({ url: suki.url, session: andrea.session });
      await client.page.goto(`/client/bookings/${id}`);
      await client.page.getByRole('button', { name: 'Pay ₱650.00' }).click();
      await client.page.getByRole('button', { name: 'Approve ₱650.00' }).click();
      await expect(client.page.locator('#payment')).toContainText(/Paid.*₱650\.00/s);
      await expect(badge).toBeVisible();
    });

    await test.step('an admin finds it among the waiting payments, and verifies it', async () => {
      const { page } = desk;
      await page.getByRole('link', { name: 'Verify: Payment to verify' }).click();
      await expect(page).toHaveURL('/admin/payments?status=paid');
      const row = page.getByRole('row', { name: new RegExp(code) });
      await expect(row).toContainText(/Andrea Reyes.*GCash.*Paid.*₱650\.00/s);
      await Promise.all([
        page.getByRole('tabpanel').getByText('1 payment verified').waitFor(),
        row.getByRole('button', { name: `Verify ${code}` }).click(),
      ]);
      await expect(badge).toBeHidden();
      await page.getByRole('tab', { name: /^Verified/ }).click();
      await expect(row).toContainText(/Verified.*₱650\.00/s);
    });

    // An earning follows once the verification can no longer be undone.
    clock.jumpTo(new Date(finalFrom(clock.now().toISOString())));
    const payout = await payoutOf(jun);
    await test.step('on Friday the payout is ready to be sent', async () => {
      clock.jumpTo(new Date(payout.from));
      await inStep(desk);
      await desk.page.goto('/admin');
      // Days have passed: staff sign in again after twelve hours.
      await expect(desk.page).toHaveURL('/login');
      await new LoginPage(desk.page).signIn(admin.email, admin.password);
      await desk.page.getByRole('link', { name: 'Send: Payout to send' }).click();
      const row = desk.page.getByRole('row', { name: /Jun Bautista/ });
      await expect(row).toContainText(/GCash 0917 \*\*\* 4821.*₱650\.00.*-₱78\.00.*₱572\.00.*Scheduled/s);
    });

    await test.step('the bank’s file contains it, and it is marked as paid with its reference', async () => {
      const { page } = desk;
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Bank file' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`suki-payouts-${payout.friday}.csv`);
      expect(await readFile(await file.path(), 'utf8')).toMatch(/Jun Bautista.*572\.00/);
      await page.getByRole('button', { name: 'Mark Jun Bautista paid' }).click();
      const dialog = page.getByRole('dialog', { name: 'Was it sent?' });
      await dialog.getByRole('button', { name: 'Mark paid' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('The reference of the transfer');
      await dialog.getByLabel('Reference').fill('GC-2211');
      await dialog.getByRole('button', { name: 'Mark paid' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('tab', { name: /^Paid/ }).click();
      await expect(page.getByRole('row', { name: /Jun Bautista/ })).toContainText('Paid');
    });

    await test.step('the worker sees it', async () => {
      await jun.renew();
      const worker = await visitors.at({ url: suki.url, session: jun.session });
      await inStep(worker);
      await worker.page.goto('/worker-earnings');
      const payouts = worker.page
        .locator('section')
        .filter({ has: worker.page.getByRole('heading', { name: 'Payouts', exact: true }) });
      await expect(payouts).toContainText('₱572.00');
      await expect(payouts).toContainText(/Sent .* to GCash 0917 \*\*\* 4821/);
      await expect(payouts).toContainText('Reference GC-2211');
    });

    await test.step('the audit log has every event with its actor and its state at that time', async () => {
      const { page } = desk;
      const name = carla.session?.user.name ?? '';
      await page.getByRole('link', { name: 'Audit logs' }).click();
      await page.getByRole('searchbox', { name: 'Subject, code or id' }).fill(code);
      await expect(page).toHaveURL(new RegExp(code));
      for (const [action, actor] of [
        ['Asked for a payment', 'Suki: Payment request'],
        ['Sent a payment', 'Andrea Reyes'],
        ['Received a payment', 'Payment provider: Test payments'],
        ['Verified a payment', name],
      ]) {
        await expect(page.getByRole('row', { name: new RegExp(`${actor} ${action} ${code}`) })).toBeVisible();
      }
      await page.goto(`/admin/payouts/${payout.id}?friday=all`);
      const look = page.getByRole('complementary', { name: 'Quick look: Jun Bautista' });
      await expect(look).toContainText(/Job.*₱572\.00/s);
      await look.getByRole('link', { name: 'In the audit log' }).click();
      for (const [action, actor] of [
        ['Added to a payout', 'Suki: Earning added to payout'],
        ['Scheduled a payout', 'Suki: Friday payouts'],
        ['Paid a payout', name],
      ]) {
        await expect(page.getByRole('row', { name: new RegExp(`${actor} ${action}`) })).toBeVisible();
      }
      const panel = page.getByRole('complementary', { name: /Quick look/ });
      await expect(panel).toContainText('Paid');
      await panel.getByRole('slider', { name: 'State as of' }).press('Home');
      await expect(panel).toContainText('Accruing');
      await panel.getByRole('link', { name: 'Open payout' }).click();
      await expect(page).toHaveURL(`/admin/payouts/${payout.id}`);
    });

    await test.step('the booking’s event history is one list up to Friday, and its payment links to the payout', async () => {
      const { page } = desk;
      for (const path of [`/admin/bookings/${id}`, `/admin/payments/${id}`]) {
        await page.goto(path);
        const look = page.getByRole('complementary', { name: new RegExp(code) });
        await expect(look.getByRole('link', { name: /^Payout of / })).toHaveAttribute(
          'href',
          `/admin/payouts/${payout.id}`,
        );
        await look.getByRole('link', { name: 'Whole story' }).click();
        for (const action of [
          'Requested a booking',
          'Booked a slot',
          'Accepted a booking',
          'Asked for a payment',
          'Verified a payment',
          'Added to a payout',
        ]) {
          await expect(page.getByRole('row', { name: new RegExp(action) })).toHaveCount(1);
        }
      }
      await page
        .getByRole('row', { name: /Added to a payout/ })
        .getByRole('link')
        .first()
        .click();
      await page
        .getByRole('complementary', { name: /Quick look/ })
        .getByRole('link', { name: 'Open payment' })
        .click();
      await expect(page).toHaveURL(`/admin/payments/${id}`);
    });

    /** Synchronises the browser's clock with Suki's. */
    async function inStep({ context }: Visitor): Promise<void> {
      await context.clock.setSystemTime(clock.now());
    }

    /** A completed job of tomorrow: the clock has moved to its start, and everyone has new tokens. */
    async function doneJob(client: ApiClient, worker: ApiClient, serviceId: string): Promise<string> {
      const day = nextWorkday(clock.now());
      const booking = await client.call('createBooking', {
        body: {
          serviceId,
          workerId: worker.session?.user.workerId ?? '',
          date: day,
          time: '09:00',
          address: kapitolyo,
          paymentMethod: 'gcash',
        },
      });
      const at = { params: { id: booking.id } };
      await worker.call('acceptBooking', at);
      clock.jumpTo(new Date(manilaInstant(day, '08:55')));
      for (const person of [carla, client, worker]) await person.renew();
      await worker.call('arrive', at);
      await worker.call('startWork', at);
      await worker.call('completeWork', at);
      return booking.id;
    }
  } finally {
    await suki.stop();
  }
});
