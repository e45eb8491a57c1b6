import type { Refusal } from '#contracts/refusal.ts';
import type * as kit from '#infra/eventing/command-handling.ts';

/** Events to append (none if the outcome already holds), or a refusal. */
export type Decision<Event> = kit.Decision<Event, Refusal>;
