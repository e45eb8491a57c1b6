import { addDays, manilaInstant } from '#contracts/manila-time.ts';
import { approval, clientJoins, type Joined, workerApplies, workerJoins } from './joining-steps.ts';
import { ago, type Anchor, later, onDay } from '../anchor-time.ts';
import { handsInDocuments } from './document-steps.ts';
import {
  clients,
  type DemoClient,
  type DemoWorker,
  demoWorker,
  rejectedWorkers,
  waitingWorkers,
  workers,
} from '../people/people.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { hasPriceIncrease, ratesOf } from '../people/worker-profile.ts';

/** Times of registration. The first workers and Andrea start the year; most others follow early. */

const fromTheStart = new Set([
  'jun-bautista',
  'liza-mendoza',
  'maricel-domingo',
  'dennis-ocampo',
  'allan-quiambao',
  'andrea-reyes',
  'grace-villanueva',
  'mark-dizon',
  'bea-tolentino',
  'paolo-aquino',
  'tess-navarro',
  'cora-pascual',
]);
const ARLENE = 'arlene-garcia';

export type Arrivals = { steps: Step[]; since: Map<string, string> };

export function planRegistrations(anchor: Anchor): Arrivals {
  const steps: Step[] = [];
  const since = new Map<string, string>();
  const add = (key: string, joined: Joined) => {
    steps.push(...joined.steps);
    since.set(key, joined.since);
  };
  for (const { person, at, daysAgo } of newcomers(anchor))
    add(person.key, 'hours' in person ? workerJoins(person, at, anchor, daysAgo) : clientJoins(person, at));
  add(ARLENE, arleneJoins(demoWorker(ARLENE), anchor));
  for (const [index, worker] of waitingWorkers.entries())
    steps.push(...appliesWithDocuments(worker, ago(anchor, (26 - index * 10) * 60)));
  for (const worker of rejectedWorkers)
    steps.push(...appliesWithDocuments(worker, onDay(anchor, 62, 9, 20, randomOf(worker.key))));
  return { steps, since };
}

function appliesWithDocuments(worker: DemoWorker, at: string): Step[] {
  const { steps, since } = workerApplies(worker, at);
  return [...steps, ...handsInDocuments(worker, later(since, 2, 9, randomOf(`papers of ${worker.key}`)))];
}

type Newcomer = { person: DemoClient | DemoWorker; at: string; daysAgo: number };

/**
 * Registrations come in pairs at the same moment: two passwords are hashed in parallel, and hashing is most of the cost
 * of seeding.
 */
function newcomers(anchor: Anchor): Newcomer[] {
  const all = [...workers.filter(({ key }) => key !== ARLENE), ...clients].map((person) => ({
    person,
    daysAgo: joiningDay(person.key),
  }));
  const inOrder = all.sort((one, other) => other.daysAgo - one.daysAgo);
  return inOrder.map(({ person, daysAgo }, index) => {
    const first = inOrder[index - (index % 2)] ?? { person, daysAgo };
    return {
      person,
      daysAgo: first.daysAgo,
      at: onDay(anchor, first.daysAgo, 7, 21, randomOf(`coming of ${first.person.key}`)),
    };
  });
}

/** Nine in ten joined in the first half of the year. */
function joiningDay(key: string): number {
  if (fromTheStart.has(key)) return 394;
  const random = randomOf(`coming of ${key}`);
  return random.chance(0.9) ? random.int(190, 384) : random.int(46, 190);
}

/** Carla approved Arlene less than two hours ago. */
function arleneJoins(arlene: DemoWorker, anchor: Anchor): Joined {
  const since = ago(anchor, 84);
  const { steps, since: applied } = workerApplies(arlene, onDay(anchor, 3, 10, 12, randomOf(ARLENE)));
  return {
    steps: [
      ...steps,
      ...handsInDocuments(arlene, later(applied, 2, 9, randomOf(`papers of ${ARLENE}`))),
      ...approval(arlene, { at: since, by: 'carla-lim', anchor }),
    ],
    since,
  };
}

export function priceIncreases(anchor: Anchor): Step[] {
  return workers
    .filter(hasPriceIncrease)
    .filter(({ key }) => key !== ARLENE)
    .map((worker) => {
      const random = randomOf(`day of the raise of ${worker.key}`);
      return {
        at: onDay(anchor, random.int(6, 42), 7, 21, random),
        name: `raise of ${worker.key}`,
        as: worker.key,
        do: 'changeOwnProfile',
        body: ratesOf(worker, worker.prices),
      };
    });
}

type Holiday = readonly [key: string, daysFromToday: number, days: number, reason: string];

const holidays: readonly Holiday[] = [
  ['liza-mendoza', 12, 3, 'Home to Batangas for the fiesta'],
  ['nestor-cruz', 6, 2, 'Grandchild’s baptism'],
  ['teresita-cabahug', -40, 4, 'Sinulog preparations'],
  ['arnel-pangilinan', -95, 5, 'Vacation in Baguio'],
  ['gilbert-manansala', 20, 4, 'Training for inverter units'],
  ['camille-lumapas', -20, 2, 'Sick'],
];

/** Planned before the bookings, so that no booking conflicts with time off. */
export function timeOff(scenario: Scenario): Step[] {
  return holidays.map(([key, fromToday, days, reason]) => {
    const worker = demoWorker(key);
    const from = manilaInstant(addDays(scenario.anchor.today, fromToday));
    const to = manilaInstant(addDays(scenario.anchor.today, fromToday + days));
    scenario.ledger.takeOff(worker, { startsAt: from, endsAt: to });
    const at = onDay(scenario.anchor, Math.max(2, 9 - fromToday), 8, 20, randomOf(`days off of ${key}`));
    return { at, name: `days off of ${key}`, as: key, do: 'addTimeOff', body: { from, to, reason } };
  });
}

/** Most people read their notifications from time to time. */
export function notificationReads(anchor: Anchor): Step[] {
  return [...clients, ...workers]
    .filter(({ key }) => key !== 'andrea-reyes' && key !== 'jun-bautista' && key !== ARLENE)
    .flatMap(({ key }): Step[] => {
      const random = randomOf(`glances of ${key}`);
      if (random.chance(0.25)) return [];
      return [
        {
          at: onDay(anchor, random.int(1, 25), 7, 22, random),
          name: `glance of ${key}`,
          as: key,
          do: 'readNotifications',
          body: { upToPosition: Number.MAX_SAFE_INTEGER },
        },
      ];
    });
}
