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

/** A login and which of its claims is meant. */
export type Claim = { login: LoginName; claims: number };

/** Claims all of them or, when one is refused, none. Says how to give back what the account came not to carry. */
export async function claimLogins(commands: Commands, accountId: string, logins: readonly LoginName[], context: CommandContext): Promise<{ giveBack(): Promise<void> }> {
  const claimed: Claim[] = [];
  const giveBack = async () => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    const unused = claimed.filter(({ login }) => state.kind === 'none' || !carriesLogin(state, login));
    await releaseLogins(commands, accountId, unused, context);
  };
  try {
    for (const login of logins) claimed.push(...(await claim(commands, accountId, login, context)));
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { giveBack };
}

/** The claims that this made; none where the account had it already, be it for another change that is under way. */
async function claim(commands: Commands, accountId: string, login: LoginName, context: CommandContext): Promise<Claim[]> {
  const [before] = await claimsOf(commands, [login]);
  const carrier = await accountWithLogin(commands, login);
  const leftBehindBy = before && !carrier ? before.accountId : null;
  let wasOwn = false;
  const { state } = await commands.handle(
    loginDecider,
    loginStream(login),
    (known) => {
      wasOwn = known.kind === 'claimed' && known.accountId === accountId;
      return claimLogin({ accountId, kind: login.kind, now: context.now, leftBehindBy }, known);
    },
    stepOf(context),
  );
  return wasOwn ? [] : [{ login, claims: state.claims }];
}

/** The claims that stand now. */
export async function claimsOf(commands: Commands, logins: readonly LoginName[]): Promise<(Claim & { accountId: string })[]> {
  const standing: (Claim & { accountId: string })[] = [];
  for (const login of logins) {
    const { state } = await commands.load(loginDecider, loginStream(login));
    if (state.kind === 'claimed') standing.push({ login, claims: state.claims, accountId: state.accountId });
  }
  return standing;
}

export async function releaseLogins(commands: Commands, accountId: string, standing: readonly Claim[], context: CommandContext): Promise<void> {
  for (const { login, claims } of standing) {
    await commands.handle(loginDecider, loginStream(login), (known) => releaseLogin({ accountId, claims }, known), stepOf(context));
  }
}
