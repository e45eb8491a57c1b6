import { nameWithInitial } from '../account/person.ts';
import { bookingCode } from '../booking/code.ts';
import { workerVisibleParts, type RequestPart } from '../booking/request-parts.ts';
import type { bookingRequestEvents } from '../events/booking-requests.ts';
import type { DataOf } from '../events/registry.ts';
import { when } from './change-values.ts';
import {
  codeOf,
  ofBooking,
  toClient,
  toWorker,
  withoutDuplicates,
  type DetailsOf,
  type Recipient,
} from './event-details.ts';

const isWorkerVisible = (part: RequestPart) => workerVisibleParts.includes(part);

/** Names of the parts; for the time, its new value. */
function parts(changed: readonly RequestPart[], startsAt: string): string {
  return changed.map((part) => (part === 'time' ? `now ${when(startsAt)}` : part)).join(', ');
}

export const bookingRequests = {
  BookingRequestEdited: {
    tone: 'info',
    icon: 'PenLine',
    subject: ofBooking,
    changes: ({ changed, before, startsAt }: DataOf<'BookingRequestEdited'>) => ({
      changed: changed.map((part) => (part === 'time' ? { before: before.startsAt, after: startsAt } : part)),
    }),
    history: ({ changed, before, startsAt }) => ({ changed, before: before.startsAt, startsAt }),
    historyValues: ({ changed, startsAt }) => ({ parts: parts(changed, startsAt) }),
    notify: {
      kind: ({ changed }) => Array.isArray(changed) && changed.includes('time') && 'BookingRequestMoved',
      to: (data) => (data.changed.some(isWorkerVisible) ? data.toldAccountIds.flatMap(toWorker) : []),
      details: ({ clientName, changed, startsAt, ...data }) => ({
        ...codeOf(data),
        // Some of the recipients only sent a quote.
        client: nameWithInitial(clientName),
        changed: changed.filter(isWorkerVisible),
        startsAt,
      }),
    },
  },
  BookingWidened: {
    tone: 'info',
    icon: 'UserPlus',
    subject: ofBooking,
    history: ({ worker, cause }) => ({ worker: worker.name, ...(cause && { cause }) }),
    ofWorker: ({ worker }) => worker.workerId,
    notify: {
      kind: ({ cause, reader }) => cause !== undefined && (reader === 'client' ? 'OthersAskedNext' : 'OthersAskedToo'),
      to: widenedTo,
      details: ({ clientName, worker, cause, ...data }) => ({
        ...codeOf(data),
        client: clientName,
        worker: worker.name,
        ...(cause && { cause }),
      }),
    },
  },
  BookingNarrowed: {
    tone: 'info',
    icon: 'UserPlus',
    subject: ofBooking,
    history: ({ worker, wasOpened }) => ({ worker: worker.name, wasOpened }),
    ofWorker: ({ worker }) => worker.workerId,
    notify: {
      to: ({ worker, wasOpened }) => (wasOpened ? toWorker(worker.accountId) : []),
      details: ({ clientName, ...data }) => ({ ...codeOf(data), client: clientName }),
    },
  },
  OthersAsked: {
    tone: 'info',
    icon: 'Repeat',
    subject: ofBooking,
    // The client's next step is hidden from the former worker.
    ofWorker: () => '',
    changes: ({ newBookingId }) => ({ code: bookingCode(newBookingId) }),
    history: ({ newBookingId }) => ({ code: bookingCode(newBookingId) }),
  },
  RequestDismissed: { tone: 'info', icon: 'Check', subject: ofBooking, ofWorker: () => '' },
} satisfies DetailsOf<keyof typeof bookingRequestEvents>;

/** When the platform asks others, it notifies the client, and a worker who can still take the job. */
function widenedTo({ cause, clientId, worker }: DataOf<'BookingWidened'>): Recipient[] {
  const theWorker = toWorker(worker.accountId);
  if (cause === undefined) return theWorker;
  return withoutDuplicates([...toClient({ clientId }), ...(cause === 'unanswered' ? theWorker : [])]);
}
