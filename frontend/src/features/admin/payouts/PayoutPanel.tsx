import { formatDay, formatDayAndTime, formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { streams } from '#contracts/events/streams.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { RowQuickLook } from '../quick-look/RowQuickLook.tsx';
import { StreamHistory } from '../StreamHistory.tsx';
import { useReadPayoutQuery } from './api.ts';
import { managePayoutsEn } from './manage-payouts.en.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutReceipt } from './PayoutReceipt.tsx';

/** Quick look at a payout: lines, account and actions. */
export function PayoutPanel({
  id,
  known,
  onClose,
}: {
  id: string;
  /** List row, used until the payout is loaded. */ known?: Payout | undefined;
  onClose: () => void;
}) {
  const t = useText(managePayoutsEn);
  const locale = useLocale();
  const query = useReadPayoutQuery({ id });
  const payout = query.currentData ?? known;
  const kicker = payout
    ? t('payoutOf', { day: formatDayWithYear(manilaInstant(payout.friday, '12:00'), locale) })
    : t('payouts');
  return (
    <RowQuickLook
      id={id}
      kicker={kicker}
      title={payout?.workerName}
      onClose={onClose}
      facts={payout && <StatusBadge kind="payout" status={payout.status} size={22} />}
      of={query}
      failed={t('payoutFailed')}
    >
      {payout && (
        <>
          <PayoutStatusNote payout={payout} />
          <PayoutReceipt payout={payout} />
          <PayoutActions payout={payout} />
          <hr className="border-line" />
          <StreamHistory stream={streams.payout(payout.workerId, payout.friday)} />
        </>
      )}
    </RowQuickLook>
  );
}

function PayoutStatusNote({
  payout: { workerId, status, reason, missingAccount, accountChange, carriedTo, reference, paidAt },
}: {
  payout: Payout;
}) {
  const t = useText(managePayoutsEn);
  const locale = useLocale();
  if (missingAccount) return <Note tone="warning">{t('missingAccount')}</Note>;
  if (accountChange)
    return (
      <Note tone="warning" title={t('waitsUntil', { until: formatDayAndTime(accountChange.heldUntil, locale) })}>
        {t('accountChanged', { when: formatDayAndTime(accountChange.changedAt, locale) })}
      </Note>
    );
  if (carriedTo)
    return (
      <Note>
        <TextLink inline to={`/admin/payouts/${encodeURIComponent(payoutId(workerId, carriedTo))}`}>
          {t('carriedTo', { day: formatDay(manilaInstant(carriedTo, '12:00'), locale) })}
        </TextLink>
      </Note>
    );
  if (status === 'paid' && paidAt)
    return <Note>{t('paidWith', { when: formatDayAndTime(paidAt, locale), reference: reference ?? '' })}</Note>;
  if (!reason) return null;
  if (status === 'on_hold') return <Note tone="warning">{t('held', { reason })}</Note>;
  return status === 'failed' || status === 'reversed' ? (
    <Note tone="warning">{t(status === 'failed' ? 'failedBecause' : 'reversedBecause', { reason })}</Note>
  ) : null;
}
