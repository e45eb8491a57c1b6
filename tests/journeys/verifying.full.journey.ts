import { expect, type Page, type Route } from '@playwright/test';
import { bookingCode } from '#contracts/booking/code.ts';
import { UNDO_SECONDS } from '#contracts/payment/allowed-actions.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { payEn } from '../../frontend/src/features/payment/pay.en.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { axe } from './axe.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const payFil = translatedTexts('fil', payEn, 'frontend/src/features/payment/pay');

type TestUsers = Awaited<ReturnType<typeof testUsersOf>>;

const desk = { width: 1280, height: 900 };

/** Andrea's job with Jun, with a manual payment that she reports as sent. */
async function waiting(
  { andrea, jun, service }: TestUsers,
  paymentMethod: 'cash' | 'bank_transfer',
  time: string,
): Promise<string> {
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: jun.session?.user.workerId ?? '',
      date: nextWorkday(),
      time,
      address: kapitolyo,
      paymentMethod,
    },
  });
  await jun.call('acceptBooking', { params: { id } });
  await jun.call('requestPayment', { params: { id }, body: {} });
  if (paymentMethod === 'cash') await jun.call('confirmCash', { params: { id } });
  else
    await andrea.call('pay', {
      params: { id },
      body: { method: 'bank_transfer', reference: `BPI-${time.replace(':', '')}` },
    });
  return id;
}

test('an admin verifies several payments after a preview, claimed transfers only when chosen, and undoes them in time', async ({
  visitors,
}) => {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock });
  try {
    const cast = await testUsersOf(suki.url);
    await openRoundTheClock(cast.jun);
    for (const time of ['01:00', '04:00', '07:00']) await waiting(cast, 'cash', time);
    const claimed = await waiting(cast, 'bank_transfer', '10:00');
    const { page, loads } = await visitors.at({ url: suki.url, session: cast.carla.session, viewport: desk });
    const badge = (count: number) =>
      page.getByRole('link', { name: count ? new RegExp(`^Payments.*${count} payments? to verify$`) : /^Payments$/ });
    const waits = (title: string, count: number) =>
      expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText(String(count));
    const bar = page
      .getByRole('tabpanel')
      .getByRole('status')
      .filter({ hasText: /verified|selected/ });
    const dialog = page.getByRole('dialog');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });

    await test.step('the sidebar counts received payments; a claimed transfer counts under “Needs you”, live', async () => {
      await page.goto('/admin');
      await expect(badge(3)).toBeVisible();
      await waits('Payments to verify', 3);
      await waits('Transfer to find', 1);
      await waiting(cast, 'bank_transfer', '13:00');
      await waits('Transfers to find', 2);
      await expect(badge(3)).toBeVisible();
      expect(loads(), 'no page was reloaded').toBe(1);
    });

    await test.step('its line leads to the transfers, and verifies none of them', async () => {
      await page.getByRole('link', { name: 'View: Transfers to find' }).click();
      await expect(page.getByRole('tab', { name: /^Transfers/ })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('link', { name: /^Look at SK-/ })).toHaveCount(2);
      await expect(page.getByRole('button', { name: /^Verify SK-/ })).toHaveCount(0);
    });

    await test.step('the preview lists several with their sum, and the excluded transfers', async () => {
      await page.getByRole('tab', { name: /^All/ }).click();
      await page.getByRole('checkbox', { name: 'Select all that can be verified' }).check();
      await expect(bar).toContainText(/5 selected.*₱3,250\.00/s);
      await page.getByRole('button', { name: 'Verify 5 payments' }).click();
      await expect(dialog).toContainText(
        /Verify 3 payments\?.*₱1,950\.00 in all.*2 transfers are left out, ₱1,300\.00/s,
      );
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Verify 3 payments' }).click();
      await expect(dialog).toBeHidden();
      await expect(bar).toContainText(/3 payments verified.*₱1,950\.00/s);
      await expect(badge(0)).toBeVisible();
    });

    await test.step('one press undoes all of them', async () => {
      await expect(undo).toBeFocused();
      expect(await axe(page)).toEqual([]);
      await undo.press('Enter');
      await expect(badge(3)).toBeVisible();
      await expect(undo).toBeHidden();
      await expect(page.getByRole('button', { name: /^Verify SK-/ })).toHaveCount(3);
    });

    await test.step('chosen transfers are verified with the rest; one of them is undone alone', async () => {
      await page.getByRole('checkbox', { name: 'Select all that can be verified' }).check();
      await page.getByRole('button', { name: 'Verify 5 payments' }).click();
      await dialog.getByRole('checkbox', { name: 'I’ve seen them all in the bank, so verify them too' }).check();
      await expect(dialog).toContainText(/Verify 5 payments\?.*₱3,250\.00 in all.*2 transfers are among them/s);
      await dialog.getByRole('button', { name: 'Verify 5 payments' }).click();
      await expect(bar).toContainText(/5 payments verified/);
      await page.getByRole('button', { name: `Undo ${bookingCode(claimed)}` }).click();
      await expect(page.getByRole('link', { name: `Look at ${bookingCode(claimed)}` })).toBeVisible();
      await expect(badge(0)).toBeVisible();
    });

    await test.step('undoing after the minute is refused with a message', async () => {
      await page.getByRole('link', { name: bookingCode(claimed), exact: true }).click();
      const panel = page.getByRole('complementary', { name: `Quick look: ${bookingCode(claimed)}` });
      await panel.getByRole('button', { name: 'It arrived' }).click();
      await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible();
      // A read meanwhile would already show the change.
      const held: Route[] = [];
      const reads = '**/api/admin/**';
      await page.route(reads, (route) =>
        route.request().method() === 'GET' ? void held.push(route) : route.continue(),
      );
      clock.jumpTo(new Date(clock.now().getTime() + (UNDO_SECONDS + 1) * 1000));
      await panel.getByRole('button', { name: 'Undo' }).click();
      await expect(panel.getByRole('alert')).toContainText(
        'It has been more than a minute, so this can’t be undone any more.',
      );
      for (const read of held.splice(0)) await read.continue();
      await page.unroute(reads);
      await expect(panel.getByRole('button', { name: 'Undo' })).toBeHidden();
      await expect(panel.getByText('Verified', { exact: true }).first()).toBeVisible();
    });
  } finally {
    await suki.stop();
  }
});

