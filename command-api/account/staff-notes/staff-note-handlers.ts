import { fullName } from '#contracts/account/person.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext } from '../../command-handling/command-context.ts';
import type { CommandHandler } from '../../command-handling/command-handler.ts';
import { accountDecider } from '../decider.ts';
import { loadAccount } from '../person.ts';

type Deps = { commands: CommandHandler; now: () => Date };

export function staffNoteHandlers({ commands, now }: Deps): Handlers<'addStaffNote'> {
  return {
    addStaffNote: async ({ params: { id }, body: { text }, context }) => {
      const { accountId } = signedIn(context);
      const account = await loadAccount(commands, accountId);
      const by = { accountId, name: fullName(account), avatar: account.avatar };
      // Derived, so that a repeated call creates no second note.
      const noteId = derivedId('note', context.commandId);
      const { position } = await commands.handle(
        accountDecider,
        streams.account(id),
        { type: 'AddStaffNote', data: { noteId, text, by } },
        commandContext(context, now()),
      );
      return { data: { id: noteId }, position };
    },
  };
}
