import { jobAgreed, leadingTo, startsBooking, workerIdIn } from '#contracts/events/booking.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { defineReadModel, onEach } from '../../read-model.ts';
import { isNoToRequest } from '../analytics/request-facts.ts';

/** Outcomes of requests to a worker, for staff. By worker id. */
export type WorkerFiguresDocument = {
  /** Requests that named the worker. */
  requests: number;
  accepted: number;
  declined: number;
  unanswered: number;
  /** Agreed jobs, and those of them that the worker cancelled. */
  agreed: number;
  calledOff: number;
  /** Minutes to the latest answers, newest last. */
  answerMinutes: readonly number[];
  /** Start of waiting for each unanswered request, by booking id. */
  waiting: Readonly<Record<string, string>>;
};

const ANSWERS_KEPT = 50;
/** Requests that went to other workers stay in the list until they are displaced. */
const WAITING_KEPT = 100;

const noFigures: WorkerFiguresDocument = {
  requests: 0,
  accepted: 0,
  declined: 0,
  unanswered: 0,
  agreed: 0,
  calledOff: 0,
  answerMinutes: [],
  waiting: {},
};

const offered = leadingTo('quoted');
const declined = leadingTo('declined');
const expired = leadingTo('expired');
const cancelled = leadingTo('cancelled');

export const workerFigures = defineReadModel<WorkerFiguresDocument>({
  name: 'worker-figures',
  version: 2,
  on: {
    [startsBooking]: { ids, apply: asked },
    ...onEach(jobAgreed, {
      ids,
      apply: (figures = noFigures, event) => {
        const wasAsked = isWaiting(figures, event);
        return {
          ...answered(figures, event),
          agreed: figures.agreed + 1,
          accepted: figures.accepted + Number(wasAsked),
        };
      },
    }),
    ...onEach(offered, { ids, apply: (figures = noFigures, event) => answered(figures, event) }),
    ...onEach(declined, {
      ids,
      apply: (figures = noFigures, event) => {
        // The platform declined for the worker, who gave no answer.
        if (event.data.cause !== undefined) return withoutWaiting(figures, event);
        return countDecline(figures, event);
      },
    }),
    ...onEach(expired, {
      ids,
      apply: (figures = noFigures, event) =>
        isWaiting(figures, event) ? { ...withoutWaiting(figures, event), unanswered: figures.unanswered + 1 } : figures,
    }),
    ...onEach(cancelled, {
      ids,
      apply: (figures = noFigures, event) =>
        isNoToRequest(event.data)
          ? countDecline(figures, event)
          : {
              ...withoutWaiting(figures, event),
              calledOff: figures.calledOff + Number(event.data.by === 'worker'),
            },
    }),
  },
});

type OfWorker =
  | (typeof startsBooking | (typeof jobAgreed | typeof offered | typeof declined)[number])
  | (typeof expired | typeof cancelled)[number];

function ids({ data }: Recorded<OfWorker>): string | [] {
  return workerIdIn(data) ?? [];
}

function asked(
  figures: WorkerFiguresDocument = noFigures,
  { data: { bookingId }, recordedAt }: Recorded<typeof startsBooking>,
): WorkerFiguresDocument {
  const waiting = [...Object.entries(figures.waiting), [bookingId, recordedAt]].slice(-WAITING_KEPT);
  return { ...figures, requests: figures.requests + 1, waiting: Object.fromEntries(waiting) };
}

type OfBooking = { data: { bookingId: string }; recordedAt: string };

function isWaiting({ waiting }: WorkerFiguresDocument, { data: { bookingId } }: OfBooking): boolean {
  return Object.hasOwn(waiting, bookingId);
}

/** The first answer to a request that named the worker. */
function answered(figures: WorkerFiguresDocument, event: OfBooking): WorkerFiguresDocument {
  const since = figures.waiting[event.data.bookingId];
  if (since === undefined) return figures;
  const minutes = Math.max(0, Math.round((Date.parse(event.recordedAt) - Date.parse(since)) / MINUTE_MS));
  return {
    ...withoutWaiting(figures, event),
    answerMinutes: [...figures.answerMinutes, minutes].slice(-ANSWERS_KEPT),
  };
}

/** A decline of a request that named the worker. After a quote, the quote was the answer. */
function countDecline(figures: WorkerFiguresDocument, event: OfBooking): WorkerFiguresDocument {
  return isWaiting(figures, event) ? { ...answered(figures, event), declined: figures.declined + 1 } : figures;
}

function withoutWaiting(figures: WorkerFiguresDocument, { data: { bookingId } }: OfBooking): WorkerFiguresDocument {
  const { [bookingId]: _, ...waiting } = figures.waiting;
  return { ...figures, waiting };
}
