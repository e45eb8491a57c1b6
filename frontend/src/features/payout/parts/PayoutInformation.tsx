import { CalendarClock } from 'lucide-react';
import { formatDayAndTime, formatLongDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Earnings } from '#contracts/views/payout-earnings.ts';
import { cx } from '../../../ui/class-names.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { earningsEn } from '../earnings.en.ts';
import { payoutDetailsPath } from '../../../domain/payout-details-path.ts';
import { nextPayoutNote } from '../payout-view.ts';
import { usePayoutMethodName } from '../use-payout-method-name.ts';

/** The worker's payout method, or "Not set", and the next Friday's amount once there is one. */
export function PayoutInformation({
  payout: { method, account, heldUntil, verifying, next },
}: {
  payout: Earnings['payout'];
}) {
  const t = useText(earningsEn);
  const locale = useLocale();
  const methodName = usePayoutMethodName();
  const note = next && nextPayoutNote(next, method);
  return (
    <DeepPanel aria-labelledby="payout-information">
      <h2 id="payout-information" className="text-18 font-title">
        {t('payoutInformation')}
      </h2>
      {verifying > 0 && (
        <div className="mt-3">
          <p className="text-14 text-on-deep-muted">{t('verifying')}</p>
          <p className="amount text-28 tracking-tight">{formatPesoLong(verifying)}</p>
          <p className="text-14 text-on-deep-muted">{t('verifyingText')}</p>
        </div>
      )}
      {next && (
        <div className="mt-3">
          <p className="text-14 text-on-deep-muted">
            {t('nextPayout', { day: formatLongDay(manilaInstant(next.friday), locale) })}
          </p>
          <p className={cx('amount tracking-tight', verifying > 0 ? 'text-18' : 'text-28')}>
            {formatPesoLong(next.amount)}
          </p>
          <StatusBadge kind="payout" status={next.status} on="deep" className="mt-1.5" />
          {note && <p className="mt-3 rounded-12 bg-deep-2 px-4 py-3 text-14">{t(note)}</p>}
        </div>
      )}
      {heldUntil && (
        <p className="mt-3 rounded-12 bg-deep-2 px-4 py-3 text-14">
          {t('accountChanged', { until: formatDayAndTime(heldUntil, locale) })}
        </p>
      )}
      <dl className="mt-4 grid gap-2 border-y border-deep-2 py-4 text-14">
        <Line name={t('method')}>{method ? methodName(method) : t('notSet')}</Line>
        <Line name={t('account')}>{account ?? t('notSet')}</Line>
      </dl>
      <div className="mt-4 flex gap-3">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-mango" />
        <div>
          <p className="text-14 font-strong">{t('weekly')}</p>
          <p className="text-14 text-on-deep-muted">{t('weeklyText')}</p>
        </div>
      </div>
      <ButtonLink to={payoutDetailsPath} variant={method ? 'deep' : 'mango'} size={44} wide className="mt-5">
        {t(method ? 'changePayout' : 'setPayout')}
      </ButtonLink>
    </DeepPanel>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-on-deep-muted">{name}</dt>
      <dd className="tabular font-strong">{children}</dd>
    </div>
  );
}
