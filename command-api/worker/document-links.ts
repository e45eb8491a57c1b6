import { streams } from '#contracts/events/streams.ts';
import type { DocumentLink } from '#contracts/views/worker.ts';
import { ApiError } from '#contracts/api-error.ts';
import { READ_PRIVATE_FILE } from '#infra/files/private-files.ts';
import { type Caller, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { SignedGrants } from '#infra/sessions/signed-grants.ts';
import { commandContext, stepOf } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { submittedDocument } from './decide-documents.ts';
import { workerDecider } from './decider.ts';

/** Long enough to open a document on a slow connection. A link also ends with its session. */
const LINK_LIFE_MS = 2 * 60_000;

type Deps = { commands: CommandHandler; grants: Pick<SignedGrants, 'issue'>; now: () => Date };

/** Withdrawals, and links to documents for the worker who owns them and for admins. Every read by an admin is an event. */
export function documentHandlers({
  commands,
  grants,
  now,
}: Deps): Handlers<'linkOwnDocument' | 'linkWorkerDocument' | 'withdrawDocument'> {
  async function linkFor(caller: Caller, documentId: string): Promise<DocumentLink> {
    const expiresAt = new Date(now().getTime() + LINK_LIFE_MS).toISOString();
    const grant = await grants.issue({ purpose: READ_PRIVATE_FILE, subject: documentId, caller }, LINK_LIFE_MS);
    return { url: `/api/documents/${documentId}?grant=${grant}`, expiresAt };
  }

  return {
    linkOwnDocument: async ({ params: { documentId }, context }) => {
      const caller = signedIn(context);
      const { workerId } = caller;
      if (!workerId) throw new ApiError('not_found');
      const { state } = await commands.load(workerDecider, streams.worker(workerId));
      if (!submittedDocument(documentId, state)) throw new ApiError('not_found');
      return { data: await linkFor(caller, documentId) };
    },

    withdrawDocument: async ({ params: { documentId }, context }) => {
      const { workerId } = signedIn(context);
      if (!workerId) throw new ApiError('not_found');
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(workerId),
        { type: 'WithdrawDocument', data: { documentId } },
        commandContext(context, now()),
      );
      return { data: { documentId }, position };
    },

    linkWorkerDocument: async ({ params: { workerId, documentId }, body, context }) => {
      // A separate command id: otherwise a reused Idempotency-Key would open the document without a new event.
      const step = stepOf(commandContext(context, now()));
      const caller = signedIn(context);
      const why = body ? { cause: body.cause, reason: body.reason ?? null } : null;
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(workerId),
        { type: 'ReadDocument', data: { documentId, by: caller.accountId, why, now: now().toISOString() } },
        step,
      );
      return { data: await linkFor(caller, documentId), position };
    },
  };
}
