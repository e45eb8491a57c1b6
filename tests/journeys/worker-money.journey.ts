import { expect } from '@playwright/test';
import { addMinutes, manilaDay, manilaTime } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/verification.ts';
import { createClock } from '#infra/clock.ts';
import { approvedWorker, castOf, kapitolyo, nextWorkday } from '../cast.ts';
import { startTestSuki } from '../start-suki.ts';
import { BookingPage } from './pages/booking-page.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

test('an extra is in the final amount, the cash is confirmed, and its commission comes off Friday’s payout', async ({ visitors }) => {
  const clock = createClock();
  const suki = await startTestSuki({ clock });
  try {
    const { andrea, carla, service } = await castOf(suki.url);
    const danny = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Danny', 'Lim', service.id));
    const start = addMinutes(new Date(), 45);
    const workerId = danny.session?.user.workerId ?? '';
    const { id } = await andrea.call('createBooking', { body: { serviceId: service.id, workerId, date: manilaDay(start), time: manilaTime(start), address: kapitolyo, paymentMethod: 'cash' } });
    const at = { params: { id } };
    await danny.call('acceptBooking', at);
    await danny.call('arrive', at);
    await danny.call('startWork', at);
    const { page, loads } = await visitors.at({ url: suki.url, session: danny.session });
    const seen = new BookingPage(page, english);
    const extras = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Extras' }) });
    const receipt = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payment', exact: true }) });
    await page.goto(`/worker/bookings/${id}`);
    await seen.shows('workerHeroInProgress', 'bookingInProgress');

    async function propose(pesos: string, reason: string) {
      await page.getByRole('button', { name: /^Propose an extra/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Propose an extra' });
      await dialog.getByLabel('Amount').fill(pesos);
      await dialog.getByLabel('What for?').fill(reason);
      await dialog.getByRole('button', { name: 'Ask Andrea' }).click();
      await expect(dialog).toBeHidden();
    }

    await test.step('one extra is approved, another refused', async () => {
      await propose('120', 'A new cartridge');
      await expect(extras).toContainText(/A new cartridge.*₱120\.00.*Waiting/s);
      const [proposed] = (await andrea.call('readBooking', at)).extras;
      await andrea.call('approveExtra', { params: { id, extraId: proposed?.id ?? '' } });
      await expect(extras).toContainText(/A new cartridge.*Approved/s);
      await propose('300', 'A whole new tap');
      await expect(extras).toContainText(/A whole new tap.*Waiting/s);
      const second = (await andrea.call('readBooking', at)).extras.at(-1);
      await andrea.call('refuseExtra', { params: { id, extraId: second?.id ?? '' } });
      await expect(extras).toContainText(/A whole new tap.*Refused/s);
    });

    await test.step('completing shows the receipt: the agreed price and what was approved', async () => {
      await propose('50', 'A sealing ring');
      await seen.press('completeWork');
      const dialog = page.getByRole('dialog', { name: 'Complete the work?' });
      await expect(dialog).toContainText(/Kitchen tap repair.*₱650\.00.*A new cartridge.*₱120\.00.*Final amount.*₱770\.00/s);
      await expect(dialog).toContainText('One extra is not answered yet');
      await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
      await seen.shows('workerHeroCompleted', 'bookingCompleted', { amount: '₱770' });
      await expect(extras).toContainText(/A sealing ring.*Not answered/s);
    });

    await test.step('the client is asked by itself, and the worker confirms the cash', async () => {
      await expect(receipt).toContainText(/A new cartridge.*₱120\.00.*₱770\.00.*Take ₱770\.00 in cash/s);
      await receipt.getByRole('button', { name: 'I got ₱770 in cash' }).click();
      await page.getByRole('alertdialog', { name: 'Did you get the cash?' }).getByRole('button', { name: 'Yes, I have it' }).click();
      await expect(receipt).toContainText('You took ₱770.00 in cash.');
      await expect(receipt.getByRole('button')).toHaveCount(0);
    });

    await test.step('an admin checks it, and the commission is a line of the payout', async () => {
      await carla.call('verifyPayment', at);
      // Earnings rest on what can't be taken back any more.
      clock.jumpTo(new Date(finalFrom(clock.now().toISOString())));
      await expect(receipt).toContainText('Settled. You have the cash');
      await receipt.getByRole('link', { name: 'See your payouts' }).click();
      const payouts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payouts', exact: true }) });
      await payouts.locator('summary').click();
      await expect(payouts).toContainText(/-₱92\.40.*Kitchen tap repair.*₱770\.00, of it ₱770\.00 paid to you in cash, ₱92\.40 commission.*To be paid out/s);
    });

    expect(loads(), 'nobody had to reload').toBe(1);
  } finally {
    await suki.stop();
  }
});

test('a worker asks for a part before the work', async ({ visitors, suki, cast: { andrea, carla, service } }) => {
  const gil = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Gil', 'Santos', service.id));
  const { id } = await andrea.call('createBooking', { body: { serviceId: service.id, workerId: gil.session?.user.workerId ?? '', date: nextWorkday(), time: '03:00', address: kapitolyo, paymentMethod: 'gcash' } });
  await gil.call('acceptBooking', { params: { id } });
  const { page } = await visitors.at({ url: suki.url, session: gil.session });
  const receipt = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payment', exact: true }) });
  await page.goto(`/worker/bookings/${id}`);
  await receipt.getByRole('button', { name: 'Ask for payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for payment' });
  await dialog.getByRole('radio', { name: /^A part/ }).check();
  await dialog.getByLabel('Amount of the part').fill('900');
  await dialog.getByRole('button', { name: 'Ask Andrea' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('At most ₱650.00 is still to be paid.');
  await dialog.getByLabel('Amount of the part').fill('200');
  await dialog.getByRole('button', { name: 'Ask Andrea' }).click();
  await expect(dialog).toBeHidden();
  await expect(receipt).toContainText('Andrea is asked for ₱200.00.');
  await expect(receipt).toContainText('Requested');
  expect((await andrea.call('readBooking', { params: { id } })).payment).toMatchObject({ status: 'requested', requested: 200_00, owed: 650_00 });
});
