import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Announcement, Changes } from '#contracts/realtime/changes.ts';
import { createAnnouncementRing } from './announcement-ring.ts';

function announced(position: number): Announcement {
  return { namespace: 'account', event: 'booking:updated', to: 'admins', payload: {}, position };
}

function batch(...positions: number[]): Changes {
  return { announcements: positions.map(announced), position: positions.at(-1) ?? 0 };
}

function ringFrom(position: number, size = 10) {
  return createAnnouncementRing({ size, startsAt: () => position });
}

const positionsOf = (announcements: readonly Announcement[] | null) => announcements?.map(({ position }) => position) ?? null;

describe('the ring of recent announcements', () => {
  it('gives what came after a position', () => {
    const ring = ringFrom(4);
    ring.position();
    ring.add(batch(5, 6));
    ring.add(batch(8));
    expect(positionsOf(ring.since(4))).toEqual([5, 6, 8]);
    expect(positionsOf(ring.since(6))).toEqual([8]);
    expect(positionsOf(ring.since(8))).toEqual([]);
  });

  it('does not reach back to before it started', () => {
    const ring = ringFrom(4);
    expect(ring.since(3)).toBeNull();
    expect(positionsOf(ring.since(4))).toEqual([]);
  });

  it('has nothing for a browser that is ahead, by a command of its own', () => {
    const ring = ringFrom(4);
    expect(positionsOf(ring.since(6))).toEqual([]);
  });

  it('starts with its first batch when that comes before the first socket', () => {
    const ring = ringFrom(9);
    ring.add(batch(7, 8));
    expect(positionsOf(ring.since(6))).toEqual([7, 8]);
    expect(ring.since(5)).toBeNull();
  });

  it('takes a batch that comes twice once', () => {
    const ring = ringFrom(0);
    expect(positionsOf(ring.add(batch(1, 1, 2)))).toEqual([1, 1, 2]);
    expect(positionsOf(ring.add(batch(1, 1, 2)))).toEqual([]);
  });

  it('gives everything after a position or says that it can not, however much it has forgotten', () => {
    const steps = fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 6 }), { maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 8 }), fc.nat(80), (batches, size, after) => {
        const ring = ringFrom(0, size);
        ring.position();
        const all: number[] = [];
        let position = 0;
        for (const gaps of batches) {
          position++;
          const positions = gaps.map((gap) => (position += gap));
          ring.add({ announcements: positions.map(announced), position });
          all.push(...positions);
        }
        const missed = positionsOf(ring.since(after));
        if (missed) expect(missed).toEqual(all.filter((one) => one > after));
        else expect(all.filter((one) => one > after).length).toBeGreaterThanOrEqual(size);
      }),
    );
  });
});
