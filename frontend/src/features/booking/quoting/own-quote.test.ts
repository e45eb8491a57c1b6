import { describe, expect, it } from 'vitest';
import type { Quote } from '#contracts/views/booking.ts';
import { isWaiting, ownQuote, validities } from './own-quote.ts';

const now = Date.parse('2026-11-18T01:00:00.000Z');
const worker = {
  id: 'w1',
  accountId: 'a1',
  name: 'Jun Bautista',
  avatar: null,
  rating: 4.9,
  completedJobs: 186,
  sukiJobs: 0,
  distanceKm: 1,
};

function quote(id: string, status: Quote['status'], validUntil = '2026-11-18T03:00:00.000Z'): Quote {
  return {
    id,
    workerId: 'w1',
    worker,
    amount: 100_00,
    message: '',
    status,
    validUntil,
    offeredAt: '2026-11-18T00:00:00.000Z',
    outdated: false,
    earning: null,
  };
}

describe('own quote', () => {
  it('is the open one, else the last that was not replaced', () => {
    expect(ownQuote({ quotes: [quote('q1', 'replaced'), quote('q2', 'open'), quote('q3', 'withdrawn')] })?.id).toBe(
      'q2',
    );
    expect(ownQuote({ quotes: [quote('q1', 'rejected'), quote('q2', 'withdrawn')] })?.id).toBe('q2');
    expect(ownQuote({ quotes: [quote('q1', 'replaced')] })).toBeNull();
  });

  it('waits while it is open and has not expired', () => {
    expect(isWaiting(quote('q1', 'open'), now)).toBe(true);
    expect(isWaiting(quote('q1', 'open', '2026-11-18T01:00:00.000Z'), now)).toBe(false);
    expect(isWaiting(quote('q1', 'closed'), now)).toBe(false);
    expect(isWaiting(null, now)).toBe(false);
  });

  it('is valid until the client’s deadline, or for some hours of it', () => {
    expect(validities('2026-11-18T05:00:00.000Z', now).map(({ id, until }) => [id, until])).toEqual([
      ['all', '2026-11-18T05:00:00.000Z'],
      ['1', '2026-11-18T02:00:00.000Z'],
      ['3', '2026-11-18T04:00:00.000Z'],
    ]);
    expect(validities('2026-11-18T01:30:00.000Z', now).map(({ id }) => id)).toEqual(['all']);
  });
});
