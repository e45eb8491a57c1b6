import type { FormVersions } from '#contracts/form/booking-forms.ts';
import type { BookingDraft } from '../draft/draft.ts';

/** Form versions that the client has started to answer; null before the first answer, so that the newest are used. */
export function startedFormVersions({ estimate, answers, formDone }: BookingDraft): FormVersions | null {
  if (!estimate) return null;
  const hasBegun = formDone === true || Object.keys(answers ?? {}).length > 0;
  return hasBegun ? { formVersion: estimate.formVersion, workerFormVersion: estimate.workerFormVersion } : null;
}
