import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { ago, type Anchor, later } from '../anchor-time.ts';
import { accountIdOf, bookingIdOf, commandIdOf } from '../people/ids.ts';
import { randomOf } from '../random.ts';
import type { PlannedBooking } from '../scenarios/planned-booking.ts';
import type { Step } from './step.ts';

type Reported = BodyInput<RouteTable['reportPerson']>;
type Opened = BodyInput<RouteTable['openDispute']>;
type Disputed = { key: string; by: 'client' | 'worker'; story: Omit<Opened, 'pictures'>; answer?: string };

const JUN = 'jun-bautista';

/** Disputes: one for staff to decide, and one that the other side has not answered yet. */
const disputed: readonly Disputed[] = [
  {
    key: 'andrea split type',
    by: 'client',
    story: {
      about: 'not_done',
      text: 'The bedroom unit still drips on the bed. He was here for twenty minutes and never opened the drain.',
      wanted: 300_00,
    },
    answer:
      'I cleaned the filter and the coil, as the booking says. The drain pipe is cracked. I told her that it needs a new one.',
  },
  {
    key: 'money by Maya',
    by: 'client',
    story: {
      about: 'damage',
      text: 'After he left, two of the kitchen outlets have no power any more, and there is a crack in the wall plate.',
    },
  },
];

const HOUR = 60;
const CARLA = 'carla-lim';

type Course = 'unanswered' | 'decided' | 'appealed' | 'withdrawn';
type RecentDispute = Pick<Disputed, 'story'> & { course: Course; isJuns: boolean };

/** Disputes of recent jobs, and the stage of each. */
const recentDisputes: readonly RecentDispute[] = [
  {
    course: 'unanswered',
    isJuns: true,
    story: { about: 'price', text: 'We agreed on the price in the chat, and the receipt says more.', wanted: 100_00 },
  },
  {
    course: 'decided',
    isJuns: false,
    story: { about: 'behaviour', text: 'He was on the phone for most of the time and left the floor wet.' },
  },
  {
    course: 'appealed',
    isJuns: false,
    story: { about: 'not_done', text: 'Only half of what I asked for was done, and he came late.' },
  },
  { course: 'withdrawn', isJuns: false, story: { about: 'damage', text: 'There was a scratch on the table.' } },
];

/** About a day after the job; steps after the first start are omitted. */
export function disputes(anchor: Anchor, bookings: readonly PlannedBooking[]): Step[] {
  const known = disputed.flatMap((one) => {
    const booking = bookings.find(({ key }) => key === one.key);
    return booking ? ofOne(one, booking) : [];
  });
  return [...known, ...ofRecentJobs(anchor, bookings)].filter(({ at }) => at < anchor.moment);
}

function ofOne({ key, by, story, answer }: Disputed, booking: PlannedBooking): Step[] {
  const random = randomOf(`dispute of ${key}`);
  const params = { id: bookingIdOf(key) };
  const [maker, other] = by === 'client' ? [booking.client, booking.worker] : [booking.worker, booking.client];
  const openedAt = later(booking.startsAt, 20 * HOUR, 26 * HOUR, random);
  const open: Step = { at: openedAt, name: `dispute ${key}`, as: maker.key, do: 'openDispute', params, body: story };
  if (answer === undefined) return [open];
  const at = later(openedAt, HOUR, 9 * HOUR, random);
  const name = `answer the dispute of ${key}`;
  return [open, { at, name, as: other.key, do: 'addDisputeMessage', params, body: { text: answer } }];
}

function ofRecentJobs(anchor: Anchor, bookings: readonly PlannedBooking[]): Step[] {
  const taken = new Set(disputed.map(({ key }) => key));
  const latest = bookings
    .filter(({ key, ending, money, startsAt }) => {
      const hoursAgo = (Date.parse(anchor.moment) - Date.parse(startsAt)) / HOUR_MS;
      return ending === 'completed' && !money && !taken.has(key) && hoursAgo > 60 && hoursAgo < 5 * 24;
    })
    .toSorted((one, other) => (one.startsAt < other.startsAt ? 1 : -1));
  return recentDisputes.flatMap((dispute) => {
    const booking = latest.find(({ key, worker }) => !taken.has(key) && (worker.key === JUN) === dispute.isJuns);
    if (!booking) return [];
    taken.add(booking.key);
    return course(dispute, booking);
  });
}

function course({ course: far, story }: RecentDispute, { key, client, worker, startsAt }: PlannedBooking): Step[] {
  const params = { id: bookingIdOf(key) };
  const after = (hours: number) => new Date(Date.parse(startsAt) + hours * HOUR_MS).toISOString();
  const open: Step = { at: after(20), name: `dispute ${key}`, as: client.key, do: 'openDispute', params, body: story };
  const withdraw: Step = { at: after(24), name: `withdraw ${key}`, as: client.key, do: 'withdrawDispute', params };
  const answer: Step = {
    at: after(26),
    name: `answer the dispute of ${key}`,
    as: worker.key,
    do: 'addDisputeMessage',
    params,
    body: { text: 'I did everything that is in the booking, and I was on time. The neighbour saw me.' },
  };
  const decide: Step = {
    at: after(30),
    name: `decide on ${key}`,
    as: CARLA,
    do: 'decideDispute',
    params,
    body: { outcome: 'pay_worker', reason: 'The pictures and the chat show the job as agreed.', due: 0 },
  };
  const appeal: Step = {
    at: after(34),
    name: `appeal ${key}`,
    as: client.key,
    do: 'appealDispute',
    params,
    body: { text: 'The pictures are of another room. Please look again.' },
  };
  const steps: Record<Course, Step[]> = {
    unanswered: [open],
    withdrawn: [open, withdraw],
    decided: [open, answer, decide],
    appealed: [open, answer, decide, appeal],
  };
  return steps[far];
}

/** Safety reports: one new, and one that ended with a warning. */
export function safetyReports(anchor: Anchor): Step[] {
  const report = (at: string, name: string, as: string, body: Reported): Step => ({
    at,
    name: `report ${name}`,
    as,
    do: 'reportPerson',
    body,
  });
  return [
    report(ago(anchor, 6 * 24 * HOUR), 'messages', 'trisha-montemayor', {
      accountId: accountIdOf('allan-quiambao'),
      about: 'harassment',
      from: 'conversation',
      text: 'He keeps writing to me after the job, late at night, about things that have nothing to do with work.',
    }),
    {
      at: ago(anchor, 6 * 24 * HOUR - 35),
      name: 'close the report of messages',
      as: CARLA,
      do: 'closeSafetyReport',
      params: { id: derivedId('safety report', commandIdOf('report messages')) },
      body: {
        outcome: 'warned',
        reason: 'The chat shows it. It is the first time.',
        warning: 'Write to clients about their booking only, and not at night. Next time we close your account.',
      },
    },
    report(ago(anchor, 48), 'shouting', 'liza-mendoza', {
      accountId: accountIdOf('leo-samson'),
      about: 'threat',
      from: 'booking',
      text: 'He shouted at me at the gate and said that he would find out where I live. I left without finishing.',
    }),
  ];
}