const claimsNothingWasTaken = /nothing was taken|did not go through|didn’t go through|walang nakuha/i;

for (const [language, words] of Object.entries({
  en: { ...payEn, toWorker: 'Suki couldn’t find the transfer.' },
  fil: { ...payFil, toWorker: 'Hindi makita ng Suki ang padala.' },
})) {
  test(`a transfer that isn’t found is never reported as not taken (${language})`, async ({ visitors }) => {
    const suki = await startTestSuki({});
    try {
      const cast = await testUsersOf(suki.url);
      const { andrea, jun, carla } = cast;
      await openRoundTheClock(jun);
      const id = await waiting(cast, 'bank_transfer', '09:00');
      for (const side of [andrea, jun])
        await side.call('changeMe', { body: { language: language === 'fil' ? 'fil' : 'en' } });
      const at = async (path: string, { session }: typeof andrea) => {
        const { page } = await visitors.at({
          url: suki.url,
          session,
          locale: language === 'fil' ? 'fil-PH' : 'en-PH',
          viewport: { width: 390, height: 844 },
        });
        await page.addInitScript((chosen) => localStorage.setItem('suki.language', chosen), language);
        await page.goto(path);
        return page;
      };
      const [client, worker, admin] = await Promise.all([
        at(`/client/bookings/${id}`, andrea),
        at(`/worker/bookings/${id}`, jun),
        visitors.at({ url: suki.url, session: carla.session, viewport: desk }),
      ]);
      await expect(client.locator('#payment')).toContainText('BPI-0900');

      await test.step('the admin does not find it', async () => {
        const { page } = admin;
        await page.goto('/admin/payments?status=transfers');
        await page.getByRole('link', { name: `Look at ${bookingCode(id)}` }).click();
        const panel = page.getByRole('complementary', { name: `Quick look: ${bookingCode(id)}` });
        await panel.getByRole('button', { name: 'Didn’t arrive' }).click();
        await page.getByRole('dialog').getByLabel('Reason').fill('Nothing under that reference');
        await page.getByRole('dialog').getByRole('button', { name: 'Didn’t arrive' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(panel).toContainText('Nothing under that reference');
        await expectNoClaim(page);
      });

      await test.step('both sides read that it was not found, live', async () => {
        const note = client.locator('#payment').getByRole('alert');
        await expect(note).toContainText(words.transferNotFoundTitle);
        await expect(note).toContainText(/₱650\.00.*BPI-0900.*Nothing under that reference/s);
        expect(await axe(client)).toEqual([]);
        await expect(worker.locator('#payment')).toContainText(words.toWorker);
        await expectNoClaim(client);
        await expectNoClaim(worker);
      });

      await test.step('the notifications and the list of payments say the same', async () => {
        await client.goto('/client/notifications');
        await expect(client.getByText(words.transferNotFoundTitle).first()).toBeVisible();
        await expectNoClaim(client);
      });

      await test.step('the client sends the right reference, and the search starts again', async () => {
        await client.goto(`/client/bookings/${id}`);
        await client.getByRole('button', { name: words.sendAgain }).click();
        const sheet = client.getByRole('dialog');
        await sheet.getByLabel(words.reference).fill('BPI-0990');
        await sheet.getByRole('button', { name: words.transferSent }).click();
        await expect(client.locator('#payment')).toContainText('BPI-0990');
        await expect(admin.page.getByRole('complementary', { name: /^Quick look/ })).toContainText('BPI-0990');
        await expectNoClaim(client);
      });
    } finally {
      await suki.stop();
    }
  });
}

async function expectNoClaim(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(claimsNothingWasTaken);
}
