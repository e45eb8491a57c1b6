import { describe, expect, it } from 'vitest';
import { eventAt, isBeyondLoaded } from './event-at.ts';

const events = ['2026-11-20T02:00:10.000Z', '2026-11-20T06:30:59.000Z', '2026-11-21T00:00:00.000Z'].map((at) => ({
  at,
}));

describe('eventAt', () => {
  it.each([
    ['2026-11-20T09:59', 0],
    ['2026-11-20T10:00', 0],
    ['2026-11-20T14:29', 0],
    ['2026-11-20T14:30', 1],
    ['2026-11-21T07:59', 1],
    ['2026-11-21T08:00', 2],
    ['2199-01-01T00:00', 2],
  ])('%s: number %i', (then, index) => {
    expect(eventAt(events, then)).toBe(index);
  });

  it.each(['', '2026-11', 'yesterday'])('returns null for %j, an incomplete value', (then) => {
    expect(eventAt(events, then)).toBeNull();
  });
});

describe('isBeyondLoaded', () => {
  const part = { events: events.map(({ at }, nth) => ({ at, revision: 500 + nth })), head: 900, whole: false };
  it.each([
    ['2026-11-20T09:59', true],
    ['2026-11-20T10:00', false],
    ['2026-11-21T07:59', false],
    ['2026-11-21T08:00', true],
    ['2026-11', false],
  ])('%s: %s', (then, elsewhere) => {
    expect(isBeyondLoaded(part, then)).toBe(elsewhere);
    expect(isBeyondLoaded({ ...part, whole: true }, then)).toBe(false);
  });

  it('is false where the stream has no earlier or later events', () => {
    const from = (first: number) => ({
      ...part,
      events: part.events.map(({ at }, nth) => ({ at, revision: first + nth })),
    });
    expect(isBeyondLoaded(from(0), '2020-01-01T09:00')).toBe(false);
    expect(isBeyondLoaded({ ...from(500), head: 502 }, '2199-01-01T09:00')).toBe(false);
  });
});
