import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import type { recorder } from '#projectors/read-models/testing/given-events.ts';

/** A client, two workers, an admin and two services, as events and as callers. */

export const grace: Caller = { accountId: 'c1', userType: 'client', workerId: null, sessionId: 's' };
export const ben: Caller = { accountId: 'c2', userType: 'client', workerId: null, sessionId: 's' };
export const jun: Caller = { accountId: 'wa1', userType: 'worker', workerId: 'w1', sessionId: 's' };
export const ramil: Caller = { accountId: 'wa2', userType: 'worker', workerId: 'w2', sessionId: 's' };
export const carla: Caller = { accountId: 'admin', userType: 'admin', workerId: null, sessionId: 's' };

const plumbing = { serviceId: 's1', name: 'Plumbing repair', category: 'plumbing' };
const cleaning = { serviceId: 's2', name: 'Home cleaning', category: 'cleaning' };
const kapitolyo = { lat: 14.5729, lng: 121.0658, city: 'Pasig' };
/** Some 9 km away. */
const marikina = { lat: 14.6402, lng: 121.1006, city: 'Marikina' };

const EARLY = '2026-01-05T00:00:00.000Z';

export function registrationsOf(happened: ReturnType<typeof recorder>): Recorded[] {
  const by = (caller: Caller) => ({ accountId: caller.accountId, role: caller.userType }) as const;

  function person(caller: Caller, firstName: string, lastName: string): Recorded {
    const { accountId, userType, workerId } = caller;
    const registration = {
      accountId,
      email: `${firstName.toLowerCase()}@example.ph`,
      phone: null,
      firstName,
      lastName,
      userType,
      workerId,
      avatar: `/avatars/${accountId}.svg`,
      language: 'en',
    } as const;
    return happened('AccountRegistered', registration, {
      stream: `account-${accountId}`,
      actor: by(caller),
      at: EARLY,
    });
  }

  function worker(
    caller: Caller,
    name: string,
    tagline: string,
    location: typeof kapitolyo,
    basePriceCentavos: number,
  ): Recorded[] {
    const ids = { workerId: caller.workerId ?? '', accountId: caller.accountId };
    const self = { stream: `worker-${ids.workerId}`, actor: by(caller), at: EARLY };
    return [
      happened('WorkerApplied', { ...ids, name, avatar: `/avatars/${caller.accountId}.svg` }, self),
      happened('WeeklyHoursSet', { ...ids, weeklyHours: usualHours() }, self),
      happened('RatesChanged', { ...ids, basePriceCentavos, hourlyRateCentavos: null, ratesCentavos: {} }, self),
      happened('ServicesOffered', { ...ids, services: [plumbing] }, self),
      happened(
        'ProfessionalProfileChanged',
        {
          ...ids,
          tagline,
          shortDescription: '',
          location,
          radiusKm: 10,
          languages: ['Filipino', 'English'],
          skills: [],
        },
        self,
      ),
      happened('WorkerApproved', ids, { ...self, actor: by(carla) }),
    ];
  }

  const service = (facts: typeof plumbing, urgent: boolean) =>
    happened(
      'ServiceAdded',
      {
        ...facts,
        title: `${facts.name} at home`,
        icon: 'droplets',
        description: '',
        basePriceCentavos: 50_000,
        durationMinutes: 60,
        urgent,
      },
      { stream: `service-${facts.serviceId}`, actor: by(carla), at: EARLY },
    );

  return [
    service(plumbing, true),
    service(cleaning, false),
    person(carla, 'Carla', 'Lim'),
    person(grace, 'Grace', 'Villanueva'),
    person(ben, 'Ben', 'Uy'),
    person(jun, 'Jun', 'Bautista'),
    person(ramil, 'Ramil', 'Santos'),
    ...worker(jun, 'Jun Bautista', 'Leaks fixed on the first visit', kapitolyo, 65_000),
    ...worker(ramil, 'Ramil Santos', 'Pipes, fixtures, water heaters', marikina, 60_000),
  ];
}
