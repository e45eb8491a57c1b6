import { fullName } from '#contracts/account/person.ts';
import { streams } from '#contracts/events/streams.ts';
import type { CommandContext, CommandHandler } from '../../command-handling/command-handler.ts';
import { workerDecider } from '../../worker/decider.ts';
import type { ChangeAccount } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import { existing, loadPerson, type Person } from '../person.ts';

export type Changes = Omit<ChangeAccount, 'now'>;

/** Changes a person's own profile. A new email or phone is only requested by this; it is not claimed yet. */
export async function changeAccount(
  commands: CommandHandler,
  accountId: string,
  changes: Changes,
  context: CommandContext,
): Promise<Person> {
  const { state, position } = await commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'ChangeAccount', data: { ...changes, now: context.now } },
    context,
  );
  return renamed(commands, { account: existing(state), position }, context);
}

/** Copies name and avatar to the worker. Runs at every change, so it also completes a change that a crash interrupted. */
async function renamed(
  commands: CommandHandler,
  { account, position }: Omit<Person, 'worker'>,
  context: CommandContext,
): Promise<Person> {
  const { worker } = await loadPerson(commands, account);
  if (worker.kind === 'none') return { account, worker, position };
  const handled = await commands.handle(
    workerDecider,
    streams.worker(worker.workerId),
    { type: 'RenameWorker', data: { name: fullName(account), avatar: account.avatar } },
    context,
  );
  return { account, worker: handled.state, position: handled.position };
}
