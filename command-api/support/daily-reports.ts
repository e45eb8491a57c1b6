import * as z from 'zod/mini';
import { ApiError } from '#contracts/api-error.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import type { SecretStore } from '../account/secret-store.ts';

/** More than a person reports in a day; stops scripts. */
export const MOST_REPORTS_A_DAY = 10;

type Deps = { secretStore: Pick<SecretStore, 'collection'>; now: () => Date };

/** Counts reports per kind and Manila day in the secret store, which all processes share. */
export function createDailyReports({ secretStore, now }: Deps, kind: 'bug-reports' | 'safety-reports') {
  const counted = secretStore.collection(kind, z.array(z.string()));

  /** Counts a report once per id. Throws `daily_report_limit`. */
  return async function countReport(accountId: string, reportId: string): Promise<void> {
    const day = manilaDay(now());
    const endsAt = new Date(manilaInstant(addDays(day, 1)));
    const fits = await counted.change(`${accountId}-${day}`, (before = []) => {
      if (before.includes(reportId)) return { to: 'unchanged', result: true };
      if (before.length >= MOST_REPORTS_A_DAY) return { to: 'unchanged', result: false };
      return { to: { secret: [...before, reportId], expiresAt: endsAt }, result: true };
    });
    if (!fits)
      throw new ApiError('daily_report_limit', {
        retryAfterSeconds: Math.ceil((endsAt.getTime() - now().getTime()) / 1000),
      });
  };
}
