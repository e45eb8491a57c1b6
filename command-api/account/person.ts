import type { Account, AccountState } from '#contracts/account/account-fold.ts';
import { fullName } from '#contracts/account/person.ts';
import { streams } from '#contracts/events/streams.ts';
import { type AccountView, type User, userView } from '#contracts/views/account.ts';
import { noWorker, type WorkerState } from '#contracts/worker/worker-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { workerDecider } from '../worker/decider.ts';
import { accountDecider } from './decider.ts';

/** An account and its worker; `position`: of events appended for it, if any. */
export type Person = { account: Account; worker: WorkerState; position?: number | undefined };

export function existing(state: AccountState): Account {
  if (state.kind === 'none') throw new ApiError('not_found');
  return state;
}

export async function loadAccount(commands: CommandHandler, accountId: string): Promise<Account> {
  const { state } = await commands.load(accountDecider, streams.account(accountId));
  return existing(state);
}

export async function loadPerson(commands: CommandHandler, account: Account): Promise<Person> {
  if (!account.workerId) return { account, worker: noWorker };
  const { state } = await commands.load(workerDecider, streams.worker(account.workerId));
  return { account, worker: state };
}

/** Applies for an account of role worker, if a crash prevented the application. */
export async function ensureWorker(
  commands: CommandHandler,
  { account, position }: Omit<Person, 'worker'>,
  context: CommandContext,
): Promise<Person> {
  const { accountId, workerId, avatar } = account;
  if (!workerId) return { account, worker: noWorker, position };
  const application = { workerId, accountId, name: fullName(account), avatar };
  const applied = await commands.handle(
    workerDecider,
    streams.worker(workerId),
    { type: 'ApplyAsWorker', data: application },
    context,
  );
  return { account, worker: applied.state, position: applied.position };
}

/** The person's own view, from the folded streams: responses never wait for a read model. */
export function userOf({ account, worker }: Pick<Person, 'account' | 'worker'>): User {
  return userView({ ...account, ...workOf(worker) });
}

function workOf(
  worker: WorkerState,
): Pick<AccountView, 'approval' | 'services' | 'hourlyRateCentavos' | 'workLocation'> {
  if (worker.kind === 'none') return { approval: null, services: [], hourlyRateCentavos: null, workLocation: null };
  const { approval, services, rates, profile } = worker;
  const workLocation = profile?.location ?? null;
  return { approval: approval.status, services, hourlyRateCentavos: rates.hourlyRateCentavos, workLocation };
}
