import { addMinutes } from '#contracts/manila-time.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { CancellingAfterMove } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { changesEn } from './changes.en.ts';

interface Props {
  cancelling: CancellingAfterMove;
  /** Start of the job after the change. */
  startsAt: string;
  side: Side;
  other: string;
  className?: string;
}

/** Cost of cancelling after a new time is agreed, shown to both sides. */
export function CancellingAfter({ cancelling, startsAt, side, other, className = '' }: Props) {
  const t = useText(changesEn);
  return (
    <p className={`text-14 ${className}`}>
      <span className="text-muted">{side === 'client' ? t('ifYouCancel') : t('ifOtherCancels', { other })}</span>{' '}
      <span className="font-strong">{useCost(cancelling, startsAt)}</span>
    </p>
  );
}

function useCost({ freeUntil, graceMinutes, fee }: CancellingAfterMove, startsAt: string): string {
  const t = useText(changesEn);
  const locale = useLocale();
  const now = useNow();
  const free = Date.parse(freeUntil);
  const amount = formatPesoShort(fee);
  if (fee === 0 || free >= Date.parse(startsAt)) return t('cancellingFree');
  if (free > Date.parse(addMinutes(new Date(now), graceMinutes)))
    return t('cancellingFreeUntil', { when: formatDayAndTime(freeUntil, locale), fee: amount });
  return graceMinutes > 0
    ? t('cancellingFreeFor', { minutes: graceMinutes, fee: amount })
    : t('cancellingCosts', { fee: amount });
}
