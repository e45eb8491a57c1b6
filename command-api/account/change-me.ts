import { streams } from '#contracts/events/streams.ts';
import type { CommandContext, Commands } from '../handling/commands.ts';
import { renameWorker } from '../worker/application.ts';
import { workerDecider } from '../worker/decider.ts';
import { type Account, accountDecider, fullName } from './decider.ts';
import { claimLogins, releaseLogins } from './login-claims.ts';
import { emailLogin, type LoginName, phoneLogin } from './login-name.ts';
import { existing, loadAccount, loadPerson, type Person } from './person.ts';
import { changeProfile, type ProfileChanges } from './profile.ts';

/** A change of email or phone claims the new one, changes the account, and gives the old one back. */
export async function changeAccount(commands: Commands, accountId: string, changes: ProfileChanges, context: CommandContext): Promise<Person> {
  const before = await loadAccount(commands, accountId);
  const claims = await claimLogins(commands, accountId, newLogins(changes, before), context);
  const changed = await commands.handle(accountDecider, streams.account(accountId), (state) => changeProfile(changes, state), context).catch(async (error: unknown) => {
    await claims.giveBack();
    throw error;
  });
  const account = existing(changed.state);
  await releaseLogins(commands, accountId, formerLogins(before, account), context);
  return renamed(commands, { account, position: changed.position }, context);
}

function newLogins({ email, phone }: ProfileChanges, account: Account): LoginName[] {
  return [...(email && email !== account.email ? [emailLogin(email)] : []), ...(phone && phone !== account.phone ? [phoneLogin(phone)] : [])];
}

function formerLogins(before: Account, after: Account): LoginName[] {
  return [...(before.email && before.email !== after.email ? [emailLogin(before.email)] : []), ...(before.phone && before.phone !== after.phone ? [phoneLogin(before.phone)] : [])];
}

/** A worker's name and face are the person's; run at every change, it also mends what a crash left undone. */
async function renamed(commands: Commands, { account, position }: Omit<Person, 'worker'>, context: CommandContext): Promise<Person> {
  const { worker } = await loadPerson(commands, account);
  if (worker.kind === 'none') return { account, worker, position };
  const names = { name: fullName(account), avatar: account.avatar };
  const handled = await commands.handle(workerDecider, streams.worker(worker.workerId), (state) => renameWorker(names, state), context);
  return { account, worker: handled.state, position: handled.position };
}
