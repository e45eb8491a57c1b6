import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import type { CommandData } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { existing, loadPerson, type Person } from '../person.ts';
import type { Change } from '../secret-store.ts';
import { nextChange, type Password, passwordHashes } from './password-hashes.ts';

/** `former`: the hash to replace, null for none; absent: any. */
type NewPassword = CommandData<'ChangePassword'> & { accountId: string; hash: string; former?: string | null };
type Put = { before: Password | undefined; isPut: boolean };

/**
 * Changes a password: stores the hash before the event, because the event ends sessions and people sign in again with the new
 * password. A dry run checks refusals before the hash is written; if the event is refused after all, the former hash is
 * restored, so that a session that ended during hashing sets no password. A command sets at most one password.
 */
export function createPasswordKeeper({ commands, secretStore }: Pick<AccountDeps, 'commands' | 'secretStore'>) {
  const hashes = passwordHashes(secretStore);

  /** Returns the replaced hash. */
  async function put({ accountId, hash, former }: NewPassword, changes: number): Promise<Password | undefined> {
    const { before, isPut } = await hashes.change(accountId, (known): Change<Password, Put> => {
      if (former !== undefined && (known?.hash ?? null) !== former)
        return { to: 'unchanged', result: { before: known, isPut: false } };
      return { to: { secret: { hash, changes }, expiresAt: null }, result: { before: known, isPut: true } };
    });
    if (!isPut) throw new ApiError('conflict');
    return before;
  }

  /** Restores the former hash unless the current one was replaced again. */
  async function putBack(accountId: string, hash: string, before: Password | undefined): Promise<void> {
    await hashes.change(accountId, (known): Change<Password, null> => {
      if (known?.hash !== hash) return { to: 'unchanged', result: null };
      return { to: before ? { secret: before, expiresAt: null } : 'gone', result: null };
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
        // After other errors the event may be stored, and a repeated command finds it.
        if (error instanceof ApiError) await putBack(accountId, hash, before);
        throw error;
      });
    return { ...(await loadPerson(commands, existing(state))), position };
  };
}
