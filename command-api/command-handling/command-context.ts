import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import { newId } from '#infra/eventing/ids.ts';
import type { CommandContext } from './command-handler.ts';

/** Command context of a signed-in call: the person is the actor of its events. */
export function commandContext(context: CallContext, now: Date): CommandContext {
  const { accountId, userType } = signedIn(context);
  return { commandId: context.commandId, actor: { accountId, role: userType }, now: now.toISOString() };
}

/**
 * A step of a command, with a separate random command id. One command may reserve, release and, repeated after a failure, reserve
 * again. Under one command id the log would treat the third event as a duplicate and report success. Steps must therefore be
 * idempotent by state.
 */
export function stepOf(context: CommandContext): CommandContext {
  return {
    ...context,
    commandId: newId(),
    correlationId: context.correlationId ?? context.commandId,
    causationId: context.commandId,
  };
}
