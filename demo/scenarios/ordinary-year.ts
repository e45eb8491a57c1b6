import { addDays } from '#contracts/manila-time.ts';
import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import type { Ending } from './planned-booking.ts';
import { isWithinReachOf } from '../people/worker-reach.ts';
import { clients, type DemoClient, type DemoWorker, workers } from '../people/people.ts';
import { type Random, randomOf } from '../random.ts';
import type { DemoService } from '../people/services.ts';
import type { Scenario } from './scenario.ts';

/** A few hundred ordinary bookings over twelve months, with growth towards today. */

const BOOKINGS = 300;
const DAYS = 360;
/** How steeply the year rises towards today. */
const GROWTH = 1.9;
/** Minimum radius of the demo's workers (people/worker-profile.ts); open bookings go to workers within reach. */
const SHORTEST_RADIUS_KM = 8;

const endings: readonly (readonly [Ending, number])[] = [
  ['completed', 78],
  ['declined', 6],
  ['expired', 4],
  ['called off early', 5],
  ['called off late', 3],
  ['called off by the worker', 3.5],
  ['called off by an admin', 1.5],
];

/** Jun's and Andrea's year is planned elsewhere, Ben Uy's and Dante Villarin's by the admins. */
const plannedElsewhere = new Set(['jun-bautista', 'andrea-reyes', 'ben-uy', 'dante-villarin']);

/** Urgent categories that are mostly booked for the same hour. */
const sameHourCategories = new Set(['Plumbing', 'Electrical', 'Aircon cleaning']);

const others = workers.filter(({ key }) => !plannedElsewhere.has(key));
const otherClients = clients.filter(({ key }) => !plannedElsewhere.has(key));

export function planOrdinaryYear(scenario: Scenario): void {
  const random = randomOf('the year');
  const visited = new Map<string, DemoClient[]>();
  for (let number = 0; number < BOOKINGS; number++) planOne(scenario, number, random, visited);
}

function planOne(scenario: Scenario, number: number, random: Random, visited: Map<string, DemoClient[]>): void {
  const daysAgo = 1 + Math.floor(recently(random) * DAYS);
  const worker = random.weighted(others.map((one) => [one, demand(one)] as const));
  const client = clientFor(worker, visited, random);
  const service = random.weighted(worker.services.map((one, index) => [one, index === 0 ? 3 : 1] as const));
  const startsAt = scenario.freeStart(
    { client, worker, service, day: addDays(scenario.anchor.today, -daysAgo) },
    random,
  );
  if (!startsAt) return;
  const wished = random.chance(0.12);
  // No single worker can decline an open booking for all.
  const drawn = random.weighted(endings);
  const ending = wished && drawn === 'declined' ? 'completed' : drawn;
  const passing = wished ? colleague(worker, client, service, random) : undefined;
  const open = wished && reaches(worker, client);
  const added = scenario.add({
    key: `b${number}`,
    client,
    worker,
    service,
    startsAt,
    ending,
    open,
    passedOnBy: open ? passing : undefined,
    urgent: sameHourCategories.has(service.name) && random.chance(0.15),
  });
  if (added?.ending === 'completed') visited.set(worker.key, [...(visited.get(worker.key) ?? []), client]);
}

function reaches({ location }: DemoWorker, { address }: DemoClient): boolean {
  return isWithinReach({ location, radiusKm: SHORTEST_RADIUS_KM }, jobPlaceOf(address), SHORTEST_RADIUS_KM);
}

/** From 0 (today) to 1 (a year ago), more often near 0. */
function recently(random: Random): number {
  return -Math.log(1 - random.next() * (1 - Math.exp(-GROWTH))) / GROWTH;
}

function demand(worker: DemoWorker): number {
  return 1 + randomOf(`demand for ${worker.key}`).next() * 4;
}

/** Many clients return to a worker whom they know. */
function clientFor(worker: DemoWorker, visited: ReadonlyMap<string, DemoClient[]>, random: Random): DemoClient {
  const known = visited.get(worker.key);
  if (known && random.chance(0.35)) return random.pick(known);
  return random.pick(otherClients.filter((client) => isWithinReachOf(worker, client)));
}

/** Another worker of the same service and within reach, who declined an open booking. */
function colleague(
  worker: DemoWorker,
  client: DemoClient,
  service: DemoService,
  random: Random,
): DemoWorker | undefined {
  const same = others.filter(
    (one) => one.key !== worker.key && one.region === worker.region && one.services.some(({ id }) => id === service.id),
  );
  if (same.length === 0 || !random.chance(0.4)) return undefined;
  const one = random.pick(same);
  return reaches(one, client) ? one : undefined;
}
