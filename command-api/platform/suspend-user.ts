import type { OpenJob } from '#contracts/approval/approval-subject.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { ListAdmins } from '../account/admins.ts';
import { accountDecider } from '../account/decider.ts';
import { loadAccount } from '../account/person.ts';
import { askSecondAdmin, personOf } from '../approval/ask-second-admin.ts';
import { openJobsOf } from '../booking/open-jobs.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';

type Deps = { commands: CommandHandler; admins: ListAdmins };
type Suspend = { accountId: string; reason: string; by: string; cause?: 'safety' | undefined };
export type Changed = { position: number | undefined; approval: { id: string } | null };

/**
 * Suspending a worker with open jobs needs two admins, because those jobs are reopened to others. For safety reasons one admin
 * suffices, and the others are notified (when-suspended-for-safety-tell.ts).
 */
export async function suspendUser(deps: Deps, suspend: Suspend, context: CommandContext): Promise<Changed> {
  const { commands } = deps;
  const { accountId, by, reason, cause } = suspend;
  const account = await loadAccount(commands, accountId);
  const jobs = account.workerId === null ? [] : await openJobsOf(commands, account.workerId);
  const isDone = account.suspension !== null;
  if (jobs.length > 0 && cause !== 'safety' && !isDone && accountId !== by)
    return askToSuspend(deps, suspend, jobs, context);
  const command = { type: 'SuspendAccount', data: { reason, by, cause, openJobs: jobs.length } } as const;
  const { position } = await commands.handle(accountDecider, streams.account(accountId), command, context);
  return { position, approval: null };
}

async function askToSuspend(
  deps: Deps,
  { accountId, by, reason }: Suspend,
  jobs: readonly OpenJob[],
  context: CommandContext,
): Promise<Changed> {
  const [account, admin] = await Promise.all([loadAccount(deps.commands, accountId), loadAccount(deps.commands, by)]);
  const subject = { change: 'suspend_worker' as const, person: personOf(account), jobs: [...jobs] };
  const approvalId = derivedId('approval to suspend_worker', accountId);
  const { data, position } = await askSecondAdmin(
    deps,
    { approvalId, subject, reason, requestedBy: personOf(admin) },
    context,
  );
  return { position, approval: { id: data.id } };
}
