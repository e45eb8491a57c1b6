import { streams } from '#contracts/events/streams.ts';
import type { EventLog } from '#infra/eventing/event-log/port.ts';
import { type Handlers, signedIn } from '#infra/http/routing/handlers.ts';
import { commandContext } from '../handling/command-context.ts';
import type { Commands } from '../handling/commands.ts';
import { inboxDecider, readNotifications } from './decider.ts';

type Deps = { commands: Commands; eventLog: Pick<EventLog, 'head'>; now: () => Date };

export function inboxHandlers({ commands, eventLog, now }: Deps): Handlers<'readNotifications'> {
  return {
    readNotifications: async ({ body, context }) => {
      const { accountId } = signedIn(context);
      // Nothing beyond the log's newest event can have been seen.
      const upToPosition = Math.min(body.upToPosition, await eventLog.head());
      const { state, position } = await commands.handle(inboxDecider, streams.inbox(accountId), (known) => readNotifications({ accountId, upToPosition }, known), commandContext(context, now()));
      return { data: { upToPosition: state.seenUpTo }, position };
    },
  };
}
