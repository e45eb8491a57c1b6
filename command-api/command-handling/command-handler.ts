/** The event-sourcing library's command handler with our actors, refusals and correlation ids. */
import type { Actor, EventMetadata } from '#contracts/events/envelope.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type * as kit from '#infra/eventing/command-handling.ts';
import { createCommandHandler as createHandler } from '#infra/eventing/command-handling.ts';
import { ApiError, apiErrorOf } from '#contracts/api-error.ts';
import type { UnreadableEvent } from '#infra/eventing/event-log.ts';
import { createResets } from './resets.ts';
import { createCorrelations } from './correlations.ts';

/** Actor and cause of a command, stored in the metadata of its events. */
export type CommandContext = kit.CommandContext & {
  actor: Actor;
  /** ISO 8601 instant; deciders use no other clock. */
  now: string;
  /** The acting policy, if any. */
  policy?: string;
  /** The reporting payment provider, if any. */
  provider?: string;
};

export type CommandLog = kit.CommandLog<EventMetadata>;

type Options = {
  /** Required if other processes append to the same log. */
  follower?: kit.Follower<EventMetadata> | undefined;
  onUnreadable?: ((error: UnreadableEvent) => void) | undefined;
};

/**
 * Throws refusals as ApiError, and 409 `conflict` after too many
 * optimistic concurrency conflicts.
 */
export function createCommandHandler(eventLog: CommandLog, { follower, onUnreadable }: Options = {}) {
  const { log, beginning } = createResets(eventLog, follower);
  return createHandler<CommandContext, EventMetadata, Refusal>(log, {
    metadataOf: ({ actor, policy, provider }) => ({ actor, ...(policy && { policy }), ...(provider && { provider }) }),
    threads: createCorrelations(eventLog),
    stale: refuse('stale'),
    failureOf: apiErrorOf,
    conflict: () => new ApiError('conflict'),
    beginning,
    ...(onUnreadable && { onUnreadable }),
    follower,
  });
}

export type CommandHandler = ReturnType<typeof createCommandHandler>;
