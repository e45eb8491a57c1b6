import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { ben, carla, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { type BookingQueries, openBookingQueries, strangers } from '#tests/harness/queries/booking-queries.ts';

let suki: BookingQueries['suki'];
let steps: BookingQueries['steps'];
let read: BookingQueries['read'];

beforeEach(async () => {
  ({ suki, steps, read } = await openBookingQueries());
});
afterEach(() => suki.close());

describe('lists of bookings', () => {
  beforeEach(async () => {
    const later = steps.requested({
      bookingId: 'b2',
      requestedAt: '2026-11-18T01:30:00.000Z',
      service: { id: 's2', name: 'Home cleaning', category: 'cleaning' },
    });
    await suki.happened(steps.requested(), { ...later, stream: 'booking-b2' }, steps.accepted());
  });

  it('contain own bookings, newest first', async () => {
    expect((await suki.ask('listBookings', { by: grace })).items.map(({ booking }) => booking.id)).toEqual([
      'b2',
      'b1',
    ]);
    expect((await suki.ask('listBookings', { by: jun })).total).toBe(2);
    expect((await suki.ask('listBookings', { by: ben })).items).toEqual([]);
  });

  it('are filtered by status, searched by words and paged', async () => {
    expect(
      (await suki.ask('listBookings', { query: { status: 'accepted' }, by: grace })).items.map(
        ({ booking }) => booking.id,
      ),
    ).toEqual(['b1']);
    expect(
      (await suki.ask('listBookings', { query: { group: 'upcoming' }, by: grace })).items.map(
        ({ booking }) => booking.id,
      ),
    ).toEqual(['b1']);
    expect(
      (await suki.ask('listBookings', { query: { group: 'upcoming', status: 'completed' }, by: grace })).items,
    ).toEqual([]);
    const { code } = await read(grace);
    const byCode = await suki.ask('listBookings', { query: { q: code.slice(3) }, by: grace });
    expect(byCode.items.map(({ booking }) => booking.id)).toContain('b1');
    expect(
      (await suki.ask('listBookings', { query: { q: 'clean kapit' }, by: grace })).items.map(
        ({ booking }) => booking.id,
      ),
    ).toEqual(['b2']);
    expect(await suki.ask('listBookings', { query: { page: '2', limit: '1' }, by: grace })).toMatchObject({
      total: 2,
      page: 2,
      items: [{ booking: { id: 'b1' } }],
    });
  });

  it('of a worker are for that worker and admins', async () => {
    const ofJun = (by: typeof jun) => suki.ask('listBookingsOfWorker', { params: { id: 'w1' }, by });
    expect((await ofJun(jun)).total).toBe(2);
    expect((await ofJun(carla)).total).toBe(2);
    await expect(ofJun(ramil)).rejects.toMatchObject(strangers);
  });

  it('of all are found by code and by name', async () => {
    const code = (await read(grace)).code;
    const found = async (q: string) =>
      (await suki.ask('listAllBookings', { query: { q }, by: carla })).items.map(({ booking }) => booking.id);
    for (const said of [code.toLowerCase(), code.slice(3), code.slice(3, 6), code.replace('-', ' ')])
      expect(await found(said)).toContain('b1');
    expect(await found('villa')).toEqual(['b2', 'b1']);
    expect(await found('jun b')).toEqual(['b2', 'b1']);
    expect(await found('nobody')).toEqual([]);
    expect((await suki.ask('listAllBookings', { by: carla })).total).toBe(2);
  });

  it('of all are found by a person’s earlier name or a word of it', async () => {
    const married = { firstName: 'Grace', lastName: 'Dela Cruz', email: null, phone: null, location: null };
    await suki.happened(recorder()('ProfileChanged', married, { stream: `account-${grace.accountId}` }));
    const found = async (q: string) => (await suki.ask('listAllBookings', { query: { q }, by: carla })).total;
    for (const said of ['dela cr', 'Grace Villanueva', 'villanueva grace', 'Villanueva'])
      expect(await found(said)).toBe(2);
    expect(await found('villan')).toBe(0);
  });

  it('of all are sorted by total, with and without a name search', async () => {
    await suki.happened({
      ...steps.requested({ bookingId: 'b3', priceCentavos: 10_000, requestedAt: '2026-11-18T01:40:00.000Z' }),
      stream: 'booking-b3',
    });
    const listed = async (query: { sort: 'amount' | '-amount'; q?: string }) =>
      (await suki.ask('listAllBookings', { query, by: carla })).items.map(({ booking }) => booking.totalCost);
    for (const q of [{}, { q: 'villa' }]) {
      const amounts = await listed({ sort: 'amount', ...q });
      expect(amounts).toHaveLength(3);
      expect(amounts[0]).toBe(10_000);
      expect(await listed({ sort: '-amount', ...q })).toEqual(amounts.toReversed());
    }
  });
});
