import { describe, expect, it } from 'vitest';
import { bookingFixture } from '../../domain/booking/testing/booking-fixture.ts';
import { nextJob } from './next-job.ts';

const now = Date.parse('2026-11-18T02:00:00Z');
const job = (
  id: string,
  status: 'accepted' | 'arrived' | 'in_progress' | 'completed',
  startsAt: string,
  endsAt: string,
) => bookingFixture({ id, status, startsAt, endsAt });
const yesterday = job('yesterday', 'accepted', '2026-11-17T02:00:00Z', '2026-11-17T03:00:00Z');
const soon = job('soon', 'accepted', '2026-11-18T05:00:00Z', '2026-11-18T06:00:00Z');
const later = job('later', 'accepted', '2026-11-19T05:00:00Z', '2026-11-19T06:00:00Z');

describe('the next job', () => {
  it('starts next', () => {
    expect(nextJob([later, yesterday, soon], now)?.id).toBe('soon');
  });

  it('is the one under way, if any', () => {
    expect(nextJob([soon, job('here', 'arrived', '2026-11-18T01:00:00Z', '2026-11-18T03:00:00Z')], now)?.id).toBe(
      'here',
    );
    expect(
      nextJob([soon, job('working', 'in_progress', '2026-11-18T01:00:00Z', '2026-11-18T03:00:00Z')], now)?.id,
    ).toBe('working');
  });

  it('is the overdue one without another', () => {
    expect(nextJob([yesterday], now)?.id).toBe('yesterday');
  });

  it('does not exist after the last', () => {
    expect(nextJob([job('done', 'completed', '2026-11-18T05:00:00Z', '2026-11-18T06:00:00Z')], now)).toBeNull();
  });
});
