import type { AskedVersions } from '#contracts/form/asked-form.ts';
import type { BookingDraft } from '../draft/draft.ts';

/** Which questions somebody has begun to answer; null: none yet, so that the newest are asked. */
export function startedFormVersions({ estimate, answers, formDone }: BookingDraft): AskedVersions | null {
  if (!estimate) return null;
  const hasBegun = formDone === true || Object.keys(answers ?? {}).length > 0;
  return hasBegun ? { formVersion: estimate.formVersion, workerFormVersion: estimate.workerFormVersion } : null;
}
