import { fullName } from '#contracts/account/person.ts';
import { streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { Correspondent } from './commands.ts';

/** A person folded from their account's stream; null when there is no such account. */
export async function loadCorrespondent(
  commands: Pick<CommandHandler, 'load'>,
  accountId: string,
): Promise<Correspondent | null> {
  const { state } = await commands.load(accountDecider, streams.account(accountId));
  if (state.kind === 'none') return null;
  const { avatar, userType, suspension } = state;
  return { accountId, name: fullName(state), avatar, userType, active: suspension === null };
}
