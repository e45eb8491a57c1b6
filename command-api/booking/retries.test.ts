import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { agreements, nine, none, openAgreementHarness } from '#tests/harness/agreements.ts';
import type { BookingHarness } from '#tests/harness/booking-harness.ts';
import { calendarDecider } from '../calendar/decider.ts';
import type { bookingHandlers } from './handlers.ts';

/** The worker’s calendar after refused, repeated, concurrent and interrupted commands, and with suspended people. */

let harness: BookingHarness;
let handlers: ReturnType<typeof bookingHandlers>;

beforeEach(async () => {
  harness = await openAgreementHarness();
  handlers = harness.handlers();
});
afterEach(() => harness.close());

const {
  client,
  by,
  book,
  decline,
  accept,
  quote,
  acceptQuote,
  propose,
  acceptTime,
  slotsOf,
  holdsOf,
  logFailingAt,
  logRunningAfter,
  later,
} = agreements(() => ({ harness, handlers }));

describe('a refused command that is repeated under the same id', () => {
  it('reserves the slot that it released', async () => {
    const id = await book('09:00');
    const again = by('jun');
    const racing = harness.handlers(logRunningAfter('SlotBooked', () => quote(id, 'nestor', 700_00)));
    await expect(racing.acceptBooking({ ...none, params: { id }, context: again })).rejects.toMatchObject({
      code: 'not_allowed_now',
    });
    expect(await slotsOf('jun')).toEqual([]);
    const [offer] = (await harness.booking(id)).quotes;
    await handlers.rejectQuote({ ...none, params: { id, quoteId: offer?.id ?? '' }, context: client() });
    expect((await handlers.acceptBooking({ ...none, params: { id }, context: again })).data.status).toBe('accepted');
    expect(await slotsOf('jun')).toEqual([nine]);
    await expect(book('09:00', 'jun')).rejects.toMatchObject({ code: 'slot_taken' });
    await expect(accept(await book('09:00'), 'jun')).rejects.toMatchObject({ code: 'slot_taken' });
  });

  it('reserves the slot that a policy released after a crash', async () => {
    const id = await book('09:00');
    const again = by('jun');
    await expect(
      harness.handlers(logFailingAt('BookingAccepted')).acceptBooking({ ...none, params: { id }, context: again }),
    ).rejects.toThrow(EngineUnavailable);
    await later(2);
    expect(await slotsOf('jun')).toEqual([]);
    await handlers.acceptBooking({ ...none, params: { id }, context: again });
    expect(await slotsOf('jun')).toEqual([nine]);
    await handlers.cancelBooking({
      params: { id },
      query: undefined,
      body: { reason: 'Plans changed' },
      context: client(),
    });
    expect(await slotsOf('jun')).toEqual([]);
  });

  it('moves the slot to the newest proposed time', async () => {
    const id = await book('09:00', 'jun');
    await accept(id, 'jun');
    await propose(id, '14:00');
    const again = by('jun');
    await expect(
      acceptTime(id, again, harness.handlers(logRunningAfter('SlotHeld', () => propose(id, '16:00')))),
    ).rejects.toMatchObject({ code: 'stale' });
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[nine], []]);
    await acceptTime(id, again);
    const { startsAt } = await harness.booking(id);
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[startsAt], []]);
    expect(startsAt).toBe('2026-11-18T08:00:00.000Z');
  });
});

it('an acceptance repeated after a restart succeeds for any expected revision', async () => {
  const id = await book('09:00', 'jun');
  const seen = { ...by('jun'), ifRevision: 0 };
  const first = await handlers.acceptBooking({ ...none, params: { id }, context: seen });
  const restarted = harness.handlers({ ...harness.eventLog });
  expect(await restarted.acceptBooking({ ...none, params: { id }, context: seen })).toMatchObject({ data: first.data });
  await expect(
    restarted.acceptBooking({ ...none, params: { id }, context: { ...by('jun'), ifRevision: 0 } }),
  ).rejects.toMatchObject({ code: 'stale' });
  expect(await slotsOf('jun')).toEqual([nine]);
});

