import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { SealedEvent, UnreadableEvent } from '#infra/eventing/event-log.ts';
import type { CommandHandler } from '../../command-handling/command-handler.ts';
import { accountDecider } from '../decider.ts';
import type { SecretStore } from '../secret-store.ts';
import { isOutdated, passwordHashes } from './password-hashes.ts';

const COLLECTION = 'passwords-checked';
const ID = 'passwords';
const AT_ONCE = 500;
const changed = 'PasswordChanged';

type Deps = {
  eventLog: Pick<DecodedLog, 'readAll' | 'holds'>;
  privateDocuments: Documents;
  commands: CommandHandler;
  secretStore: SecretStore;
};

/**
 * Counts accounts whose password changed after the private data was backed up. The last checked log position is stored with the
 * private data, so that a restored back-up is checked from its own time.
 */
export async function countOutdatedPasswords({ eventLog, privateDocuments, commands, secretStore }: Deps) {
  await privateDocuments.ensure({ name: COLLECTION });
  const before = await privateDocuments.get<{ position: number }>(COLLECTION, ID);
  const checked = before?.document.position ?? 0;
  // The position is unknown when it belongs to another log or a later state of this one.
  const { streams, position } = await changedAfter((await eventLog.holds(checked)) ? checked : 0, eventLog);
  let outdated = 0;
  for (const stream of streams) if (await isOf(stream)) outdated++;
  // Repeated at each start until all owners have new passwords.
  if (outdated === 0 && position !== before?.document.position)
    await privateDocuments.write([
      { collection: COLLECTION, id: ID, document: { position }, position, ifPosition: before?.position ?? 'none' },
    ]);
  return outdated;

  async function isOf(stream: string): Promise<boolean> {
    try {
      const { state } = await commands.load(accountDecider, stream);
      const stored = state.kind === 'account' && (await passwordHashes(secretStore).read(state.accountId));
      return Boolean(stored && isOutdated(state, stored));
    } catch (error) {
      if (error instanceof UnreadableEvent) return false;
      throw error;
    }
  }
}

/** Streams of accounts with password changes after the position, and the position of the last such event. */
async function changedAfter(after: number, eventLog: Deps['eventLog']) {
  const streams = new Set<string>();
  let position = after;
  for (let isEnd = false; !isEnd;) {
    const events = await eventLog.readAll({ after: position, types: [changed], limit: AT_ONCE });
    for (const event of events) {
      if (!(event instanceof SealedEvent)) streams.add(event.stream);
      ({ position } = event);
    }
    isEnd = events.length < AT_ONCE;
  }
  return { streams, position };
}
