import type { LoginEvent } from '#contracts/events/account.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../../command-handling/command-handler.ts';
import type { AccountDeps } from '../deps.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { loginDecider } from '../logins/login-decider.ts';
import { type AnyLogin, loginOf, loginStream } from '../logins/login-name.ts';
import { currentHash } from './password-hashes.ts';
import { loadAccount } from '../person.ts';

export type RefusalReason = Extract<LoginEvent, { type: 'SignInRefused' }>['data']['reason'];

const TRIES = 10;

/** Records a wrong guess on the stream of its login. Concurrent guesses are retried, so that none escapes as a conflict. */
export async function recordRefusal(
  commands: CommandHandler,
  login: AnyLogin,
  refused: { accountId: string | null; reason: RefusalReason },
  context: CommandContext,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const command = { type: 'RefuseSignIn', data: { ...refused, now: context.now } } as const;
      await commands.handle(loginDecider, loginStream(login), command, context);
      return;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict') || attempt === TRIES) throw error;
    }
  }
}

/** Network address that guesses are counted by; calls within the process have none. */
export function addressOf({ address }: Pick<CallContext, 'address'>): string {
  return address ?? 'within';
}

/**
 * Re-authenticates a signed-in person by password, so that a stolen access token does not suffice. Throws `wrong_password`
 * (counted and recorded), or 429 after too many.
 */
export function createPasswordProof(deps: AccountDeps): (password: string, context: CallContext) => Promise<void> {
  const { commands, secretStore, passwords, now } = deps;
  const limits = createGuessLimits(deps);

  return async (password, context) => {
    const own = stepOf(commandContext(context, now()));
    const account = await loadAccount(commands, context.caller?.accountId ?? '');
    const { accountId } = account;
    const admitted = await limits.admit([
      { kind: 'proof', of: accountId },
      { kind: 'address', of: addressOf(context) },
    ]);
    if (await passwords.verify(password, await currentHash(secretStore, account))) return admitted.right();
    await recordRefusal(commands, loginOf(account), { accountId, reason: 'wrong_password' }, own);
    throw new ApiError('wrong_password', { security: { event: 'password_refused', accountId } });
  };
}