describe('with a suspended worker', () => {
  const unavailable = { code: 'worker_unavailable' };

  async function suspend(worker: string) {
    await harness.suspend(worker);
    handlers = harness.handlers();
  }

  it('refuses new bookings, acceptances, quotes and new times', async () => {
    const [agreed, asked, moving] = [await book('09:00', 'jun'), await book('14:00'), await book('17:00', 'jun')];
    await accept(agreed, 'jun');
    await accept(moving, 'jun');
    await propose(moving, '18:30', by('jun'));
    const offer = await quote(asked, 'jun', 700_00);
    await suspend('jun');
    await expect(book('11:00', 'jun')).rejects.toMatchObject(unavailable);
    await expect(acceptQuote(asked, offer)).rejects.toMatchObject(unavailable);
    await expect(propose(agreed, '10:30')).rejects.toMatchObject(unavailable);
    await expect(acceptTime(moving, client())).rejects.toMatchObject(unavailable);
    const open = await book('14:00');
    await expect(accept(open, 'jun')).rejects.toMatchObject(unavailable);
    await expect(quote(open, 'jun', 700_00)).rejects.toMatchObject(unavailable);
    expect(await slotsOf('jun')).toEqual([nine, '2026-11-18T09:00:00.000Z']);
  });

  it('allows cancelling a job and acceptance of the open job by other workers', async () => {
    const [agreed, open] = [await book('09:00', 'jun'), await book('14:00')];
    await accept(agreed, 'jun');
    await suspend('jun');
    await handlers.cancelBooking({
      params: { id: agreed },
      query: undefined,
      body: { reason: 'The worker is gone' },
      context: client(),
    });
    expect(await slotsOf('jun')).toEqual([]);
    expect((await accept(open, 'nestor')).data.status).toBe('accepted');
  });
});

describe('with a suspended client', () => {
  const over = { code: 'not_allowed_now', message: 'Nothing new can be agreed on with this client now.' };

  async function suspendAndrea() {
    await harness.suspend('andrea');
    handlers = harness.handlers();
  }

  it('refuses acceptances and quotes', async () => {
    const [asked, open] = [await book('09:00', 'jun'), await book('14:00')];
    await suspendAndrea();
    await expect(accept(asked, 'jun')).rejects.toMatchObject(over);
    await expect(quote(asked, 'jun', 700_00)).rejects.toMatchObject(over);
    await expect(accept(open, 'nestor')).rejects.toMatchObject(over);
    await expect(quote(open, 'nestor', 700_00)).rejects.toMatchObject(over);
    expect([await slotsOf('jun'), await slotsOf('nestor')]).toEqual([[], []]);
  });

  it('refuses proposals and acceptances of new times', async () => {
    const [agreed, moving] = [await book('09:00', 'jun'), await book('17:00', 'jun')];
    await accept(agreed, 'jun');
    await accept(moving, 'jun');
    await propose(moving, '18:30');
    await suspendAndrea();
    await expect(propose(agreed, '10:30', by('jun'))).rejects.toMatchObject(over);
    await expect(acceptTime(moving)).rejects.toMatchObject(over);
    expect([await slotsOf('jun'), await holdsOf('jun')]).toEqual([[nine, '2026-11-18T09:00:00.000Z'], []]);
  });

  it('allows declining requests and cancelling agreed jobs', async () => {
    const [agreed, asked, quoted, open] = [
      await book('09:00', 'jun'),
      await book('11:00', 'jun'),
      await book('14:00'),
      await book('16:00'),
    ];
    await accept(agreed, 'jun');
    await quote(quoted, 'nestor', 700_00);
    await suspendAndrea();
    expect((await decline(asked, 'jun')).data.status).toBe('declined');
    await decline(quoted, 'nestor');
    await decline(open, 'nestor');
    await handlers.cancelBooking({
      params: { id: agreed },
      query: undefined,
      body: { reason: 'The client is gone' },
      context: by('jun'),
    });
    expect(await slotsOf('jun')).toEqual([]);
  });
});

describe('two concurrent attempts to accept', () => {
  it('keeps the slot that the other attempt released', async () => {
    const id = await book('09:00');
    await expect(
      harness.handlers(logFailingAt('BookingAccepted')).acceptBooking({ ...none, params: { id }, context: by('jun') }),
    ).rejects.toThrow(EngineUnavailable);
    const other = harness.handlers(
      logRunningAfter('BookingAccepted', async () => {
        await harness.commands.handle(
          calendarDecider,
          streams.calendar('jun'),
          { type: 'ReleaseSlot', data: { workerId: 'jun', bookingId: id, reason: 'acceptance_failed' } },
          { commandId: randomUUID(), actor: 'system', now: harness.clock.now().toISOString() },
        );
      }),
    );
    await other.acceptBooking({ ...none, params: { id }, context: by('jun') });
    expect(await slotsOf('jun')).toEqual([nine]);
  });

  it('keeps the slot of the accepted attempt when the other is refused', async () => {
    const id = await book('09:00');
    const slow = harness.handlers(
      logRunningAfter('SlotBooked', async () => {
        await accept(id, 'jun');
        harness.clock.set(new Date(addMinutes(nine, -10)));
        await handlers.arrive({ params: { id }, query: undefined, body: undefined, context: by('jun') });
      }),
    );
    await expect(slow.acceptBooking({ ...none, params: { id }, context: by('jun') })).rejects.toMatchObject({
      code: 'not_allowed_now',
    });
    expect(await slotsOf('jun')).toEqual([nine]);
  });
});
