import { Banknote } from 'lucide-react';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { IfPermitted } from '../../domain/session/IfPermitted.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { DetailRow } from '../../ui/showing/DetailRow.tsx';
import { StatusBadge } from '../../ui/showing/StatusBadge.tsx';
import { TextLink } from '../../ui/pressing/TextLink.tsx';
import { adminEn } from './admin.en.ts';
import { useListPayoutsOfBookingQuery } from './payouts/api.ts';

interface Props {
  bookingId: string;
}

/** Friday payouts that include this booking, with links. Renders nothing without one. */
export function PayoutsOfBooking(props: Props) {
  return (
    <IfPermitted do="payouts.read">
      <Payouts {...props} />
    </IfPermitted>
  );
}

function Payouts({ bookingId }: Props) {
  const t = useText(adminEn);
  const locale = useLocale();
  const { data, isError } = useListPayoutsOfBookingQuery({ id: bookingId });
  if (isError)
    return (
      <p role="alert" className="text-13 text-danger-ink">
        {t('payoutsFailed')}
      </p>
    );
  return data?.items.map(({ id, friday, status, amount, commissionPercent, commissionSince }) => (
    <DetailRow
      key={id}
      icon={<Banknote />}
      title={
        <TextLink inline to={`/admin/payouts/${encodeURIComponent(id)}`}>
          {t('inPayout', { day: formatDayWithYear(manilaInstant(friday, '12:00'), locale) })}
        </TextLink>
      }
      hint={
        <span className="flex flex-wrap items-center gap-2">
          <span className="amount">{formatPesoLong(amount)}</span>
          <span>
            {commissionSince
              ? t('commissionRateSince', {
                  percent: `${commissionPercent}%`,
                  day: formatDayWithYear(commissionSince, locale),
                })
              : t('commissionRate', { percent: `${commissionPercent}%` })}
          </span>
          <StatusBadge kind="payout" status={status} size={22} />
        </span>
      }
    />
  ));
}
