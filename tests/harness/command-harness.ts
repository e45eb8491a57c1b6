import { randomUUID } from 'node:crypto';
import { REFRESH_TOKEN_HEADER } from '#contracts/headers.ts';
import { createListAdmins } from '#command-api/account/admins.ts';
import { createResetLinks } from '#command-api/account/passwords/reset-links.ts';
import { createUndoLinks } from '#command-api/account/contact/undo-links.ts';
import { createSecretStore } from '#command-api/account/secret-store.ts';
import { createCalendarReader } from '#command-api/calendar/read-calendars.ts';
import { createCommandHandler } from '#command-api/command-handling/command-handler.ts';
import { createMemoryEventLog, memoryDocuments } from '#infra/eventing/testing.ts';
import { withCodec } from '#contracts/events/codec.ts';
import { createOutbox } from '#infra/mail/outbox.ts';
import { FetchError } from '#infra/outbound/public-fetch.ts';
import { createSandbox } from '#infra/payments/sandbox-payments.ts';
import type { CallContext, Caller } from '#contracts/calls/handlers.ts';
import { testClock } from './test-clock.ts';

/**
 * The dependencies of command handlers and policies: an event log in memory, checked by the codec as in production, and
 * documents in memory.
 */
export async function openCommandHarness({ now = testClock.now }: { now?: () => Date } = {}) {
  const stored = createMemoryEventLog({ now });
  const eventLog = withCodec(stored);
  const documents = memoryDocuments();
  const sandbox = await createSandbox({ documents, secret: 'of a test', now });
  const secretStore = await createSecretStore(documents, now);
  const outbox = createOutbox({ now });
  const commands = createCommandHandler(eventLog);
  return {
    sandbox,
    payments: sandbox.provider,
    secretStore,
    /** No external calendar is reachable. */
    calendars: createCalendarReader({ commands, secretStore, publicFetch: unreachable }),
    outbox,
    /** The adapters that a policy sends with. */
    mail: outbox.mail,
    sms: outbox.sms,
    undoLinks: createUndoLinks({ secretStore, publicUrl: 'https://suki.test', secret: 'of a test' }),
    resetLinks: createResetLinks({ secretStore, now, publicUrl: 'https://suki.test', secret: 'of a test' }),
    /** Keeps no files. */
    privateFiles: { remove: async () => undefined },
    eventLog,
    /** The log without the codec: accepts events that the codec would refuse. */
    stored,
    documents,
    commands,
    staff: {
      admins: createListAdmins(eventLog, commands),
      approvalsUrl: 'https://suki.test/admin/approvals',
      publicUrl: 'https://suki.test',
    },
    async close() {
      await eventLog.close();
      await documents.close();
    },
  };
}

/** A fetch of external calendars that always fails. */
export async function unreachable(): Promise<never> {
  throw new FetchError('unreachable');
}

/** A call in the form that the router passes to a handler. */
export function callBy(
  caller: Partial<Caller> & Pick<Caller, 'accountId' | 'userType'>,
  commandId: string = randomUUID(),
): CallContext {
  return {
    caller: { workerId: null, sessionId: 'session-1', ...caller },
    commandId,
    isFirstTry: false,
    ifRevision: null,
    files: [],
    fields: {},
    // A program, which has no cookies.
    header: (name) => (name === REFRESH_TOKEN_HEADER ? 'body' : undefined),
    setHeader: () => undefined,
  };
}
