import { streams } from '#contracts/events/streams.ts';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { UserType } from '#contracts/roles.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { accountDecider } from '../account/decider.ts';
import { ensureWorker, existing, loadAccount } from '../account/person.ts';
import { openJobsOf } from '../booking/open-jobs.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { workerDecider } from '../worker/decider.ts';

type NewRole = { accountId: string; userType: UserType; staffRole?: StaffRole; by: string; approvalId?: string };

/** A new worker also applies; the approval of a former worker is revoked. */
export async function changeRole(
  commands: CommandHandler,
  { accountId, userType, staffRole, by, approvalId }: NewRole,
  context: CommandContext,
): Promise<number> {
  const newWorkerId = derivedId('worker', context.commandId);
  const openJobs = await openJobsBefore(commands, accountId);
  const changed = await commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'ChangeRole', data: { userType, staffRole, newWorkerId, by, approvalId, openJobs } },
    context,
  );
  const account = existing(changed.state);
  if (account.workerId)
    return (
      (await ensureWorker(commands, { account, position: changed.position }, context)).position ?? changed.position
    );
  if (!account.lastWorkerId) return changed.position;
  const left = await commands.handle(
    workerDecider,
    streams.worker(account.lastWorkerId),
    { type: 'LeaveWork', data: null },
    context,
  );
  return left.position;
}

async function openJobsBefore(commands: CommandHandler, accountId: string): Promise<number> {
  const { workerId } = await loadAccount(commands, accountId);
  return workerId === null ? 0 : (await openJobsOf(commands, workerId)).length;
}
