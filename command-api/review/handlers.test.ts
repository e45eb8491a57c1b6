import { afterEach, beforeEach, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { newId } from '#infra/eventing/ids.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { accepted, arrived, completed, jun, nestor, requested, started } from '../booking/testing/booking-fixture.ts';
import { reviewHandlers } from './handlers.ts';

const now = () => new Date('2026-11-18T02:00:00Z');
const by = ({ accountId, workerId }: typeof jun) => callBy({ accountId, userType: 'worker', workerId });
const { bookingId, clientId } = accepted.data as { bookingId: string; clientId: string };
const metadata = {
  schemaVersion: 1,
  actor: { accountId: clientId, role: 'client' },
  commandId: 'c',
  $correlationId: 'c',
  $causationId: 'c',
} as const;
const review: BookingEvent = {
  type: 'ReviewSubmitted',
  data: {
    bookingId,
    clientId,
    workerId: jun.workerId,
    workerAccountId: jun.accountId,
    clientName: 'Maria Santos',
    clientAvatar: null,
    serviceName: 'Plumbing',
    rating: 5,
    text: 'Clean work',
    photos: [],
  },
};

let harness: Awaited<ReturnType<typeof openCommandHarness>>;

beforeEach(async () => {
  harness = await openCommandHarness();
});
afterEach(() => harness.close());

async function reviewed(isReviewed = true) {
  const events = [requested, accepted, arrived, started, completed, ...(isReviewed ? [review] : [])];
  const stored = events.map(({ type, data }) => ({ id: newId(), type, data, metadata }));
  await harness.eventLog.append(streams.booking(bookingId), 'any', stored);
}

const answer = (context: ReturnType<typeof by>) =>
  reviewHandlers({ commands: harness.commands, now }).answerReview({
    params: { id: bookingId },
    query: undefined,
    body: { text: 'Thank you!' },
    context,
  });

it('accepts an answer only from the worker of the job', async () => {
  await reviewed();
  await expect(answer(by(nestor))).rejects.toMatchObject({ code: 'not_found' });
  expect(await answer(by(jun))).toMatchObject({ data: { bookingId } });
});

it('rejects an answer to a missing review', async () => {
  await reviewed(false);
  await expect(answer(by(jun))).rejects.toMatchObject({ code: 'not_found' });
});
