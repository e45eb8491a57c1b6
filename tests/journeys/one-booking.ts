import { expect, type Page, test } from '@playwright/test';
import { ApiClient } from '../harness/api-client.ts';
import { admin } from '../harness/start-suki.ts';
import { AccountPages, type NewPerson } from './pages/account-pages.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { BookingPage } from './pages/booking-page.ts';
import { ChatPage } from './pages/chat-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { RegistrationPage } from './pages/registration-page.ts';
import { newestCode } from '../harness/verified.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { now } from '../harness/test-clock.ts';
import { openDocumentToCheck } from './opening-documents.ts';
import type { Visitors } from './visitors.ts';
import { english } from './words.ts';

const liza: NewPerson = {
  firstName: 'Liza',
  lastName: 'Manalo',
  email: 'liza.manalo@suki.test',
  password: 'the-tap-drips-9',
};
const boyet: NewPerson = {
  firstName: 'Boyet',
  lastName: 'Cruz',
  email: 'boyet.cruz@suki.test',
  password: 'wrench-and-tape-4',
};
const service = 'Shower repair';
const price = '₱640';
/** After Suki's 12%. */
const takeHome = '₱563.20';

/** From the landing page to the audit log: two users at once, each live, and an admin who sees everything. */
export async function oneBooking({ visitors, url }: { visitors: Visitors; url: string }): Promise<void> {
  const carla = await new ApiClient(url).signIn(admin.email, admin.password);
  await carla.call('addService', {
    body: {
      name: service,
      title: 'Leaking and blocked showers',
      category: 'plumbing',
      icon: 'droplets',
      description: 'Heads, mixers, drains',
      basePrice: 600_00,
      durationMinutes: 60,
      urgent: true,
    },
  });
  // Several requests, since each of several query APIs learns of it separately.
  const listings = () => Promise.all(Array.from({ length: 4 }, () => carla.call('listServices')));
  await expect
    .poll(async () => (await listings()).every(({ items }) => items.some(({ name }) => name === service)))
    .toBe(true);
  const client = await visitors.at({ url });
  const worker = await visitors.at({ url });
  const desk = await visitors.at({ url });
  const clientBooking = new BookingPage(client.page, english);
  const workerBooking = new BookingPage(worker.page, english);
  const clientChat = new ChatPage(client.page, english);
  const workerChat = new ChatPage(worker.page, english);
  let code = '';

  await test.step('a worker chooses their work, creates an account by the code sent to their email, and applies', async () => {
    const accounts = new AccountPages(worker.page, english);
    const registration = new RegistrationPage(worker.page, english);
    await openLanding(worker.page);
    await worker.page.getByRole('link', { name: 'Sign up', exact: true }).click();
    await worker.page.getByRole('link', { name: 'Change' }).click();
    await accounts.choose('worker');
    await registration.fill({
      service,
      pesos: '640',
      tagline: 'Quiet pipes, dry floors',
      place: 'Kapitolyo',
      choose: /Pasig/,
    });
    await registration.goOnToAccount();
    await accounts.signUp(boyet);
    await accounts.enterCode(await newestCode(url, boyet.email));
    await expect(worker.page).toHaveURL('/worker-registration');
    await registration.send();
    await expect(worker.page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    await worker.page
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a passport') },
      ]);
    await expect(worker.page.getByLabel('What is it?')).toHaveValue('nbi_clearance');
    await worker.page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'nbi.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a clearance') }]);
    await expect(worker.page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  });

  await test.step('an admin checks the ID and approves, and the worker sees it immediately', async () => {
    await desk.page.goto('/admin/users');
    await new LoginPage(desk.page).signIn(admin.email, admin.password);
    await desk.page.getByRole('link', { name: 'Boyet Cruz' }).click();
    await openDocumentToCheck(desk.page, 'Check passport.pdf');
    await desk.page
      .getByRole('dialog', { name: 'What is this document?' })
      .getByRole('button', { name: 'Accept document' })
      .click();
    await desk.page.getByRole('button', { name: 'Check nbi.pdf' }).click();
    const clearance = desk.page.getByRole('dialog', { name: 'What is this document?' });
    await clearance.getByLabel('Valid until').fill(addDays(manilaDay(now()), 300));
    await clearance.getByRole('button', { name: 'Accept document' }).click();
    await desk.page.getByRole('button', { name: 'Approve Boyet Cruz' }).click();
    await desk.page
      .getByRole('alertdialog', { name: 'Approve this worker?' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(desk.page.getByRole('row', { name: /Boyet Cruz/ })).toContainText('Approved');
    await expect(desk.page.getByRole('link', { name: 'Boyet Cruz' })).toBeFocused();
    await expect(worker.page.getByText('Nothing waiting for you')).toBeVisible();
  });

  await test.step('a client signs up and books as soon as possible', async () => {
    const accounts = new AccountPages(client.page, english);
    const flow = new BookingFlowPages(client.page, english);
    await openLanding(client.page);
    await client.page.getByRole('link', { name: 'Sign up', exact: true }).click();
    await accounts.signUp(liza);
    await accounts.enterCode(await newestCode(url, liza.email));
    await expect(
      client.page.getByRole('heading', { level: 1, name: /Good (Morning|Afternoon|Evening), Liza/ }),
    ).toBeVisible();
    await client.page
      .getByRole('region', { name: 'What do you need?' })
      .getByRole('link', { name: 'Book a Service' })
      .click();
    await flow.isAt('What do you need done?');
    await client.page.getByRole('button', { name: service }).click();
    await flow.address({ line: '14 Tindalo St.', barangay: 'Kapitolyo', choose: /Kapitolyo.*Pasig/ });
    await flow.asSoonAsPossible();
    await flow.worker('Boyet Cruz');
    await flow.details('Cold water only, since Tuesday.');
    await flow.payBy('GCash');
    await flow.wallet('GCash', '9171234567');
    await expect(client.page.getByRole('heading', { name: 'Waiting for Boyet' })).toBeVisible();
    code = await client.page.getByText(/^SK-/).innerText();
  });

  await test.step('the worker receives it live and accepts; the client sees that live', async () => {
    const request = worker.page.getByRole('article', { name: service });
    await expect(request).toContainText('Cold water only, since Tuesday.');
    await expect(request).toContainText(price);
    await expect(request).toContainText(`You’ll take home ${takeHome} after Suki’s 12% commission`);
    await request.getByRole('link', { name: service }).click();
    await workerBooking.shows('workerHeroPending', 'bookingPending');
    await workerBooking.press('acceptFor', { amount: price });
    await workerBooking.shows('workerHeroAccepted', 'bookingAccepted');
    await expect(client.page.getByRole('heading', { name: 'Boyet accepted' })).toBeVisible();
  });

  await test.step('they write to each other', async () => {
    await client.page.getByRole('link', { name: 'Message Boyet' }).click();
    await clientChat.type('Please bring a new shower head');
    await clientChat.send();
    await clientChat.newestIs('sent');
    await worker.page.getByRole('link', { name: 'Message', exact: true }).click();
    await workerChat.shows('Please bring a new shower head');
    await clientChat.newestIs('read');
    // A lost typing signal is sent again after three seconds of typing.
    await Promise.all([clientChat.seesTyping('Boyet'), workerChat.type('I have one in the van', { delay: 200 })]);
    await workerChat.send();
    await clientChat.shows('I have one in the van');
    await workerChat.newestIs('read');
  });

  await test.step('the worker does the job, and the client sees each step live', async () => {
    for (const { page } of [client, worker]) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'See the booking' }).click();
    }
    await clientBooking.showsStatus('bookingAccepted');
    await clientBooking.showsStep('BookingAccepted_client', { name: 'Boyet' });
    await workerBooking.press('arriveNow');
    await workerBooking.agree('arriveTitle', 'confirmArrival');
    await clientBooking.shows('heroArrived', 'bookingArrived', { name: 'Boyet' });
    await clientBooking.showsStep('WorkerArrived_client', { name: 'Boyet' });
    await workerBooking.press('startWork');
    await clientBooking.shows('heroInProgress', 'bookingInProgress', { name: 'Boyet' });
    await clientBooking.showsStep('WorkStarted_client', { name: 'Boyet' });
    await workerBooking.press('completeWork');
    await workerBooking.agree('completeTitle', 'complete');
    await clientBooking.shows('heroCompleted', 'bookingCompleted', { service });
    await clientBooking.showsStep('WorkCompleted_client', { name: 'Boyet' });
    await workerBooking.shows('workerHeroCompleted', 'bookingCompleted', { amount: price });
  });

  await test.step('the earnings show the take-home', async () => {
    await worker.page.getByRole('link', { name: 'Earnings' }).click();
    await expect(worker.page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
    await expect(
      worker.page.locator('section').filter({ has: worker.page.getByRole('heading', { name: 'Total Earnings' }) }),
    ).toContainText(takeHome);
    await expect(worker.page.getByText('Liza Manalo').first()).toBeVisible();
  });

  await test.step('the audit log shows who did what, and the state at that time', async () => {
    const page = desk.page;
    await page.getByRole('link', { name: 'Audit logs' }).click();
    await page.getByRole('searchbox', { name: 'Subject, code or id' }).fill(code);
    const row = (action: string) => page.getByRole('row', { name: new RegExp(`${action} ${code}`) });
    await expect(row('Requested a booking')).toContainText('Liza Manalo');
    for (const action of ['Accepted a booking', 'Arrived', 'Started work', 'Completed the work'])
      await expect(row(action)).toContainText('Boyet Cruz');
    await row('Completed the work').getByRole('link').click();
    const panel = page.getByRole('complementary', { name: new RegExp(code) });
    const slider = panel.getByRole('slider', { name: 'State as of' });
    await expect(panel).toContainText('Completed');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Event 1 of 5/);
    await expect(panel).toContainText('Pending');
    await slider.press('ArrowRight');
    await expect(panel).toContainText('Accepted');
    await expect(panel.getByRole('list').getByRole('listitem')).toHaveCount(5);
  });

  expect([client.loads(), worker.loads()], 'no page was reloaded').toEqual([1, 1]);
}

/** A link pressed before React hydrates the prerendered page loads the next page in full, as intended. */
async function openLanding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('suki:page-ready', () => (document.documentElement.dataset.answers = 'yes'));
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-answers', 'yes');
}
