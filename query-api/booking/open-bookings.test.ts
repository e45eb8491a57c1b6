import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { coarsePin } from '#contracts/place/distance.ts';
import { requestedData } from '#projectors/read-models/testing/booking-fixture.ts';
import { grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { type BookingQueries, openBookingQueries, strangers } from '#tests/harness/queries/booking-queries.ts';

let suki: BookingQueries['suki'];
let steps: BookingQueries['steps'];
let read: BookingQueries['read'];
let history: BookingQueries['history'];
let worksAt: BookingQueries['worksAt'];

beforeEach(async () => {
  ({ suki, steps, read, history, worksAt } = await openBookingQueries());
});
afterEach(() => suki.close());

describe('an open booking', () => {
  it('is offered to workers of the service within reach', async () => {
    await suki.happened(steps.open());
    const { items } = await suki.ask('listBookings', { query: { scope: 'open' }, by: ramil });
    expect(items.map(({ booking }) => [booking.id, booking.allowedActions, booking.distanceKm])).toEqual([
      ['b1', ['accept', 'decline', 'quote'], 9],
    ]);
  });

  it('hides the client and the exact address before acceptance', async () => {
    await suki.happened(steps.open());
    const booking = await read(ramil);
    expect(booking.client).toMatchObject({ name: 'Grace V.', phone: null });
    expect(booking.address).toEqual({
      line: 'Kapitolyo',
      barangay: 'Kapitolyo',
      city: 'Pasig',
      province: 'Metro Manila',
    });
    expect(booking.isAddressExact).toBe(false);
    await expect(history(ramil)).rejects.toMatchObject(strangers);
    expect((await read(grace)).address.line).toBe('12 Mabini St.');
  });

  it('looks the same for any address in its cell, even to a worker who keeps moving their base', async () => {
    const near = coarsePin({ lat: 14.5729, lng: 121.0658 });
    const doors = [
      [0, 0],
      [0.008, 0],
      [-0.006, 0.006],
      [0, -0.008],
    ].map(([north = 0, east = 0]) => ({ lat: near.lat + north, lng: near.lng + east }));
    expect(new Set(doors.map((door) => JSON.stringify(coarsePin(door)))).size).toBe(1);
    for (const [index, door] of doors.entries()) {
      const address = { ...requestedData.address, ...door };
      await suki.happened(
        steps.happened(
          'BookingRequested',
          { ...requestedData, worker: null, bookingId: `door-${index}`, address },
          { stream: `booking-door-${index}` },
        ),
      );
    }
    for (let n = 0; n < 40; n++) {
      const location = { lat: near.lat + 0.15 * Math.sin(n), lng: near.lng + 0.15 * Math.cos(n * 1.7), city: 'Pasig' };
      await suki.happened(worksAt(ramil, location, 1 + n / 2));
      const { items } = await suki.ask('listBookings', { query: { scope: 'open' }, by: ramil });
      const shown = items.map(({ booking: { distanceKm, address, isAddressExact } }) =>
        JSON.stringify({ distanceKm, address, isAddressExact }),
      );
      expect([
        [0, 0],
        [doors.length, 1],
      ]).toContainEqual([shown.length, new Set(shown).size]);
    }
  });

  it('disappears for workers who declined it, and for all once accepted', async () => {
    await suki.happened(steps.open(), steps.declined(true));
    await expect(read(jun)).rejects.toMatchObject(strangers);
    expect((await read(ramil)).status).toBe('pending');
    await suki.happened(steps.accepted());
    await expect(read(ramil)).rejects.toMatchObject(strangers);
    expect((await suki.ask('listBookings', { query: { scope: 'open' }, by: ramil })).items).toEqual([]);
  });

  it('is not offered beyond the radius or for another service', async () => {
    await suki.happened(worksAt(ramil, { lat: 14.6402, lng: 121.1006, city: 'Marikina' }, 5));
    await suki.happened(
      steps.happened(
        'ServicesOffered',
        {
          workerId: 'w1',
          accountId: 'wa1',
          services: [{ serviceId: 's2', name: 'Home cleaning', category: 'cleaning' }],
        },
        { stream: 'worker-w1' },
      ),
    );
    await suki.happened(steps.open());
    for (const worker of [ramil, jun]) {
      expect((await suki.ask('listBookings', { query: { scope: 'open' }, by: worker })).items).toEqual([]);
      await expect(read(worker)).rejects.toMatchObject(strangers);
    }
  });
});
