import { streams } from '#contracts/events/streams.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { workerDecider } from './decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };

/** Admins approve or refuse each document of a worker separately. */
export function checkDocumentHandlers({ commands, now }: Deps): Handlers<'checkWorkerDocument'> {
  return {
    checkWorkerDocument: async ({ params: { workerId, documentId }, body, context }) => {
      const own = commandContext(context, now());
      const { accountId: by } = signedIn(context);
      const checked = { documentId, now: own.now };
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(workerId),
        body.outcome === 'approved'
          ? { type: 'ApproveDocument', data: { ...checked, by, kind: body.kind, expiresOn: body.expiresOn } }
          : { type: 'RefuseDocument', data: { ...checked, reason: body.reason } },
        own,
      );
      return { data: { documentId }, position };
    },
  };
}
