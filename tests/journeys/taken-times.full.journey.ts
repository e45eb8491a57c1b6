import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { openRoundTheClock, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const flowPath = (step: string, known: Record<string, string>) =>
  `/client/booking-flow${step}?${new URLSearchParams(known)}`;
const idOf = (worker: ApiClient) => worker.session?.user.workerId ?? '';
const onward = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const time = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Start time' }).getByRole('radio', { name: words });
/** A separate service, which no other journey books. */
const serviceNamed = async (carla: ApiClient, name: string) =>
  (
    await carla.call('addService', {
      body: {
        name,
        title: name,
        category: 'plumbing',
        icon: 'droplets',
        description: '',
        basePrice: 600_00,
        durationMinutes: 60,
        urgent: false,
      },
    })
  ).item.id;
const lahug = {
  line: '1 Osmeña Blvd.',
  barangay: 'Lahug',
  city: 'Cebu City',
  province: 'Cebu',
  lat: 10.3318,
  lng: 123.896,
};

test('one of two clients gets a worker’s time, and the other sees it disappear', async ({ visitors, suki, cast }) => {
  const serviceId = await serviceNamed(cast.carla, 'Drain cleaning');
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Ramos', serviceId));
  const [ising, ben] = [
    await person(suki.url, 'Ising', 'Ramos', 'client'),
    await person(suki.url, 'Ben', 'Ramos', 'client'),
  ];
  const takenByBen = async (start: string) =>
    nilo.call('acceptBooking', {
      params: { id: await requestedBooking({ client: ben, worker: nilo, serviceId, time: start }) },
    });
  const { page, loads } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const flow = new BookingFlowPages(page, english);
  await page.goto(
    flowPath('/schedule', { serviceId, workerId: idOf(nilo), date: nextWorkday(), address: JSON.stringify(kapitolyo) }),
  );

  await test.step('in the picker it can no longer be chosen, and a choice of it is removed', async () => {
    await time(page, '9:00 AM').check({ force: true });
    await expect(onward(page, /^(Continue|Choose a worker)$/)).toBeEnabled();
    await takenByBen('09:00');
    await expect(time(page, '9:00 AM')).toBeDisabled();
    await expect(
      page.getByRole('status').filter({ hasText: 'That time is taken. Choose another.', visible: true }),
    ).toHaveCount(1);
    await expect(onward(page, /^(Continue|Choose a worker)$/)).toBeDisabled();
    await time(page, '1:00 PM').check({ force: true });
    await flow.goOn(/^(Continue|Choose a worker)$/);
  });

  await test.step('at the last step it is replaced by free times, which one press books', async () => {
    await flow.details('The tap drips.');
    await flow.isAt('How do you want to pay?');
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await takenByBen('13:00');
    const note = page.getByRole('status').filter({ hasText: /Someone else just took Nilo’s .+ 1:00\sPM/ });
    await expect(note).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await note.getByRole('button', { name: / 2:30\sPM$/ }).tap();
    await expect(note).toHaveCount(0);
    await flow.goOn('Confirm booking');
    await flow.isAt('Waiting for Nilo');
    await expect(page.getByRole('heading', { name: 'Waiting for Nilo' })).toBeVisible();
  });

  expect(loads(), 'the page was not reloaded').toBe(1);
  const times = async () => (await ising.call('listBookings')).items.map(({ booking }) => booking.time);
  await expect.poll(times).toEqual(['14:30']);
});

test('an address outside the worker’s reach is reported immediately, with workers who serve it', async ({
  visitors,
  suki,
  cast,
}) => {
  const serviceId = await serviceNamed(cast.carla, 'Pipe check');
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Sison', serviceId));
  const cora = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Cora', 'Sison', serviceId));
  await cora.call('changeOwnProfile', {
    body: { location: { lat: 10.32, lng: 123.9, city: 'Cebu City' }, radiusKm: 10 },
  });
  await expect.poll(async () => (await cora.call('readWorker', { params: { id: idOf(cora) } })).city).toBe('Cebu City');
  const ising = await person(suki.url, 'Ising', 'Sison', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const flow = new BookingFlowPages(page, english);
  const note = page.getByRole('status').filter({ hasText: 'Nilo doesn’t go as far as Cebu City' });
  await page.goto(flowPath('', { serviceId, workerId: idOf(nilo), date: nextWorkday(), time: '15:00' }));

  await test.step('during typing', async () => {
    await page.getByLabel('House number and street').fill(lahug.line);
    await page.getByRole('combobox', { name: 'Barangay' }).fill('Lahug');
    await page
      .getByRole('option', { name: /Cebu City/ })
      .first()
      .click();
    await expect(note).toBeVisible();
    await expect(onward(page, /^Continue$/)).toBeDisabled();
    await expect(
      page.getByText('Nilo doesn’t go as far as Cebu City').filter({ visible: true }).last(),
      'also at the foot, beside the button',
    ).toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
  });

  await test.step('one press chooses a worker who serves it', async () => {
    await note.getByRole('button', { name: /Cora Sison/ }).tap();
    await expect(note).toHaveCount(0);
    await flow.goOn('Continue');
    await flow.details('The tap drips.');
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await flow.goOn('Confirm booking');
    await expect(page.getByRole('heading', { name: 'Waiting for Cora' })).toBeVisible();
  });
});

test('a missing answer about the worker’s times blocks nothing, and a late one removes nothing', async ({
  visitors,
  suki,
  cast,
}) => {
  const serviceId = await serviceNamed(cast.carla, 'Gutter cleaning');
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Yu', serviceId));
  const [ising, ben] = [await person(suki.url, 'Ising', 'Yu', 'client'), await person(suki.url, 'Ben', 'Yu', 'client')];
  await nilo.call('acceptBooking', {
    params: { id: await requestedBooking({ client: ben, worker: nilo, serviceId, time: '10:00' }) },
  });
  const known = { serviceId, workerId: idOf(nilo), date: nextWorkday(), address: JSON.stringify(kapitolyo) };
  const asked = /\/api\/workers\/[^/]+\/(slots|reach)\?/;
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });

  await test.step('the request fails', async () => {
    await page.route(asked, (route) => route.fulfill({ status: 500, json: { success: false, code: 'internal' } }));
    await page.goto(flowPath('/payment', { ...known, time: '15:00' }));
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await expect(onward(page, /^Confirm booking$/)).toBeEnabled();
    await page.unroute(asked);
  });

  await test.step('the request is slow', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route(asked, async (route) => {
      await answered.promise;
      await route.fallback();
    });
    await page.goto(flowPath('/form', { ...known, time: '10:00' }));
    await expect(onward(page, /^Continue$/), 'the next step waits for the unseen change').toBeDisabled();
    const notes = page.getByLabel(english.flow.notes);
    await expect(notes, 'within seconds, without the answer').toBeVisible();
    await notes.fill('The gutter drips.');
    answered.resolve();
    await expect(
      page.getByRole('status').filter({ hasText: /Someone else just took Nilo’s .+ 10:00\sAM/ }),
    ).toBeVisible();
    await expect(notes).toHaveValue('The gutter drips.');
    await expect(notes).toBeFocused();
  });
});

