import { streams } from '#contracts/events/streams.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { ResetSecondFactor } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { letGoOfPasskeys } from '../passkeys/let-go-of-passkeys.ts';
import { existing, loadAccount } from '../person.ts';
import { letGoOfSecondFactors } from './let-go-of-second-factors.ts';

/** Removes all second factors of an account and their secrets. Returns the log position. */
export async function resetSecondFactor(
  deps: Pick<AccountDeps, 'commands' | 'secretStore'>,
  { accountId, ...reset }: ResetSecondFactor & { accountId: string },
  context: CommandContext,
): Promise<number> {
  const { commands, secretStore } = deps;
  const before = await loadAccount(commands, accountId);
  const command = { type: 'ResetSecondFactor', data: reset } as const;
  const { state, position } = await commands.handle(accountDecider, streams.account(accountId), command, context);
  const after = existing(state);
  await letGoOfPasskeys(deps, { before, after }, context);
  await letGoOfSecondFactors(secretStore, after);
  return position;
}
