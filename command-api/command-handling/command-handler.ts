/** The kit's command handler with our actors, refusals and threads. */
import type { Actor, EventMetadata } from '#contracts/events/envelope.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type * as kit from '#infra/eventing/command-handling/handle-command.ts';
import { createCommandHandler as createHandler } from '#infra/eventing/command-handling/handle-command.ts';
import { ApiError, apiErrorOf } from '#contracts/api-error.ts';
import type { UnreadableEvent } from '#infra/eventing/event-log/sealed-event.ts';
import { createResets } from './resets.ts';
import { createThreads } from './threads.ts';

/** Who asks, and what set it in motion: goes into the metadata of every event that follows. */
export type CommandContext = kit.CommandContext & {
  actor: Actor;
  /** ISO 8601 instant: the only time a decider knows. */
  now: string;
  /** Of the platform: which policy it is. */
  policy?: string;
  /** Of the platform: which payment provider told it. */
  provider?: string;
};

export type CommandLog = kit.CommandLog<EventMetadata>;

type Options = {
  /** Other processes append to the same log. */ othersWrite?: boolean;
  onUnreadable?: ((error: UnreadableEvent) => void) | undefined;
};

/**
 * Refusals are thrown as ApiError; 409 `conflict` when the
 * stream never stood still.
 */
export function createCommandHandler(eventLog: CommandLog, { othersWrite = false, onUnreadable }: Options = {}) {
  const { log, beginning } = createResets(eventLog, { othersWrite });
  return createHandler<CommandContext, EventMetadata, Refusal>(log, {
    metadataOf: ({ actor, policy, provider }) => ({ actor, ...(policy && { policy }), ...(provider && { provider }) }),
    threads: createThreads(eventLog),
    stale: refuse('stale'),
    failureOf: apiErrorOf,
    conflict: () => new ApiError('conflict'),
    beginning,
    ...(onUnreadable && { onUnreadable }),
    othersWrite,
  });
}

export type CommandHandler = ReturnType<typeof createCommandHandler>;
