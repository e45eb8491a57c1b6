import { expect, type Locator, type Page } from '@playwright/test';
import { addMinutes, manilaDay, manilaTime } from '#contracts/manila-time.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { approvedWorker, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { now } from '../harness/test-clock.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** Without a break opportunity, and several times as wide as the phone. */
const link = `https://share.suki.test/${'k3XqT9mPzR'.repeat(15)}`;

/** Users paste links into any text, and others read it on a small screen. */
test('a long link wraps, and widens no phone screen', async ({ visitors, suki, cast }) => {
  const { andrea, carla, service } = cast;
  const tess = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Tess', 'Villar', service.id));
  const workerId = tess.session?.user.workerId ?? '';
  const booked = async (wish: { date: string; time: string; workerId?: string }) => {
    const { id } = await andrea.call('createBooking', {
      body: {
        ...wish,
        serviceId: service.id,
        address: { ...kapitolyo, line: link },
        paymentMethod: 'cash',
        notes: link,
      },
    });
    return { params: { id } };
  };
  const asked = await booked({ workerId, date: nextWorkday(), time: '05:00' });
  const open = await booked({ date: nextWorkday(), time: '05:00' });
  await tess.call('offerQuote', { ...open, body: { amount: 900_00, message: link } });
  await andrea.call('sendToBooking', { params: { bookingId: asked.params.id }, body: { text: link } });
  const soon = addMinutes(now(), 45);
  const done = await booked({ workerId, date: manilaDay(soon), time: manilaTime(soon) });
  await tess.call('acceptBooking', done);
  await tess.call('arrive', { ...done, body: {} });
  await tess.call('startWork', done);
  await tess.call('completeWork', { ...done, body: {} });
  await andrea.call('reviewBooking', { ...done, body: { rating: 5, text: link } });
  const { page: client } = await visitors.at({ url: suki.url, ...phone, session: andrea.session });
  const { page: worker } = await visitors.at({ url: suki.url, ...phone, session: tess.session });

  await test.step('in the notes of a request', async () => {
    await worker.goto('/worker-bookings');
    await fits(worker, worker.getByRole('article', { name: service.name }).getByText(link));
  });

  await test.step('in the message of a quote', async () => {
    await client.goto(`/client/bookings/${open.params.id}`);
    const quote = client.getByRole('article', { name: /Quote of Tess Villar/ });
    await fits(client, quote.getByText(link));
    await fits(client, quote.getByRole('button', { name: /Accept/ }));
  });

  await test.step('in an address', async () => {
    await client.goto(`/client/booking-confirmation?bookingId=${open.params.id}`);
    await fits(client, client.getByRole('main').getByText(link).filter({ visible: true }).first());
  });

  await test.step('in a review', async () => {
    await expect
      .poll(async () => (await andrea.call('readWorker', { params: { id: workerId } })).reviews.length)
      .toBe(1);
    await client.goto(`/client/worker/${workerId}`);
    await fits(client, client.getByText(link, { exact: true }));
  });

  for (const { page, path, who } of [
    { page: client, path: '/client/chat', who: 'the sender' },
    { page: worker, path: '/worker-chat', who: 'the receiver' },
  ]) {
    await test.step(`in a message, for ${who}`, async () => {
      await page.goto(`${path}?booking=${asked.params.id}`);
      const thread = page.getByRole('group', { name: /Conversation with/ });
      await fits(page, thread.getByText(link));
      await expect.poll(() => overflowWidth(thread)).toBe(0);
    });
  }

  // Other journeys' workers see an open job, too.
  await andrea.call('cancelBooking', { ...open, body: { reason: 'Seen' } });
});

/** A form's author pastes links, too: in questions, helps and choices, up to their limits. */
test('a long link in a form’s questions wraps', async ({ visitors, suki, cast: { carla, andrea } }) => {
  const category = 'long-questions';
  const facts = { title: 'Long', icon: 'wrench', description: '', basePrice: 500_00, durationMinutes: 60 };
  const { item } = await carla.call('addService', {
    body: { ...facts, name: 'Long repair', category, urgent: false },
  });
  const long = (of: string) => ({ en: `${of}${link}`.slice(0, 120) });
  const price = { kind: 'add' as const, centavos: 12_345_67 };
  const options = (of: string) => [
    { id: 'one', label: long(`${of}1`), price },
    { id: 'two', label: long(`${of}2`) },
  ];
  const asked = { required: false, help: { en: link } };
  const fields: FormField[] = [
    { ...asked, id: 'text', type: 'text', label: long('text') },
    { ...asked, id: 'number', type: 'number', label: long('number'), unit: { en: 'm² of roof and walls' } },
    { ...asked, id: 'choice', type: 'choice', label: long('choice'), options: options('choice') },
    { ...asked, id: 'several', type: 'several', label: long('several'), options: options('several') },
    { ...asked, id: 'yes-no', type: 'yes_no', label: long('yes-no'), price },
    { ...asked, id: 'date', type: 'date', label: long('date') },
    { ...asked, id: 'photo', type: 'photo', label: long('photo') },
    { ...asked, id: 'address', type: 'address', label: long('address') },
    { ...asked, id: 'long-text', type: 'long_text', label: long('long-text') },
  ];
  const { version } = await carla.call('saveForm', { params: { category }, body: { fields, publish: true } });
  await expect.poll(async () => (await carla.call('readForm', { params: { category } })).version).toBe(version);
  const { page: client } = await visitors.at({ url: suki.url, ...phone, session: andrea.session });
  const { page: builder } = await visitors.at({ url: suki.url, ...phone, session: carla.session });

  await test.step('in the answer form', async () => {
    await client.goto(`/client/booking-flow/form?${new URLSearchParams({ serviceId: item.id })}`);
    for (const { label } of fields) await fits(client, client.getByText(label.en).first());
    for (const { label } of options('choice')) await fits(client, client.getByText(label.en));
    for (const { label } of options('several')) await fits(client, client.getByText(label.en));
  });

  await test.step('in the form builder and its preview', async () => {
    await builder.goto(`/admin/services/${category}/form-builder`);
    for (const { label } of fields) await fits(builder, builder.getByRole('button', { name: label.en }).last());
    await builder
      .getByRole('button', { name: /^choice/ })
      .last()
      .tap();
    await fits(builder, builder.getByLabel('Choice 1', { exact: true }));
    await builder.getByRole('tab', { name: 'Preview' }).tap();
    for (const { label } of fields) await fits(builder, builder.getByText(label.en).first());
  });

  await test.step('in the answers', async () => {
    const answers = { choice: 'one', several: ['one', 'two'], 'yes-no': true, number: 3, text: 'x' };
    const { id } = await andrea.call('createBooking', {
      body: {
        serviceId: item.id,
        date: nextWorkday(),
        time: '05:00',
        address: kapitolyo,
        paymentMethod: 'cash',
        answers,
      },
    });
    await client.goto(`/client/bookings/${id}`);
    for (const at of [0, 1, 2, 3, 4])
      await fits(
        client,
        client
          .locator('dt')
          .getByText(fields[at]?.label.en ?? '')
          .first(),
      );
    await andrea.call('cancelBooking', { params: { id }, body: { reason: 'Seen' } });
  });
});

/** It is visible from edge to edge, and the page is no wider than the phone. */
async function fits(page: Page, part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect.soft(part).toBeInViewport({ ratio: 0.99 });
  await expect.soft.poll(() => overflowWidth(page.locator('html'))).toBe(0);
}

/** The width that a user can scroll sideways. */
function overflowWidth(box: Locator): Promise<number> {
  return box.evaluate((element) => element.scrollWidth - element.clientWidth);
}
