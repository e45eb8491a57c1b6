import type { quoteEvents } from '../events/booking-quotes.ts';
import type { DataOf } from '../events/registry.ts';
import { codeOf, ofBooking, toClient, toWorkerOfEvent, type DetailsOf, type Recipient } from './event-details.ts';

type RejectedQuote = DataOf<'QuoteRejected'>;

const ofWorker = ({ workerId }: { workerId: string }) => workerId;
const quoteValues = ({ workerName, workerId, amountCentavos }: RejectedQuote) => ({
  worker: workerName,
  workerId,
  amountCentavos,
});
const endedQuoteNotice = ({ workerName, amountCentavos, ...data }: RejectedQuote) => ({
  ...codeOf(data),
  worker: workerName,
  amountCentavos,
});

export const bookingQuotes = {
  QuoteOffered: {
    tone: 'info',
    icon: 'Tag',
    subject: ofBooking,
    strict: true,
    changes: ({ beforeCentavos, amountCentavos }) => ({
      amountCentavos: { before: beforeCentavos ?? undefined, after: amountCentavos },
    }),
    history: ({ worker, amountCentavos, beforeCentavos, message, validUntil, replaces }) => ({
      worker: worker.name,
      workerId: worker.workerId,
      amountCentavos,
      beforeCentavos: beforeCentavos ?? null,
      message,
      validUntil,
      replaces: replaces !== null,
    }),
    ofWorker: ({ worker }) => worker.workerId,
    notify: {
      kind: ({ beforeCentavos }) => typeof beforeCentavos === 'number' && 'QuoteChanged',
      to: toClient,
      details: ({ worker, amountCentavos, beforeCentavos, ...data }) => ({
        ...codeOf(data),
        worker: worker.name,
        amountCentavos,
        ...(beforeCentavos != null && { beforeCentavos }),
      }),
    },
  },
  QuoteWithdrawn: {
    tone: 'neutral',
    icon: 'Tag',
    subject: ofBooking,
    history: ({ cause = null, ...data }) => ({ ...quoteValues(data), cause }),
    ofWorker,
    notify: {
      kind: ({ cause }) => cause === 'worker_unavailable' && 'QuoteOff',
      to: toClient,
      details: ({ cause, ...data }) => ({ ...endedQuoteNotice(data), ...(cause && { cause }) }),
    },
  },
  QuoteRejected: {
    tone: 'mango',
    icon: 'CircleX',
    subject: ofBooking,
    history: quoteValues,
    ofWorker,
    notify: { to: toWorkerOfEvent, details: endedQuoteNotice },
  },
  QuoteExpired: {
    tone: 'neutral',
    icon: 'Timer',
    subject: ofBooking,
    history: quoteValues,
    ofWorker,
    notify: { to: toWorkerOfEvent, details: endedQuoteNotice },
  },
  QuoteAccepted: {
    tone: 'brand',
    icon: 'CalendarCheck',
    subject: ofBooking,
    strict: true,
    changes: ({ beforeCentavos, priceCentavos }) => ({
      priceCentavos: { before: beforeCentavos ?? undefined, after: priceCentavos },
    }),
    history: ({ worker, priceCentavos, beforeCentavos }) => ({
      worker: worker.name,
      workerId: worker.workerId,
      priceCentavos,
      beforeCentavos: beforeCentavos ?? null,
    }),
    ofWorker: ({ worker }) => worker.workerId,
    notify: {
      kind: ({ chosen }) => chosen === false && 'QuoteNotChosen',
      to: chosenAndOthers,
      details: ({ startsAt, ...data }) => ({ ...codeOf(data), startsAt }),
    },
  },
} satisfies DetailsOf<keyof typeof quoteEvents>;

/** Other workers' prices are confidential, so only the chosen worker's notification has the price. */
function chosenAndOthers({ worker: { accountId }, priceCentavos, closed }: DataOf<'QuoteAccepted'>): Recipient[] {
  const others = closed.map(({ workerAccountId }): Recipient => ({
    accountId: workerAccountId,
    as: 'worker',
    only: { chosen: false },
  }));
  return [{ accountId, as: 'worker', only: { chosen: true, priceCentavos } }, ...others];
}
