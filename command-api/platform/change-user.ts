import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import type { UserType } from '#contracts/roles.ts';
import { ApiError } from '#contracts/api-error.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { AccountCommand } from '../account/commands.ts';
import { accountDecider } from '../account/decider.ts';
import { ensureWorker, existing, loadAccount } from '../account/person.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { WorkerCommand } from '../worker/commands.ts';
import { workerDecider } from '../worker/decider.ts';

export type ChangeUser = BodyOf<RouteTable['changeUser']>;
type Position = number | undefined;

/** What admins decide about a person: on the account, or on the worker's stream when it is about working. `by`: the admin. */
export function changeUser(
  commands: CommandHandler,
  accountId: string,
  change: ChangeUser,
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
    case 'suspend':
      return onAccount(commands, accountId, { type: 'SuspendAccount', data: { reason: change.reason, by } }, context);
    case 'reinstate':
      return onAccount(commands, accountId, { type: 'ReinstateAccount', data: null }, context);
    case 'role':
      return toRole(commands, { accountId, userType: change.role, by }, context);
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

type ToRole = { accountId: string; userType: UserType; by: string };

/** Who becomes a worker applies as one; who stops being one is taken off the list of workers. */
async function toRole(
  commands: CommandHandler,
  { accountId, userType, by }: ToRole,
  context: CommandContext,
): Promise<Position> {
  const newWorkerId = derivedId('worker', context.commandId);
  const changed = await commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'ChangeRole', data: { userType, newWorkerId, by } },
    context,
  );
  const account = existing(changed.state);
  if (account.workerId)
    return (await ensureWorker(commands, { account, position: changed.position }, context)).position;
  if (!account.lastWorkerId) return changed.position;
  const left = await commands.handle(
    workerDecider,
    streams.worker(account.lastWorkerId),
    { type: 'LeaveWork', data: null },
    context,
  );
  return left.position;
}
