import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackedEvent } from './writer-messages.ts';
import { createTailCache } from './tail-cache.ts';

const metadata = JSON.stringify({
  schemaVersion: 1,
  actor: 'system',
  commandId: 'c',
  $correlationId: 'c',
  $causationId: 'c',
});
const packed = (id: number, type = 'Noted'): PackedEvent => [`e${id}`, type, JSON.stringify({ id }), metadata];
const append = (position: number, types: readonly string[] = ['Noted']) => ({
  stream: 's',
  recordedAt: '2026-11-20T02:00:00.000Z',
  revision: position - 1,
  position,
  events: types.map((type, n) => packed(position - types.length + 1 + n, type)),
});
const positions = (page: ReturnType<ReturnType<typeof createTailCache>['page']>) =>
  page && [page.events.map(({ position }) => position), page.scannedTo];

describe('the newest events', () => {
  it('are given as they stand in the log', () => {
    const newest = createTailCache(4);
    newest.add(append(6, ['Noted', 'Read']));
    expect(newest.page({ after: 5, limit: 10 })).toEqual({
      events: [
        {
          id: 'e6',
          type: 'Read',
          data: { id: 6 },
          metadata: JSON.parse(metadata),
          stream: 's',
          revision: 5,
          position: 6,
          recordedAt: '2026-11-20T02:00:00.000Z',
        },
      ],
      scannedTo: 6,
    });
  });

  it('are none to whoever is at the head, and unknown to whoever is further behind', () => {
    const newest = createTailCache(4);
    expect(positions(newest.page({ after: 4, limit: 10 }))).toEqual([[], 4]);
    expect(newest.page({ after: 3, limit: 10 })).toBeUndefined();
  });

  it('hold no append twice, and none across a gap', () => {
    const newest = createTailCache(0);
    newest.add(append(1));
    newest.add(append(1));
    expect(positions(newest.page({ after: 0, limit: 10 }))).toEqual([[1], 1]);
    newest.add(append(9));
    expect(newest.page({ after: 1, limit: 10 })).toBeUndefined();
    expect(positions(newest.page({ after: 8, limit: 10 }))).toEqual([[9], 9]);
  });

  it('are the last few thousand', () => {
    const newest = createTailCache(0);
    for (let position = 1; position <= 10_000; position++) newest.add(append(position));
    expect(newest.page({ after: 5_000, limit: 10 })).toBeUndefined();
    expect(positions(newest.page({ after: 9_998, limit: 10 }))).toEqual([[9_999, 10_000], 10_000]);
  });

  it('come page by page, every one that is asked for and no other', () => {
    const types = fc.constantFrom('Noted', 'Read', 'Sent');
    fc.assert(
      fc.property(
        fc.array(fc.array(types, { minLength: 1, maxLength: 3 }), { maxLength: 30 }),
        fc.option(fc.subarray(['Noted', 'Read'])),
        fc.integer({ min: 1, max: 7 }),
        (appends, wanted, limit) => {
          const newest = createTailCache(0);
          let head = 0;
          for (const one of appends) newest.add(append((head += one.length), one));
          const given: number[] = [];
          for (let after = 0, rounds = 0; after < head || rounds === 0; rounds++) {
            const page = newest.page({ after, limit, ...(wanted && { types: wanted }) })!;
            given.push(...page.events.map(({ position }) => position));
            after = page.scannedTo;
          }
          expect(given).toEqual(appends.flat().flatMap((type, n) => (!wanted || wanted.includes(type) ? n + 1 : [])));
        },
      ),
    );
  });
});
