import type { EventMetadata } from '../event-log/envelope.ts';
import type { Refused } from './decider.ts';
import type { CommandContext, CommandHandling } from './handle-command.ts';

type PlainContext = CommandContext & { actor?: unknown };

/** For a product without own metadata, correlation ids and errors: a refusal is thrown with its rule as the message. */
export const plainHandling: CommandHandling<PlainContext, EventMetadata, Refused> = {
  metadataOf: ({ actor = null }) => ({ actor }),
  threads: { note: () => {}, correlationId: async () => undefined },
  stale: { refused: 'stale' },
  failureOf: ({ refused }) => new Error(refused),
  conflict: () => new Error('conflict'),
};
