import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { commandContext } from '../../command-handling/command-context.ts';
import type { CommandHandler } from '../../command-handling/command-handler.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };

/** The caller's own views of lists. */
export function listViewHandlers({ commands, now }: Deps): Handlers<'saveListView' | 'deleteListView'> {
  const handle = (command: AccountCommand, context: CallContext) =>
    commands.handle(
      accountDecider,
      streams.account(signedIn(context).accountId),
      command,
      commandContext(context, now()),
    );
  return {
    saveListView: async ({ params: { id }, body, context }) => {
      const view = { id, ...body };
      const { position } = await handle({ type: 'SaveListView', data: view }, context);
      return { data: view, position };
    },

    deleteListView: async ({ params: { id }, context }) => {
      const { position } = await handle({ type: 'DeleteListView', data: { viewId: id } }, context);
      return { data: { id }, position };
    },
  };
}
