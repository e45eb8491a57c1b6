import { ApiError } from '#contracts/api-error.ts';
import type { UserType } from '#contracts/roles.ts';
import { loadSettings } from '../platform/settings.ts';
import type { AccountDeps } from './deps.ts';

/** Throws `switched_off` while admins have disabled registration of workers. Existing accounts are exempt. */
export async function requireWorkersWelcome(
  { commands, now }: Pick<AccountDeps, 'commands' | 'now'>,
  userType: UserType,
): Promise<void> {
  if (userType !== 'worker' || (await loadSettings(commands, now())).workerSignUp) return;
  throw new ApiError('switched_off', { message: 'Suki isn’t taking new workers right now.' });
}
