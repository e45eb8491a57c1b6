import { streams } from '#contracts/events/streams.ts';
import { type Handlers, signedIn } from '#infra/http/routing/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { workerDecider } from './decider.ts';
import { approveDocument, refuseDocument } from './decide-papers.ts';

type Deps = { commands: CommandHandler; now: () => Date };

/** What admins find when they look at a worker's paper: each by itself. */
export function checkDocumentHandlers({ commands, now }: Deps): Handlers<'checkWorkerDocument'> {
  return {
    checkWorkerDocument: async ({ params: { workerId, documentId }, body, context }) => {
      const command = commandContext(context, now());
      const { accountId: by } = signedIn(context);
      const { position } = await commands.handleWith(
        workerDecider,
        streams.worker(workerId),
        (state) =>
          body.outcome === 'approved'
            ? approveDocument({ ...body, documentId, by, now: command.now }, state)
            : refuseDocument({ ...body, documentId, now: command.now }, state),
        command,
      );
      return { data: { documentId }, position };
    },
  };
}
