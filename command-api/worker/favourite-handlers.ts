import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { canTakeJobs } from '../booking/booking-call.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { workerDecider } from './decider.ts';
import type { FavouriteCommand } from './favourite-commands.ts';
import { favouritesDecider } from './favourites-decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };

export function favouriteHandlers({ commands, now }: Deps): Handlers<'addFavourite' | 'removeFavourite'> {
  async function send(command: FavouriteCommand, context: CallContext) {
    const { accountId, workerId } = command.data;
    const stream = streams.favourites(accountId);
    const { position } = await commands.handle(favouritesDecider, stream, command, commandContext(context, now()));
    return { data: { workerId }, position };
  }

  /** Rejects a worker whom this client could not book. The error does not reveal a suspension. */
  async function requireBookable(workerId: string): Promise<void> {
    const { state } = await commands.load(workerDecider, streams.worker(workerId));
    if (state.kind === 'none') throw new ApiError('not_found', { message: 'There is no such worker.' });
    if (!(await canTakeJobs(commands, workerId, { now: now().toISOString() })))
      throw new ApiError('worker_unavailable');
  }

  return {
    addFavourite: async ({ params: { id: workerId }, context }) => {
      await requireBookable(workerId);
      const data = { accountId: signedIn(context).accountId, workerId, now: now().toISOString() };
      return send({ type: 'AddFavourite', data }, context);
    },
    removeFavourite: ({ params: { id: workerId }, context }) =>
      send({ type: 'RemoveFavourite', data: { accountId: signedIn(context).accountId, workerId } }, context),
  };
}
