import { streams } from '#contracts/events/streams.ts';
import { stepOf } from '../handling/command-context.ts';
import type { CommandContext, Commands } from '../handling/commands.ts';
import { type Account, accountDecider } from './decider.ts';
import { claimLogin, loginDecider, releaseLogin } from './login-decider.ts';
import { type LoginName, loginStream } from './login-name.ts';

/**
 * An email or phone number belongs to one account: its login stream is claimed before the account's own stream says so,
 * and a claim that a crash left without its account (or with an account that has moved on) can be taken over.
 */

export function carriesLogin(account: Account, { kind, value }: LoginName): boolean {
  return account[kind] === value;
}

/** The account that signs in with this name; a claim alone is not enough. */
export async function accountWithLogin(commands: Commands, login: LoginName): Promise<Account | undefined> {
  const { state } = await commands.load(loginDecider, loginStream(login));
  if (state.kind === 'free') return undefined;
  const account = await commands.load(accountDecider, streams.account(state.accountId));
  return account.state.kind === 'account' && carriesLogin(account.state, login) ? account.state : undefined;
}

/** Claims all of them or, when one is refused, none. Says how to give them back. */
export async function claimLogins(commands: Commands, accountId: string, logins: readonly LoginName[], context: CommandContext): Promise<{ giveBack(): Promise<void> }> {
  const claimed: LoginName[] = [];
  const giveBack = () => releaseLogins(commands, accountId, claimed, context);
  try {
    for (const login of logins) {
      const isNew = await claim(commands, accountId, login, context);
      if (isNew) claimed.push(login);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { giveBack };
}

async function claim(commands: Commands, accountId: string, login: LoginName, context: CommandContext): Promise<boolean> {
  const { state } = await commands.load(loginDecider, loginStream(login));
  const carrier = await accountWithLogin(commands, login);
  const leftBehindBy = state.kind === 'claimed' && !carrier ? state.accountId : null;
  const { events } = await commands.handle(
    loginDecider,
    loginStream(login),
    (known) => claimLogin({ accountId, kind: login.kind, now: context.now, leftBehindBy }, known),
    stepOf(context),
  );
  return events.length > 0;
}

export async function releaseLogins(commands: Commands, accountId: string, logins: readonly LoginName[], context: CommandContext): Promise<void> {
  for (const login of logins) {
    await commands.handle(loginDecider, loginStream(login), (known) => releaseLogin({ accountId }, known), stepOf(context));
  }
}
