import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import { newId } from '#infra/eventing/ids.ts';
import type { CommandContext } from './command-handler.ts';

/** The command behind a call of a signed-in person: they are the actor of every event that follows. */
export function commandContext(context: CallContext, now: Date): CommandContext {
  const { accountId, userType } = signedIn(context);
  return { commandId: context.commandId, actor: { accountId, role: userType }, now: now.toISOString() };
}

/**
 * A step within a command, with an id of its own: one command may reserve, release and (repeated after a failure) reserve
 * again, and these are three events. Under the command's id the log would know the third as a retry of the first, store
 * nothing, and let it pass for done. What takes a step decides by state whether there is anything left to do.
 */
export function stepOf(context: CommandContext): CommandContext {
  return {
    ...context,
    commandId: newId(),
    correlationId: context.correlationId ?? context.commandId,
    causationId: context.commandId,
  };
}
