import { addDays, manilaInstant, monthsBefore } from '#contracts/manila-time.ts';
import type { PlannedBooking } from './planned-booking.ts';
import { bookingIdOf } from '../people/ids.ts';
import { ago, type Anchor, earlier, onDay } from '../anchor-time.ts';
import { type DemoClient, demoClient, demoWorker } from '../people/people.ts';
import { type Random, randomOf } from '../random.ts';
import { demoService } from '../people/services.ts';
import type { Step } from '../steps/step.ts';
import type { Scenario } from './scenario.ts';
import { ratesOf, scaledPrices } from '../people/worker-profile.ts';

/** Jun Bautista, plumber in Pasig: a year in which every month was better than the one before. */

const jun = demoWorker('jun-bautista');

/** Completed jobs per month, from eleven months ago to last month, and this month's total. */
const jobsByMonth = [6, 7, 8, 8, 9, 10, 11, 12, 13, 14, 15] as const;
const JOBS_THIS_MONTH = 17;

const regulars = [
  'grace-villanueva',
  'mark-dizon',
  'bea-tolentino',
  'tess-navarro',
  'cora-pascual',
  'paolo-aquino',
  'trisha-montemayor',
  'leo-samson',
  'aileen-ocampo',
  'nico-villareal',
  'jonathan-go',
  'mylene-abella',
].map(demoClient);

export function planJunsYear(scenario: Scenario): void {
  planYesterday(scenario);
  const thisMonth = scenario.anchor.today.slice(0, 7);
  for (const [index, jobs] of jobsByMonth.entries())
    planMonth(scenario, monthsBefore(thisMonth, jobsByMonth.length - index), jobs);
  const daysPassed = Number(scenario.anchor.today.slice(8)) - 1;
  planMonth(scenario, thisMonth, Math.round((JOBS_THIS_MONTH * daysPassed) / 30));
}

function planMonth(scenario: Scenario, month: string, jobs: number): void {
  const random = randomOf(`Jun in ${month}`);
  const days = daysOf(month).filter((day) => day < scenario.anchor.today);
  for (let done = 0, tries = 0; done < jobs && tries < jobs * 12; tries++) {
    const service = tasks[done % tasks.length] ?? 'plumbing';
    if (
      planJob(scenario, { key: `jun ${month} ${tries}`, service, day: random.pick(days), ending: 'completed' }, random)
    )
      done += 1;
  }
  // A few are cancelled and do not count.
  if (random.chance(0.5) && days.length > 10)
    planJob(
      scenario,
      { key: `jun ${month} off`, service: 'plumbing', day: random.pick(days), ending: 'called off early' },
      random,
    );
}

/** Alternates services, so that months differ by the number of jobs and not by their kind. */
const tasks = [
  'plumbing',
  'plumbing',
  'appliance-repair',
  'plumbing',
  'handyman',
  'plumbing',
  'appliance-repair',
] as const;

type Job = { key: string; service: string; day: string; ending: 'completed' | 'called off early' };

function planJob(scenario: Scenario, { key, service: serviceId, day, ending }: Job, random: Random): boolean {
  const service = demoService(serviceId);
  const client = random.pick(regulars);
  const startsAt = scenario.freeStart({ client, worker: jun, service, day }, random);
  if (!startsAt) return false;
  return (
    scenario.add({ key, client, worker: jun, service, startsAt, ending, ...withoutChatLately(scenario, day) }) !==
    undefined
  );
}

/** Recent bookings have no conversation: the unread messages below are the only recent ones. */
function withoutChatLately({ anchor }: Scenario, day: string): { chat?: false } {
  return day >= addDays(anchor.today, -3) ? { chat: false } : {};
}

/** The two newest completed jobs on the dashboard; Bea's review has just arrived. */
function planYesterday(scenario: Scenario): void {
  const { anchor } = scenario;
  const random = randomOf('Jun yesterday');
  const visit = (client: DemoClient, serviceId: string, review: PlannedBooking['review']) => {
    const service = demoService(serviceId);
    const startsAt = scenario.freeStart({ client, worker: jun, service, day: addDays(anchor.today, -1) }, random);
    if (startsAt)
      scenario.add({
        key: `yesterday ${client.key}`,
        client,
        worker: jun,
        service,
        startsAt,
        ending: 'completed',
        review,
        chat: false,
      });
  };
  visit(demoClient('mark-dizon'), 'appliance-repair', 'none');
  visit(demoClient('bea-tolentino'), 'plumbing', {
    rating: 5,
    text: 'Wala nang tulo, at malinis pa ang iniwan. Salamat po ulit!',
    at: ago(anchor, 12),
  });
}

