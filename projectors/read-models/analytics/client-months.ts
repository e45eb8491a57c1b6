import { platformReset } from '#contracts/events/platform.ts';
import { leadingTo } from '#contracts/events/booking.ts';
import { manilaMonth } from '#contracts/manila-time.ts';
import { defineReadModel, onEach } from '../../read-model.ts';
import { hashOf } from './buckets.ts';
import { type Counts, increment } from './counts.ts';

/**
 * Months in which clients had a completed job, and retention: `cohorts[first month][later month]`. The first month
 * counts all clients whose first job was completed in it. By a hash of the client's id.
 */
export type ClientMonthsDocument = {
  cohorts: Readonly<Record<string, Counts>>;
  /** Months with completed jobs, in order. */
  clients: readonly { clientId: string; months: readonly string[] }[];
  /** Log position of the last change, for in-memory replicas. */
  changed: number;
};

/** Enough that few clients are copied for each job. */
const PARTS = 256;

export const clientMonths = defineReadModel<ClientMonthsDocument>({
  name: 'analytics-clients',
  version: 1,
  fields: ['changed'],
  resetOn: { [platformReset]: (_, { position }) => ({ cohorts: {}, clients: [], changed: position }) },
  on: onEach(leadingTo('completed'), {
    ids: ({ data }) => String(hashOf(data.clientId) % PARTS),
    apply: (before: ClientMonthsDocument | undefined, { data: { clientId }, recordedAt, position }) =>
      withMonth(before ?? { cohorts: {}, clients: [], changed: 0 }, clientId, manilaMonth(recordedAt), position),
  }),
});

function withMonth(
  document: ClientMonthsDocument,
  clientId: string,
  month: string,
  position: number,
): ClientMonthsDocument {
  const at = document.clients.findIndex((client) => client.clientId === clientId);
  const months = document.clients[at]?.months ?? [];
  if (months.includes(month)) return document;
  const [first = month] = months;
  const client = { clientId, months: [...months, month] };
  return {
    cohorts: { ...document.cohorts, [first]: increment(document.cohorts[first] ?? {}, month) },
    clients: at < 0 ? [...document.clients, client] : document.clients.with(at, client),
    changed: position,
  };
}
