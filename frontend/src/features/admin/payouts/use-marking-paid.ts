import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { api } from '../../../api/api.ts';
import { detailsOf } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useMarkPaidMutation } from './api.ts';
import { managePayoutsEn } from './manage-payouts.en.ts';

/** `amount`: as displayed, in centavos. */
export type Sent = { id: string; name: string; reference: string; amount: number };
type NotMarked = { id: string; name: string; reason: string };

/** Marks payouts paid one by one. Reports the progress and the failures. */
export function useMarkingPaid() {
  const t = useText(managePayoutsEn);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const [send] = useMarkPaidMutation();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failed, setFailed] = useState<readonly NotMarked[]>([]);

  /** After a recent account change the payout waits; the text says until when. */
  function failureReason(error: unknown): string {
    const { heldUntil } = detailsOf(error);
    return typeof heldUntil === 'string'
      ? t('waitsUntil', { until: formatDayAndTime(heldUntil, locale) })
      : errorText(error);
  }

  /** Returns whether all succeeded. */
  async function mark(payouts: readonly Sent[]): Promise<boolean> {
    const refused: NotMarked[] = [];
    for (const [nth, { id, name, ...body }] of payouts.entries()) {
      setProgress({ done: nth + 1, total: payouts.length });
      const answer = await send({ id, body });
      if (answer.error) refused.push({ id, name, reason: failureReason(answer.error) });
    }
    dispatch(api.util.invalidateTags(['Payout', 'Overview', 'Audit']));
    setProgress(null);
    setFailed(refused);
    const marked = payouts.length - refused.length;
    if (marked > 0) showToast(t('marked', { count: marked }), { variant: 'success' });
    return refused.length === 0;
  }

  return { mark, progress, failed };
}
