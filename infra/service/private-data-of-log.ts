import { StartupError } from '../eventing/resilience/startup-error.ts';
import type { Documents } from '../eventing/documents/port.ts';
import type { EventLog } from '../eventing/event-log/port.ts';

const COLLECTION = 'log-identity';
const ID = 'log';

type Kept = { origin: string };
type Stores = { eventLog: Pick<EventLog, 'identity'>; privateDocuments: Documents };

/**
 * The private data remember which log they were begun with, as a copy of it counts too (`origin`): passwords and documents
 * beside the accounts of another would shut everybody out, or let them in as somebody else. Throws StartupError.
 */
export async function requirePrivateDataOfLog(stores: Stores): Promise<void> {
  const { origin } = await stores.eventLog.identity();
  const kept = (await keptIn(stores.privateDocuments))?.document;
  if (!kept) return adoptLog(stores);
  if (kept.origin === origin) return;
  throw new StartupError(
    'The private data (private.db, or the database that ends in -private) were kept beside another event log: ' +
      'put both back from one back-up, or, where these two belong together, run npm run documents -- adopt.',
  );
}

/** From now on the private data belong to this log. */
export async function adoptLog({ eventLog, privateDocuments }: Stores): Promise<void> {
  const { origin } = await eventLog.identity();
  const before = await keptIn(privateDocuments);
  await privateDocuments.write([
    {
      collection: COLLECTION,
      id: ID,
      document: { origin } satisfies Kept,
      position: (before?.position ?? 0) + 1,
      ifPosition: before?.position ?? 'none',
    },
  ]);
}

async function keptIn(documents: Documents) {
  await documents.ensure({ name: COLLECTION });
  return documents.get<Kept>(COLLECTION, ID);
}
