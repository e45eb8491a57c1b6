import type { Answered } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { User } from '#contracts/views/account.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { existing, loadPerson, userOf } from '../person.ts';

export type UserAnswer = Answered<{ user: User }>;

/** Handles the command and returns the resulting user. */
export async function userAnswer(
  { commands }: AccountDeps,
  accountId: string,
  command: AccountCommand,
  context: CommandContext,
): Promise<UserAnswer> {
  const { state, position } = await commands.handle(accountDecider, streams.account(accountId), command, context);
  const account = existing(state);
  return { data: { user: userOf(await loadPerson(commands, account)) }, position };
}
