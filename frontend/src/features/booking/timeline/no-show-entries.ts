import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { CancellationCause } from '#contracts/events/booking.ts';
import { firstName } from '../../../domain/first-name.ts';
import type { EntryOf, TimelineEntry, TimelineReader } from './entry.ts';
import type { BookingWord, MessageKey } from '../message-key.ts';
import type { Side } from '../../../domain/booking/side.ts';

/** What happened of a no-show or an overdue job, in words for one side. */

type Pair = Record<Side, BookingWord>;

const reported: Record<Side, Pair> = {
  client: { client: 'youSayWorkerAway', worker: 'clientCantFindYou' },
  worker: { client: 'workerCantFindYou', worker: 'youSayClientAway' },
};
const answered: Record<Side, Pair> = {
  client: { client: 'youSaidHere', worker: 'clientSaysHere' },
  worker: { client: 'workerOnTheWay', worker: 'youSaidOnTheWay' },
};
const disputed: Record<Side, Pair> = {
  client: { client: 'youDisputed', worker: 'clientDisputed' },
  worker: { client: 'workerDisputed', worker: 'youDisputed' },
};
const causes: Record<CancellationCause, Pair> = {
  worker_no_show: { client: 'workerDidntCome', worker: 'youDidntCome' },
  client_no_show: { client: 'youWerentThere', worker: 'clientWasntThere' },
  unstarted: { client: 'closedUnstarted', worker: 'closedUnstarted' },
  unfinished: { client: 'closedUnfinished', worker: 'closedUnfinished' },
  worker_suspended: { client: 'workerSuspended', worker: 'workerSuspended' },
};

export const noShowRows: Record<string, EntryOf> = {
  NoShowReported: ({ by }, reader) => ({ title: saying(reported[sideIn(by)], reader) }),
  NoShowAnswered: ({ by, message }, reader) => ({ title: saying(answered[sideIn(by)], reader), ...quoted(message) }),
  NoShowDisputed: ({ by, reason }, reader) => ({ title: saying(disputed[sideIn(by)], reader), ...quoted(reason) }),
  NoShowSettled: ({ outcome, reason }) => ({
    title: { key: outcome === 'waived' ? 'noShowWaived' : 'noShowUpheld' },
    ...quoted(reason),
  }),
  BookingOverdue: ({ stage, closesAt }, { locale }) => ({
    title: { key: stage === 'unstarted' ? 'overdueUnstarted' : 'overdueUnfinished' },
    ...(typeof closesAt === 'string' && {
      note: { key: 'overdueCloses' as const, values: { when: formatDayAndTime(closesAt, locale) } },
    }),
  }),
  BookingReopened: (_, { side }) =>
    side === 'worker' ? null : { title: { key: 'reopened' }, note: { key: 'reopenedNote' } },
};

/** null for a cancellation that somebody decided on by themselves. */
export function closedBecause(cause: unknown, feeCentavos: unknown, reader: TimelineReader): TimelineEntry | null {
  if (typeof cause !== 'string' || !Object.hasOwn(causes, cause)) return null;
  const fee = typeof feeCentavos === 'number' ? feeCentavos : 0;
  const note: MessageKey =
    fee > 0 ? { key: 'feeIs', values: { fee: formatPesoShort(fee) } } : { key: 'nothingCharged' };
  return { title: saying(causes[cause as CancellationCause], reader), note };
}

function sideIn(by: unknown): Side {
  return by === 'worker' ? 'worker' : 'client';
}

function saying(pair: Pair, { side, workerName, clientName }: TimelineReader): MessageKey {
  return { key: pair[side], values: { name: firstName(workerName), client: firstName(clientName) } };
}

function quoted(text: unknown): Pick<TimelineEntry, 'note'> {
  return typeof text === 'string' && text !== '' ? { note: `“${text}”` } : {};
}
