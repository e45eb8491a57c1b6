import type { Refusal } from '#contracts/refusal.ts';
import type * as kit from '#infra/eventing/command-handling/decider.ts';

/** Events to append (none when the outcome already holds), or the rule that says no. */
export type Decision<Event> = kit.Decision<Event, Refusal>;
