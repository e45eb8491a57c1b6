import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { OpenedSms } from '#infra/sms/open-sms.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { notificationDecider } from './decider.ts';

type Deps = {
  commands: CommandHandler;
  eventLog: Pick<EventLog, 'head'>;
  receiveTextReport: OpenedSms['receive'];
  now: () => Date;
};

export function notificationHandlers({
  commands,
  eventLog,
  receiveTextReport,
  now,
}: Deps): Handlers<'readNotifications' | 'receiveTextReport'> {
  return {
    readNotifications: async ({ body, context }) => {
      const { accountId } = signedIn(context);
      // At most the log's newest event.
      const upToPosition = Math.min(body.upToPosition, await eventLog.head());
      const { state, position } = await commands.handle(
        notificationDecider,
        streams.inbox(accountId),
        { type: 'ReadNotifications', data: { accountId, upToPosition } },
        commandContext(context, now()),
      );
      return { data: { upToPosition: state.readUpTo }, position };
    },

    async receiveTextReport({ params: { provider }, query: { key }, context: { sent } }) {
      const news = sent && (await receiveTextReport(provider, { ...sent, secret: key }));
      if (typeof news !== 'number')
        throw new ApiError('unauthenticated', {
          message: 'That signature is not right.',
          security: { event: 'webhook_refused' },
        });
      return { data: { received: news > 0 } };
    },
  };
}
