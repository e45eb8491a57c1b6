import { requirePermission } from '#contracts/calls/viewer.ts';
import { streams } from '#contracts/events/streams.ts';
import { userChangePermissions } from '#contracts/platform/case-permissions.ts';
import { loadAccount } from '../account/person.ts';
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
      requirePermission(context, userChangePermissions[body.action]);
      // Who may keep somebody out who may keep them out themselves is nobody but those who give staff their roles.
      const { userType } = await loadAccount(commands, params.id);
      if (userType === 'admin') requirePermission(context, 'staff.change');
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
