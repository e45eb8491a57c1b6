import type { Account } from '#contracts/account/account-fold.ts';
import type { ProvenIn } from './commands.ts';

/** Whether the era or session in which the person authenticated has ended. */
export function isProofOutdated({ era, sessionId }: ProvenIn = {}, account: Account): boolean {
  if (era !== undefined && era !== account.era) return true;
  return sessionId !== undefined && account.endedSessions.includes(sessionId);
}
