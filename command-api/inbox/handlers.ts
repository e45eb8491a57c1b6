import { streams } from '#contracts/events/streams.ts';
import { type Handlers, signedIn } from '#infra/http/handlers.ts';
import { commandContext } from '../handling/command-context.ts';
import type { Commands } from '../handling/commands.ts';
import { inboxDecider, readNotifications } from './decider.ts';

type Deps = { commands: Commands; /** The log's newest position: nothing beyond it can have been seen. */ head: () => Promise<number>; now: () => Date };

export function inboxHandlers({ commands, head, now }: Deps): Handlers<'readNotifications'> {
  return {
    readNotifications: async ({ body, context }) => {
      const { accountId } = signedIn(context);
      const upToPosition = Math.min(body.upToPosition, await head());
      const { state, position } = await commands.handle(inboxDecider, streams.inbox(accountId), (known) => readNotifications({ accountId, upToPosition }, known), commandContext(context, now()));
      return { data: { upToPosition: state.seenUpTo }, position };
    },
  };
}
