import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { carla, registrationsOf, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

let suki: Suki;
const happened = recorder();
const own = { stream: 'review-b1' };
const job = { bookingId: 'b1', clientId: 'c1', workerId: 'w1', workerAccountId: 'wa1' };
const answeredAt = '2026-11-18T01:00:00.000Z';
const hidden = { reason: 'It names the client', hiddenBy: { accountId: 'admin', name: 'Carla', avatar: null } };

const listed = (query = {}, by = null as typeof jun | null) =>
  suki.ask('listReviews', { params: { id: 'w1' }, query, by });

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  const steps = bookingFixture(happened);
  await suki.happened(
    ...registrationsOf(happened),
    steps.requested(),
    steps.accepted(),
    steps.completed(),
    steps.reviewed(),
    happened('ReviewAnswered', { ...job, workerName: 'Jun Bautista', text: 'Thank you!', answeredAt }, own),
  );
});
afterAll(() => suki.close());

it('lists reviews with their answers and counts', async () => {
  expect(await listed()).toMatchObject({
    total: 1,
    items: [{ rating: 5, answer: { text: 'Thank you!', changeable: false, hidden: null } }],
    counts: { stars: { 5: 1 }, services: [{ name: 'Plumbing repair', count: 1 }] },
  });
});

it('filters by stars and service, and still counts all', async () => {
  expect(await listed({ stars: '5', service: 'Plumbing repair' })).toMatchObject({ total: 1 });
  expect(await listed({ stars: '4' })).toMatchObject({ total: 0, items: [], counts: { stars: { 5: 1 } } });
  expect(await listed({ service: 'Moving' })).toMatchObject({ total: 0 });
  expect(await listed({ page: '2' })).toMatchObject({ total: 1, items: [] });
});

it('shows the worker which answers can still be changed', async () => {
  expect(await suki.ask('listOwnReviews', { by: jun })).toMatchObject({ items: [{ answer: { changeable: true } }] });
  expect(await suki.ask('listOwnReviews', { by: ramil })).toMatchObject({ total: 0, counts: { services: [] } });
});

it('shows a hidden answer to its worker and staff only', async () => {
  await suki.happened(happened('ReviewAnswerHidden', { ...job, ...hidden, hiddenAt: answeredAt }, own));
  expect(await listed()).toMatchObject({ items: [{ answer: null }] });
  const shown = { items: [{ answer: { hidden: { reason: 'It names the client' }, changeable: false } }] };
  expect(await listed({}, carla)).toMatchObject(shown);
  expect(await suki.ask('listOwnReviews', { by: jun })).toMatchObject(shown);
});

it('hides the review of a fully refunded job, and does not count it until the refund fails', async () => {
  const noted = (refunded: boolean) =>
    happened(
      'FullRefundNoted',
      { ...job, refunded, serviceName: 'Plumbing repair', rating: 5 },
      { stream: 'booking-b1' },
    );
  await suki.happened(noted(true));
  expect(await listed()).toMatchObject({ total: 0, items: [], counts: { stars: {}, services: [] } });
  await suki.happened(noted(false));
  expect(await listed()).toMatchObject({ total: 1, counts: { stars: { 5: 1 } } });
});

it('of an unknown worker do not exist', async () => {
  await expect(suki.ask('listReviews', { params: { id: 'nobody' } })).rejects.toMatchObject({ code: 'not_found' });
});
