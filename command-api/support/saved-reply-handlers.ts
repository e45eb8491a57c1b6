import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { SavedReplyCommand } from './saved-reply-commands.ts';
import { savedReplyDecider } from './saved-reply-decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };
type Calls = Handlers<'addSavedReply' | 'changeSavedReply' | 'deleteSavedReply' | 'orderSavedReplies'>;

/** Saved replies of staff: add, change, order and delete. */
export function savedReplyHandlers({ commands, now }: Deps): Calls {
  async function handle(command: SavedReplyCommand, context: CallContext): Promise<number> {
    const own = commandContext(context, now());
    return (await commands.handle(savedReplyDecider, streams.replies(), command, own)).position;
  }
  const done = { done: true } as const;

  return {
    addSavedReply: async ({ body, context }) => {
      const replyId = derivedId('saved reply', context.commandId);
      const position = await handle({ type: 'AddSavedReply', data: { replyId, ...body } }, context);
      return { data: { id: replyId }, position };
    },
    changeSavedReply: async ({ params: { id }, body, context }) => ({
      data: done,
      position: await handle({ type: 'ChangeSavedReply', data: { replyId: id, ...body } }, context),
    }),
    deleteSavedReply: async ({ params: { id }, context }) => ({
      data: done,
      position: await handle({ type: 'DeleteSavedReply', data: { replyId: id } }, context),
    }),
    orderSavedReplies: async ({ body, context }) => ({
      data: done,
      position: await handle({ type: 'OrderSavedReplies', data: body }, context),
    }),
  };
}
