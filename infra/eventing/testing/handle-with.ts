import type { Command, Decision, Fold, Refused } from '../command-handling/decider.ts';
import type { CommandContext, createCommandHandler, Handled } from '../command-handling/handle-command.ts';
import type { EventMetadata } from '../event-log/envelope.ts';

type Commands<Context extends CommandContext, Refusal extends Refused> = Pick<
  ReturnType<typeof createCommandHandler<Context, EventMetadata, Refusal>>,
  'handle'
>;

/**
 * Handles a command whose decision is passed as a function: for tests of the handler, and for events that a test
 * requires.
 */
export function handleWith<
  State,
  Event extends { type: string; data: unknown },
  Context extends CommandContext,
  Refusal extends Refused,
>(
  commands: Commands<Context, Refusal>,
  fold: Fold<State, Event>,
  stream: string,
  decide: (state: State) => Decision<Event, Refusal>,
  context: Context,
): Promise<Handled<State, Event>> {
  const saying = { ...fold, decide: (_: Command, state: State) => decide(state) };
  return commands.handle(saying, stream, { type: 'Decide', data: null }, context);
}
