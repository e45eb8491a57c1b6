import type { AccountEvent } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Decision } from '../command-handling/decision.ts';
import { renameWorker } from '../worker/decide-application.ts';
import { resubmitting } from '../worker/resubmission.ts';
import { workerDecider } from '../worker/decider.ts';
import { requestContactChange } from './decide-contact-change.ts';
import { accountDecider, type AccountState, fullName } from './decider.ts';
import { existing, loadPerson, type Person } from './person.ts';
import { changeProfile, type ProfileChanges } from './decide-profile.ts';

export type Changes = ProfileChanges & { email?: string | undefined; phone?: string | undefined };

/** What a person changes about themselves. A new email or phone is only wanted by this, and claims nothing yet. */
export async function changeAccount(
  commands: CommandHandler,
  accountId: string,
  changes: Changes,
  context: CommandContext,
): Promise<Person> {
  const { state, position } = await commands.handleWith(
    accountDecider,
    streams.account(accountId),
    (known) => changeMe(changes, context.now, known),
    context,
  );
  return renamed(commands, { account: existing(state), position }, context);
}

function changeMe({ email, phone, ...changes }: Changes, now: string, state: AccountState): Decision<AccountEvent> {
  const decisions = [
    changeProfile(changes, state),
    ...(email === undefined ? [] : [requestContactChange({ kind: 'email', value: email, now }, state)]),
    ...(phone === undefined ? [] : [requestContactChange({ kind: 'phone', value: phone, now }, state)]),
  ];
  const events: AccountEvent[] = [];
  for (const decision of decisions) {
    if (isRefusal(decision)) return decision;
    events.push(...decision);
  }
  return events;
}

/** A worker's name and face are the person's; run at every change, it also mends what a crash left undone. */
async function renamed(
  commands: CommandHandler,
  { account, position }: Omit<Person, 'worker'>,
  context: CommandContext,
): Promise<Person> {
  const { worker } = await loadPerson(commands, account);
  if (worker.kind === 'none') return { account, worker, position };
  const names = { name: fullName(account), avatar: account.avatar };
  const handled = await commands.handleWith(
    workerDecider,
    streams.worker(worker.workerId),
    resubmitting((state) => renameWorker(names, state)),
    context,
  );
  return { account, worker: handled.state, position: handled.position };
}
