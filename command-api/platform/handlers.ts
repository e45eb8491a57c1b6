import { streams } from '#contracts/events/streams.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { changeUser } from './change-user.ts';
import { platformDecider } from './decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };

/** What admins change for the whole platform, and about people. */
export function platformHandlers({ commands, now }: Deps): Handlers<'changeConfig' | 'changeUser'> {
  return {
    changeConfig: async ({ body, context }) => {
      const { state, position } = await commands.handle(
        platformDecider,
        streams.system(),
        { type: 'ChangeConfig', data: body },
        commandContext(context, now()),
      );
      return { data: state.settings, position };
    },
    changeUser: async ({ params, body, context }) => {
      const position = await changeUser(
        commands,
        params.id,
        body,
        signedIn(context).accountId,
        commandContext(context, now()),
      );
      return { data: { id: params.id }, position };
    },
  };
}
