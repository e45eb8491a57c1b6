import { defaultSettings } from '#contracts/platform/settings.ts';
import { HOUR_MS, manilaDay, manilaTime } from '#contracts/manila-time.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { BookingStory, Ending } from '../scenarios/planned-booking.ts';
import { chatSteps } from './conversation-steps.ts';
import { bookingIdOf, requestOf, workerIdOf } from '../people/ids.ts';
import { type Anchor, earlier, later } from '../anchor-time.ts';
import {
  adminCancelReasons,
  clientCancelReasons,
  completionNotes,
  declineReasons,
  taskNote,
  workerCancelReasons,
} from '../texts/notes.ts';
import { paymentSteps } from './payment-steps.ts';
import { type Random, randomOf } from '../random.ts';
import { reviewText } from '../texts/reviews.ts';
import type { Deed, Step } from './step.ts';

type Telling = { story: BookingStory; anchor: Anchor; random: Random; answeredAt: string; method: PaymentMethod };
type Chapter = (telling: Telling) => Step[];

/** The steps of one booking, from the request to where it stands. */
export function bookingSteps(story: BookingStory, anchor: Anchor): Step[] {
  const random = randomOf(`booking ${story.key}`);
  const answeredAt = story.answeredAt ?? answerTime(story, random);
  const method =
    story.paymentMethod ??
    random.weighted([
      ['gcash', 6],
      ['cash', 4],
      ['maya', 2],
      ['card', 1],
      ['bank_transfer', 1],
    ] as const);
  const telling = { story, anchor, random, answeredAt, method };
  const steps = [request(telling), ...chapters[story.ending].flatMap((chapter) => chapter(telling))];
  return steps.filter(({ at }) => at < anchor.moment);
}

const chapters: Record<Ending, readonly Chapter[]> = {
  pending: [],
  accepted: [accept, talk],
  arrived: [accept, talk, arrive],
  'in progress': [accept, talk, arrive, start],
  completed: [accept, talk, arrive, start, complete],
  declined: [decline],
  expired: [expire],
  'called off early': [accept, askAhead, cancelEarly],
  'called off late': [accept, talk, cancelLate],
  'called off by the worker': [accept, cancelByWorker],
  'called off by an admin': [accept, cancelByAdmin],
};

function step({ story }: Telling, verb: string, at: string, as: string, deed: Deed): Step {
  return { at, name: `${verb} ${story.key}`, as, ...deed };
}

function request(telling: Telling): Step {
  const { story, random, method } = telling;
  const { client, worker, open, service, startsAt, requestedAt, urgent, note } = story;
  return {
    at: requestedAt,
    name: requestOf(story.key),
    as: client.key,
    do: 'createBooking',
    body: {
      serviceId: service.id,
      ...(!open && { workerId: workerIdOf(worker.key) }),
      date: manilaDay(startsAt),
      time: manilaTime(startsAt),
      address: client.address,
      notes: note ?? taskNote(service.id, random),
      paymentMethod: method,
      ...((method === 'gcash' || method === 'maya') && {
        paymentDetails: { account: client.phone, name: `${client.firstName} ${client.lastName}` },
      }),
      ...(urgent && { urgent }),
    },
  };
}

/** Soon after the request, and well before it would expire. */
function answerTime({ requestedAt, startsAt }: BookingStory, random: Random): string {
  const patience = Math.min((Date.parse(startsAt) - Date.parse(requestedAt)) / 60_000, 24 * 60);
  return later(
    requestedAt,
    Math.min(4, patience * 0.1),
    Math.min(random.chance(0.7) ? 50 : 240, patience * 0.5),
    random,
  );
}

function accept(telling: Telling): Step[] {
  const { story, answeredAt, random } = telling;
  const params = { id: bookingIdOf(story.key) };
  const { passedOnBy } = story;
  const passedOnAt = later(
    story.requestedAt,
    1,
    (Date.parse(answeredAt) - Date.parse(story.requestedAt)) / 60_000,
    random,
  );
  return [
    ...(passedOnBy
      ? [
          step(telling, `pass on by ${passedOnBy.key}`, passedOnAt, passedOnBy.key, {
            do: 'declineBooking',
            params,
            body: { reason: random.pick(declineReasons) },
          }),
        ]
      : []),
    step(telling, 'accept', answeredAt, story.worker.key, { do: 'acceptBooking', params }),
  ];
}

function talk({ story, answeredAt, random, anchor }: Telling): Step[] {
  return (story.chat ?? random.chance(0.35)) ? chatSteps(story, answeredAt, anchor) : [];
}

function decline(telling: Telling): Step[] {
  const { story, answeredAt, random } = telling;
  return [
    step(telling, 'decline', answeredAt, story.worker.key, {
      do: 'declineBooking',
      params: { id: bookingIdOf(story.key) },
      body: { reason: random.pick(declineReasons) },
    }),
  ];
}

function expire(telling: Telling): Step[] {
  const { story, random } = telling;
  const dueMs = Math.min(
    Date.parse(story.requestedAt) + defaultSettings.answerWithinHours * HOUR_MS,
    Date.parse(story.startsAt),
  );
  return [
    step(telling, 'expire', later(new Date(dueMs).toISOString(), 0.01, 0.4, random), 'system', {
      do: 'expireBooking',
      bookingId: bookingIdOf(story.key),
    }),
  ];
}

