import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from '../envelope.ts';
import { createTailCache } from './tail-cache.ts';

function event(position: number, type = 'A'): RecordedEvent {
  const metadata = {
    schemaVersion: 1,
    actor: 'system',
    commandId: 'c',
    $correlationId: 'c',
    $causationId: 'c',
  } as const;
  return {
    id: `id-${position}`,
    type,
    data: {},
    metadata,
    stream: 'booking-1',
    revision: 0,
    position,
    recordedAt: '2026-01-01T00:00:00.000Z',
  };
}

const positions = (page: { events: RecordedEvent[] } | undefined) => page?.events.map(({ position }) => position);

describe('the tail cache', () => {
  test('is empty before it starts', () => {
    expect(createTailCache().page({ after: 1_000, limit: 10 })).toBeUndefined();
  });

  test('returns pages from its start', () => {
    const recent = createTailCache();
    recent.startAt(100);
    for (const position of [150, 220, 300]) recent.push(event(position));
    expect(recent.page({ after: 99, limit: 10 })).toBeUndefined();
    expect(recent.page({ after: 100, limit: 2 })).toEqual({ events: [event(150), event(220)], scannedTo: 220 });
    expect(recent.page({ after: 220, limit: 2 })).toEqual({ events: [event(300)], scannedTo: 300 });
    expect(recent.page({ after: 300, limit: 2 })).toEqual({ events: [], scannedTo: 300 });
  });

  test('moves the position past other types', () => {
    const recent = createTailCache();
    recent.startAt(0);
    for (const [position, type] of [
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
      [4, 'B'],
    ] as const)
      recent.push(event(position, type));
    expect(recent.page({ after: 0, types: ['A'], limit: 1 })).toMatchObject({ scannedTo: 1 });
    expect(recent.page({ after: 1, types: ['A'], limit: 5 })).toEqual({ events: [event(3)], scannedTo: 4 });
    expect(recent.page({ after: 0, types: [], limit: 5 })).toEqual({ events: [], scannedTo: 4 });
  });

  test('are bounded: a reader further behind must read the log', () => {
    const recent = createTailCache(10);
    recent.startAt(0);
    for (let position = 1; position <= 1_000; position++) recent.push(event(position));
    expect(recent.page({ after: 970, limit: 10 })).toBeUndefined();
    expect(positions(recent.page({ after: 990, limit: 100 }))).toEqual(Array.from({ length: 10 }, (_, n) => 991 + n));
  });
});
