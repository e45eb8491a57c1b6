import type { AccountEvent } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { CallFailed } from '#infra/call-failed.ts';
import type { CommandContext, Commands } from '../handling/commands.ts';
import type { Decision } from '../handling/decider.ts';
import { renameWorker } from '../worker/application.ts';
import { workerDecider } from '../worker/decider.ts';
import { type Account, accountDecider, type AccountState, fullName } from './decider.ts';
import { carriesLogin, claimLogins, claimsOf, releaseLogins } from './login-claims.ts';
import { emailLogin, type LoginName, phoneLogin } from './login-name.ts';
import { existing, loadAccount, loadPerson, type Person } from './person.ts';
import { changeProfile, type ProfileChanges } from './profile.ts';

const TRIES = 3;

/**
 * A change of email or phone claims the new one, changes the account, and gives the old one back. Where another device
 * changed them at the same moment, what was claimed no longer fits: all of it is done anew on what the account says then.
 */
export async function changeAccount(commands: Commands, accountId: string, changes: ProfileChanges, context: CommandContext): Promise<Person> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const changed = await changeOnce(commands, accountId, changes, context);
    if (changed) return renamed(commands, changed, context);
  }
  throw new CallFailed('conflict');
}

/** undefined: email or phone were changed by somebody else meanwhile, and nothing was done. */
async function changeOnce(commands: Commands, accountId: string, changes: ProfileChanges, context: CommandContext): Promise<Omit<Person, 'worker'> | undefined> {
  const before = await loadAccount(commands, accountId);
  const held = await claimsOf(commands, loginsOf(before));
  const claims = await claimLogins(commands, accountId, loginsOf(changes).filter((login) => !carriesLogin(before, login)), context);
  let movedOn = false;
  const decide = (state: AccountState): Decision<AccountEvent> => {
    movedOn = namesLogins(changes) && !carriesSameLogins(before, state);
    return movedOn ? [] : changeProfile(changes, state);
  };
  const { state, position } = await commands.handle(accountDecider, streams.account(accountId), decide, context).catch(async (error: unknown) => {
    await claims.giveBack();
    throw error;
  });
  if (movedOn) {
    await claims.giveBack();
    return undefined;
  }
  const account = existing(state);
  await releaseLogins(commands, accountId, held.filter(({ login }) => !carriesLogin(account, login)), context);
  return { account, position };
}

function namesLogins({ email, phone }: ProfileChanges): boolean {
  return email !== undefined || phone !== undefined;
}

function carriesSameLogins(before: Account, now: AccountState): boolean {
  return now.kind === 'account' && now.email === before.email && now.phone === before.phone;
}

function loginsOf({ email, phone }: Pick<ProfileChanges, 'email' | 'phone'>): LoginName[] {
  return [...(email ? [emailLogin(email)] : []), ...(phone ? [phoneLogin(phone)] : [])];
}

/** A worker's name and face are the person's; run at every change, it also mends what a crash left undone. */
async function renamed(commands: Commands, { account, position }: Omit<Person, 'worker'>, context: CommandContext): Promise<Person> {
  const { worker } = await loadPerson(commands, account);
  if (worker.kind === 'none') return { account, worker, position };
  const names = { name: fullName(account), avatar: account.avatar };
  const handled = await commands.handle(workerDecider, streams.worker(worker.workerId), (state) => renameWorker(names, state), context);
  return { account, worker: handled.state, position: handled.position };
}
