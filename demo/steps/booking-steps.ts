import { fullName } from '#contracts/account/person.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { manilaDay, manilaTime } from '#contracts/manila-time.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { PlannedBooking, Ending } from '../scenarios/planned-booking.ts';
import { answerDeadline } from '#command-api/booking/decide-requests.ts';
import { conversationSteps } from './conversation-steps.ts';
import { bookingIdOf, requestOf, workerIdOf } from '../people/ids.ts';
import { demoAnswers } from '../forms/demo-answers.ts';
import { formsPublishedAt } from './form-steps.ts';
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
import { reviewAnswer } from '../texts/review-answers.ts';
import { reviewText } from '../texts/reviews.ts';
import type { Deed, Step } from './step.ts';

type StepContext = {
  booking: PlannedBooking;
  anchor: Anchor;
  random: Random;
  answeredAt: string;
  method: PaymentMethod;
};
type StepsOf = (context: StepContext) => Step[];

/** The steps of one booking, from the request to its planned state. */
export function bookingSteps(booking: PlannedBooking, anchor: Anchor): Step[] {
  const random = randomOf(`booking ${booking.key}`);
  const answeredAt = booking.answeredAt ?? answerTime(booking, random);
  const method =
    booking.paymentMethod ??
    random.weighted([
      ['gcash', 6],
      ['cash', 4],
      ['maya', 2],
      ['card', 1],
      ['bank_transfer', 1],
    ] as const);
  const context = { booking, anchor, random, answeredAt, method };
  const steps = [request(context), ...stepsByEnding[booking.ending].flatMap((stepsOf) => stepsOf(context))];
  return steps.filter(({ at }) => at < anchor.moment);
}

