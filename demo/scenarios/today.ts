import { addDays, DAY_MS, manilaDay, MINUTE_MS } from '#contracts/manila-time.ts';
import { hoursOnly } from '#contracts/calendar/availability.ts';
import { availableUntilMs } from '#contracts/calendar/start-refusal.ts';
import type { Ending } from './planned-booking.ts';
import { isWithinReachOf } from '../people/worker-reach.ts';
import { endOf } from './availability-ledger.ts';
import { ago, earlier, later } from '../anchor-time.ts';
import { clients, type DemoClient, type DemoWorker, workers } from '../people/people.ts';
import { type Random, randomOf } from '../random.ts';
import type { DemoService } from '../people/services.ts';
import type { Scenario } from './scenario.ts';
import { weeklyHoursOf } from '../people/working-hours.ts';

/** Today's bookings: workers at the door and at work, jobs of the coming days, pending requests. */

const HALF_HOUR = 30 * MINUTE_MS;
const reserved = new Set(['jun-bautista', 'arlene-garcia']);
const others = workers.filter(({ key }) => !reserved.has(key));
const otherClients = clients.filter(
  ({ key }) => key !== 'andrea-reyes' && key !== 'ben-uy' && key !== 'dante-villarin',
);

function clientWithinReach(worker: DemoWorker, random: Random): DemoClient {
  return random.pick(otherClients.filter((client) => isWithinReachOf(worker, client)));
}

function mainOf(worker: DemoWorker): DemoService {
  const [main] = worker.services;
  if (!main) throw new Error(`Worker ${worker.key} offers no service`);
  return main;
}

/** Includes workers available round the clock, so that there is work at any hour of a first start. */
export function planLive(scenario: Scenario): void {
  const random = randomOf('live');
  const { moment } = scenario.anchor;
  const open = random.shuffled(
    others.filter(({ hours }) => availableUntilMs(hoursOnly(weeklyHoursOf(hours)), Date.parse(moment)) !== null),
  );
  const roundTheClockFirst = [
    ...open.filter(({ hours }) => hours === 'round the clock'),
    ...open.filter(({ hours }) => hours !== 'round the clock'),
  ];
  const wanted: Ending[] = ['in progress', 'arrived', 'in progress', 'arrived', 'in progress', 'in progress'];
  for (const worker of roundTheClockFirst) {
    const ending = wanted[0];
    if (ending && planLiveBooking(scenario, worker, ending, random)) wanted.shift();
  }
}

/** Started at least half an hour ago, or arriving now; requested early enough. */
function planLiveBooking(scenario: Scenario, worker: DemoWorker, ending: Ending, random: Random): boolean {
  const { moment } = scenario.anchor;
  const nowMs = Date.parse(moment);
  const latestMs = Math.floor((nowMs - (ending === 'arrived' ? 6 : 22) * MINUTE_MS) / HALF_HOUR) * HALF_HOUR;
  const startsAt = new Date(latestMs).toISOString();
  const service = mainOf(worker);
  const client = clientWithinReach(worker, random);
  const endsAt = endOf(startsAt, service.durationMinutes);
  // Daily opening hours cannot express work through midnight.
  const isOpen =
    worker.hours === 'round the clock' ||
    scenario.freeStart({ client, worker, service, day: manilaDay(startsAt), from: startsAt, to: startsAt }, random) ===
      startsAt;
  if (!isOpen || endsAt <= moment || !scenario.ledger.isUntaken(worker, client.key, { startsAt, endsAt })) return false;
  const requestedAt = earlier(startsAt, { hours: 5 + random.next() * 15 });
  const extra =
    ending === 'in progress'
      ? { amount: 180_00, reason: 'One more part is worn out. I have a new one here.' }
      : undefined;
  return (
    scenario.add({
      key: `live ${worker.key}`,
      client,
      worker,
      service,
      startsAt,
      ending,
      requestedAt,
      chat: true,
      extra,
    }) !== undefined
  );
}

/** Jobs that were finished earlier today. */
export function planThisMorning(scenario: Scenario): void {
  const random = randomOf('this morning');
  const until = earlier(scenario.anchor.moment, { hours: 3 });
  for (const worker of random.shuffled(others).slice(0, 9)) {
    const opportunity = {
      client: clientWithinReach(worker, random),
      worker,
      service: mainOf(worker),
      day: scenario.anchor.today,
      to: until,
    };
    const startsAt = scenario.freeStart(opportunity, random);
    if (startsAt && endOf(startsAt, opportunity.service.durationMinutes) < scenario.anchor.moment)
      scenario.add({ key: `today ${worker.key}`, ...opportunity, startsAt, ending: 'completed' });
  }
}

/** Accepted for one of the next ten days. */
export function planComingDays(scenario: Scenario): void {
  const random = randomOf('coming days');
  for (const worker of [
    ...random.shuffled(others).slice(0, 16),
    ...workers.filter(({ key }) => key === 'jun-bautista'),
  ]) {
    const firstDay = worker.key === 'jun-bautista' ? 3 : 1;
    const opportunity = {
      client: clientWithinReach(worker, random),
      worker,
      service: mainOf(worker),
      day: addDays(scenario.anchor.today, random.int(firstDay, 10)),
    };
    const startsAt = scenario.freeStart(opportunity, random);
    if (!startsAt) continue;
    const requestedAt = ago(scenario.anchor, 360 + random.next() * 8000);
    const ending = random.chance(0.12) ? 'called off early' : 'accepted';
    scenario.add({
      key: `coming ${worker.key}`,
      ...opportunity,
      startsAt,
      requestedAt,
      ending,
      ...(worker.key === 'jun-bautista' && { chat: false }),
    });
  }
}

/** Requests of the last hours, some to one worker, some open to all nearby. */
export function planWaiting(scenario: Scenario): void {
  const random = randomOf('waiting');
  for (const [index, worker] of random.shuffled(others).slice(0, 12).entries()) {
    const opportunity = {
      client: clientWithinReach(worker, random),
      worker,
      service: random.pick(worker.services),
      day: addDays(scenario.anchor.today, random.int(2, 8)),
    };
    const startsAt = scenario.freeStart(opportunity, random);
    const requestedAt = ago(scenario.anchor, 7 + index * 31 + random.next() * 20);
    if (startsAt)
      scenario.add({
        key: `waiting ${worker.key}`,
        ...opportunity,
        startsAt,
        requestedAt,
        ending: 'pending',
        open: index % 2 === 1,
      });
  }
}

/** A request that has just expired without an answer. */
export function planExpired(scenario: Scenario): void {
  const random = randomOf('expired just now');
  const at = new Date(Date.parse(scenario.anchor.moment) - DAY_MS).toISOString();
  for (const [index, worker] of random.shuffled(others).slice(0, 2).entries()) {
    const opportunity = {
      client: clientWithinReach(worker, random),
      worker,
      service: mainOf(worker),
      day: addDays(scenario.anchor.today, 5),
    };
    const startsAt = scenario.freeStart(opportunity, random);
    if (startsAt)
      scenario.add({
        key: `unanswered ${worker.key}`,
        ...opportunity,
        startsAt,
        requestedAt: later(at, -40 - index * 300, -35 - index * 300, random),
        ending: 'expired',
      });
  }
}
