import type { Documents } from '#infra/eventing/documents.ts';
import { settings, SETTINGS_ID, type SettingsDocument } from '#projectors/read-models/platform/settings.ts';

/** Since when a rate held that something was counted at; null: since before its first change. */
export type CommissionSince = (percent: number, countedAt: string) => string | null;

export async function commissionHistory(documents: Pick<Documents, 'get'>): Promise<CommissionSince> {
  const stored = await documents.get<SettingsDocument>(settings.name, SETTINGS_ID);
  const commissions = stored?.document.commissions ?? [];
  return (percent, countedAt) =>
    commissions.findLast((one) => one.percent === percent && one.since <= countedAt)?.since ?? null;
}
