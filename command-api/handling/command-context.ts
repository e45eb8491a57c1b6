import { type CallContext, signedIn } from '#infra/http/handlers.ts';
import type { CommandContext } from './commands.ts';

/** The command behind a call of a signed-in person: they are the actor of every event that follows. */
export function commandContext(context: CallContext, now: Date): CommandContext {
  const { accountId, userType } = signedIn(context);
  return { commandId: context.commandId, actor: { accountId, role: userType }, now: now.toISOString() };
}
