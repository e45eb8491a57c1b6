import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventMetadata, NewEvent } from '#contracts/events/envelope.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { carla, registrationsOf, grace } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

const STREAM = 'booking-b1';
let suki: Suki;
let id = 0;

function event(type: string, data: unknown, metadata?: object): NewEvent {
  const ours = {
    schemaVersion: 1,
    actor: { accountId: 'wa1', role: 'worker' },
    commandId: 'c',
    $correlationId: 'c',
    $causationId: 'c',
  };
  return { id: `stored ${id++}`, type, data, metadata: (metadata ?? ours) as EventMetadata };
}

/** A booking with a sealed second event, and foreign events before and after it. */
beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  const happened = recorder();
  const steps = bookingFixture(happened);
  await suki.happened(...registrationsOf(happened), steps.requested());
  await suki.stored(
    STREAM,
    event('SomethingElse', 'x', {}),
    event('BookingAccepted', null),
    event('SomethingElse', null, {}),
  );
  await suki.happened(steps.cancelled());
  await suki.stored(STREAM, event('SomethingElse', [], {}));
});
afterAll(() => suki.close());

const ask = { by: carla, params: {} };

describe('a booking with a sealed event', () => {
  it('shows its history, with a mark for the sealed step', async () => {
    const { items } = await suki.ask('readHistory', { params: { id: 'b1' }, by: grace });
    expect(items.map(({ type, unreadable }) => [type, unreadable])).toEqual([
      ['BookingRequested', undefined],
      ['BookingAccepted', true],
      ['BookingCancelled', undefined],
    ]);
    expect(items[1]).toMatchObject({ actor: { name: 'Jun Bautista' }, details: {} });
  });

  it('is in the audit log of its stream and of everything, without failing a page', async () => {
    for (const query of [{ stream: STREAM }, { q: 'b1' }, { stream: STREAM, strict: 'true' as const }, {}]) {
      const { items } = await suki.ask('listAuditLogs', { ...ask, query });
      const found = items.filter(({ stream }) => stream === STREAM);
      if (!('strict' in query))
        expect(found.map(({ type, revision, unreadable }) => [type, revision, unreadable])).toEqual([
          ['BookingCancelled', 4, undefined],
          ['BookingAccepted', 2, true],
          ['BookingRequested', 0, undefined],
        ]);
    }
    const { items } = await suki.ask('listAuditLogs', { ...ask, query: { stream: STREAM, type: 'BookingAccepted' } });
    expect(items).toMatchObject([
      { action: "Can't be read", tone: 'danger', subject: STREAM, actor: { name: 'Jun Bautista' }, correlationId: 'c' },
    ]);
  });

  it('appears on one page like every other event of Suki', async () => {
    const { items: whole, total } = await suki.ask('listAuditLogs', { ...ask, query: { limit: '100' } });
    const pages = await Promise.all(
      Array.from({ length: total }, (_, nth) =>
        suki.ask('listAuditLogs', { ...ask, query: { limit: '1', page: String(nth + 1) } }),
      ),
    );
    expect(pages.flatMap(({ items }) => items.map(({ position }) => position))).toEqual(
      whole.map(({ position }) => position),
    );
    expect(whole.filter(({ unreadable }) => unreadable)).toHaveLength(1);
    const exported = await suki.ask('listEvents', { ...ask, query: { limit: '100' } });
    expect(exported.items.map(({ position }) => position)).toEqual(whole.map(({ position }) => position).toReversed());
  });

  it('is exported with its position', async () => {
    const { items, nextAfter } = await suki.ask('listEvents', { ...ask, query: { stream: STREAM } });
    expect(items.map(({ type, data, unreadable }) => [type, Object.keys(data).length > 0, unreadable])).toEqual([
      ['BookingRequested', true, undefined],
      ['BookingAccepted', false, true],
      ['BookingCancelled', true, undefined],
    ]);
    expect(nextAfter).toBeNull();
  });

  it('has a state that lists the missing revision', async () => {
    const state = (query: { revision?: string } = {}) =>
      suki.ask('readStream', { by: carla, params: { stream: STREAM }, query });
    expect(await state({ revision: '1' })).toMatchObject({ revision: 0, state: { status: 'pending' } });
    expect(await state({ revision: '3' })).toMatchObject({
      revision: 2,
      unreadable: [2],
      state: { status: 'pending' },
    });
    expect(await state()).toMatchObject({ revision: 4, unreadable: [2], state: { status: 'cancelled' } });
  });

  it('is parked by the read models that need it', async () => {
    const { items } = await suki.ask('listParked', { ...ask });
    expect(items.length).toBeGreaterThan(0);
    for (const { stream, what, error } of items)
      expect({ stream, what, error }).toMatchObject({
        stream: STREAM,
        what: 'BookingAccepted',
        error: expect.stringContaining("can't be read"),
      });
    expect(items.map(({ by }) => by)).toContain('bookings');
  });
});
