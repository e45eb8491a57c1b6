import type { Caller } from '#contracts/calls/handlers.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { openSuki } from './query-harness.ts';
import { registrationsOf } from './test-users.ts';

/** The response for callers who may not know that a resource exists. */
export const strangers = { code: 'not_found' };

type Location = DataOf<'ProfessionalProfileChanged'>['location'];

export type BookingQueries = Awaited<ReturnType<typeof openBookingQueries>>;

/** The queries on the morning before booking b1's day, with all users, and the possible steps of the booking. */
export async function openBookingQueries() {
  const suki = await openSuki('2026-11-18T02:00:00.000Z');
  const happened = recorder();
  const steps = bookingFixture(happened);
  await suki.happened(...registrationsOf(happened));

  return {
    suki,
    steps,
    read: (by: Caller) => suki.ask('readBooking', { params: { id: 'b1' }, by }),
    history: async (by: Caller) => (await suki.ask('readHistory', { params: { id: 'b1' }, by })).items,
    /** Sets a worker's home and reach. */
    worksAt: ({ accountId, workerId }: Caller, location: Location, radiusKm: number) =>
      happened(
        'ProfessionalProfileChanged',
        {
          workerId: workerId ?? '',
          accountId,
          tagline: '',
          shortDescription: '',
          location,
          radiusKm,
          languages: [],
          skills: [],
        },
        { stream: `worker-${workerId}` },
      ),
  };
}
