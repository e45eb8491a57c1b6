import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { accountIdOf, registrationOf } from '../people/ids.ts';
import { type Anchor, later, onDay } from '../anchor-time.ts';
import { documentChecks, handsInDocuments } from './document-steps.ts';
import { type DemoClient, type DemoPerson, demoPassword, type DemoWorker } from '../people/people.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';
import { workerProfile } from '../people/worker-profile.ts';
import { weeklyHoursOf } from '../people/working-hours.ts';

/** Registrations. Each function returns the steps and the time from which the person takes part. */

/** The client of the sign-in screen; all her addresses are verified. */
const WITH_PROVEN_PHONE = 'andrea-reyes';

export type Joined = { steps: Step[]; since: string };

export function clientJoins(client: DemoClient, at: string): Joined {
  const random = randomOf(`joining of ${client.key}`);
  const { lat = 0, lng = 0, city } = client.address;
  const defaultPaymentMethodName = random.weighted([
    ['gcash', 6],
    ['cash', 3],
    ['maya', 2],
    ['card', 1],
  ] as const);
  const settled = later(at, 6, 20, random);
  const body = { ...avatarOf(client), location: { lat, lng, city }, defaultPaymentMethodName };
  const proof: Step[] =
    client.key === WITH_PROVEN_PHONE
      ? [{ at: later(at, 4, 5, random), name: `prove phone of ${client.key}`, as: client.key, do: 'provePhone' }]
      : [];
  return {
    steps: [
      ...registers(client, at),
      ...proof,
      { at: settled, name: `settle ${client.key}`, as: client.key, do: 'changeMe', body },
    ],
    since: settled,
  };
}

/** All steps up to the application that waits for an admin. */
export function workerApplies(worker: DemoWorker, at: string): Joined {
  const random = randomOf(`joining of ${worker.key}`);
  const { key, hours } = worker;
  const settled = later(at, 6, 15, random);
  const presented = later(settled, 5, 30, random);
  const ready = later(presented, 1, 8, random);
  const steps: Step[] = [
    ...registers(worker, at),
    ...(worker.avatar
      ? [{ at: settled, name: `settle ${key}`, as: key, do: 'changeMe', body: avatarOf(worker) } as const]
      : []),
    { at: presented, name: `present ${key}`, as: key, do: 'changeOwnProfile', body: workerProfile(worker) },
    { at: ready, name: `hours of ${key}`, as: key, do: 'setWeeklyHours', body: { weeklyHours: weeklyHoursOf(hours) } },
  ];
  return { steps, since: ready };
}

/** A worker who applied on one of the days and was approved some days later. */
export function workerJoins(worker: DemoWorker, at: string, anchor: Anchor, daysAgo: number): Joined {
  const random = randomOf(`approval of ${worker.key}`);
  const { steps, since: applied } = workerApplies(worker, at);
  const since = onDay(anchor, daysAgo - random.int(1, 3), 9, 17, random);
  const handedIn = later(applied, 2, 9, randomOf(`papers of ${worker.key}`));
  return {
    steps: [
      ...steps,
      ...handsInDocuments(worker, handedIn),
      ...approval(worker, { at: since, by: random.chance(0.7) ? 'carla-lim' : 'rico-tan', anchor }),
    ],
    since,
  };
}

/** Reads and checks each document, then approves the application. */
export function approval(worker: DemoWorker, { at, by, anchor }: { at: string; by: string; anchor: Anchor }): Step[] {
  return [
    ...documentChecks(worker, { at, by, anchor }),
    {
      at,
      name: `approve ${worker.key}`,
      as: by,
      do: 'changeUser',
      params: { id: accountIdOf(worker.key) },
      body: { action: 'approve' },
    },
  ];
}

/** Two workers without an email address, which is common. */
const phoneOnlyWorkers: ReadonlySet<string> = new Set(['dindo-macaraeg', 'joel-manalo']);

function registers(person: DemoClient | DemoWorker, at: string): Step[] {
  const { key, email, phone, firstName, lastName, language } = person;
  if (phoneOnlyWorkers.has(key)) return [{ at, name: registrationOf(key), as: key, do: 'joinByPhone' }];
  const userType = person.userType === 'worker' ? 'worker' : 'client';
  return [
    {
      at,
      name: registrationOf(key),
      as: key,
      do: 'register',
      body: { email, phone, password: demoPassword, firstName, lastName, userType, language },
    },
    { at: later(at, 1, 4, randomOf(`proof of ${key}`)), name: `prove email of ${key}`, as: key, do: 'proveEmail' },
  ];
}

function avatarOf({ avatar }: DemoPerson): Pick<NonNullable<BodyInput<RouteTable['changeMe']>>, 'avatar'> {
  return avatar ? { avatar } : {};
}