test('a reopened step checks its address without a layout shift', async ({ visitors, suki, cast }) => {
  const serviceId = await serviceNamed(cast.carla, 'Sink cleaning');
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Lim', serviceId));
  const ising = await person(suki.url, 'Ising', 'Lim', 'client');
  await requestedBooking({ client: ising, worker: nilo, serviceId, time: '19:00' });
  const known = { serviceId, workerId: idOf(nilo), date: nextWorkday(), time: '15:00' };
  const far = { ...known, address: JSON.stringify(lahug) };
  const tooFar = (page: Page) => page.getByRole('status').filter({ hasText: 'Nilo doesn’t go as far as Cebu City' });
  const steps = [
    { path: flowPath('', known), found: (page: Page) => page.getByRole('button', { name: 'Another address' }) },
    { path: flowPath('/schedule', far), found: tooFar },
    { path: flowPath('/form', far), found: tooFar },
    { path: flowPath('/payment', far), found: tooFar },
  ];
  for (const { path, found } of steps) {
    const { page, context } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
    await watchShifts(context);
    await page.goto(path);
    await expect(found(page)).toBeVisible();
    const { sum, of } = await shiftsOf(page);
    expect(sum, `${path}\n${of.join('\n')}`).toBeLessThan(0.05);
  }
});

test('a time taken at the moment of confirming is reported with other times and workers', async ({
  visitors,
  suki,
  cast,
}) => {
  const serviceId = await serviceNamed(cast.carla, 'Valve change');
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Tan', serviceId));
  const vic = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Vic', 'Tan', serviceId));
  const [ising, ben] = [
    await person(suki.url, 'Ising', 'Tan', 'client'),
    await person(suki.url, 'Ben', 'Tan', 'client'),
  ];
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const flow = new BookingFlowPages(page, english);
  await page.goto(
    flowPath('/payment', {
      serviceId,
      workerId: idOf(nilo),
      price: '65000',
      date: nextWorkday(),
      time: '03:00',
      address: JSON.stringify(kapitolyo),
    }),
  );
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await page.route(
    '**/api/bookings',
    async (route) => {
      if (route.request().method() === 'POST')
        await nilo.call('acceptBooking', {
          params: { id: await requestedBooking({ client: ben, worker: nilo, serviceId, time: '03:00' }) },
        });
      return route.fallback();
    },
    { times: 1 },
  );
  await flow.goOn('Confirm booking');
  const refused = page.getByRole('alert').filter({ hasText: 'That time is already taken.' });
  await expect(refused.getByText('These times are free:')).toBeVisible();
  await expect(refused.getByRole('button', { name: / 4:30\sAM$/ })).toBeVisible();
  await refused.getByRole('button', { name: /Vic Tan/ }).tap();
  await expect(refused).toHaveCount(0);
  await flow.goOn('Confirm booking');
  await expect(page.getByRole('heading', { name: 'Waiting for Vic' })).toBeVisible();
  await expect.poll(async () => (await vic.call('listBookings')).total).toBe(1);
});

test('a waiting request is updated when its time goes to another job, and offers other workers', async ({
  visitors,
  suki,
  cast,
}) => {
  const serviceId = await serviceNamed(cast.carla, 'Tank cleaning');
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Uy', serviceId));
  const [ising, ben] = [await person(suki.url, 'Ising', 'Uy', 'client'), await person(suki.url, 'Ben', 'Uy', 'client')];
  const [first, second] = [
    await requestedBooking({ client: ising, worker: nilo, serviceId, time: '19:00' }),
    await requestedBooking({ client: ben, worker: nilo, serviceId, time: '19:00' }),
  ];
  const { page, loads } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  await page.goto(`/client/booking-flow/waiting?bookingId=${first}`);
  await expect(page.getByRole('heading', { name: 'Waiting for Nilo' })).toBeVisible();
  await nilo.call('acceptBooking', { params: { id: second } });
  await expect(page.getByRole('heading', { name: 'Nilo got another job for that time' })).toBeVisible();
  await expect(page.getByText('Ask other workers, or choose another time')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(loads()).toBe(1);
  await page.getByRole('link', { name: 'View booking' }).tap();
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { name: 'Nilo got another job for that time' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('That time went to another job');
});