function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.startsWith(month));
}

/** Prices that rose twice, each time at the start of a month. */
export function junsPriceIncreases({ today }: Anchor): Step[] {
  const raises = [
    { monthsAgo: 8, percent: 92 },
    { monthsAgo: 3, percent: 100 },
  ];
  return raises.map(({ monthsAgo, percent }) => {
    const at = manilaInstant(`${monthsBefore(today.slice(0, 7), monthsAgo)}-01`, '07:12');
    return {
      at,
      name: `Jun raises prices ${monthsAgo} months ago`,
      as: jun.key,
      do: 'changeOwnProfile',
      body: ratesOf(jun, scaledPrices(jun, percent)),
    };
  });
}

/** Requests that wait on Jun's dashboard, and an open job for all workers nearby. */
export function planJunsRequests(scenario: Scenario): void {
  const waiting = [
    {
      key: 'shower',
      client: 'grace-villanueva',
      serviceId: 'plumbing',
      ahead: 2,
      minutesAgo: 18,
      note: 'Water comes out of the handle, second floor.',
    },
    {
      key: 'sink',
      client: 'cora-pascual',
      serviceId: 'plumbing',
      ahead: 4,
      minutesAgo: 95,
      note: 'Sink is here, the old one must be taken out.',
    },
    {
      key: 'heater',
      client: 'paolo-aquino',
      serviceId: 'appliance-repair',
      ahead: 3,
      minutesAgo: 210,
      note: 'Water heater gives only warm water.',
    },
    {
      key: 'drain',
      client: 'tess-navarro',
      serviceId: 'plumbing',
      ahead: 5,
      minutesAgo: 42,
      note: 'The kitchen drain is slow, and it smells.',
      open: true,
    },
  ];
  for (const { key, client, serviceId, ahead, minutesAgo, note, open = false } of waiting) {
    const service = demoService(serviceId);
    const opportunity = {
      client: demoClient(client),
      worker: jun,
      service,
      day: addDays(scenario.anchor.today, ahead),
    };
    // Jun has Sundays off.
    const dayAfter = { ...opportunity, day: addDays(opportunity.day, 1) };
    const startsAt = scenario.freeStart(opportunity, randomOf(key)) ?? scenario.freeStart(dayAfter, randomOf(key));
    if (startsAt)
      scenario.add({
        key,
        ...opportunity,
        startsAt,
        ending: 'pending',
        open,
        note,
        requestedAt: ago(scenario.anchor, minutesAgo),
      });
  }
}

/** Jun read the notifications last evening. */
export function junReadsNotifications(anchor: Anchor): Step[] {
  const at = onDay(anchor, 1, 20, 22, randomOf('Jun’s evening'));
  return at < earlier(anchor.moment, { hours: 2 })
    ? [
        {
          at,
          name: 'Jun sees the notifications',
          as: jun.key,
          do: 'readNotifications',
          body: { upToPosition: Number.MAX_SAFE_INTEGER },
        },
      ]
    : [];
}

/** Four messages that Jun has not read yet. */
export function junsMessages(anchor: Anchor): Step[] {
  const said = [
    {
      minutesAgo: 17,
      from: 'grace-villanueva',
      booking: 'shower',
      text: 'Hi Jun! Can you also look at the tap outside?',
    },
    { minutesAgo: 16, from: 'grace-villanueva', booking: 'shower', text: 'It is only if you have the time.' },
    { minutesAgo: 94, from: 'cora-pascual', booking: 'sink', text: 'Kasya po kaya ito sa lumang kabinet? 60 cm po.' },
    {
      minutesAgo: 240,
      from: 'mark-dizon',
      booking: 'yesterday mark-dizon',
      text: 'Hot water again since last night. Thank you!',
    },
  ];
  return said.map(({ minutesAgo, from, booking, text }) => ({
    at: ago(anchor, minutesAgo),
    name: `to Jun ${minutesAgo} minutes ago`,
    as: from,
    do: 'sendToBooking',
    params: { bookingId: bookingIdOf(booking) },
    body: { text },
  }));
}
