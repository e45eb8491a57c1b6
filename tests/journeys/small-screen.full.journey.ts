import { expect } from '@playwright/test';
import { approvedWorker } from '../harness/test-users.ts';
import { AccountPages, type NewPerson } from './pages/account-pages.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { BookingPage } from './pages/booking-page.ts';
import { ChatPage } from './pages/chat-page.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { newestCode } from '../harness/verified.ts';
import { filipino, said } from './words.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'fil-PH',
};
const { flow: words, status } = filipino;
const nene: NewPerson = {
  firstName: 'Nene',
  lastName: 'Salazar',
  email: 'nene.salazar@suki.test',
  password: 'tumutulo-ang-gripo-2',
};

/** The main journey by touch, at 360 px, in Filipino. */
test('isang booking sa maliit na screen', async ({ visitors, suki, cast }) => {
  const ramil = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Ramil', 'Ocampo', cast.service.id));
  await ramil.call('changeMe', { body: { language: 'fil' } });
  const client = await visitors.at({ url: suki.url, ...phone });
  const worker = await visitors.at({
    url: suki.url,
    ...phone,
    session: (await ramil.signIn(ramil.session?.user.email ?? '', 'suki-test-1')).session,
  });
  const clientBooking = new BookingPage(client.page, filipino);
  const workerBooking = new BookingPage(worker.page, filipino);
  await worker.page.goto('/worker-dashboard');

  await test.step('nag-sign up at nag-book', async () => {
    const accounts = new AccountPages(client.page, filipino);
    const flow = new BookingFlowPages(client.page, filipino);
    await client.page.goto('/choose-user');
    await accounts.choose('client');
    await accounts.signUp(nene);
    await accounts.enterCode(await newestCode(suki.url, nene.email));
    await expect(client.page).toHaveURL('/client/home');
    await client.page.goto(`/client/create-booking?serviceId=${cast.service.id}`);
    await flow.asSoonAsPossible();
    await flow.worker('Ramil Ocampo');
    await flow.details('May tagas sa ilalim ng lababo.');
    await flow.addressLater({ line: '8 Sampaguita St.', barangay: 'Kapitolyo', choose: /Kapitolyo.*Pasig/ });
    await flow.payBy('Cash');
    await expect(client.page.getByRole('heading', { name: said(words.waitingFor, { name: 'Ramil' }) })).toBeVisible();
  });

  await test.step('tinanggap, at nakita agad', async () => {
    const request = worker.page
      .getByRole('article', { name: cast.service.name })
      .filter({ hasText: 'May tagas sa ilalim ng lababo.' });
    await expect(request).toBeVisible();
    await request.getByRole('button', { name: filipino.booking.acceptJob, exact: true }).tap();
    await expect(client.page.getByRole('heading', { name: said(words.accepted, { name: 'Ramil' }) })).toBeVisible();
    await worker.page
      .getByRole('link', { name: /Nene Salazar/ })
      .first()
      .tap();
    await workerBooking.shows('workerHeroAccepted', 'bookingAccepted');
  });

  await test.step('nag-usap', async () => {
    const chat = new ChatPage(client.page, filipino);
    await client.page.getByRole('link', { name: said(words.message, { name: 'Ramil' }) }).tap();
    await chat.type('Pakidala ng bagong gripo');
    await chat.send();
    await chat.newestIs('sent');
    await worker.page.getByRole('main').getByRole('link', { name: filipino.booking.message, exact: true }).tap();
    await new ChatPage(worker.page, filipino).shows('Pakidala ng bagong gripo');
    await chat.newestIs('read');
  });

  await test.step('natapos ang trabaho', async () => {
    for (const { page } of [client, worker]) {
      await page.getByRole('button', { name: filipino.chat.more, exact: true }).tap();
      await page.getByRole('menuitem', { name: filipino.chat.seeBooking }).tap();
    }
    await workerBooking.press('arriveNow');
    await workerBooking.agree('arriveTitle', 'confirmArrival');
    await clientBooking.shows('heroArrived', 'bookingArrived', { name: 'Ramil' });
    await workerBooking.press('startWork');
    await clientBooking.shows('heroInProgress', 'bookingInProgress', { name: 'Ramil' });
    await workerBooking.press('completeWork');
    await workerBooking.agree('completeTitle', 'complete');
    await clientBooking.shows('heroCompleted', 'bookingCompleted', { service: cast.service.name });
    expect(status.bookingCompleted, 'the text is translated').not.toBe('Completed');
  });
});
