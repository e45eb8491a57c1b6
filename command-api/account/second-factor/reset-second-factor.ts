import { streams } from '#contracts/events/streams.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { ResetSecondFactor } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { releasePasskeys } from '../passkeys/release-passkeys.ts';
import { existing, loadAccount } from '../person.ts';
import { forgetSecondFactors } from './forget-second-factors.ts';

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
  await releasePasskeys(deps, { before, after }, context);
  await forgetSecondFactors(secretStore, after);
  return position;
}
