import { describe, expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { accepted, jun, offerOf, quoteEndsAt, startsAt } from '../booking/testing/booking-fixture.ts';
import type { Policy } from './policy.ts';
import { releaseOrphanedSlots } from './release-orphaned-slots.ts';
import { settleHeldTimes } from './settle-held-times.ts';
import { whenQuoteRunsOut } from './when-quote-runs-out.ts';
import { whenUnansweredExpire } from './when-unanswered-expire.ts';

/** Tasks that events start or cancel. booking/agreements.test.ts tests what due tasks do. */

const at = '2026-11-17T02:00:00.000Z';
const slot = { workerId: 'w-jun', bookingId: 'b1' };
const held = { ...slot, proposalId: 'p1', startsAt, endsAt: startsAt };
const quoteAccepted = {
  type: 'QuoteAccepted',
  data: {
    bookingId: 'b1',
    clientId: 'a-andrea',
    quoteId: 'q1',
    worker: jun,
    workerPhone: null,
    startsAt,
    endsAt: startsAt,
    priceCentavos: 1,
    closed: [],
  },
};
const quoteGone = (type: string) => ({
  type,
  data: {
    ...slot,
    clientId: 'a-andrea',
    workerAccountId: 'a-jun',
    quoteId: 'q1',
    workerName: 'Jun',
    amountCentavos: 1,
    status: 'pending',
  },
});

function stepOn(policy: Policy, { type, data }: { type: string; data: unknown }): unknown {
  const on: Partial<Record<string, (event: Recorded) => unknown>> = policy.on as never;
  // A policy reads the type, the data and the moment of an event.
  return on[type]?.({ type, data, recordedAt: at } as Recorded);
}

describe('when-quote-runs-out', () => {
  it('waits until the quote is no longer valid', () => {
    expect(stepOn(whenQuoteRunsOut, offerOf(jun, 'q1'))).toEqual({
      schedule: { key: 'q1', dueAt: quoteEndsAt, data: { bookingId: 'b1', quoteId: 'q1' } },
    });
  });
  it.each([quoteGone('QuoteWithdrawn'), quoteGone('QuoteRejected'), quoteAccepted])(
    'has nothing to do after $type',
    (event) => expect(stepOn(whenQuoteRunsOut, event)).toEqual({ cancel: 'q1' }),
  );
});

describe('when-unanswered-expire', () => {
  it('does not wait for the answer of a booking whose quote was accepted', () =>
    expect(stepOn(whenUnansweredExpire, quoteAccepted)).toEqual({ cancel: 'b1' }));
  it('still waits when one worker declines an open booking', () => {
    const declined = (stillOpen: boolean) => ({ type: 'BookingDeclined', data: { bookingId: 'b1', stillOpen } });
    expect(stepOn(whenUnansweredExpire, declined(true))).toBeNull();
    expect(stepOn(whenUnansweredExpire, declined(false))).toEqual({ cancel: 'b1' });
  });
  it('still waits while there are only quotes', () =>
    expect(stepOn(whenUnansweredExpire, offerOf(jun, 'q1'))).toBeUndefined());
});

describe('release-orphaned-slots', () => {
  it('looks a minute after a slot was booked', () => {
    expect(stepOn(releaseOrphanedSlots, { type: 'SlotBooked', data: held })).toEqual({
      schedule: { key: 'w-jun/b1', dueAt: '2026-11-17T02:01:00.000Z', data: slot },
    });
  });
  it.each([accepted, quoteAccepted])('has nothing to do after $type', (event) =>
    expect(stepOn(releaseOrphanedSlots, event)).toEqual({ cancel: 'w-jun/b1' }),
  );
});

describe('settle-held-times', () => {
  it('looks a minute after a time was held', () => {
    expect(stepOn(settleHeldTimes, { type: 'SlotHeld', data: held })).toEqual({
      schedule: { key: 'b1/p1', dueAt: '2026-11-17T02:01:00.000Z', data: { ...slot, proposalId: 'p1' } },
    });
  });
  it.each(['SlotMoved', 'SlotHoldReleased'])('has nothing to do after %s', (type) =>
    expect(stepOn(settleHeldTimes, { type, data: held })).toEqual({ cancel: 'b1/p1' }),
  );
});
