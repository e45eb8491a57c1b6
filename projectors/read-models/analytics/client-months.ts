import { platformReset } from '#contracts/events/platform.ts';
import { leadingTo } from '#contracts/events/booking.ts';
import { manilaMonth } from '#contracts/manila-time.ts';
import { defineReadModel, onEach } from '../../read-model.ts';
import { hashOf } from './buckets.ts';
import { type Counts, raised } from './counts.ts';

/**
 * In which months clients had a job done, and how many came back: `cohorts[first month][later month]`. The first month
 * counts all clients whose first job was done in it. By a hash of the client's id.
 */
export type ClientMonthsDocument = {
  cohorts: Readonly<Record<string, Counts>>;
  /** The months in which jobs of theirs were done, the first one first. */
  clients: readonly { clientId: string; months: readonly string[] }[];
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

/** So many that few clients are copied for each job. */
const PARTS = 256;

export const clientMonths = defineReadModel<ClientMonthsDocument>({
  name: 'analytics-clients',
  version: 1,
  fields: ['changed'],
  startsAnew: { [platformReset]: (_, { position }) => ({ cohorts: {}, clients: [], changed: position }) },
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
    cohorts: { ...document.cohorts, [first]: raised(document.cohorts[first] ?? {}, month) },
    clients: at < 0 ? [...document.clients, client] : document.clients.with(at, client),
    changed: position,
  };
}
