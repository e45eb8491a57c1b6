import type { Recorded } from '#contracts/events/registry.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';

/** An event's data as people may read it: where somebody's money goes is nobody's to read off the log or an export. */
export function shownData({ type, data }: Recorded): Record<string, unknown> {
  return type === 'PayoutAccountSet' ? { ...data, account: maskedAccount(data) } : { ...data };
}
