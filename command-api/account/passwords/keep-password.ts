import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { CommandData } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { existing, loadPerson, type Person } from '../person.ts';
import type { Change } from '../secret-store.ts';
import { nextChange, type Password, passwordHashes } from './password-hashes.ts';

/** `former`: the hash that it takes the place of, null where there is none; unsaid, whichever is there. */
type NewPassword = CommandData<'ChangePassword'> & { accountId: string; hash: string; former?: string | null };
type Put = { before: Password | undefined; isPut: boolean };

/**
 * Sets another password: first the hash, since whoever is signed out by the event signs in with it. So what the event would be
 * refused for is asked before the hash is written, and one that was refused all the same leaves the hash as it was: nobody's
 * password is set by who was signed out while theirs was hashed. A command that has set one sets no other.
 */
export function createPasswordKeeper({ commands, secretStore }: Pick<AccountDeps, 'commands' | 'secretStore'>) {
  const hashes = passwordHashes(secretStore);

  /** Answers with the one that it took the place of. */
  async function put({ accountId, hash, former }: NewPassword, changes: number): Promise<Password | undefined> {
    const { before, isPut } = await hashes.change(accountId, (known): Change<Password, Put> => {
      if (former !== undefined && (known?.hash ?? null) !== former)
        return { to: 'unchanged', told: { before: known, isPut: false } };
      return { to: { secret: { hash, changes }, expiresAt: null }, told: { before: known, isPut: true } };
    });
    if (!isPut) throw new ApiError('conflict');
    return before;
  }

  /** Unless there is yet another one by now. */
  async function putBack(accountId: string, hash: string, before: Password | undefined): Promise<void> {
    await hashes.change(accountId, (known): Change<Password, null> => {
      if (known?.hash !== hash) return { to: 'unchanged', told: null };
      return { to: before ? { secret: before, expiresAt: null } : 'gone', told: null };
    });
  }

  return async (wanted: NewPassword, context: CommandContext): Promise<Person> => {
    const { accountId, hash, cause, provenIn } = wanted;
    const stream = streams.account(accountId);
    const command = { type: 'ChangePassword', data: { cause, provenIn } } as const;
    const known = await commands.dryRun(accountDecider, stream, command, context);
    if (known.isDone || (await commands.isStored(stream, context.commandId)))
      return loadPerson(commands, existing(known.state));
    const before = await put(wanted, nextChange(existing(known.state)));
    const { state, position } = await commands
      .handle(accountDecider, stream, command, context)
      .catch(async (error: unknown) => {
        // Whatever else went wrong, the event may be there, and the command finds it when it comes again.
        if (error instanceof ApiError) await putBack(accountId, hash, before);
        throw error;
      });
    return { ...(await loadPerson(commands, existing(state))), position };
  };
}
