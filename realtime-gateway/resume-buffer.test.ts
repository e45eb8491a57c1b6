import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Push } from '#contracts/realtime/changes.ts';
import { createResumeBuffer } from './resume-buffer.ts';

function announced(position: number): Push {
  return { namespace: 'account', event: 'booking:updated', to: 'workers', payload: {}, position };
}

function batch(...positions: number[]) {
  return { announcements: positions.map(announced), position: positions.at(-1) ?? 0 };
}

let nowMs = 0;

function bufferStartedAt(position: number, size = 10) {
  const buffer = createResumeBuffer({ size, nowMs: () => nowMs });
  buffer.startAt(position);
  return buffer;
}

const positionsOf = (announcements: readonly Push[] | null) => announcements?.map(({ position }) => position) ?? null;

describe('the resume buffer', () => {
  it('returns the pushes after a position', () => {
    const buffer = bufferStartedAt(4);
    buffer.add(batch(5, 6));
    buffer.add(batch(8));
    expect(positionsOf(buffer.since(4))).toEqual([5, 6, 8]);
    expect(positionsOf(buffer.since(6))).toEqual([8]);
    expect(positionsOf(buffer.since(8))).toEqual([]);
  });

  it('does not reach back to before it started', () => {
    const buffer = bufferStartedAt(4);
    expect(buffer.since(3)).toBeNull();
    expect(positionsOf(buffer.since(4))).toEqual([]);
  });

  it('returns nothing to a browser that is ahead after its own command', () => {
    const buffer = bufferStartedAt(4);
    expect(positionsOf(buffer.since(6))).toEqual([]);
  });

  it('keeps pushes that arrive before the end of the log is known', () => {
    const buffer = createResumeBuffer({ size: 10 });
    buffer.add(batch(7, 8));
    buffer.startAt(7);
    expect(positionsOf(buffer.since(7))).toEqual([8]);
    expect(buffer.since(6)).toBeNull();
    expect(buffer.position()).toBe(8);
  });

  it('ignores a batch that is delivered twice', () => {
    const buffer = bufferStartedAt(0);
    expect(positionsOf(buffer.add(batch(1, 1, 2)))).toEqual([1, 1, 2]);
    expect(positionsOf(buffer.add(batch(1, 1, 2)))).toEqual([]);
  });

  it('returns everything after a position, or null once it has forgotten part of it', () => {
    const steps = fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 6 }), { maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 8 }), fc.nat(80), (batches, size, after) => {
        const buffer = bufferStartedAt(0, size);
        const all: number[] = [];
        let position = 0;
        for (const gaps of batches) {
          position++;
          const positions = gaps.map((gap) => (position += gap));
          buffer.add({ announcements: positions.map(announced), position });
          all.push(...positions);
        }
        const missed = positionsOf(buffer.since(after));
        if (missed) expect(missed).toEqual(all.filter((one) => one > after));
        else expect(all.filter((one) => one > after).length).toBeGreaterThanOrEqual(size);
      }),
    );
  });
});

describe('pushes of several shards', () => {
  const from = (shard: string, ...positions: number[]) => ({ ...batch(...positions), shard });

  it('count as new by their own shard’s position', () => {
    const buffer = bufferStartedAt(0);
    buffer.add(from('0/2', 5, 9));
    expect(positionsOf(buffer.add(from('1/2', 6, 8)))).toEqual([6, 8]);
    expect(positionsOf(buffer.add(from('0/2', 5, 9, 12)))).toEqual([12]);
  });

  it('reach a socket that saw a later push before a lagging shard published', () => {
    const buffer = bufferStartedAt(0);
    buffer.add(from('0/2', 90));
    buffer.add(from('1/2', 91));
    nowMs += 10_000;
    buffer.add(from('0/2', 100));
    nowMs += 10_000;
    buffer.add(from('1/2', 95));
    expect(positionsOf(buffer.since(100))).toEqual([100, 95]);
    nowMs += 10_000;
    buffer.add(from('0/2', 110));
    expect(positionsOf(buffer.since(110))).toEqual([110]);
  });

  it('reach every socket, wherever its connection broke', () => {
    const arrivals = fc.array(fc.record({ shard: fc.constantFrom('0/2', '1/2'), lag: fc.nat(5), ms: fc.nat(3000) }), {
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(arrivals, fc.nat(29), (all, brokeAfter) => {
        nowMs = 0;
        const buffer = bufferStartedAt(0, 100);
        const next = new Map([
          ['0/2', 1],
          ['1/2', 2],
        ]);
        const came: number[] = [];
        for (const { shard, lag, ms } of all) {
          nowMs += ms;
          const position = (next.get(shard) ?? 0) + 2 * lag;
          next.set(shard, position + 2);
          buffer.add(from(shard, position));
          came.push(position);
        }
        const seen = came.slice(0, brokeAfter);
        const given = new Set(positionsOf(buffer.since(Math.max(0, ...seen))));
        for (const position of came.slice(brokeAfter)) expect(given).toContain(position);
      }),
    );
  });
});
