import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { ListAdmins } from '../account/admins.ts';
import type { AccountCommand } from '../account/commands.ts';
import { accountDecider } from '../account/decider.ts';
import { ensureWorker, loadAccount } from '../account/person.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { WorkerCommand } from '../worker/commands.ts';
import { workerDecider } from '../worker/decider.ts';
import { changeRole } from './change-role.ts';
import { type Changed, suspendUser } from './suspend-user.ts';

export type ChangeUser = BodyOf<RouteTable['changeUser']>;
type Position = number | undefined;

/** Changes by admins to a person's account or worker stream. `by`: the admin. */
export async function changeUser(
  deps: { commands: CommandHandler; admins: ListAdmins },
  accountId: string,
  change: ChangeUser,
  by: string,
  context: CommandContext,
): Promise<Changed> {
  if (change.action === 'suspend')
    return suspendUser(deps, { accountId, reason: change.reason, cause: change.cause, by }, context);
  return { position: await changeAtOnce(deps.commands, accountId, change, by, context), approval: null };
}

function changeAtOnce(
  commands: CommandHandler,
  accountId: string,
  change: Exclude<ChangeUser, { action: 'suspend' }>,
  by: string,
  context: CommandContext,
): Promise<Position> {
  const { now } = context;
  switch (change.action) {
    case 'approve':
      return onWorker(commands, accountId, { type: 'ApproveWorker', data: { now } }, context);
    case 'request-missing':
      return onWorker(commands, accountId, { type: 'RequestMissingItems', data: { now } }, context);
    case 'reject':
      return onWorker(commands, accountId, { type: 'RejectWorker', data: { reason: change.reason } }, context);
    case 'reinstate':
      return onAccount(commands, accountId, { type: 'ReinstateAccount', data: null }, context);
    case 'role':
      return changeRole(commands, { accountId, userType: change.role, by }, context);
  }
}

async function onWorker(
  commands: CommandHandler,
  accountId: string,
  command: WorkerCommand,
  context: CommandContext,
): Promise<Position> {
  const account = await loadAccount(commands, accountId);
  if (!account.workerId) throw new ApiError('not_allowed_now', { message: 'This person is not a worker.' });
  await ensureWorker(commands, { account }, { ...context, commandId: derivedId('application', context.commandId) });
  const { position } = await commands.handle(workerDecider, streams.worker(account.workerId), command, context);
  return position;
}

async function onAccount(
  commands: CommandHandler,
  accountId: string,
  command: AccountCommand,
  context: CommandContext,
): Promise<Position> {
  const { position } = await commands.handle(accountDecider, streams.account(accountId), command, context);
  return position;
}