const stepsByEnding: Record<Ending, readonly StepsOf[]> = {
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

function step({ booking }: StepContext, verb: string, at: string, as: string, deed: Deed): Step {
  return { at, name: `${verb} ${booking.key}`, as, ...deed };
}

function request(context: StepContext): Step {
  const { booking, anchor, random, method } = context;
  const { client, worker, open, service, startsAt, requestedAt, urgent, note } = booking;
  return {
    at: requestedAt,
    name: requestOf(booking.key),
    as: client.key,
    do: 'createBooking',
    body: {
      serviceId: service.id,
      ...(!open && { workerId: workerIdOf(worker.key) }),
      date: manilaDay(startsAt),
      time: manilaTime(startsAt),
      address: client.address,
      ...(requestedAt > formsPublishedAt(anchor) && demoAnswers(service, randomOf(`answers of ${booking.key}`))),
      notes: note ?? taskNote(service.id, random),
      paymentMethod: method,
      ...((method === 'gcash' || method === 'maya') && {
        paymentDetails: { account: client.phone, name: fullName(client) },
      }),
      ...(urgent && { urgent }),
    },
  };
}

/** Soon after the request, and well before it would expire. */
function answerTime({ requestedAt, startsAt }: PlannedBooking, random: Random): string {
  const answerMinutes = Math.min((Date.parse(startsAt) - Date.parse(requestedAt)) / 60_000, 24 * 60);
  return later(
    requestedAt,
    Math.min(4, answerMinutes * 0.1),
    Math.min(random.chance(0.7) ? 50 : 240, answerMinutes * 0.5),
    random,
  );
}

function accept(context: StepContext): Step[] {
  const { booking, answeredAt, random } = context;
  const params = { id: bookingIdOf(booking.key) };
  const { passedOnBy } = booking;
  const passedOnAt = later(
    booking.requestedAt,
    1,
    (Date.parse(answeredAt) - Date.parse(booking.requestedAt)) / 60_000,
    random,
  );
  return [
    ...(passedOnBy
      ? [
          step(context, `pass on by ${passedOnBy.key}`, passedOnAt, passedOnBy.key, {
            do: 'declineBooking',
            params,
            body: { reason: random.pick(declineReasons) },
          }),
        ]
      : []),
    step(context, 'accept', answeredAt, booking.worker.key, { do: 'acceptBooking', params }),
  ];
}

function talk({ booking, answeredAt, random, anchor }: StepContext): Step[] {
  return (booking.chat ?? random.chance(0.35)) ? conversationSteps(booking, answeredAt, anchor) : [];
}

function decline(context: StepContext): Step[] {
  const { booking, answeredAt, random } = context;
  return [
    step(context, 'decline', answeredAt, booking.worker.key, {
      do: 'declineBooking',
      params: { id: bookingIdOf(booking.key) },
      body: { reason: random.pick(declineReasons) },
    }),
  ];
}

function expire(context: StepContext): Step[] {
  const { booking, random } = context;
  const { requestedAt: now, startsAt } = booking;
  const due = answerDeadline({ now, startsAt, settings: defaultSettings });
  return [
    step(context, 'expire', later(due, 0.01, 0.4, random), 'system', {
      do: 'expireBooking',
      bookingId: bookingIdOf(booking.key),
    }),
  ];
}

/** From a few minutes before the start to a few after it; the work follows soon. */
function workTimes({ booking: { key, startsAt, service } }: StepContext) {
  const random = randomOf(`work on ${key}`);
  const arrivedAt = later(startsAt, -12, 5, random);
  const startedAt = later(arrivedAt, 3, 9, random);
  return {
    arrivedAt,
    startedAt,
    completedAt: later(startedAt, service.durationMinutes * 0.65, service.durationMinutes - 16, random),
  };
}

function arrive(context: StepContext): Step[] {
  const { booking } = context;
  const { lat, lng } = booking.client.address;
  return [
    step(context, 'arrive for', workTimes(context).arrivedAt, booking.worker.key, {
      do: 'arrive',
      params: { id: bookingIdOf(booking.key) },
      body: { lat, lng },
    }),
  ];
}

function start(context: StepContext): Step[] {
  const { booking } = context;
  const { startedAt } = workTimes(context);
  const params = { id: bookingIdOf(booking.key) };
  const extraAt = later(startedAt, 1, 6, randomOf(`extra of ${booking.key}`));
  return [
    step(context, 'start', startedAt, booking.worker.key, { do: 'startWork', params }),
    ...(booking.extra
      ? [
          step(context, 'propose an extra for', extraAt, booking.worker.key, {
            do: 'proposeExtra',
            params,
            body: booking.extra,
          }),
        ]
      : []),
  ];
}

function complete(context: StepContext): Step[] {
  const { booking, random } = context;
  const { completedAt } = workTimes(context);
  const note = random.pick(completionNotes);
  return [
    step(context, 'complete', completedAt, booking.worker.key, {
      do: 'completeWork',
      params: { id: bookingIdOf(booking.key) },
      body: { note },
    }),
    ...paymentSteps({ ...context, since: completedAt }),
    ...reviewed(context, completedAt),
  ];
}

function reviewed(context: StepContext, completedAt: string): Step[] {
  const { booking, random } = context;
  if (booking.review === 'none' || (!booking.review && random.chance(0.28))) return [];
  const rating = booking.review?.rating ?? ratingFor(booking, random);
  const text = booking.review?.text ?? reviewText(rating, booking, random);
  const at = booking.review?.at ?? later(completedAt, 15, random.chance(0.7) ? 300 : 3000, random);
  return [
    step(context, 'review', at, booking.client.key, {
      do: 'reviewBooking',
      params: { id: bookingIdOf(booking.key) },
      body: { rating, text },
    }),
    ...answered(context, rating, at),
  ];
}

function answered(context: StepContext, rating: number, reviewedAt: string): Step[] {
  const { key, client, worker } = context.booking;
  const text = reviewAnswer(key, rating, client.language);
  if (text === null) return [];
  const at = later(reviewedAt, 60, 1200, randomOf(`answer time of ${key}`));
  return [
    step(context, 'answer the review of', at, worker.key, {
      do: 'answerReview',
      params: { id: bookingIdOf(key) },
      body: { text },
    }),
  ];
}

/** Ratings follow each worker's quality; Jun's are the best. */
function ratingFor({ worker }: PlannedBooking, random: Random): number {
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

function askAhead(context: StepContext): Step[] {
  const { booking, answeredAt } = context;
  if (!booking.askedAhead) return [];
  return [
    step(context, 'ask ahead for', later(answeredAt, 2, 6, randomOf(`ahead of ${booking.key}`)), booking.worker.key, {
      do: 'requestPayment',
      params: { id: bookingIdOf(booking.key) },
      body: {},
    }),
  ];
}

function cancelEarly(context: StepContext): Step[] {
  const { booking, answeredAt, random } = context;
  const at = later(answeredAt, 10, 120, random);
  const closed = step(
    context,
    'close the payment of',
    later(at, 0.02, 0.06, randomOf(`close ${booking.key}`)),
    'system',
    { do: 'closePayment', bookingId: bookingIdOf(booking.key) },
  );
  return [
    ...cancelled(context, at, booking.client.key, random.pick(clientCancelReasons)),
    ...(booking.askedAhead ? [closed] : []),
  ];
}

/** Within the hours in which a cancellation costs a fee. */
function cancelLate(context: StepContext): Step[] {
  const { booking, random } = context;
  const since = earlier(booking.startsAt, { minutes: 50 + random.next() * 250 });
  return [
    ...cancelled(context, since, booking.client.key, random.pick(clientCancelReasons)),
    ...paymentSteps({ ...context, since }),
  ];
}

function cancelByWorker(context: StepContext): Step[] {
  const { booking, random } = context;
  return cancelled(
    context,
    earlier(booking.startsAt, { minutes: 60 + random.next() * 340 }),
    booking.worker.key,
    random.pick(workerCancelReasons),
  );
}

function cancelByAdmin(context: StepContext): Step[] {
  const { booking, random } = context;
  const at = earlier(booking.startsAt, { minutes: 90 + random.next() * 210 });
  return [
    step(context, 'call off', at, 'carla-lim', {
      do: 'cancelAsAdmin',
      params: { id: bookingIdOf(booking.key) },
      body: { reason: random.pick(adminCancelReasons) },
    }),
  ];
}

function cancelled(context: StepContext, at: string, as: string, reason: string): Step[] {
  return [
    step(context, 'call off', at, as, {
      do: 'cancelBooking',
      params: { id: bookingIdOf(context.booking.key) },
      body: { reason },
    }),
  ];
}
