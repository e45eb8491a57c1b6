import { StartupError } from '../eventing/resilience.ts';
import type { CollectionSchema, Documents } from '../eventing/documents.ts';
import type { EventLog } from '../eventing/event-log.ts';

const COLLECTION = 'log-identity';
const ID = 'log';

/** Password hashes, sessions and codes. */
export const secretsSchema: CollectionSchema = { name: 'vault', fields: ['expiresAtMs'] };

type StoredOrigin = { origin: string };
type Stores = { eventLog: Pick<EventLog, 'identity'>; privateDocuments: Documents };

/**
 * The private data stores the `origin` of its event log, which copies of the log share. Private data of another log
 * would lock users out or sign them in as others. Missing private data beside a log with events of `accountTypes` is
 * lost, not a first start. Throws StartupError.
 */
export async function requirePrivateDataOfLog(
  stores: Stores & { eventLog: Pick<EventLog, 'readAll'> },
  accountTypes: readonly string[],
): Promise<void> {
  const { eventLog, privateDocuments } = stores;
  const { origin } = await eventLog.identity();
  const kept = (await storedOrigin(privateDocuments))?.document;
  if (!kept) {
    const accounts = await eventLog.readAll({ after: 0, types: accountTypes, limit: 1 });
    if (accounts.length > 0 && !(await holdsSecrets(privateDocuments)))
      throw new StartupError(
        'The event log holds accounts, but its private data (private.db, or the database that ends in -private) is ' +
          'missing: restore it from a back-up. If it is lost, every user must reset their password: run ' +
          'npm run documents -- adopt.',
      );
    return adoptLog(stores);
  }
  if (kept.origin === origin) return;
  throw new StartupError(
    'The private data (private.db, or the database that ends in -private) belongs to another event log: ' +
      'restore both from one back-up, or, if these two belong together, run npm run documents -- adopt.',
  );
}

/** Marks the private data as belonging to this log. */
export async function adoptLog({ eventLog, privateDocuments }: Stores): Promise<void> {
  const { origin } = await eventLog.identity();
  const before = await storedOrigin(privateDocuments);
  await privateDocuments.write([
    {
      collection: COLLECTION,
      id: ID,
      document: { origin } satisfies StoredOrigin,
      position: (before?.position ?? 0) + 1,
      ifPosition: before?.position ?? 'none',
    },
  ]);
}

/** Private data from before the origin was stored. */
async function holdsSecrets(documents: Documents): Promise<boolean> {
  await documents.ensure(secretsSchema);
  return (await documents.find(secretsSchema.name, { limit: 1 })).length > 0;
}

async function storedOrigin(documents: Documents) {
  await documents.ensure({ name: COLLECTION });
  return documents.get<StoredOrigin>(COLLECTION, ID);
}
