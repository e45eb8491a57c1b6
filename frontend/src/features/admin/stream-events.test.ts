import { describe, expect, it } from 'vitest';
import type { CallRequest } from '../../api/send-call.ts';
import { eventsOfStream } from './stream-events.ts';

/** A stream whose events have every second log position; answers like the API. */
function streamOf(length: number) {
  const positionOf = (revision: number) => 10 + revision * 2;
  const events = Array.from({ length }, (_, revision) => ({ revision, position: positionOf(revision) }));
  const calls: string[] = [];
  const send = ({ call, args }: CallRequest) => {
    calls.push(call.path);
    const {
      after = 0,
      limit = 0,
      revision = length - 1,
    } = args as { after?: number; limit?: number; revision?: number };
    if (call.path === '/admin/streams/{stream}') return { data: { revision, position: positionOf(revision) } };
    const items = events.filter(({ position }) => position > after).slice(0, limit);
    return { data: { items, nextAfter: items.length < limit ? null : items.at(-1)?.position } };
  };
  return { send, calls };
}

async function looked(length: number, around: number | null) {
  const answer = await eventsOfStream({ stream: 'calendar-w1', around }, streamOf(length).send);
  if ('error' in answer) throw new Error('The query returned an error');
  const { events, head, whole } = answer.data;
  expect(whole).toBe(length === events.length && length <= 1_000);
  return { first: events[0]?.revision, last: events.at(-1)?.revision, count: events.length, head };
}

describe('eventsOfStream', () => {
  it('loads a short stream in one request', async () => {
    expect(await looked(230, null)).toEqual({ first: 0, last: 229, count: 230, head: 229 });
    const { send, calls } = streamOf(230);
    await eventsOfStream({ stream: 'calendar-w1', around: 3 }, send);
    expect(calls).toEqual(Array.from({ length: 3 }, () => '/admin/events'));
  });

  it('loads the newest events of a long stream', async () => {
    expect(await looked(2_345, null)).toEqual({ first: 1_345, last: 2_344, count: 1_000, head: 2_344 });
    expect(await looked(1_000, null)).toMatchObject({ first: 0, last: 999, count: 1_000, head: 999 });
    expect(await looked(1_001, null)).toMatchObject({ first: 1, last: 1_000, count: 1_000 });
  });

  it('loads the part around a revision', async () => {
    for (const around of [0, 5, 499, 700, 1_345, 2_344]) {
      const { first, last, count, head } = await looked(2_345, around);
      expect([count, head]).toEqual([1_000, 2_344]);
      expect(first).toBeLessThanOrEqual(around);
      expect(last).toBeGreaterThanOrEqual(around);
    }
  });

  it('returns the error', async () => {
    const error = { status: 500, code: 'internal' } as never;
    expect(await eventsOfStream({ stream: 'calendar-w1', around: null }, () => ({ error }))).toEqual({ error });
  });
});