/** From a few minutes before the start to a few after it; the work follows soon. */
function workTimes({ story: { key, startsAt, service } }: Telling) {
  const random = randomOf(`work on ${key}`);
  const arrivedAt = later(startsAt, -12, 5, random);
  const startedAt = later(arrivedAt, 3, 9, random);
  return {
    arrivedAt,
    startedAt,
    completedAt: later(startedAt, service.durationMinutes * 0.65, service.durationMinutes - 16, random),
  };
}

function arrive(telling: Telling): Step[] {
  const { story } = telling;
  const { lat, lng } = story.client.address;
  return [
    step(telling, 'arrive for', workTimes(telling).arrivedAt, story.worker.key, {
      do: 'arrive',
      params: { id: bookingIdOf(story.key) },
      body: { lat, lng },
    }),
  ];
}

function start(telling: Telling): Step[] {
  const { story } = telling;
  const { startedAt } = workTimes(telling);
  const params = { id: bookingIdOf(story.key) };
  const extraAt = later(startedAt, 1, 6, randomOf(`extra of ${story.key}`));
  return [
    step(telling, 'start', startedAt, story.worker.key, { do: 'startWork', params }),
    ...(story.extra
      ? [
          step(telling, 'propose an extra for', extraAt, story.worker.key, {
            do: 'proposeExtra',
            params,
            body: story.extra,
          }),
        ]
      : []),
  ];
}

function complete(telling: Telling): Step[] {
  const { story, random } = telling;
  const { completedAt } = workTimes(telling);
  const note = random.pick(completionNotes);
  return [
    step(telling, 'complete', completedAt, story.worker.key, {
      do: 'completeWork',
      params: { id: bookingIdOf(story.key) },
      body: { note },
    }),
    ...paymentSteps({ ...telling, since: completedAt }),
    ...reviewed(telling, completedAt),
  ];
}

function reviewed(telling: Telling, completedAt: string): Step[] {
  const { story, random } = telling;
  if (story.review === 'none' || (!story.review && random.chance(0.28))) return [];
  const rating = story.review?.rating ?? ratingFor(story, random);
  const text = story.review?.text ?? reviewText(rating, story, random);
  const at = story.review?.at ?? later(completedAt, 15, random.chance(0.7) ? 300 : 3000, random);
  return [
    step(telling, 'review', at, story.client.key, {
      do: 'reviewBooking',
      params: { id: bookingIdOf(story.key) },
      body: { rating, text },
    }),
  ];
}

/** Each worker has their own name to keep; Jun's is the best. */
function ratingFor({ worker }: BookingStory, random: Random): number {
  if (worker.key === 'jun-bautista')
    return random.weighted([
      [5, 92],
      [4, 8],
    ] as const);
  const quality = randomOf(`quality of ${worker.key}`).int(55, 90);
  return random.weighted([
    [5, quality],
    [4, 90 - quality + 6],
    [3, 5],
    [2, 1.5],
    [1, 0.5],
  ] as const);
}

function askAhead(telling: Telling): Step[] {
  const { story, answeredAt } = telling;
  if (!story.askedAhead) return [];
  return [
    step(telling, 'ask ahead for', later(answeredAt, 2, 6, randomOf(`ahead of ${story.key}`)), story.worker.key, {
      do: 'requestPayment',
      params: { id: bookingIdOf(story.key) },
      body: {},
    }),
  ];
}

function cancelEarly(telling: Telling): Step[] {
  const { story, answeredAt, random } = telling;
  const at = later(answeredAt, 10, 120, random);
  const closed = step(
    telling,
    'close the payment of',
    later(at, 0.02, 0.06, randomOf(`close ${story.key}`)),
    'system',
    { do: 'closePayment', bookingId: bookingIdOf(story.key) },
  );
  return [
    ...cancelled(telling, at, story.client.key, random.pick(clientCancelReasons)),
    ...(story.askedAhead ? [closed] : []),
  ];
}

/** Within the hours that cost a fee. */
function cancelLate(telling: Telling): Step[] {
  const { story, random } = telling;
  const since = earlier(story.startsAt, { minutes: 50 + random.next() * 250 });
  return [
    ...cancelled(telling, since, story.client.key, random.pick(clientCancelReasons)),
    ...paymentSteps({ ...telling, since }),
  ];
}

function cancelByWorker(telling: Telling): Step[] {
  const { story, random } = telling;
  return cancelled(
    telling,
    earlier(story.startsAt, { minutes: 60 + random.next() * 340 }),
    story.worker.key,
    random.pick(workerCancelReasons),
  );
}

function cancelByAdmin(telling: Telling): Step[] {
  const { story, random } = telling;
  const at = earlier(story.startsAt, { minutes: 90 + random.next() * 210 });
  return [
    step(telling, 'call off', at, 'carla-lim', {
      do: 'cancelAsAdmin',
      params: { id: bookingIdOf(story.key) },
      body: { reason: random.pick(adminCancelReasons) },
    }),
  ];
}

function cancelled(telling: Telling, at: string, as: string, reason: string): Step[] {
  return [
    step(telling, 'call off', at, as, {
      do: 'cancelBooking',
      params: { id: bookingIdOf(telling.story.key) },
      body: { reason },
    }),
  ];
}
